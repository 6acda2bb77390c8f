/** Something to be done with several items at once. @returns the result of each */
type Run<Item, Result> = (items: readonly Item[]) => Promise<readonly Result[]>;

interface Waiting<Item, Result> {
  item: Item;
  /** As how many it counts. */
  weight: number;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

export interface SharedRunsOptions<Item> {
  /** Most items of one run; by their weights where these have some. */
  most: number;
  /** As how many an item counts; one that is more than fit has a run of its own. */
  weightOf?(item: Item): number;
  /** Whether a failure may be the fault of one item, and nothing was done: each is then run by itself. */
  isOfOne(error: unknown): boolean;
}

/**
 * Lets items of one owner and key that come while a run is under way share the next run. One that comes alone waits for nothing,
 * and a run that is full for nothing but the one before it.
 * @returns what runs an item along with others
 */
export function sharedRuns<Item, Result>(
  run: Run<Item, Result>,
  { most, weightOf = () => 1, isOfOne }: SharedRunsOptions<Item>,
): (owner: object, key: string, item: Item) => Promise<Result> {
  type Queue = Waiting<Item, Result>[];
  const owners = new WeakMap<object, Map<string, Queue>>();

  /** How many of those that wait fit into the next run, and whether that is full. */
  function nextOf(queue: Queue): { count: number; isFull: boolean } {
    let [count, sum] = [0, 0];
    for (const { weight } of queue) {
      sum += weight;
      if (sum > most && count > 0) break;
      count += 1;
      if (sum >= most) break;
    }
    return { count, isFull: sum >= most };
  }

  const runNext = (queue: Queue) => runAll(queue.splice(0, nextOf(queue).count));

  /** @param over called at the moment in which nothing waits any more: what comes then needs a queue of its own */
  async function work(queue: Queue, over: () => void): Promise<void> {
    let running = runNext(queue);
    for (;;) {
      const answer = await running;
      if (nextOf(queue).isFull) {
        // Under way before the answers are made: these take their time, too.
        running = runNext(queue);
        await new Promise(setImmediate);
        answer();
      } else {
        answer();
        // Who was answered may come again at once.
        await new Promise(setImmediate);
        if (queue.length === 0) return over();
        running = runNext(queue);
      }
    }
  }

  /** @returns what answers each of them */
  async function runAll(group: Queue): Promise<() => void> {
    try {
      const results = await run(group.map(({ item }) => item));
      return () => {
        for (const [index, { resolve }] of group.entries()) resolve(results[index] as Result);
      };
    } catch (error) {
      if (group.length === 1 || !isOfOne(error))
        return () => {
          for (const { reject } of group) reject(error);
        };
      for (const one of group) (await runAll([one]))();
      return () => undefined;
    }
  }

  return (owner, key, item) =>
    new Promise((resolve, reject) => {
      const waiting = { item, weight: weightOf(item), resolve, reject };
      const queues = owners.get(owner) ?? new Map<string, Queue>();
      owners.set(owner, queues);
      const queue = queues.get(key);
      if (queue) {
        queue.push(waiting);
        return;
      }
      const started = [waiting];
      queues.set(key, started);
      void work(started, () => queues.delete(key));
    });
}

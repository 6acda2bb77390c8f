/** Something to be done with several items at once. @returns the result of each */
type Run<Item, Result> = (items: readonly Item[]) => Promise<readonly Result[]>;

interface Waiting<Item, Result> {
  item: Item;
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
 * Lets items of one key that come while a run is under way share the next run. One that comes alone waits for nothing, and a run
 * that is full for nothing but the one before it.
 * @returns what runs an item along with others
 */
export function sharedRuns<Item, Result>(
  run: Run<Item, Result>,
  { most, weightOf = () => 1, isOfOne }: SharedRunsOptions<Item>,
): (key: string, item: Item) => Promise<Result> {
  const queues = new Map<string, Waiting<Item, Result>[]>();

  /** How many of those that wait fit into the next run, and whether that is full. */
  function nextOf(queue: readonly Waiting<Item, Result>[]): { count: number; isFull: boolean } {
    let [count, weight] = [0, 0];
    for (const { item } of queue) {
      weight += weightOf(item);
      if (weight > most && count > 0) break;
      count += 1;
      if (weight >= most) break;
    }
    return { count, isFull: weight >= most };
  }

  const runNext = (queue: Waiting<Item, Result>[]) => runAll(queue.splice(0, nextOf(queue).count));

  async function work(key: string, queue: Waiting<Item, Result>[]): Promise<void> {
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
        if (queue.length === 0) break;
        running = runNext(queue);
      }
    }
    queues.delete(key);
  }

  /** @returns what answers each of them */
  async function runAll(group: readonly Waiting<Item, Result>[]): Promise<() => void> {
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

  return (key, item) =>
    new Promise((resolve, reject) => {
      const waiting = { item, resolve, reject };
      const queue = queues.get(key);
      if (queue) {
        queue.push(waiting);
        return;
      }
      const started = [waiting];
      queues.set(key, started);
      void work(key, started);
    });
}

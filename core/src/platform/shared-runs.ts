/** Something to be done with several items at once. @returns the result of each */
type Run<Item, Result> = (items: readonly Item[]) => Promise<readonly Result[]>;

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

export interface SharedRunsOptions {
  /** Most items of one run. */
  most: number;
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
  { most, isOfOne }: SharedRunsOptions,
): (key: string, item: Item) => Promise<Result> {
  const queues = new Map<string, Waiting<Item, Result>[]>();

  async function work(key: string, queue: Waiting<Item, Result>[]): Promise<void> {
    let running = runAll(queue.splice(0, most));
    for (;;) {
      const answer = await running;
      if (queue.length >= most) {
        // Under way before the answers are made: these take their time, too.
        running = runAll(queue.splice(0, most));
        await new Promise(setImmediate);
        answer();
      } else {
        answer();
        // Who was answered may come again at once.
        await new Promise(setImmediate);
        if (queue.length === 0) break;
        running = runAll(queue.splice(0, most));
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

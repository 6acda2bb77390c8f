import DataLoader from 'dataloader';

/**
 * Does together what several callers ask for one by one: those who come while a batch is under way form the next one, and
 * an item that comes alone does not wait. Where a batch fails, each item is tried by itself: a bad one fails alone.
 * @param most items of one batch
 * @param work does a batch, all of it or nothing; its results are in the order of the items
 */
export function gather<Item, Result>(
  most: number,
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  let underWay: Promise<unknown> = Promise.resolve();
  const alone = (item: Item) =>
    work([item]).then(
      ([result]) => result as Result,
      (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
    );
  const loader = new DataLoader<Item, Result>(
    (items) => {
      const batch = items.length === 1 ? work(items) : work(items).catch(() => Promise.all(items.map(alone)));
      underWay = batch.catch(() => undefined);
      return batch;
    },
    { cache: false, maxBatchSize: most, batchScheduleFn: (begin) => void underWay.then(begin) },
  );
  return (item) => loader.load(item);
}

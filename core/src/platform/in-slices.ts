import { ownTurn } from './own-turn.ts';

/** So long one piece of work keeps all others waiting, in milliseconds; its last step may take it a little further. */
const SLICE_MS = 10;

/** Work in steps: wherever it yields, others may go first. */
export type Steps<Result> = Generator<void, Result>;

/**
 * Does a long piece of work in slices, between which everything else of the process goes on: also the slices of others.
 * @param spent told how long each slice took, in milliseconds
 */
export async function inSlices<Result>(
  steps: Steps<Result>,
  spent: (ms: number) => void = () => undefined,
): Promise<Result> {
  for (;;) {
    const began = performance.now();
    let step = steps.next();
    while (!step.done && performance.now() - began < SLICE_MS) step = steps.next();
    spent(performance.now() - began);
    if (step.done) return step.value;
    await ownTurn();
  }
}

/** Begins the same work for one item after the other, in slices; what each waits for goes on side by side. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const begun = await inSlices(
    (function* begin() {
      const started: Promise<Result>[] = [];
      for (const item of items) {
        const result = work(item);
        // The first failure is heard of at the end, and none of the others ends the process.
        result.catch(() => undefined);
        started.push(result);
        yield;
      }
      return started;
    })(),
  );
  return Promise.all(begun);
}

/** Does something with every item, so many at a time. @throws the first failure, once all have ended */
export async function inLanes<T>(
  lanes: number,
  items: readonly T[],
  act: (item: T) => Promise<unknown>,
): Promise<void> {
  const left = items[Symbol.iterator]();
  const results = await Promise.allSettled(
    Array.from({ length: lanes }, async () => {
      for (const item of left) await act(item);
    }),
  );
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

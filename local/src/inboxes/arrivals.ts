/** What has arrived so far, and who is told of more. */
export interface Arrivals<T> {
  /** Newest first. */
  all(): T[];
  count(): number;
  add(item: T): void;
  /** Calls back with each arrival; the returned function ends that. */
  onArrival(listener: (item: T) => void): () => void;
}

/** @param initial oldest first */
export function createArrivals<T>(initial: readonly T[]): Arrivals<T> {
  const items = [...initial];
  const listeners = new Set<(item: T) => void>();

  return {
    all: () => items.toReversed(),
    count: () => items.length,
    add(item) {
      items.push(item);
      for (const listener of [...listeners]) listener(item);
    },
    onArrival(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

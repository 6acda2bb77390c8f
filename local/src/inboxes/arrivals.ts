/** What has arrived so far, and a way to wait for what has not. */
export interface Arrivals<T> {
  /** Newest first. */
  all(): T[];
  count(): number;
  add(item: T): void;
  /** Calls back with each arrival; the returned function ends that. */
  onArrival(listener: (item: T) => void): () => void;
  /**
   * Resolves with the newest match, at once or when it arrives. Rejects with a TimeoutError after `timeoutMs`,
   * and with whatever the predicate throws.
   */
  waitFor(predicate: (item: T) => boolean, options: { timeoutMs: number }): Promise<T>;
}

/** Starts with `initial` (oldest first); `what` names one item in the message of a timeout. */
export function createArrivals<T>(what: string, initial: readonly T[]): Arrivals<T> {
  const items = [...initial];
  const listeners = new Set<(item: T) => void>();

  function onArrival(listener: (item: T) => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }

  function waitFor(predicate: (item: T) => boolean, { timeoutMs }: { timeoutMs: number }): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const present = items.findLast(predicate);
      if (present !== undefined) {
        resolve(present);
        return;
      }
      const end = () => {
        clearTimeout(timer);
        stop();
      };
      const stop = onArrival((item) => {
        try {
          if (!predicate(item)) return;
          end();
          resolve(item);
        } catch (error) {
          end();
          reject(error);
        }
      });
      const timer = setTimeout(() => {
        stop();
        const error = new Error(
          `The expected ${what} did not arrive within ${timeoutMs} ms (${items.length} others did)`,
        );
        error.name = 'TimeoutError';
        reject(error);
      }, timeoutMs);
    });
  }

  return {
    all: () => items.toReversed(),
    count: () => items.length,
    add(item) {
      items.push(item);
      for (const listener of [...listeners]) listener(item);
    },
    onArrival,
    waitFor,
  };
}

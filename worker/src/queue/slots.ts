interface Key {
  taken: number;
  /** Those who wait for a slot, in the order in which they came. */
  waiting: Set<() => void>;
}

/** Takes a slot of a key, and gives what frees it; null when a signal says first that it is not wanted any more. */
export type TakeSlot = (key: string, unwanted?: AbortSignal) => Promise<(() => void) | null>;

/** Keeps what is under way for each key below a limit; those who wait get their turns in order. */
export function slotsPerKey(most: number): TakeSlot {
  const keys = new Map<string, Key>();

  function freeing(name: string, key: Key): () => void {
    return () => {
      const [next] = key.waiting;
      if (next) next();
      else key.taken -= 1;
      if (key.taken === 0) keys.delete(name);
    };
  }

  return async (name, unwanted) => {
    if (unwanted?.aborted) return null;
    const key = keys.get(name) ?? { taken: 0, waiting: new Set() };
    keys.set(name, key);
    if (key.taken < most) {
      key.taken += 1;
      return freeing(name, key);
    }
    const isTurn = await new Promise<boolean>((resolve) => {
      const leave = (isTurn: boolean) => {
        key.waiting.delete(turn);
        unwanted?.removeEventListener('abort', giveUp);
        resolve(isTurn);
      };
      const turn = () => leave(true);
      const giveUp = () => leave(false);
      key.waiting.add(turn);
      unwanted?.addEventListener('abort', giveUp);
    });
    return isTurn ? freeing(name, key) : null;
  };
}

/** Runs at most so many pieces of work of each key at the same time; the others wait for their turn. */
export function turnsPerKey(most: number) {
  const takeSlot = slotsPerKey(most);
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const free = await takeSlot(key);
    try {
      return await work();
    } finally {
      free?.();
    }
  };
}

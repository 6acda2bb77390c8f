/** Runs at most so many pieces of work at the same time; the others wait for their turn. */
export function inTurns(slots: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = slots;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // A slot is handed on without becoming free in between.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

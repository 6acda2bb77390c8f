/** How far the primary's log was, as it was asked again and again. */
export interface Positions {
  /** @param at when the primary was asked, in milliseconds of a clock that never goes back */
  add(at: number, position: bigint): void;
  /** How far it was at a time that is at most so long ago; undefined where it has not said so since. */
  within(lagMs: number, now: number): bigint | undefined;
  /** For how many milliseconds what has this much of the log may have missed something; undefined where that is not known. */
  lagOf(replayed: bigint, now: number): number | undefined;
}

/** @param keepMs how long an answer is of use */
export function createPositions(keepMs: number): Positions {
  const known: { at: number; position: bigint }[] = [];
  return {
    add(at, position) {
      known.push({ at, position });
      // One that is older tells the lag of who is behind.
      while (known[1] && known[1].at < at - keepMs) known.shift();
    },
    within: (lagMs, now) => known.find(({ at }) => at >= now - lagMs)?.position,
    lagOf(replayed, now) {
      const seen = known.findLast(({ position }) => position <= replayed);
      return seen && now - seen.at;
    },
  };
}

/** Where time comes from. Rules take a `Date`; use cases ask the clock of their context. */
export interface Clock {
  now(): Date;
}

/** The wall clock of this machine. */
export const systemClock: Clock = { now: () => new Date() };

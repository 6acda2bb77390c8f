import type { Clock } from '@credence/core';

/** The wall clock, which can be put ahead. */
export interface MovableClock extends Clock {
  advance(by: { minutes: number }): void;
}

export function movableClock(): MovableClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance({ minutes }) {
      ahead += minutes * 60_000;
    },
  };
}

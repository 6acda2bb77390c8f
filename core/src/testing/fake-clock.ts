import type { Clock } from '../platform/clock.ts';

/** A clock that stands still until it is moved. */
export interface FakeClock extends Clock {
  set(to: Date | string): void;
  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
}

export function fakeClock(start: Date | string): FakeClock {
  let present = new Date(start).getTime();
  return {
    now: () => new Date(present),
    set(to) {
      present = new Date(to).getTime();
    },
    advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }) {
      present += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000;
    },
  };
}

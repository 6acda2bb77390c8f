const MOST_FAILURES = 5;
const REST_MS = 30_000;

/** Leaves a service alone that does not answer. */
export interface Rest {
  isResting(): boolean;
  note(answered: boolean): void;
}

/**
 * A service that hangs would hold up all work that asks it. After some failures in a row it is left alone for a while;
 * then one question tries whether it is back.
 */
export function restAfterFailures(now: () => number): Rest {
  let failures = 0;
  let restUntil = 0;
  return {
    isResting() {
      if (failures < MOST_FAILURES) return false;
      if (now() < restUntil) return true;
      restUntil = now() + REST_MS;
      return false;
    },
    note(answered) {
      failures = answered ? 0 : failures + 1;
      if (!answered) restUntil = now() + REST_MS;
    },
  };
}

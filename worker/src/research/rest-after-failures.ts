const MOST_FAILURES = 5;
const REST_MS = 30_000;

/**
 * A service that hangs would hold up the research of all others. After some failures in a row it is left alone for a
 * while; then one question tries whether it is back.
 */
export function restAfterFailures(now: () => number) {
  let failures = 0;
  let restUntil = 0;
  return {
    isResting(): boolean {
      if (failures < MOST_FAILURES) return false;
      if (now() < restUntil) return true;
      restUntil = now() + REST_MS;
      return false;
    },
    note(answered: boolean): void {
      failures = answered ? 0 : failures + 1;
      if (!answered) restUntil = now() + REST_MS;
    },
  };
}

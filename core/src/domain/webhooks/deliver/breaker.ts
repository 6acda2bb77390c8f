import { type AttemptOutcome, classifyAttempt } from './retry-schedule.ts';

/** What is remembered of a receiver that has failed, to spare it and those who share the worker with it. */
export interface BreakerState {
  /** Attempts that failed in a row while the breaker was closed. */
  failures: number;
  /** How often it opened in a row: each time for twice as long. */
  trips: number;
  /** Until when nothing is sent; null while the breaker is closed. */
  openUntil: Date | null;
}

/** A receiver that is not known to have failed. */
export const HEALTHY: BreakerState = { failures: 0, trips: 0, openUntil: null };

const FAILURES_TO_OPEN = 5;
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 3_600_000;

/** What an attempt tells about its receiver: a refusal is an answer too; being asked to slow down is neither. */
export type BreakerSignal = 'alive' | 'dead' | 'neither';

const ASKS_FOR_PATIENCE: readonly number[] = [425, 429];

export function signalOf(outcome: AttemptOutcome): BreakerSignal {
  if (outcome.kind === 'response' && ASKS_FOR_PATIENCE.includes(outcome.status)) return 'neither';
  if (classifyAttempt(outcome) === 'retry') return 'dead';
  return outcome.kind === 'response' ? 'alive' : 'neither';
}

/** Whether deliveries may be sent now, or one that finds out whether the receiver is back, or none. */
export type Admission = 'send' | 'probe' | 'wait';

export function admit({ openUntil }: BreakerState, at: Date): Admission {
  if (openUntil === null) return 'send';
  return openUntil > at ? 'wait' : 'probe';
}

/** Attempts that failed in a row, those included that found out that the receiver was not back. */
export const failuresInARow = ({ failures, trips, openUntil }: BreakerState): number =>
  openUntil === null ? failures : FAILURES_TO_OPEN + trips - 1;

/** The state after an attempt that began at `attemptedAt`. */
export function afterSignal(
  state: BreakerState,
  signal: BreakerSignal,
  { attemptedAt, at }: { attemptedAt: Date; at: Date },
): BreakerState {
  if (signal === 'alive') return HEALTHY;
  if (state.openUntil === null) {
    if (signal === 'neither') return state;
    const failures = state.failures + 1;
    return failures < FAILURES_TO_OPEN ? { ...state, failures } : opened(1, at);
  }
  // One that was on its way when the breaker opened says nothing new; one that did not find out, leaves it to the next.
  if (attemptedAt < state.openUntil) return state;
  return opened(signal === 'dead' ? state.trips + 1 : state.trips, at);
}

const opened = (trips: number, at: Date): BreakerState => ({
  failures: 0,
  trips,
  openUntil: new Date(at.getTime() + Math.min(FIRST_PAUSE_MS * 2 ** (trips - 1), LONGEST_PAUSE_MS)),
});

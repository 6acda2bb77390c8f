import type { AttemptErrorClass } from '@credence/contract';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Pause before each retry, in milliseconds, before jitter and scale. */
const RETRY_DELAYS: readonly number[] = [
  ...[5 * SECOND, 5 * MINUTE, 30 * MINUTE],
  ...[2, 5, 10, 14, 20, 24, 24].map((hours) => hours * HOUR),
];
const MAX_JITTER = 0.2;
const MAX_RETRY_AFTER = 24 * HOUR;

const RETRIED_CLIENT_ERRORS: readonly number[] = [408, 425, 429];
const GONE = 410;

/** Errors that another attempt at the same URL cannot mend. */
const FINAL_ERRORS: readonly AttemptErrorClass[] = ['BLOCKED_ADDRESS', 'BLOCKED_PORT', 'INVALID_URL'];

/** How one attempt at a receiver ended; header names are in lower case. */
export type AttemptOutcome =
  | { kind: 'response'; status: number; headers: Readonly<Record<string, string>> }
  | { kind: 'error'; errorClass: AttemptErrorClass };

/** What an outcome means for the delivery, whether or not retries are left. */
export type AttemptVerdict = 'delivered' | 'retry' | 'stop' | 'disable-target';

/** An attempt that has ended, and the terms it is judged by. */
export interface EndedAttempt {
  /** 1 for the first try. */
  attemptNumber: number;
  /** Retries granted after the first try, 0 to 10. */
  retryAttempts: number;
  outcome: AttemptOutcome;
  now: Date;
  /** Decides the jitter: at least 0, below 1. */
  random: number;
  /** Factor on the delays of the schedule; a receiver's `Retry-After` is taken as it is. */
  scale: number;
}

/** What becomes of a delivery after an attempt. */
export type DeliveryStep =
  | { status: 'DELIVERED' }
  | { status: 'PENDING'; nextAttemptAt: Date }
  | { status: 'FAILED'; disableTarget: boolean };

/** Reads an outcome: delivered, worth a retry, final, or final for the target as a whole. */
export function classifyAttempt(outcome: AttemptOutcome): AttemptVerdict {
  if (outcome.kind === 'error') return FINAL_ERRORS.includes(outcome.errorClass) ? 'stop' : 'retry';
  const { status } = outcome;
  if (status >= 200 && status < 300) return 'delivered';
  if (status === GONE) return 'disable-target';
  return status >= 500 || RETRIED_CLIENT_ERRORS.includes(status) ? 'retry' : 'stop';
}

/** Decides what follows an attempt: the end of the delivery, or the time of its next attempt. */
export function stepAfterAttempt(attempt: EndedAttempt): DeliveryStep {
  const verdict = classifyAttempt(attempt.outcome);
  if (verdict === 'delivered') return { status: 'DELIVERED' };
  const delay = RETRY_DELAYS[attempt.attemptNumber - 1];
  if (verdict !== 'retry' || attempt.attemptNumber > attempt.retryAttempts || delay === undefined) {
    return { status: 'FAILED', disableTarget: verdict === 'disable-target' };
  }
  const scheduled = delay * (1 + MAX_JITTER * attempt.random) * attempt.scale;
  const wait = Math.max(scheduled, requestedPause(attempt.outcome, attempt.now));
  return { status: 'PENDING', nextAttemptAt: new Date(attempt.now.getTime() + Math.round(wait)) };
}

/** Milliseconds asked for by `Retry-After`, at most a day; 0 where there is none or it cannot be read. */
export function requestedPause(outcome: AttemptOutcome, now: Date): number {
  const value = outcome.kind === 'response' ? outcome.headers['retry-after']?.trim() : undefined;
  if (value === undefined) return 0;
  // `Date.parse` makes a date of almost anything, so only the HTTP form gets that far.
  const isDate = /^[A-Za-z]{3,9}, .* GMT$/.test(value);
  const pause = /^\d+$/.test(value) ? Number(value) * SECOND : isDate ? Date.parse(value) - now.getTime() : 0;
  return Number.isNaN(pause) ? 0 : Math.min(pause, MAX_RETRY_AFTER);
}

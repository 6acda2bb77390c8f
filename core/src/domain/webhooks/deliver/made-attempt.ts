import type { ClaimedDelivery } from './claimed-delivery.ts';
import type { AttemptOutcome } from './retry-schedule.ts';

/** How an attempt ended: what decides, and what is kept for the list of attempts. */
export type MadeOutcome = AttemptOutcome & {
  /** Milliseconds; null for a step that was not reached, or not needed on a connection kept alive. */
  timings: { dnsMs: number | null; connectMs: number | null; firstByteMs: number | null; totalMs: number };
  /** The address that was reached; null when none was. */
  address: string | null;
} & (
    | { kind: 'response'; body: Buffer }
    /** What went wrong, in words without secrets. */
    | { kind: 'error'; message: string }
  );

/** An attempt that was made. */
export interface MadeAttempt {
  claimed: ClaimedDelivery;
  attemptedAt: Date;
  outcome: MadeOutcome;
}

import type { ExistingAttempt } from '../plan/outbound-schedule.ts';
import { freeTime, type ResumeInput, type TimelessAttempt, windowEnd } from '../plan/resume-schedule.ts';

/** What becomes of an attempt whose time has come. */
export type ClaimTime = { kind: 'now' } | { kind: 'later'; scheduledAt: Date } | { kind: 'never' };

export interface ClaimTimeInput extends Omit<ResumeInput, 'paused' | 'others'> {
  attempt: TimelessAttempt;
  /** The other attempts of the search. */
  others: readonly (ExistingAttempt & { sentAt: Date | null; updatedAt: Date })[];
}

/** An attempt planned for the end of the window is still sent when no worker was free just then. */
const PATIENCE_MS = 15 * 60_000;

/**
 * Whether a due attempt may go out. What was planned may no longer hold: a worker that was away, or a mail server that
 * would not take an earlier attempt, must neither lead to a message at night nor to two messages in a row.
 */
export function claimTime(input: ClaimTimeInput): ClaimTime {
  const { attempt, others, now, slaAt } = input;
  const made = others.flatMap((other) => {
    // One that is being sent has not changed since it was taken.
    const at = other.status === 'IN_PROGRESS' ? other.updatedAt : other.sentAt;
    return at ? [{ ...other, scheduledAt: at }] : [];
  });
  const scheduledAt = freeTime({ ...attempt, scheduledAt: now }, made, input);
  const isOver = (at: Date) => at > windowEnd(input);
  if (now >= slaAt) return { kind: 'never' };
  if (scheduledAt.getTime() === now.getTime()) {
    return { kind: isOver(new Date(now.getTime() - PATIENCE_MS)) ? 'never' : 'now' };
  }
  return isOver(scheduledAt) || scheduledAt >= slaAt ? { kind: 'never' } : { kind: 'later', scheduledAt };
}

import { countsAsAttempt, TOO_LATE } from '../../attempts/attempt-outcomes.ts';
import { type Context, now } from '../../context/context.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { type AttemptChange, changeOf } from '../plan/choose-attempts.ts';
import { hoursPolicy } from '../plan/hours-policy.ts';
import { type OpenAttempt, outreachStart } from '../plan/plan-outreach.ts';
import { resumeTimes } from '../plan/resume-schedule.ts';

/**
 * Finds attempts that are to be resumed their times.
 * @returns what becomes of each of them: a new time, or the end when its time is over
 */
export function resumption(
  context: Context,
  locked: LockedSearch,
  attempts: readonly OpenAttempt[],
  resumed: readonly AttemptChange[],
): (change: AttemptChange) => AttemptChange {
  const at = now(context);
  const times = resumeTimes({
    paused: resumed.map(({ attempt }) => attempt),
    // An attempt that stays paused, was cancelled, or never had a channel is in nobody's way.
    others: attempts.filter((attempt) => attempt.status !== 'PAUSED' && countsAsAttempt(attempt)),
    ...hoursPolicy(context, locked),
    startAt: outreachStart(attempts, at),
    slaAt: locked.search.slaAt,
    now: at,
  });
  return (change) => {
    const scheduledAt = times.get(change.attempt.id);
    if (scheduledAt) return { ...change, scheduledAt };
    const reason = 'its time was over before it was resumed';
    return { ...changeOf(change.attempt, 'cancel'), outcome: TOO_LATE, reason };
  };
}

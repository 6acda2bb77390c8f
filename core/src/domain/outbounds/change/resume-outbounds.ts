import { countsAsAttempt } from '../../attempts/attempt-outcomes.ts';
import { type Context, now } from '../../context/context.ts';
import { changeOf } from '../plan/choose-attempts.ts';
import { hoursPolicy } from '../plan/hours-policy.ts';
import { outreachStart } from '../plan/plan-outreach.ts';
import { resumeTimes } from '../plan/resume-schedule.ts';
import { type ChangedSearch, changeAttempts, type Decide, type WhichAttempts } from './change-attempts.ts';

/**
 * Schedules every paused attempt of a search again, or only one; those whose time is over are cancelled instead.
 * @throws NotFound when search or attempt do not exist, Conflict when the one attempt is not paused
 */
export async function resumeOutbounds(
  context: Context,
  which: WhichAttempts,
): Promise<ChangedSearch & { resumedCount: number; cancelledCount: number }> {
  const { search, changes } = await changeAttempts(context, which, 'resume', newTimes(context));
  const resumedCount = changes.filter(({ command }) => command === 'resume').length;
  return { ...search, resumedCount, cancelledCount: changes.length - resumedCount };
}

/** Finds attempts that are to be resumed their times. */
const newTimes =
  (context: Context): Decide =>
  (resumed, attempts, locked) => {
    const at = now(context);
    const times = resumeTimes({
      paused: resumed.map(({ attempt }) => attempt),
      // An attempt that stays paused, was cancelled, or never had a channel takes no time from these.
      others: attempts.filter((attempt) => attempt.status !== 'PAUSED' && countsAsAttempt(attempt)),
      ...hoursPolicy(context, locked),
      startAt: outreachStart(attempts, at),
      slaAt: locked.search.slaAt,
      now: at,
    });
    return resumed.map((change) => {
      const scheduledAt = times.get(change.attempt.id);
      if (scheduledAt) return { ...change, scheduledAt };
      const reason = 'its time was over before it was resumed';
      return { ...changeOf(change.attempt, 'expire'), reason };
    });
  };

import { nextOpening } from '../../calendar/business-hours.ts';
import { type Destination, destinationKey } from '../../contacts/destination-rules.ts';
import { attemptHours, type HoursPolicy } from './attempt-hours.ts';

/** An attempt at its time. */
export interface TimedAttempt extends Destination {
  contactId: string;
  scheduledAt: Date;
}

/** An attempt that looks for its time; the location is the contact's. */
export interface TimelessAttempt extends TimedAttempt {
  location: string;
}

export interface ResumeInput extends HoursPolicy {
  paused: readonly (TimelessAttempt & { id: string })[];
  /** All other attempts of the search that went out or will. */
  others: readonly TimedAttempt[];
  /** When outreach started: the outbound window counts from here. */
  startAt: Date;
  slaAt: Date;
  now: Date;
}

/**
 * When paused attempts go out after all: at their time, or in the first business hours from now when it has passed;
 * and, as the plan wants it, a follow-up interval away from every other attempt at the same contact or destination.
 * @returns for each id its time, or null when the outbound window or the SLA ends before
 */
export function resumeTimes(input: ResumeInput): Map<string, Date | null> {
  const { paused, slaAt } = input;
  const lastAt = windowEnd(input);
  const settled = [...input.others];
  const times = new Map<string, Date | null>();
  for (const attempt of paused.toSorted((a, b) => a.scheduledAt.getTime() - b.scheduledAt.getTime())) {
    const scheduledAt = freeTime(attempt, settled, input);
    const isOver = scheduledAt > lastAt || scheduledAt >= slaAt;
    times.set(attempt.id, isOver ? null : scheduledAt);
    if (!isOver) settled.push({ ...attempt, scheduledAt });
  }
  return times;
}

const MINUTE = 60_000;

/** The last moment at which the outbound window allows an attempt. */
export const windowEnd = ({ config, startAt }: Pick<ResumeInput, 'config' | 'startAt'>): Date =>
  new Date(startAt.getTime() + config.timing.outboundWindowMinutes * MINUTE);

/** The first time in business hours that is far enough from every attempt at the same contact or destination. */
export function freeTime(
  attempt: TimelessAttempt,
  settled: readonly TimedAttempt[],
  { now, ...policy }: HoursPolicy & Pick<ResumeInput, 'now'>,
): Date {
  const hours = attemptHours(policy, attempt, attempt);
  const interval = policy.config.outbound.followUpMinutes * MINUTE;
  const related = settled
    .filter(
      (other) => other.contactId === attempt.contactId || destinationKey(other) === destinationKey(attempt),
    )
    .map(({ scheduledAt }) => scheduledAt.getTime());
  let at = nextOpening(attempt.scheduledAt > now ? attempt.scheduledAt : now, hours);
  for (;;) {
    const near = related.filter((time) => Math.abs(time - at.getTime()) < interval);
    if (near.length === 0) return at;
    at = nextOpening(new Date(Math.max(...near) + interval), hours);
  }
}

import type { SearchConfig } from '@credence/contract';
import { type Destination, destinationKey } from '../contacts/destination-rules.ts';
import { hoursOf, nextOpening } from './business-hours.ts';

interface TimedAttempt extends Destination {
  contactId: string;
  scheduledAt: Date;
}

export interface ResumeInput {
  paused: readonly (TimedAttempt & { id: string })[];
  /** All other attempts of the search that went out or will. */
  others: readonly TimedAttempt[];
  config: SearchConfig;
  /** The organization's IANA zone, for business hours that name none. */
  zone: string;
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
  const { paused, config, startAt, slaAt } = input;
  const lastAt = startAt.getTime() + config.timing.outboundWindowMinutes * MINUTE;
  const settled = [...input.others];
  const times = new Map<string, Date | null>();
  for (const attempt of paused.toSorted((a, b) => a.scheduledAt.getTime() - b.scheduledAt.getTime())) {
    const scheduledAt = freeTime(attempt, settled, input);
    const isOver = scheduledAt.getTime() > lastAt || scheduledAt >= slaAt;
    times.set(attempt.id, isOver ? null : scheduledAt);
    if (!isOver) settled.push({ ...attempt, scheduledAt });
  }
  return times;
}

const MINUTE = 60_000;

/** The first time in business hours that is far enough from every attempt at the same contact or destination. */
function freeTime(
  attempt: TimedAttempt,
  settled: readonly TimedAttempt[],
  { config, zone, now }: ResumeInput,
): Date {
  const hours = hoursOf(config, zone);
  const interval = config.outbound.followUpMinutes * MINUTE;
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

import type { Channel, OutboundStatus, SearchConfig } from '@credence/contract';
import type { ContactMethod } from '../contacts/contact-details.ts';
import { type Destination, destinationKey } from '../contacts/destination-rules.ts';
import { hoursOf, nextOpening } from './business-hours.ts';
import { type SkippedDestination, usableDestinations } from './usable-destinations.ts';

export interface OutreachInput {
  /** Whom to ask, the most trusted first. */
  contacts: readonly { id: string; contactMethods: readonly ContactMethod[] }[];
  config: SearchConfig;
  /** The organization's IANA zone, for business hours that name none. */
  zone: string;
  /** When outreach started: the outbound window and the rounds count from here. */
  startAt: Date;
  now: Date;
  /** All attempts of the search so far; cancelled ones count for nothing. */
  existing: readonly ExistingAttempt[];
  /** The channels that the deployment has configured. */
  channelsAvailable: readonly Channel[];
}

/** One attempt to make. */
export interface PlannedAttempt extends Destination {
  contactId: string;
  /** Counts the attempts at this destination, from 1. */
  attemptNumber: number;
  scheduledAt: Date;
}

export interface ExistingAttempt extends PlannedAttempt {
  status: OutboundStatus;
}

export interface OutreachPlan {
  /** By time, and by trust where times are equal. */
  attempts: PlannedAttempt[];
  /** Destinations that the policy or the deployment rules out. */
  skipped: (SkippedDestination & { contactId: string })[];
}

/**
 * Plans the attempts that are still to be made. Rounds lie `followUpMinutes` apart, each moved into business hours; the
 * first contact starts in the first round, the second in the second, and so on. From then on each contact gets one
 * attempt a round at the destination tried least, the preferred channel first. Caps count attempts already made, and
 * a contact written to before waits a full interval from then, whichever contact of the search the destination
 * belonged to at that time.
 */
export function planAttempts(input: OutreachInput): OutreachPlan {
  const { config, startAt, existing } = input;
  const made = existing.filter(({ status }) => status !== 'CANCELLED');
  const { lines, skipped } = linesOf(input, made);
  const deadline = later(startAt, config.timing.outboundWindowMinutes * MINUTE);
  const interval = config.outbound.followUpMinutes * MINUTE;
  const hours = hoursOf(config, input.zone);

  const attempts: PlannedAttempt[] = [];
  while (made.length + attempts.length < config.outbound.maxTotalAttempts) {
    const line = earliest(lines.filter((candidate) => candidate.at <= deadline && hasRoom(candidate)));
    const tally = line && leastTried(line);
    if (!tally) break;
    tally.count += 1;
    tally.lastNumber += 1;
    const { channel, destination, lastNumber: attemptNumber } = tally;
    attempts.push({ contactId: line.contactId, channel, destination, attemptNumber, scheduledAt: line.at });
    line.at = nextOpening(later(line.at, interval), hours);
  }
  return { attempts, skipped };
}

const MINUTE = 60_000;

/** What has been tried at one destination. */
interface Tally extends Destination {
  cap: number;
  count: number;
  lastNumber: number;
}

/** The way of one contact through the rounds. */
interface Line {
  contactId: string;
  /** When its next attempt is due. */
  at: Date;
  tallies: Tally[];
}

const hasRoom = ({ tallies }: Pick<Line, 'tallies'>): boolean =>
  tallies.some(({ cap, count }) => count < cap);

/** Of the destinations with room, the least tried; between equals the one that comes first. */
const leastTried = ({ tallies }: Line): Tally | undefined =>
  tallies.filter(({ cap, count }) => count < cap).toSorted((a, b) => a.count - b.count)[0];

const earliest = (lines: Line[]): Line | undefined =>
  lines.toSorted((a, b) => a.at.getTime() - b.at.getTime())[0];

function linesOf(
  { contacts, config, zone, startAt, now, channelsAvailable }: OutreachInput,
  made: readonly ExistingAttempt[],
): { lines: Line[]; skipped: OutreachPlan['skipped'] } {
  const hours = hoursOf(config, zone);
  const interval = config.outbound.followUpMinutes * MINUTE;
  const policy = { channels: config.channels, channelsAvailable };
  const owners = new Set<string>();
  const skipped: OutreachPlan['skipped'] = [];
  const lines: Line[] = [];
  let round = nextOpening(startAt, hours);
  for (const { id: contactId, contactMethods } of contacts) {
    const sorted = usableDestinations(contactMethods, policy);
    const own = sorted.usable.filter((destination) => !owners.has(destinationKey(destination)));
    const shared = sorted.usable.filter((destination) => owners.has(destinationKey(destination)));
    for (const destination of own) owners.add(destinationKey(destination));
    const ruledOut = [...sorted.skipped, ...shared.map((entry) => ({ ...entry, reason: SHARED }))];
    skipped.push(...ruledOut.map((entry) => ({ ...entry, contactId })));

    const tallies = own.map((entry) => tallyOf(entry, made, config.outbound.maxAttemptsPerMethod));
    // A contact without room would only hold up those behind it.
    if (!hasRoom({ tallies })) continue;
    const at = latest([
      now,
      round,
      ...earlierTimes(contactId, own, made).map((last) => later(last, interval)),
    ]);
    lines.push({ contactId, at: nextOpening(at, hours), tallies });
    round = nextOpening(later(round, interval), hours);
  }
  return { lines, skipped };
}

const SHARED = 'The destination is reached through a more trusted contact';

function tallyOf(destination: Destination, made: readonly ExistingAttempt[], cap: number): Tally {
  const earlier = made.filter((attempt) => destinationKey(attempt) === destinationKey(destination));
  const lastNumber = Math.max(0, ...earlier.map(({ attemptNumber }) => attemptNumber));
  return { ...destination, cap, count: earlier.length, lastNumber };
}

/** The times of the attempts at a contact, or at a destination that now belongs to it. */
function earlierTimes(
  contactId: string,
  own: readonly Destination[],
  made: readonly ExistingAttempt[],
): Date[] {
  const keys = new Set(own.map(destinationKey));
  return made
    .filter((attempt) => attempt.contactId === contactId || keys.has(destinationKey(attempt)))
    .map(({ scheduledAt }) => scheduledAt);
}

const later = (from: Date, milliseconds: number): Date => new Date(from.getTime() + milliseconds);

const latest = (dates: readonly Date[]): Date => new Date(Math.max(...dates.map((date) => date.getTime())));

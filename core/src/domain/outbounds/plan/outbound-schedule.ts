import type { Channel, OutboundStatus } from '@credence/contract';
import { BOUNCED, countsAsAttempt } from '../../attempts/attempt-outcomes.ts';
import { UNSENT } from '../../attempts/attempt-transitions.ts';
import { nextOpening } from '../../calendar/business-hours.ts';
import { type Destination, destinationKey } from '../../contacts/destination-rules.ts';
import { type SkippedDestination, usableDestinations } from '../../contacts/usable-destinations.ts';
import type { ContactMethod } from '../../entities/contact-details.ts';
import { attemptHours, type HoursPolicy } from './attempt-hours.ts';

/** Somebody to ask; the location tells the time zone. */
export interface PlannedContact {
  id: string;
  location: string;
  contactMethods: readonly ContactMethod[];
}

export interface OutreachInput extends HoursPolicy {
  /** Whom to ask, the most trusted first. */
  contacts: readonly PlannedContact[];
  /** When outreach started: the outbound window and the rounds count from here. */
  startAt: Date;
  now: Date;
  /** All attempts of the search so far; cancelled ones count for nothing. */
  existing: readonly ExistingAttempt[];
  /** The channels that the deployment has configured. */
  channelsAvailable: readonly Channel[];
  /** Keys of the destinations at which the applicant is reached. */
  own: ReadonlySet<string>;
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
  outcome: string | null;
}

export interface OutreachPlan {
  /** By time, and by trust where times are equal. */
  attempts: PlannedAttempt[];
  /** Destinations that the policy or the deployment rules out. */
  skipped: (SkippedDestination & { contactId: string })[];
}

/**
 * Plans the attempts that are still to be made. Rounds lie `followUpMinutes` apart, each moved into the business hours
 * of the contact; the first contact starts in the first round, the second in the second, and so on. From then on each
 * contact gets one attempt a round at the destination tried least, the preferred channel first. Caps count attempts
 * already made, and a contact written to before waits a full interval from then, whichever contact of the search the
 * destination belonged to at that time.
 */
export function planAttempts(input: OutreachInput): OutreachPlan {
  const { config, startAt, existing } = input;
  const made = existing.filter(countsAsAttempt);
  const { lines, skipped } = linesOf(input, made);
  const deadline = later(startAt, config.timing.outboundWindowMinutes * MINUTE);
  const interval = config.outbound.followUpMinutes * MINUTE;

  const attempts: PlannedAttempt[] = [];
  while (made.length + attempts.length < config.outbound.maxTotalAttempts) {
    const next = earliest(lines.flatMap((line) => nextOf(line, input)).filter(({ at }) => at <= deadline));
    if (!next) break;
    const { line, tally, at } = next;
    tally.count += 1;
    tally.lastNumber += 1;
    const { channel, destination, lastNumber: attemptNumber } = tally;
    attempts.push({ contactId: line.contact.id, channel, destination, attemptNumber, scheduledAt: at });
    line.due = later(at, interval);
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
  contact: PlannedContact;
  /** When its next attempt may be made, as far as business hours allow. */
  due: Date;
  tallies: Tally[];
}

/** An attempt that may be the next one. */
interface Candidate {
  line: Line;
  tally: Tally;
  at: Date;
}

const hasRoom = ({ cap, count }: Tally): boolean => count < cap;

/** The next attempt at a contact, if it has room: at the destination tried least, between equals at the first one. */
function nextOf(line: Line, policy: HoursPolicy): Candidate[] {
  const [tally] = line.tallies.filter(hasRoom).toSorted((a, b) => a.count - b.count);
  if (!tally) return [];
  return [{ line, tally, at: nextOpening(line.due, attemptHours(policy, line.contact, tally)) }];
}

const earliest = (candidates: Candidate[]): Candidate | undefined =>
  candidates.toSorted((a, b) => a.at.getTime() - b.at.getTime())[0];

function linesOf(
  input: OutreachInput,
  made: readonly ExistingAttempt[],
): { lines: Line[]; skipped: OutreachPlan['skipped'] } {
  const { contacts, config, startAt, now, existing } = input;
  const interval = config.outbound.followUpMinutes * MINUTE;
  const bounced = existing.filter(({ outcome }) => outcome === BOUNCED);
  const policy = { ...input, channels: config.channels, bounced };
  const owners = new Set<string>();
  const skipped: OutreachPlan['skipped'] = [];
  const lines: Line[] = [];
  let round = startAt;
  for (const contact of contacts) {
    const sorted = usableDestinations(contact.contactMethods, policy);
    const own = sorted.usable.filter((destination) => !owners.has(destinationKey(destination)));
    const shared = sorted.usable.filter((destination) => owners.has(destinationKey(destination)));
    for (const destination of own) owners.add(destinationKey(destination));
    const ruledOut = [...sorted.skipped, ...shared.map((entry) => ({ ...entry, reason: SHARED }))];
    skipped.push(...ruledOut.map((entry) => ({ ...entry, contactId: contact.id })));

    const tallies = own.map((entry) => tallyOf(entry, made, config.outbound.maxAttemptsPerMethod));
    const [first] = own;
    // A contact that is through with its attempts would only hold up those behind it.
    if (!first || !(tallies.some(hasRoom) || isUnderWay(contact, made))) continue;
    const opening = nextOpening(round, attemptHours(input, contact, first));
    const spaced = earlierTimes(contact.id, own, made).map((last) => later(last, interval));
    lines.push({ contact, due: latest([now, opening, ...spaced]), tallies });
    round = later(opening, interval);
  }
  return { lines, skipped };
}

const SHARED = 'The destination is reached through a more trusted contact';

/** Whether a contact has attempts that are still to go out: those behind it keep their rounds. */
const isUnderWay = ({ id }: PlannedContact, made: readonly ExistingAttempt[]): boolean =>
  made.some(({ contactId, status }) => contactId === id && UNSENT.has(status));

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

import type { Channel, OutboundStatus } from '@credence/contract';
import { BOUNCED, countsAsAttempt } from '../../attempts/attempt-outcomes.ts';
import { UNSENT } from '../../attempts/attempt-transitions.ts';
import { nextOpening } from '../../calendar/business-hours.ts';
import { type Destination, destinationKey } from '../../contacts/destination-rules.ts';
import { type SkippedDestination, usableDestinations } from '../../contacts/usable-destinations.ts';
import type { ContactMethod } from '../../entities/contact-details.ts';
import { attemptHours, type HoursPolicy } from './attempt-hours.ts';

/** A contact to ask; the location tells the time zone. */
export interface PlannedContact {
  id: string;
  location: string;
  contactMethods: readonly ContactMethod[];
  /** The sources they may be asked about; none where all of these are settled. */
  sources: readonly number[];
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
  /** Keys of those at which a contact said that they are not to be asked. */
  refused: ReadonlySet<string>;
  /** Keys of the destinations from which a contact has replied: they are not reminded there. */
  answered?: ReadonlySet<string>;
}

/** One attempt to make. */
export interface PlannedAttempt extends Destination {
  contactId: string;
  /** Counts the attempts at this destination, from 1. */
  attemptNumber: number;
  scheduledAt: Date;
  /** The sources it asks about. */
  sources: readonly number[];
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
 * of the contact; of each source the first contact starts in the first round, the second in the second, and so on. From
 * then on each contact gets one attempt a round at the destination tried least, the preferred channel first. Caps count
 * the attempts for each source, those already made too; a destination that contacts of several sources share is asked for
 * all of them at once. A contact written to before waits a full interval from then, whichever contact of the search the
 * destination belonged to at that time.
 */
export function planAttempts(input: OutreachInput): OutreachPlan {
  const { config, startAt, existing } = input;
  const made = existing.filter(countsAsAttempt);
  const room = roomOf(made, config.outbound);
  const { lines, skipped } = linesOf(input, made, room);
  const deadline = later(startAt, config.timing.outboundWindowMinutes * MINUTE);
  const interval = config.outbound.followUpMinutes * MINUTE;

  const attempts: PlannedAttempt[] = [];
  for (;;) {
    const next = earliest(
      lines.flatMap((line) => nextOf(line, input, room)).filter(({ at }) => at <= deadline),
    );
    if (!next) break;
    const { line, tally, at } = next;
    const sources = tally.sources.filter((source) => room.isLeft(source, tally));
    const { channel, destination } = tally;
    tally.lastNumber += 1;
    room.take(sources, tally);
    attempts.push({
      contactId: line.contact.id,
      channel,
      destination,
      sources,
      attemptNumber: tally.lastNumber,
      scheduledAt: at,
    });
    line.due = later(at, interval);
  }
  return {
    attempts,
    skipped: [
      ...skipped,
      ...tooLate(
        lines.filter(({ tallies }) => tallies.some(hasRoom(room))),
        [...made, ...attempts],
        deadline,
      ),
    ],
  };
}

const MINUTE = 60_000;

/** How many attempts the policy still allows, for each source and at each destination. */
interface Room {
  isLeft(source: number, destination: Destination): boolean;
  take(sources: readonly number[], destination: Destination): void;
  /** How often a destination has been tried, for the source that it has been tried for most. */
  tried(sources: readonly number[], destination: Destination): number;
}

function roomOf(
  made: readonly PlannedAttempt[],
  { maxTotalAttempts, maxAttemptsPerMethod }: OutreachInput['config']['outbound'],
): Room {
  const counts = new Map<string, number>();
  const countOf = (key: string) => counts.get(key) ?? 0;
  const keyOf = (source: number, destination: Destination) => `${source}/${destinationKey(destination)}`;
  const take: Room['take'] = (sources, destination) => {
    for (const source of sources)
      for (const key of [`${source}`, keyOf(source, destination)]) counts.set(key, countOf(key) + 1);
  };
  for (const { sources, ...destination } of made) take(sources, destination);
  return {
    take,
    isLeft: (source, destination) =>
      countOf(`${source}`) < maxTotalAttempts && countOf(keyOf(source, destination)) < maxAttemptsPerMethod,
    tried: (sources, destination) =>
      Math.max(...sources.map((source) => countOf(keyOf(source, destination)))),
  };
}

/** What has been tried at one destination. */
interface Tally extends Destination {
  sources: readonly number[];
  lastNumber: number;
}

/** The way of one contact through the rounds. */
interface Line {
  contact: PlannedContact;
  /** When its first attempt was to be made. */
  wanted: Date;
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

const hasRoom =
  (room: Room) =>
  (tally: Tally): boolean =>
    tally.sources.some((source) => room.isLeft(source, tally));

/** The next attempt at a contact, if it has room: at the destination tried least, between equals at the first one. */
function nextOf(line: Line, policy: HoursPolicy, room: Room): Candidate[] {
  const tried = ({ sources, ...destination }: Tally) => room.tried(sources, destination);
  const [tally] = line.tallies.filter(hasRoom(room)).toSorted((a, b) => tried(a) - tried(b));
  if (!tally) return [];
  return [{ line, tally, at: nextOpening(line.due, attemptHours(policy, line.contact, tally)) }];
}

const earliest = (candidates: Candidate[]): Candidate | undefined =>
  candidates.toSorted((a, b) => a.at.getTime() - b.at.getTime())[0];

function linesOf(
  input: OutreachInput,
  made: readonly ExistingAttempt[],
  room: Room,
): { lines: Line[]; skipped: OutreachPlan['skipped'] } {
  const { config, startAt, now } = input;
  const interval = config.outbound.followUpMinutes * MINUTE;
  const contacts = withDestinations(input);
  const owners = new Set<string>();
  const rounds = new Map<number, Date>();
  const skipped: OutreachPlan['skipped'] = [];
  const lines: Line[] = [];
  for (const { contact, sorted } of contacts) {
    const own = sorted.usable.filter((destination) => !owners.has(destinationKey(destination)));
    const shared = sorted.usable.filter((destination) => owners.has(destinationKey(destination)));
    for (const destination of own) owners.add(destinationKey(destination));
    const ruledOut = [...sorted.skipped, ...shared.map((entry) => ({ ...entry, reason: SHARED }))];
    skipped.push(...ruledOut.map((entry) => ({ ...entry, contactId: contact.id })));

    const tallies = own.map((entry) => tallyOf(entry, made, sourcesAt(entry, contacts)));
    const [first] = own;
    // A contact that is through with its attempts would only hold up those behind it.
    if (!first || !(tallies.some(hasRoom(room)) || isUnderWay(contact, made))) continue;
    const round = latest([startAt, ...contact.sources.flatMap((source) => rounds.get(source) ?? [])]);
    const opening = nextOpening(round, attemptHours(input, contact, first));
    const spaced = earlierTimes(contact.id, own, made).map((last) => later(last, interval));
    lines.push({
      contact,
      wanted: latest([now, round, ...spaced]),
      due: latest([now, opening, ...spaced]),
      tallies,
    });
    for (const source of contact.sources) rounds.set(source, later(opening, interval));
  }
  return { lines, skipped };
}

/** A contact with the destinations at which it may be asked. */
interface Sorted {
  contact: PlannedContact;
  sorted: ReturnType<typeof usableDestinations>;
}

/** Those who may be asked about anything, with their destinations. */
function withDestinations({ contacts, existing, answered = new Set(), ...input }: OutreachInput): Sorted[] {
  const bounced = existing.filter(({ outcome }) => outcome === BOUNCED);
  const policy = { ...input, channels: input.config.channels, bounced };
  return contacts
    .filter(({ sources }) => sources.length > 0)
    .map((contact) => {
      const { usable, skipped } = usableDestinations(contact.contactMethods, policy);
      const open = usable.filter((destination) => !answered.has(destinationKey(destination)));
      return { contact, sorted: { usable: open, skipped } };
    });
}

/** The sources that a destination is asked for: those of every contact who is reached there. */
const sourcesAt = (destination: Destination, contacts: readonly Sorted[]): number[] => [
  ...new Set(
    contacts
      .filter(({ sorted }) =>
        sorted.usable.some((entry) => destinationKey(entry) === destinationKey(destination)),
      )
      .flatMap(({ contact }) => contact.sources),
  ),
];

const SHARED = 'The destination is reached through a more trusted contact';

/** Why a contact is not asked whose hours open too late; the search says so as well. */
export const OPENS_TOO_LATE = 'Business hours open only after the outbound window has closed';

/** The first destination of each contact who is not asked at all since its hours open after the window. */
const tooLate = (
  lines: readonly Line[],
  attempts: readonly PlannedAttempt[],
  deadline: Date,
): OutreachPlan['skipped'] =>
  lines.flatMap(({ contact, wanted, due, tallies: [first] }) => {
    const isAsked = attempts.some(({ contactId }) => contactId === contact.id);
    if (!first || isAsked || wanted > deadline || due <= deadline) return [];
    const { channel, destination } = first;
    return [{ channel, destination, reason: OPENS_TOO_LATE, contactId: contact.id }];
  });

/** Whether a contact has attempts that are still to go out: those behind it keep their rounds. */
const isUnderWay = ({ id }: PlannedContact, made: readonly ExistingAttempt[]): boolean =>
  made.some(({ contactId, status }) => contactId === id && UNSENT.has(status));

function tallyOf(destination: Destination, made: readonly ExistingAttempt[], sources: number[]): Tally {
  const earlier = made.filter((attempt) => destinationKey(attempt) === destinationKey(destination));
  const lastNumber = Math.max(0, ...earlier.map(({ attemptNumber }) => attemptNumber));
  return { ...destination, sources, lastNumber };
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

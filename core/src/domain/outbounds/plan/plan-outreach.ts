import { CHANNELS, type Channel } from '@credence/contract';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { type NewActivity, recordActivities } from '../../activities/record-activity.ts';
import { addAttempts } from '../../attempts/attempt-rows.ts';
import { destinationsOf } from '../../contacts/destination-rules.ts';
import { refusedAmong } from '../../contacts/do-not-contact.ts';
import { ownDestinations } from '../../contacts/own-destinations.ts';
import { type Context, now } from '../../context/context.ts';
import { type ContactDetails, openContact } from '../../entities/contact-details.ts';
import type { ContactRow } from '../../entities/contact-entity.ts';
import { openDestination } from '../../entities/destination.ts';
import type { OutboundRow } from '../../entities/outbound-entity.ts';
import type { LockedSearch, SearchRecord } from '../../entities/search-entity.ts';
import { askedRecords, sourcesOfAttempt, sourcesOfContact } from '../../records/contact-source.ts';
import { hoursPolicy } from './hours-policy.ts';
import { newAttempt } from './new-attempt.ts';
import {
  type ExistingAttempt,
  type OutreachPlan,
  type PlannedAttempt,
  type PlannedContact,
  planAttempts,
} from './outbound-schedule.ts';
import { repliedFrom } from './replied-from.ts';
import { byTime } from './source-contacts.ts';

/** An attempt as it stands, readable, with its contact. */
export type OpenAttempt = ExistingAttempt &
  Pick<
    OutboundRow,
    'id' | 'createdAt' | 'updatedAt' | 'sentAt' | 'halted' | 'dismissedAt' | 'records' | 'promisedBy'
  > & {
    location: string;
    contact: ContactDetails;
  };

/** Every attempt of a search, by time. */
export function openAttempts(
  context: Context,
  { attempts, contacts, records }: Pick<LockedSearch, 'attempts' | 'contacts' | 'records'>,
): OpenAttempt[] {
  const opened = new Map<string, ContactDetails>();
  const detailsOf = (id: string): ContactDetails => {
    const row = contacts.find((contact) => contact.id === id);
    if (!row) throw new Error('An attempt has no contact');
    const details = opened.get(id) ?? openContact(context, row);
    opened.set(id, details);
    return details;
  };
  return attempts.toSorted(byTime).map((row) => {
    const contact = detailsOf(row.contactId);
    return {
      ...row,
      destination: openDestination(context, row),
      location: contact.location,
      contact,
      sources: sourcesOfAttempt(row, records),
    };
  });
}

/** When outreach started: with the first attempt, whatever has become of it; now when there is none. */
export const outreachStart = (attempts: readonly OpenAttempt[], at: Date): Date =>
  new Date(Math.min(at.getTime(), ...attempts.map(({ createdAt }) => createdAt.getTime())));

/** A contact who may be asked; of which source they know decides about what. */
export type ContactToAsk = Omit<PlannedContact, 'sources'> & Pick<ContactRow, 'recordSource'>;

/** Attempts to make that are not written yet. */
export interface OutreachDraft {
  /** The records that they may ask about. */
  among: readonly SearchRecord[];
  planned: PlannedAttempt[];
  skipped: OutreachPlan['skipped'];
  /** Whether there would be attempts, were it not for the SLA. */
  isBeyondSla: boolean;
  /** Ids of the contacts that had attempts before, whatever has become of these. */
  plannedBefore: ReadonlySet<string>;
}

/**
 * Plans the attempts at these contacts that policy and clock allow; attempts already made count. Nothing is planned
 * beyond the SLA, when the search ends.
 */
export async function draftOutreach(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  {
    contacts,
    channelsAvailable,
    among = askedRecords(locked.records),
    ignored = new Set(),
    isByItself = true,
  }: {
    contacts: readonly ContactToAsk[];
    channelsAvailable: readonly Channel[];
    among?: readonly SearchRecord[];
    /** Ids of attempts that are planned as if they were not there. */
    ignored?: ReadonlySet<string>;
    /** Whether this is not because the client has asked for it. */
    isByItself?: boolean;
  },
): Promise<OutreachDraft> {
  const { search } = locked;
  const at = now(context);
  const existing = openAttempts(context, locked);
  const { attempts, skipped } = planAttempts({
    contacts: contacts.map((contact) => ({ ...contact, sources: sourcesOfContact(contact, among) })),
    ...hoursPolicy(context, locked),
    startAt: outreachStart(existing, at),
    now: at,
    existing: existing.filter(({ id }) => !ignored.has(id)),
    channelsAvailable,
    own: ownDestinations(context, locked.applicant),
    refused: await refusedAmong(
      context,
      transaction,
      contacts.flatMap(({ contactMethods }) => contactMethods.flatMap(destinationsOf)),
    ),
    answered: isByItself ? repliedFrom(locked, existing) : new Set(),
  });
  const planned = attempts.filter(({ scheduledAt }) => scheduledAt < search.slaAt);
  const plannedBefore = new Set(existing.map(({ contactId }) => contactId));
  const asked = new Set([...plannedBefore, ...planned.map(({ contactId }) => contactId)]);
  return {
    among,
    planned,
    skipped: [...skipped, ...beyondSla(attempts.filter(({ contactId }) => !asked.has(contactId)))],
    isBeyondSla: planned.length === 0 && attempts.length > 0,
    plannedBefore,
  };
}

/** The first destination of each contact who is not asked at all since the search ends before. */
function beyondSla(attempts: readonly PlannedAttempt[]): OutreachPlan['skipped'] {
  const firsts = new Map(
    attempts.toReversed().map((attempt): [string, PlannedAttempt] => [attempt.contactId, attempt]),
  );
  const reason = 'The search ends before this contact may be asked';
  return [...firsts.values()].map(({ contactId, channel, destination }) => ({
    contactId,
    channel,
    destination,
    reason,
  }));
}

/**
 * Writes planned attempts with their jobs, and tells what was left out.
 * @returns how many attempts were scheduled
 */
export async function writeOutreach(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { among, planned, skipped }: OutreachDraft,
): Promise<number> {
  const searchId = locked.search.id;
  await insertAttempts(context, transaction, locked, planned, among);
  await recordActivities(context, transaction, [
    ...skipped.map(
      ({ channel, reason, contactId, destination }): NewActivity => ({
        searchId,
        activityType: 'OUTBOUND_SKIPPED',
        description: reason,
        channel,
        channelValue: destination,
        contactId,
      }),
    ),
    {
      searchId,
      activityType: 'OUTREACH_SCHEDULED',
      description: `Attempts scheduled: ${planned.length}`,
    },
  ]);
  return planned.length;
}

/**
 * Schedules attempts at new contacts in their turn, though the others have been planned; none when the search has ended.
 * Every channel that the policy allows is planned: only a worker knows which are configured.
 * @returns how many attempts were scheduled
 */
export async function queueOutreach(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  contacts: readonly ContactToAsk[],
): Promise<number> {
  if (locked.search.searchStatus !== 'IN_PROGRESS') return 0;
  const who = { contacts, channelsAvailable: CHANNELS };
  return writeOutreach(context, transaction, locked, await draftOutreach(context, transaction, locked, who));
}

async function insertAttempts(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  attempts: readonly PlannedAttempt[],
  among: readonly SearchRecord[],
): Promise<void> {
  if (attempts.length === 0) return;
  const { search } = locked;
  const rows = attempts.map((attempt) => newAttempt(context, locked, attempt, among));
  addAttempts(transaction, locked, rows);
  await enqueue(
    context,
    transaction,
    'send-outbound',
    rows.map(({ id, scheduledAt }) => ({
      data: { searchId: search.id, outboundId: id },
      startAfter: scheduledAt,
    })),
  );
}

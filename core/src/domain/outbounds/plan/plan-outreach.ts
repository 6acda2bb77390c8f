import { CHANNELS, type Channel } from '@credence/contract';
import { In } from 'typeorm';
import { newId } from '../../../platform/database/ids.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { type NewActivity, recordActivities } from '../../activities/record-activity.ts';
import { readOwnDestinations } from '../../contacts/own-destinations.ts';
import { type Context, now } from '../../context/context.ts';
import { openContact } from '../../entities/contact-details.ts';
import { ContactEntity } from '../../entities/contact-entity.ts';
import { openDestination, sealDestination } from '../../entities/destination.ts';
import { OutboundEntity, type OutboundRow } from '../../entities/outbound-entity.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { hoursPolicy } from './hours-policy.ts';
import { newLinks } from './link-token.ts';
import {
  type ExistingAttempt,
  type OutreachPlan,
  type PlannedAttempt,
  type PlannedContact,
  planAttempts,
} from './outbound-schedule.ts';

/** An attempt as it stands, readable, with the place of its contact. */
export type OpenAttempt = ExistingAttempt &
  Pick<OutboundRow, 'id' | 'createdAt' | 'updatedAt' | 'sentAt' | 'dismissedAt'> & { location: string };

/** Every attempt of a search, by time. */
export async function openAttempts(
  context: Context,
  { manager }: Transaction,
  { search: { organizationId, id: searchId } }: LockedSearch,
): Promise<OpenAttempt[]> {
  const rows = await manager.find(OutboundEntity, {
    where: { organizationId, searchId },
    order: { scheduledAt: 'ASC', id: 'ASC' },
  });
  const contacts = await manager.findBy(ContactEntity, {
    organizationId,
    id: In([...new Set(rows.map(({ contactId }) => contactId))]),
  });
  const locations = new Map(contacts.map((row) => [row.id, openContact(context, row).location]));
  return rows.map((row) => ({
    ...row,
    destination: openDestination(context, row),
    location: locations.get(row.contactId) ?? '',
  }));
}

/** When outreach started: with the first attempt, whatever has become of it; now when there is none. */
export const outreachStart = (attempts: readonly OpenAttempt[], at: Date): Date =>
  new Date(Math.min(at.getTime(), ...attempts.map(({ createdAt }) => createdAt.getTime())));

/** Attempts to make that are not written yet. */
export interface OutreachDraft {
  planned: PlannedAttempt[];
  skipped: OutreachPlan['skipped'];
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
  }: { contacts: readonly PlannedContact[]; channelsAvailable: readonly Channel[] },
): Promise<OutreachDraft> {
  const { search } = locked;
  const at = now(context);
  const existing = await openAttempts(context, transaction, locked);
  const { attempts, skipped } = planAttempts({
    contacts,
    ...hoursPolicy(context, locked),
    startAt: outreachStart(existing, at),
    now: at,
    existing,
    channelsAvailable,
    own: await readOwnDestinations(context, transaction, search.applicantId),
  });
  const planned = attempts.filter(({ scheduledAt }) => scheduledAt < search.slaAt);
  return { planned, skipped, plannedBefore: new Set(existing.map(({ contactId }) => contactId)) };
}

/**
 * Writes planned attempts with their jobs, and tells what was left out.
 * @returns how many attempts were scheduled
 */
export async function writeOutreach(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { planned, skipped }: OutreachDraft,
): Promise<number> {
  const searchId = locked.search.id;
  await insertAttempts(context, transaction, locked, planned);
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
 * Schedules attempts at one contact on the spot, because the client asked for that; none when the search has ended.
 * Only a worker knows which channels are configured, and a job for it could not tell the client how many attempts
 * there will be. So every channel that the policy allows is planned; a worker that lacks one says so in the activity.
 * @returns how many attempts were scheduled
 */
export async function queueOutreach(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  contact: PlannedContact,
): Promise<number> {
  if (locked.search.searchStatus !== 'IN_PROGRESS') return 0;
  const who = { contacts: [contact], channelsAvailable: CHANNELS };
  return writeOutreach(context, transaction, locked, await draftOutreach(context, transaction, locked, who));
}

async function insertAttempts(
  context: Context,
  transaction: Transaction,
  { search }: LockedSearch,
  attempts: readonly PlannedAttempt[],
): Promise<void> {
  if (attempts.length === 0) return;
  const at = now(context);
  const rows = attempts.map((attempt): OutboundRow => {
    const id = newId();
    return {
      organizationId: search.organizationId,
      id,
      searchId: search.id,
      contactId: attempt.contactId,
      channel: attempt.channel,
      destination: sealDestination(context, id, attempt.destination),
      attemptNumber: attempt.attemptNumber,
      status: 'SCHEDULED',
      scheduledAt: attempt.scheduledAt,
      claimedBy: null,
      sweptAt: null,
      halted: null,
      dismissedAt: null,
      sendFailures: 0,
      sentAt: null,
      completedAt: null,
      outcome: null,
      error: null,
      ...newLinks(context, id),
      linkExpiresAt: search.slaAt,
      createdAt: at,
      updatedAt: at,
    };
  });
  await transaction.manager.insert(OutboundEntity, rows);
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

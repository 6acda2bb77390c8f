import type { Transaction } from '../../platform/database/transaction.ts';
import { recordActivities } from '../activities/record-activity.ts';
import type { Context } from '../context/context.ts';
import type { LockedSearch, SearchRecord } from '../entities/search-entity.ts';
import { isUnsettled } from '../records/record-transitions.ts';
import { emitEvents } from '../webhooks/events/emit-event.ts';
import { callForPerson } from './call-for-person.ts';
import { type ClosedSearch, closeSearch } from './close-search.ts';
import { waitsForContact } from './outreach-step.ts';

/** Why no contact is left to ask. */
export interface NoContact {
  /** The records that no contact is left to ask about. */
  records: readonly SearchRecord[];
  /** In words, for the notification and the activity; names no person. */
  reason: string;
  /** What brought it about, told in SEARCH_UPDATED. */
  trigger: string;
}

/**
 * Tells that no contact is left to ask about records of a locked search, and hands the search over where the client wants
 * that and nothing else is to be waited for.
 * @returns whether the search has ended; if not, the records wait for a contact
 */
export async function reportNoContact(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { records, reason, trigger }: NoContact,
): Promise<boolean> {
  await emitEvents(context, transaction, locked, [
    {
      event: 'verification.notification',
      data: {
        notificationType: 'ADDITIONAL_RESEARCH_NOTE',
        metadata: { reason, records: records.map(({ record }) => record), actionable: true },
      },
    },
    callForPerson(context, locked, records, { reason }),
  ]);
  await recordActivities(context, transaction, [
    { searchId: locked.search.id, activityType: 'ADDITIONAL_RESEARCH_NOTE', description: reason },
  ]);
  return (await handOver(context, transaction, locked, trigger)) !== null;
}

/**
 * Hands an open search over to a person where the client wants that, once all that is open of it waits for a contact: to be
 * called after whatever leaves nothing else open, too. What is yet to call a person does that first.
 * @returns what that did; null when it goes on
 */
export async function handOver(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  trigger: string,
): Promise<ClosedSearch | null> {
  const open = locked.records.filter(({ status }) => isUnsettled(status));
  const isStuck = open.every(
    (record) => record.status === 'OPEN' && waitsForContact(record) && record.escalateAt === null,
  );
  if (!locked.config.escalation.autoEscalate || !isStuck) return null;
  return closeSearch(context, transaction, locked, {
    next: 'REASSIGNED',
    ending: { event: 'verification.action_required', reasonCode: 'HUMAN_ESCALATION' },
    cause: { source: 'system', trigger },
  });
}

import type { ContactCreate } from '@credence/contract';
import { newId } from '../../platform/database/ids.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { Conflict } from '../../platform/errors.ts';
import { nextPosition } from '../activities/record-activity.ts';
import { lockContacts } from '../contacts/active-contacts.ts';
import { addContacts } from '../contacts/contact-rows.ts';
import { type Context, now } from '../context/context.ts';
import { type ContactDetails, sealContact } from '../entities/contact-details.ts';
import type { ContactRow } from '../entities/contact-entity.ts';
import type { LockedSearch } from '../entities/search-entity.ts';
import { openRequest } from '../entities/verification-request.ts';
import { askNow, type QueuedOutreach } from '../outbounds/plan/ask-now.ts';
import { type ContactToAsk, queueOutreach } from '../outbounds/plan/plan-outreach.ts';
import { sourceNamed } from '../records/record-sources.ts';
import { makeRoom } from '../research/rank-contact.ts';
import type { SearchOfOrder } from '../searches/lock-search.ts';
import { waitsForContact } from '../searches/outreach-step.ts';
import { type ChangedContact, recordContactChange } from './record-contact-change.ts';

/** Where a contact is known from that the client named after the order. */
export const MANUAL_SOURCE = 'manual_client_entry';

export interface AddedContact extends ChangedContact, QueuedOutreach {}

/**
 * Adds a contact to the plan of a search, ranked by its confidence. It is asked when the client wants that at once,
 * or when the search had no other contact to ask.
 * @throws NotFound when the order has no such search, Conflict when its contacts can no longer be changed or are too many
 */
export function addContact(
  context: Context,
  { orderId, searchId, contact }: SearchOfOrder & { contact: ContactCreate },
): Promise<AddedContact> {
  return inTransaction(context, async (transaction) => {
    const locked = await lockContacts(context, transaction, { orderId, searchId });
    checkRoom(locked);
    const { name, entityName, title = null, location, contactMethods, confidence } = contact;
    const recordSource = sourceNamed(openRequest(context, locked.search).records, entityName);
    const isWaitedFor = locked.records.some(
      (record) => waitsForContact(record) && (recordSource === null || record.source === recordSource),
    );
    return addToPlan(context, transaction, locked, {
      details: { name, entityName, title, location, contactMethods, metadata: {} },
      confidence,
      source: MANUAL_SOURCE,
      recordSource,
      asks: contact.executeOutboundImmediately ? 'NOW' : isWaitedFor ? 'IN_TURN' : 'NO',
      description: 'Contact added',
    });
  });
}

/** Each change of contacts is told with the whole plan. */
const CONTACTS_AT_MOST = 100;

function checkRoom({ contacts }: LockedSearch): void {
  if (contacts.filter(({ status }) => status === 'ACTIVE').length >= CONTACTS_AT_MOST)
    throw new Conflict(`A search has at most ${CONTACTS_AT_MOST} contacts: remove one first`);
}

/** A contact to add, from whatever source. */
export interface NewContact extends Pick<ContactRow, 'confidence' | 'source' | 'recordSource'> {
  details: ContactDetails;
  /** Whether attempts are scheduled: in their turn, or before those at others, because the client wants that. */
  asks: 'NOW' | 'IN_TURN' | 'NO';
  /** For the activity: names no person and no destination. */
  description: string;
}

/** Adds a contact to the plan of a locked search, tells of it, and schedules attempts at it where that is wanted. */
export async function addToPlan(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { details, confidence, source, recordSource, asks, description }: NewContact,
): Promise<AddedContact> {
  const { organizationId, id: searchId } = locked.search;
  const id = newId();
  const at = now(context);
  const row: ContactRow = {
    organizationId,
    id,
    searchId,
    confidence,
    source,
    recordSource,
    position: makeRoom(transaction, locked, { id, confidence }),
    status: 'ACTIVE',
    accuracyStatus: null,
    repliedAt: null,
    details: sealContact(context, id, details),
    createdAt: at,
    updatedAt: at,
    removedAt: null,
  };
  addContacts(transaction, locked, [row]);
  const position = nextPosition(context);
  const contact = { id, recordSource, ...details };
  const { queuedCount, reason } = await askContact(context, transaction, locked, contact, asks);
  const changed = await recordContactChange(context, transaction, locked, {
    action: 'ADDED',
    contact: { id, ...details },
    reason: null,
    description,
    position,
  });
  return { ...changed, queuedCount, reason };
}

async function askContact(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  contact: ContactToAsk,
  asks: NewContact['asks'],
): Promise<QueuedOutreach> {
  if (asks === 'NO') return { queuedCount: 0, reason: null };
  if (asks === 'NOW') return askNow(context, transaction, locked, contact);
  return { queuedCount: await queueOutreach(context, transaction, locked, [contact]), reason: null };
}

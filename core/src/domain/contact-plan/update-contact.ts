import type { ContactUpdate } from '@credence/contract';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { nextPosition } from '../activities/record-activity.ts';
import { activeContact, lockContacts } from '../contacts/active-contacts.ts';
import { changeContact } from '../contacts/contact-rows.ts';
import { haveSameDestinations } from '../contacts/destination-rules.ts';
import { type Context, now } from '../context/context.ts';
import { type ContactDetails, sealContact } from '../entities/contact-details.ts';
import type { ContactRow } from '../entities/contact-entity.ts';
import { openRequest } from '../entities/verification-request.ts';
import { type FollowedDestinations, followDestinations } from '../outbounds/plan/follow-destinations.ts';
import { sourceNamed } from '../records/record-sources.ts';
import { makeRoom } from '../research/rank-contact.ts';
import type { SearchOfOrder } from '../searches/lock-search.ts';
import { MANUAL_SOURCE } from './add-contact.ts';
import {
  type ChangedContact,
  describeChange,
  editorOf,
  recordContactChange,
} from './record-contact-change.ts';

const DEFAULT_REASON = 'Contact updated by the client';

export interface UpdatedContact extends ChangedContact, FollowedDestinations {}

/**
 * Replaces a contact, and lets its waiting attempts follow its destinations. A mark was about the destinations of its
 * time: when these change, it goes.
 * @throws NotFound when there is no such search or contact, Conflict when its contacts can no longer be changed
 */
export function updateContact(
  context: Context,
  { orderId, searchId, update }: SearchOfOrder & { update: ContactUpdate },
): Promise<UpdatedContact> {
  return inTransaction(context, async (transaction) => {
    const locked = await lockContacts(context, transaction, { orderId, searchId });
    const before = activeContact(context, locked, update.contactId);
    const { id } = before;
    const { name, entityName, title = before.title, location, contactMethods, confidence } = update;
    const at = now(context);
    const metadata = {
      source: MANUAL_SOURCE,
      reason: DEFAULT_REASON,
      ...update.metadata,
      lastEditedBy: editorOf(context),
      lastEditedAt: at.toISOString(),
    };
    const details: ContactDetails = { name, entityName, title, location, contactMethods, metadata };
    const recordSource = sourceNamed(openRequest(context, locked.search).records, entityName);
    const keepsMark = haveSameDestinations(before.contactMethods, contactMethods);
    const changes: Partial<ContactRow> = {
      ...(confidence === before.confidence
        ? {}
        : { position: makeRoom(transaction, locked, { id, confidence }) }),
      accuracyStatus: keepsMark ? before.accuracyStatus : null,
      source: MANUAL_SOURCE,
      recordSource,
      // Another person at another address has not replied.
      repliedAt: keepsMark ? before.repliedAt : null,
      confidence,
      details: sealContact(context, id, details),
      updatedAt: at,
    };
    changeContact(transaction, locked, id, changes);
    const position = nextPosition(context);
    const followed = await followDestinations(context, transaction, locked, {
      contactId: id,
      location,
      recordSource,
      before: before.contactMethods,
      after: contactMethods,
    });
    const changed = await recordContactChange(context, transaction, locked, {
      action: 'UPDATED',
      position,
      contact: { id, ...details },
      reason: typeof metadata.reason === 'string' ? metadata.reason : null,
      description: describeChange('Contact replaced', {
        'Waiting attempts cancelled': followed.cancelledScheduledAttempts,
        'Attempts scheduled for a new destination': followed.scheduledFollowUps,
      }),
    });
    return { ...changed, ...followed };
  });
}

import type { NotificationType } from '@credence/contract';
import { noteResources } from '../../platform/audit/audit-note.ts';
import { newId } from '../../platform/database/ids.ts';
import { sealText } from '../../platform/database/sealed.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { type ActivityPosition, recordActivities } from '../activities/record-activity.ts';
import { activeContacts, type ContactReading } from '../contacts/active-contacts.ts';
import { type Context, now } from '../context/context.ts';
import { type ContactAction, ContactAuditEntity, reasonCell } from '../entities/contact-audit-entity.ts';
import type { LockedSearch } from '../entities/search-entity.ts';
import { refreshStep } from '../outbounds/plan/refresh-step.ts';
import { contactPlanEntries } from '../research/contact-plan.ts';
import { emitEvents } from '../webhooks/events/emit-event.ts';

/** What every answer about a changed contact starts with. */
export interface ChangedContact {
  searchId: string;
  externalSearchId: string | null;
  contactId: string;
  /** The entry in the contact's history. */
  auditId: string;
  /** Whether the notification was written: false where the client suppresses its type. */
  webhookEmitted: boolean;
}

/** A change that has been made to a contact of a locked search, and to its attempts. */
export interface ContactChange {
  action: ContactAction;
  /** As it is now; as it last was when it has been removed. */
  contact: Pick<ContactReading, 'id' | 'name' | 'entityName' | 'contactMethods'>;
  /** The client's words, which may name people. */
  reason: string | null;
  /** For the activity: names no person and no destination. */
  description: string;
  /** Further fields of the notification. */
  metadata?: Record<string, unknown>;
  /** Where the change stands in the history, when it has led to attempts: before these. */
  position?: ActivityPosition;
}

/**
 * Leaves behind what every change of a contact leaves: its entry in the contact's history, an activity, the step of
 * the search as it is now, and the notification with the plan as it is now, or with the contact that was removed.
 */
export async function recordContactChange(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { action, contact, reason, description, metadata = {}, position }: ContactChange,
): Promise<ChangedContact> {
  const { organizationId, id: searchId, externalSearchId } = locked.search;
  const contactId = contact.id;
  const auditId = newId();
  noteResources(context, { contactId });
  await transaction.manager.insert(ContactAuditEntity, {
    organizationId,
    id: auditId,
    searchId,
    contactId,
    action,
    actor: context.actor,
    subject: context.audit?.subject ?? null,
    reason: sealText(context.cipher, reasonCell(auditId), reason),
    createdAt: now(context),
  });
  await recordActivities(context, transaction, [
    {
      searchId,
      activityType: `CONTACT_${action}`,
      description,
      contactId,
      ...(position ? { position } : {}),
    },
  ]);
  await refreshStep(context, transaction, locked);
  const plan = action === 'REMOVED' ? [contact] : activeContacts(context, locked);
  const notificationType: NotificationType = `CONTACT_PLAN_${action}`;
  const emitted = await emitEvents(context, transaction, locked, [
    {
      event: 'verification.notification',
      data: {
        notificationType,
        contactPlan: contactPlanEntries(plan),
        metadata: { contactId, contactName: contact.name, ...metadata },
      },
    },
  ]);
  return { searchId, externalSearchId, contactId, auditId, webhookEmitted: emitted.length > 0 };
}

/** Who makes the change, as far as the service knows. */
export const editorOf = ({ audit, actor }: Context): string => audit?.subject ?? actor;

/** A sentence about attempts for each of them that happened, after the sentence that says what was done. */
export const describeChange = (what: string, attempts: Record<string, number>): string =>
  [
    what,
    ...Object.entries(attempts)
      .filter(([, count]) => count > 0)
      .map(([words, count]) => `${words}: ${count}`),
  ].join('. ');

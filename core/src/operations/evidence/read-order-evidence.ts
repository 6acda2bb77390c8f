import { In } from 'typeorm';
import { openAliases, openApplicant } from '../../domain/applicants/seal-applicant.ts';
import { listContacts } from '../../domain/contact-plan/list-contacts.ts';
import type { Context } from '../../domain/context/context.ts';
import { ApplicantEntity } from '../../domain/entities/applicant-entity.ts';
import { clearBusiness, openBusiness } from '../../domain/entities/business-context.ts';
import { ContactAuditEntity, reasonCell } from '../../domain/entities/contact-audit-entity.ts';
import { OrderEntity, type OrderRow, orderWebhookCell } from '../../domain/entities/order-entity.ts';
import { hideWebhookSecrets } from '../../domain/organizations/hide-webhook-secrets.ts';
import { listOutbounds } from '../../domain/outbounds/change/list-outbounds.ts';
import { listSearches, readSearch } from '../../domain/searches/read-searches.ts';
import { NoteEntity, openNote } from '../../domain/team/note-entity.ts';
import { noteResources } from '../../platform/audit/audit-note.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { openJson, openText } from '../../platform/database/sealed.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createUnitOfWork } from '../../platform/database/unit-of-work.ts';
import { NotFound } from '../../platform/errors.ts';
import { auditEvidence } from './audit-evidence.ts';
import { eventEvidence } from './event-evidence.ts';
import { type DocumentInEvidence, messageEvidence } from './message-evidence.ts';
import { plainColumns } from './plain-columns.ts';
import { searchEvidence } from './search-evidence.ts';

/** Everything that is kept about an order, readable. */
export interface OrderEvidence {
  /** By the name of what it tells about; as it would be written as JSON. */
  parts: Record<string, unknown>;
  /** Files that came with messages, to be read one by one. */
  documents: DocumentInEvidence[];
  /** Where the signed release is; null when there is none, or it was deleted. */
  releaseFile: string | null;
}

/**
 * Reads everything about an order as it is at one moment, and leaves an entry in the audit trail.
 * @throws NotFound
 */
export async function readOrderEvidence(
  context: Context,
  { orderId }: { orderId: string },
): Promise<OrderEvidence> {
  const unitOfWork = createUnitOfWork(context, async ({ query }) => {
    await query('set transaction isolation level repeatable read');
  });
  try {
    const whole: Context = { ...context, unitOfWork };
    noteResources(whole, { orderId });
    const order = await inTransaction(whole, (transaction) => requireOrder(context, transaction, orderId));
    // The entry is written: what the steps below concern is this order.
    const { audit, ...silent } = whole;
    const evidence = await readParts(silent, order);
    await unitOfWork.commit([]);
    return evidence;
  } catch (error) {
    await unitOfWork.rollback();
    throw error;
  }
}

async function requireOrder(
  { organization }: Context,
  { manager }: Transaction,
  id: string,
): Promise<OrderRow> {
  const order = await manager.findOneBy(OrderEntity, { organizationId: organization.id, id });
  if (!order) throw new NotFound('Order not found');
  return order;
}

async function readParts(context: Context, order: OrderRow): Promise<OrderEvidence> {
  const orderId = order.id;
  const searches = await listSearches(context, { orderId });
  const searchIds = searches.map(({ search }) => search.id);
  const contacts: unknown[] = [];
  const attempts: unknown[] = [];
  const timeline: { createdAt: Date }[] = [];
  for (const searchId of searchIds) {
    const ids = { orderId, searchId };
    const listing = await listContacts(context, ids);
    contacts.push({
      ...listing,
      contacts: listing.contacts.map(plainColumns),
      history: await contactHistory(context, searchId),
    });
    const { outbounds } = await listOutbounds(context, { ...ids, all: true });
    attempts.push(...outbounds.map(plainColumns));
    const { activities } = await readSearch(context, ids);
    timeline.push(
      ...activities.map((activity) => ({
        searchId,
        ...plainColumns(activity),
        createdAt: activity.createdAt,
      })),
    );
  }
  const messages = await messageEvidence(context, searchIds);
  return {
    parts: {
      order: await orderPart(context, order),
      searches: searches.map((reading) => searchEvidence(context, reading)),
      timeline: timeline.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
      contacts,
      attempts,
      notes: await notesOf(context, searchIds),
      messages: messages.messages,
      deliveries: await eventEvidence(context, orderId),
      audit: await auditEvidence(context, { orderId, searchIds }),
    },
    documents: messages.documents,
    releaseFile: order.releaseFile,
  };
}

const orderPart = (context: Context, order: OrderRow): Promise<unknown> =>
  inTransaction(context, async ({ manager }) => {
    const { cipher, organization } = context;
    const applicant = await manager.findOneByOrFail(ApplicantEntity, {
      organizationId: organization.id,
      id: order.applicantId,
    });
    const { id, addresses } = applicant;
    const { business, ...businessContext } = clearBusiness(openBusiness(context, order));
    return {
      ...plainColumns(order),
      ...businessContext,
      webhookConfig:
        order.webhookConfig &&
        hideWebhookSecrets(openJson(cipher, orderWebhookCell(order.id), order.webhookConfig)),
      applicant: {
        ...plainColumns(applicant),
        ...openApplicant(context, applicant),
        addresses: addresses
          ? openJson(cipher, { table: 'applicants', column: 'addresses', id }, addresses)
          : [],
        aliases: openAliases(context, applicant),
      },
    };
  });

/** What people of the organization wrote about the searches. */
const notesOf = (context: Context, searchIds: string[]): Promise<unknown[]> =>
  inTransaction(context, async ({ manager }) => {
    const rows = await manager.find(NoteEntity, {
      where: { organizationId: context.organization.id, searchId: In(searchIds) },
      order: { id: 'ASC' },
    });
    return rows.map((row) => ({ ...plainColumns(row), words: openNote(context, row) }));
  });

const contactHistory = (context: Context, searchId: string): Promise<unknown[]> =>
  inTransaction(context, async ({ manager }) => {
    const rows = await manager.find(ContactAuditEntity, {
      where: { organizationId: context.organization.id, searchId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return rows.map((row) => ({
      ...plainColumns(row),
      reason: openText(context.cipher, reasonCell(row.id), row.reason),
    }));
  });

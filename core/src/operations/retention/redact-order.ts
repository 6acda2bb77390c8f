import { type EntitySchema, type FindOptionsWhere, In } from 'typeorm';
import { type Context, now } from '../../domain/context/context.ts';
import { ActivityEntity } from '../../domain/entities/activity-entity.ts';
import { ApplicantEntity } from '../../domain/entities/applicant-entity.ts';
import { ContactAuditEntity } from '../../domain/entities/contact-audit-entity.ts';
import { ContactEntity } from '../../domain/entities/contact-entity.ts';
import { InboundDocumentEntity } from '../../domain/entities/inbound-document-entity.ts';
import { InboundEntity } from '../../domain/entities/inbound-entity.ts';
import { OrderEntity, type OrderRow } from '../../domain/entities/order-entity.ts';
import { OutboundEntity } from '../../domain/entities/outbound-entity.ts';
import { SearchEntity } from '../../domain/entities/search-entity.ts';
import { SearchRecordEntity } from '../../domain/entities/search-record-entity.ts';
import { VerificationResultEntity } from '../../domain/entities/verification-result-entity.ts';
import {
  WebhookAttemptEntity,
  WebhookDeliveryEntity,
  WebhookEventEntity,
} from '../../domain/entities/webhook-entities.ts';
import { DirectoryEntity } from '../../domain/research/directory-entity.ts';
import { writeAuditEntry } from '../../platform/audit/write-audit-entry.ts';
import type { TenantKey } from '../../platform/database/columns.ts';
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts';
import { updateRows } from '../../platform/database/update-rows.ts';
import { deleteRelease } from './delete-release.ts';
import { redactDisabledTargets } from './redact-disabled-targets.ts';
import {
  redactedActivity,
  redactedApplicant,
  redactedAttempt,
  redactedContact,
  redactedContactAudit,
  redactedDelivery,
  redactedEvent,
  redactedInbound,
  redactedOrder,
  redactedOutbound,
  redactedRecord,
  redactedResult,
  redactedSearch,
} from './redacted-rows.ts';
import { redactionDueAt } from './retention-rule.ts';
import { lockTerms } from './retention-terms.ts';

/** The rows that belong to an order, by what their tables name. */
interface OrderIds {
  orderId: string;
  applicantId: string;
  searchIds: string[];
  eventIds: string[];
  deliveryIds: string[];
}

type Redaction = (context: Context, transaction: Transaction, ids: OrderIds) => Promise<void>;

function redaction<Row extends TenantKey>(
  entity: EntitySchema<Row>,
  which: (ids: OrderIds) => object,
  redact: (context: Context, row: Row) => Partial<Row>,
): Redaction {
  return async (context, transaction, ids) => {
    const where = { organizationId: context.organization.id, ...which(ids) } as FindOptionsWhere<Row>;
    const rows = await transaction.manager.find(entity, { where });
    await updateRows(
      context,
      transaction,
      entity,
      rows.map((row) => ({ ...redact(context, row), id: row.id })),
    );
  };
}

/** For tables of which nothing is to stay. */
const deletion =
  <Row extends TenantKey>(entity: EntitySchema<Row>, which: (ids: OrderIds) => object): Redaction =>
  async ({ organization }, { manager }, ids) => {
    await manager.delete(entity, { organizationId: organization.id, ...which(ids) } as FindOptionsWhere<Row>);
  };

/** The new links of attempts have no references. */
const forgetReferences: Redaction = async ({ organization }, { query }, { searchIds }) => {
  await query(
    `delete from attempt_references where organization_id = $1 and id in
      (select id from outbounds where organization_id = $1 and search_id = any($2))`,
    [organization.id, searchIds],
  );
};

const ofSearches = ({ searchIds }: OrderIds) => ({ searchId: In(searchIds) });

/** Every table with personal data of an order. */
const REDACTIONS: readonly Redaction[] = [
  redaction(ApplicantEntity, ({ applicantId }) => ({ id: applicantId }), redactedApplicant),
  redaction(OrderEntity, ({ orderId }) => ({ id: orderId }), redactedOrder),
  redaction(SearchEntity, ({ searchIds }) => ({ id: In(searchIds) }), redactedSearch),
  redaction(SearchRecordEntity, ofSearches, redactedRecord),
  redaction(ContactEntity, ofSearches, redactedContact),
  redaction(ContactAuditEntity, ofSearches, redactedContactAudit),
  redaction(OutboundEntity, ofSearches, redactedOutbound),
  forgetReferences,
  redaction(ActivityEntity, ofSearches, redactedActivity),
  redaction(InboundEntity, ofSearches, redactedInbound),
  deletion(InboundDocumentEntity, ofSearches),
  redaction(VerificationResultEntity, ofSearches, redactedResult),
  // What other orders have taught too is the organization's own knowledge.
  deletion(DirectoryEntity, ({ orderId }) => ({ orderId })),
  // Deliveries before their events, as everywhere.
  redaction(WebhookDeliveryEntity, ({ deliveryIds }) => ({ id: In(deliveryIds) }), redactedDelivery),
  redactDisabledTargets,
  redaction(WebhookAttemptEntity, ({ deliveryIds }) => ({ deliveryId: In(deliveryIds) }), redactedAttempt),
  redaction(WebhookEventEntity, ({ eventIds }) => ({ id: In(eventIds) }), redactedEvent),
];

/**
 * Clears the personal data of an order whose time is over, and then its release file. Statuses, outcomes, ids and
 * times stay. Safe to repeat: what a crash left undone is done then.
 * @returns whether the order was redacted now
 */
export async function redactOrder(context: Context, { orderId }: { orderId: string }): Promise<boolean> {
  const isRedacted = await inTransaction(context, async (transaction) => {
    const terms = await lockTerms(context, transaction);
    const order = await lockOrder(context, transaction, orderId);
    const dueAt = redactionDueAt(order?.endedAt ?? null, terms);
    if (!order || order.redactedAt || !dueAt || dueAt > now(context)) return false;
    const ids = await lockRows(context, transaction, order);
    for (const redact of REDACTIONS) await redact(context, transaction, ids);
    await writeAuditEntry(context, transaction, {
      action: 'order.redact',
      actor: context.actor,
      subject: null,
      requestId: null,
      resources: { orderId },
    });
    return true;
  });
  await deleteRelease(context, { orderId });
  return isRedacted;
}

const lockOrder = (
  { organization }: Context,
  { manager }: Transaction,
  id: string,
): Promise<OrderRow | null> =>
  manager.findOne(OrderEntity, {
    where: { organizationId: organization.id, id },
    lock: { mode: 'for_no_key_update' },
  });

/** Order, then searches, then deliveries: a change of any of these comes before the redaction, or finds it done. */
async function lockRows(
  { organization }: Context,
  { query }: Transaction,
  { id: orderId, applicantId }: OrderRow,
): Promise<OrderIds> {
  const ids = async (sql: string, value: string | string[]): Promise<string[]> =>
    (await query<{ id: string }>(sql, [organization.id, value])).map(({ id }) => id);
  const searchIds = await ids(
    'select id from searches where organization_id = $1 and order_id = $2 order by position for no key update',
    orderId,
  );
  const eventIds = await ids(
    'select id from webhook_events where organization_id = $1 and search_id = any($2::uuid[])',
    searchIds,
  );
  const deliveries = 'from webhook_deliveries where organization_id = $1 and event_id = any($2::uuid[])';
  await query(`select ${deliveries} order by id for no key update`, [organization.id, eventIds]);
  // A delivery that was handed over to a fallback while this waited for the locks.
  const deliveryIds = await ids(`select id ${deliveries}`, eventIds);
  return { orderId, applicantId, searchIds, eventIds, deliveryIds };
}

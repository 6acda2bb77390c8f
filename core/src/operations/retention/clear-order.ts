import { type EntitySchema, type FindOptionsSelect, type FindOptionsWhere, In } from 'typeorm';
import type { Context } from '../../domain/context/context.ts';
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
import { NoteEntity } from '../../domain/team/note-entity.ts';
import type { TenantKey } from '../../platform/database/columns.ts';
import { updateRows } from '../../platform/database/rows/update-rows.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { ClearedRows } from './cleared-rows.ts';
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

/** The rows that belong to an order, by what their tables name. */
interface OrderIds {
  orderId: string;
  applicantId: string;
  searchIds: string[];
  eventIds: string[];
  deliveryIds: string[];
}

type Redaction = (context: Context, transaction: Transaction, ids: OrderIds) => Promise<ClearedRows>;

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
    return { table: tableOf(entity), done: 'REDACTED', ids: rows.map(({ id }) => id) };
  };
}

/** For tables of which nothing is to stay. */
const deletion =
  <Row extends TenantKey>(entity: EntitySchema<Row>, which: (ids: OrderIds) => object): Redaction =>
  async ({ organization }, { manager }, ids) => {
    const where = { organizationId: organization.id, ...which(ids) } as FindOptionsWhere<Row>;
    // Without their other columns: a document may be large.
    const rows = await manager.find(entity, { select: { id: true } as FindOptionsSelect<Row>, where });
    await manager.delete(entity, where);
    return { table: tableOf(entity), done: 'DELETED', ids: rows.map(({ id }) => id) };
  };

const tableOf = <Row>({ options }: EntitySchema<Row>): string => options.tableName ?? options.name;

/** The new links of attempts have no references. */
const forgetReferences: Redaction = async ({ organization }, { query }, { searchIds }) => {
  const rows = await query<{ id: string }>(
    `delete from attempt_references where organization_id = $1 and id in
      (select id from outbounds where organization_id = $1 and search_id = any($2)) returning id`,
    [organization.id, searchIds],
  );
  return { table: 'attempt_references', done: 'DELETED', ids: rows.map(({ id }) => id) };
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
  deletion(NoteEntity, ofSearches),
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
 * Clears the personal data of an order that is locked, but for its release file. Statuses, outcomes, ids and times stay.
 * @returns what became of which rows
 */
export async function clearOrder(
  context: Context,
  transaction: Transaction,
  order: OrderRow,
): Promise<ClearedRows[]> {
  const ids = await lockRows(context, transaction, order);
  const cleared: ClearedRows[] = [];
  for (const redact of REDACTIONS) cleared.push(await redact(context, transaction, ids));
  return cleared.filter((rows) => rows.ids.length > 0);
}

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

import type { BusinessContext } from '@credence/contract';
import { In } from 'typeorm';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { NotFound } from '../../platform/errors.ts';
import { type ApplicantSecrets, openApplicant } from '../applicants/seal-applicant.ts';
import type { Context } from '../context/context.ts';
import { ApplicantEntity, type ApplicantRow } from '../entities/applicant-entity.ts';
import { openBusiness } from '../entities/business-context.ts';
import { OrderEntity, type OrderRow } from '../entities/order-entity.ts';
import { SearchEntity, type SearchRow } from '../entities/search-entity.ts';

/** An order with its applicant and the rows of its searches, in the order of the request. */
export interface OrderOverview {
  order: OrderRow;
  business: BusinessContext;
  applicant: Pick<ApplicantRow, 'id' | 'isRedacted' | 'createdAt' | 'updatedAt'> & ApplicantSecrets;
  searches: SearchSummaryRow[];
}

/** What a summary shows: a page of orders must not read what their searches keep sealed. */
const SUMMARY = {
  id: true,
  orderId: true,
  applicantId: true,
  externalSearchId: true,
  searchType: true,
  searchStatus: true,
  createdAt: true,
  updatedAt: true,
} as const satisfies Partial<Record<keyof SearchRow, true>>;

export type SearchSummaryRow = Pick<SearchRow, keyof typeof SUMMARY>;

/** One order; null when the organization has none with this id. */
export function readOrder(context: Context, { orderId }: { orderId: string }): Promise<OrderOverview | null> {
  return inTransaction(context, async (transaction) => {
    const [overview] = await readOverviews(context, transaction, [orderId]);
    return overview ?? null;
  });
}

/** @throws NotFound when the organization has no order with this id */
export function requireOrder(context: Context, { orderId }: { orderId: string }): Promise<void> {
  return inTransaction(context, async ({ manager }) => {
    const order = { organizationId: context.organization.id, id: orderId };
    if (!(await manager.existsBy(OrderEntity, order))) throw new NotFound('Order not found');
  });
}

/** The orders with these ids, in their order; ids that the organization does not have are left out. */
export async function readOverviews(
  context: Context,
  { manager }: Transaction,
  ids: readonly string[],
): Promise<OrderOverview[]> {
  if (ids.length === 0) return [];
  const organizationId = context.organization.id;
  const found = await manager.findBy(OrderEntity, { organizationId, id: In(ids) });
  const orderById = new Map(found.map((order) => [order.id, order]));
  const orders = ids.flatMap((id) => orderById.get(id) ?? []);
  const applicants = await manager.findBy(ApplicantEntity, {
    organizationId,
    id: In(orders.map(({ applicantId }) => applicantId)),
  });
  const searches: SearchSummaryRow[] = await manager.find(SearchEntity, {
    select: SUMMARY,
    where: { organizationId, orderId: In(orders.map(({ id }) => id)) },
    order: { position: 'ASC' },
  });
  const applicantById = new Map(applicants.map((applicant) => [applicant.id, applicant]));
  const searchesByOrder = Map.groupBy(searches, ({ orderId }) => orderId);
  return orders.map((order) => {
    const applicant = applicantById.get(order.applicantId);
    if (!applicant) throw new Error(`Order ${order.id} has no applicant`);
    return {
      order,
      business: openBusiness(context, order),
      applicant: { ...applicant, ...openApplicant(context, applicant) },
      searches: searchesByOrder.get(order.id) ?? [],
    };
  });
}

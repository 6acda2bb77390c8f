import { In } from 'typeorm';
import { ApplicantEntity, type ApplicantRow } from '../applicants/applicant-entity.ts';
import { type ApplicantSecrets, openApplicant } from '../applicants/seal-applicant.ts';
import type { Context } from '../context.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { SearchEntity, type SearchRow } from '../searches/search-entity.ts';
import { OrderEntity, type OrderRow } from './order-entity.ts';

/** An order with its applicant and the rows of its searches, in the order of the request. */
export interface OrderOverview {
  order: OrderRow;
  applicant: Pick<ApplicantRow, 'id' | 'firstName' | 'lastName' | 'isRedacted' | 'createdAt' | 'updatedAt'> &
    ApplicantSecrets;
  searches: SearchSummaryRow[];
}

export type SearchSummaryRow = Pick<
  SearchRow,
  | 'id'
  | 'orderId'
  | 'applicantId'
  | 'externalSearchId'
  | 'searchType'
  | 'searchStatus'
  | 'createdAt'
  | 'updatedAt'
>;

export interface OrderPage {
  orders: OrderOverview[];
  total: number;
}

/** One order; null when the organization has none with this id. */
export function readOrder(context: Context, { orderId }: { orderId: string }): Promise<OrderOverview | null> {
  return inTransaction(context, async (transaction) => {
    const order = await transaction.manager.findOneBy(OrderEntity, {
      organizationId: context.organization.id,
      id: orderId,
    });
    if (!order) return null;
    const [overview] = await overviews(context, transaction, [order]);
    return overview ?? null;
  });
}

/** A page of orders, newest first; `page` counts from 1. */
export function listOrders(
  context: Context,
  { page, limit }: { page: number; limit: number },
): Promise<OrderPage> {
  const organizationId = context.organization.id;
  return inTransaction(context, async (transaction) => {
    const [orders, total] = await transaction.manager.findAndCount(OrderEntity, {
      where: { organizationId },
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    return { orders: await overviews(context, transaction, orders), total };
  });
}

async function overviews(
  context: Context,
  { manager }: Transaction,
  orders: OrderRow[],
): Promise<OrderOverview[]> {
  if (orders.length === 0) return [];
  const organizationId = context.organization.id;
  const applicants = await manager.findBy(ApplicantEntity, {
    organizationId,
    id: In(orders.map(({ applicantId }) => applicantId)),
  });
  const searches = await manager.find(SearchEntity, {
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
      applicant: { ...applicant, ...openApplicant(context, applicant) },
      searches: searchesByOrder.get(order.id) ?? [],
    };
  });
}

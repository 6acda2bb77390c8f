// What a batch calls, and not the batch itself: that one knows one time, the present, and orders that begin.
import type { Context } from '../../core/src/domain/context/context.ts';
import type { SearchRow } from '../../core/src/domain/entities/search-entity.ts';
import {
  resultCell,
  VerificationResultEntity,
  type VerificationResultRow,
} from '../../core/src/domain/entities/verification-result-entity.ts';
import { type NewOrder, prepareOrders } from '../../core/src/domain/orders/prepare-orders.ts';
import { storeOrders } from '../../core/src/domain/orders/store-orders.ts';
import { newId } from '../../core/src/platform/database/ids.ts';
import { inTransaction } from '../../core/src/platform/database/in-transaction.ts';
import { insertRows, rowsOf } from '../../core/src/platform/database/rows/insert-rows.ts';
import { sealJson, sealText } from '../../core/src/platform/database/sealed.ts';
import type { ScaleOrder } from './scale-orders.ts';

const DAY_MS = 86_400_000;

/** Stores orders, each at its own time and with what became of it. */
export async function fillOrders(own: Context, orders: readonly ScaleOrder[]): Promise<void> {
  const prepared = await Promise.all(
    orders.map(async ({ createdAt, status, body }) => {
      const then = at(own, createdAt);
      const rows = await prepareOrders(then, [body]);
      return rows.map((row) => settled(then, row, status));
    }),
  );
  const rows = prepared.flat();
  const last = orders.at(-1)?.createdAt ?? new Date();
  const context = at(own, last);
  await storeOrders(
    context,
    rows.map(({ order }) => order),
  );
  const results = rows.flatMap((row) => row.results);
  await inTransaction(context, (transaction) =>
    insertRows(context, transaction, rowsOf(VerificationResultEntity, results)),
  );
}

/** The same context at another time. */
const at = (own: Context, time: Date): Context => ({
  ...own,
  core: { ...own.core, clock: { now: () => time } },
});

/** The order as it is once it has ended, with the results of its searches. */
function settled(
  context: Context,
  { applicant, order, searches, records }: NewOrder,
  status: ScaleOrder['status'],
): { order: NewOrder; results: VerificationResultRow[] } {
  if (status === 'IN_PROGRESS') return { order: { applicant, order, searches, records }, results: [] };
  const endedAt = new Date(order.createdAt.getTime() + 3 * DAY_MS);
  const end = { updatedAt: endedAt };
  const cancelled = status === 'CANCELLED';
  return {
    order: {
      applicant,
      order: {
        ...order,
        ...end,
        orderStatus: status,
        endedAt,
        ...(cancelled ? { cancelledAt: endedAt, cancelledSearches: searches.length } : {}),
      },
      searches: searches.map((search) => ({
        ...search,
        ...end,
        searchStatus: status,
        phase: 'CLOSED',
        nextActionAt: null,
        escalateAt: null,
      })),
      records: records.map((record) => ({
        ...record,
        ...end,
        outreach: 'OVER',
        ...(cancelled ? {} : { status: 'VERIFIED' }),
      })),
    },
    results: cancelled ? [] : searches.map((search) => resultOf(context, search, endedAt)),
  };
}

function resultOf(
  { cipher, organization }: Context,
  { id: searchId, searchType, createdAt }: SearchRow,
  at: Date,
): VerificationResultRow {
  const id = newId();
  return {
    organizationId: organization.id,
    id,
    searchId,
    searchType,
    tookSeconds: Math.round((at.getTime() - createdAt.getTime()) / 1_000),
    outcome: 'VERIFIED_NO_DISCREPANCY',
    discrepancy: false,
    resultDetails: sealText(cipher, resultCell('result_details', id), 'Dates and position confirmed'),
    submittedAt: at.toISOString(),
    source: 'VERIFIER',
    claims: sealJson(cipher, resultCell('claims', id), CLAIMS),
    grounds: null,
    createdAt: at,
  };
}

const CLAIMS = [
  { field: 'position', provided: 'Analyst', verified: 'Analyst' },
  { field: 'startDate', provided: '2019-03-01', verified: '2019-03-01' },
  { field: 'endDate', provided: '2022-08-31', verified: '2022-08-31' },
].map((claim) => ({ record: 0, ...claim, match: 'MATCH', comment: null, evidence: null }));

import type { contract } from '@credence/contract';
import type { Route } from '../route.ts';

const message = 'Batches are not kept';

/** A whole number from 1, whatever else was asked for: a query may hold lists and objects as well. */
function wholeOr(otherwise: number, value: unknown): number {
  const number = typeof value === 'string' ? Number(value) : Number.NaN;
  return Number.isSafeInteger(number) && number >= 1 ? number : otherwise;
}

export const listBatchesRoute: Route<typeof contract.batches.list> = async ({ query: { page, limit } }) => ({
  status: 200,
  body: {
    batches: [],
    pagination: {
      page: wholeOr(1, page),
      limit: wholeOr(10, limit),
      total: 0,
      totalPages: 0,
      hasNext: false,
      hasPrev: false,
    },
    message,
    note: 'List orders instead: each order of a batch is an order like any other',
  },
});

export const getBatchRoute: Route<typeof contract.batches.get> = async ({ params: { id } }) => ({
  status: 200,
  body: { batchId: id, message, note: 'Get the orders by the ids that creating the batch answered with' },
});

export const deleteBatchRoute: Route<typeof contract.batches.delete> = async ({ params: { id } }) => ({
  status: 200,
  body: { success: false, batchId: id, message, note: 'Nothing was changed: cancel the orders one by one' },
});

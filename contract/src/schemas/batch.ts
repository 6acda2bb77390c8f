import { z } from 'zod';
import { uuid } from './common.ts';
import { OrderCreate, OrderCreated, OrderDryRun } from './order.ts';

/** Most orders of one batch. */
export const MAX_BATCH = 500;

export const BatchCreate = z
  .object({
    orders: z.array(OrderCreate).min(1).max(MAX_BATCH).describe('The orders, each as for creating one.'),
  })
  .meta({ id: 'BatchCreate', description: 'Orders to create together: all of them, or none.' });

export const BatchCreated = z
  .object({
    success: z.literal(true).describe('Always true: a batch that fails is answered as an error.'),
    batchId: uuid().describe('Id of this request, for your own records.'),
    ordersCreated: z.number().int().describe('How many orders there are now.'),
    orders: z.array(OrderCreated).describe('The new orders, in the order of the request.'),
  })
  .meta({
    id: 'BatchCreated',
    description: 'The new orders, in the order of the request. Nothing is kept under batchId.',
  });

export const BatchDryRun = z
  .object({
    dryRun: z.literal(true).describe('Always true: nothing was created.'),
    orders: z.array(OrderDryRun).describe('What each of the orders would run, in the order of the request.'),
  })
  .meta({ id: 'BatchDryRun', description: 'The searches that the orders would run.' });

const placeholder = {
  message: z.string().describe('That batches are not kept.'),
  note: z.string().describe('What to ask for instead.'),
};
const askedFor = () => z.string().describe('The id that was asked for, as it came.');

export const BatchList = z
  .object({
    batches: z.array(z.never()).describe('Always empty.'),
    pagination: z
      .object({
        page: z.number().int().describe('The page that was asked for.'),
        limit: z.number().int().describe('The page size that was asked for.'),
        total: z.literal(0).describe('Always 0.'),
        totalPages: z.literal(0).describe('Always 0.'),
        hasNext: z.literal(false).describe('Always false.'),
        hasPrev: z.literal(false).describe('Always false.'),
      })
      .describe('The page of nothing.'),
    ...placeholder,
  })
  .meta({ id: 'BatchList', description: 'Always empty: batches are not kept.' });

export const BatchPlaceholder = z
  .object({ batchId: askedFor(), ...placeholder })
  .meta({ id: 'BatchPlaceholder', description: 'The id of the request, and where to look instead.' });

export const BatchNotDeleted = z
  .object({ success: z.literal(false).describe('Always false.'), batchId: askedFor(), ...placeholder })
  .meta({ id: 'BatchNotDeleted', description: 'Nothing was cancelled or deleted.' });

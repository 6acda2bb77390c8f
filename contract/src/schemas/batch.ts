import { z } from 'zod';
import { uuid } from './common.ts';
import { OrderCreate, OrderCreated } from './order.ts';

/** Most orders of one batch. */
export const MAX_BATCH = 500;

export const BatchCreate = z
  .object({ orders: z.array(OrderCreate).min(1).max(MAX_BATCH) })
  .meta({ id: 'BatchCreate', description: 'Orders to create together: all of them, or none.' });

export const BatchCreated = z
  .object({
    success: z.literal(true),
    batchId: uuid(),
    ordersCreated: z.number().int(),
    orders: z.array(OrderCreated),
  })
  .meta({
    id: 'BatchCreated',
    description: 'The new orders, in the order of the request. Nothing is kept under batchId.',
  });

const placeholder = { message: z.string(), note: z.string() };

export const BatchList = z
  .object({
    batches: z.array(z.never()),
    pagination: z.object({
      page: z.number().int(),
      limit: z.number().int(),
      total: z.literal(0),
      totalPages: z.literal(0),
      hasNext: z.literal(false),
      hasPrev: z.literal(false),
    }),
    ...placeholder,
  })
  .meta({ id: 'BatchList', description: 'Always empty: batches are not kept.' });

export const BatchPlaceholder = z
  .object({ batchId: z.string(), ...placeholder })
  .meta({ id: 'BatchPlaceholder', description: 'The id of the request, and where to look instead.' });

export const BatchNotDeleted = z
  .object({ success: z.literal(false), batchId: z.string(), ...placeholder })
  .meta({ id: 'BatchNotDeleted', description: 'Nothing was cancelled or deleted.' });

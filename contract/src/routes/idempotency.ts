import { z } from 'zod';
import { Problem } from '../schemas/problem.ts';

/** A client's name for one request, under which repetitions of it are recognised. */
export const IdempotencyKey = z.string().min(1).max(255);

/** What every POST has in common: it can be repeated safely with the same key. */
export const idempotent = {
  headers: z.object({
    'idempotency-key': IdempotencyKey.optional().meta({
      description:
        'Makes it safe to repeat the request: for 24 hours, the same key with the same request gets the first ' +
        'answer again and changes nothing.',
    }),
  }),
} as const;

/** Error answers that the key can lead to: it is in use, or belongs to another request. */
export const idempotencyErrors = { 409: Problem, 422: Problem } as const;

import { z } from 'zod';

export const Problem = z
  .object({
    statusCode: z.number().int(),
    message: z.union([z.string(), z.array(z.string())]),
    error: z.string(),
  })
  .meta({
    id: 'Problem',
    description:
      'Every error: validation errors carry one message per wrong field, each starting with its path.',
  });

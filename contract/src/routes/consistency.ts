import { z } from 'zod';

/** What reads have in common that may come from a copy of the database which is a moment behind. */
export const consistent = {
  headers: z.object({
    'consistency-token': z
      .string()
      .max(200)
      .optional()
      .meta({
        description:
          'The `Consistency-Token` of an answer to a change: the answer to this request then shows the change. Without one ' +
          'it may be a few seconds old, where the operator reads from copies of the database.',
      }),
  }),
} as const;

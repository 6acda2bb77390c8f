import { z } from 'zod';

/** Query parameters arrive as text. */
const positive = (fallback: number, max: number) => z.coerce.number().int().min(1).max(max).default(fallback);

export const PageQuery = z.object({
  page: positive(1, 1_000_000_000),
  limit: positive(10, 100),
});

export const Pagination = z
  .object({
    page: z.number().int(),
    limit: z.number().int(),
    total: z.number().int(),
    totalPages: z.number().int(),
    hasNext: z.boolean(),
    hasPrev: z.boolean(),
    nextCursor: z.string().nullable(),
  })
  .meta({
    id: 'Pagination',
    description: 'Where a page stands in its list; nextCursor leads to the page after it.',
  });

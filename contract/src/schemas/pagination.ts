import { z } from 'zod';

/** Query parameters arrive as text. */
const positive = (fallback: number, max: number) => z.coerce.number().int().min(1).max(max).default(fallback);

export const PageQuery = z.object({
  page: positive(1, 1_000_000_000).describe('Which page, from 1.'),
  limit: positive(10, 100).describe('Most entries of a page.'),
});

const ignored = (otherwise: number) =>
  z.unknown().optional().describe(`Ignored: the answer repeats it, or says ${otherwise}.`);

/** For a list that is always empty: nothing that is asked for is wrong. */
export const IgnoredPage = z.object({ page: ignored(1), limit: ignored(10) });

export const Pagination = z
  .object({
    page: z.number().int().describe('Number of this page, from 1.'),
    limit: z.number().int().describe('Most entries of a page.'),
    total: z.number().int().describe('Entries of the whole list, counted up to 10,000.'),
    totalIsMore: z
      .boolean()
      .optional()
      .describe('Only where the list has more entries than were counted, and true there.'),
    totalPages: z.number().int().describe('Pages of the entries that were counted.'),
    hasNext: z.boolean().describe('Whether there is a page after this one.'),
    hasPrev: z.boolean().describe('Whether there is a page before this one.'),
    nextCursor: z.string().nullable().describe('Leads to the page after this one; null on the last.'),
  })
  .meta({
    id: 'Pagination',
    description: 'Where a page stands in its list; nextCursor leads to the page after it.',
  });
export type Pagination = z.infer<typeof Pagination>;

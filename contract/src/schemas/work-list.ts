import { z } from 'zod';
import { RECORD_STATUSES, SEARCH_PHASES, SEARCH_STATUSES, SEARCH_TYPES } from '../vocabulary.ts';
import { addressedName, instant, instantOrDay } from './common.ts';
import { PageQuery, Pagination } from './pagination.ts';
import { Search } from './search.ts';

export const ListedSearch = z
  .object({
    ...Search.shape,
    slaAt: instant().describe('When it ends, whatever was found by then.'),
    applicant: z
      .object({
        firstName: z.string().describe('Legal first name; [REDACTED] after redaction.'),
        lastName: z.string().describe('Legal last name, likewise.'),
      })
      .describe('Whom it is about.'),
  })
  .meta({ id: 'ListedSearch', description: 'A search in a work list: with its SLA, and whom it is about.' });
export type ListedSearch = z.infer<typeof ListedSearch>;

export const WorkListQuery = z.object({
  ...PageQuery.shape,
  phase: z.enum(SEARCH_PHASES).optional().describe('Only searches in this phase.'),
  recordStatus: z
    .enum(RECORD_STATUSES)
    .optional()
    .describe(
      'Only searches with at least one record of this status; those that have ended too, unless `searchStatus` is IN_PROGRESS.',
    ),
  searchStatus: z.enum(SEARCH_STATUSES).optional().describe('Only searches of this status.'),
  searchType: z.enum(SEARCH_TYPES).optional().describe('Only searches of this type.'),
  slaBefore: instantOrDay().optional().meta({
    description: 'Whose SLA ends before this instant; a date means its beginning in UTC.',
  }),
  updatedSince: instantOrDay().optional().meta({
    description: 'Changed at this instant or later; a date means its beginning in UTC.',
  }),
  externalSearchId: addressedName().optional().describe('Only searches with this id of yours.'),
  q: addressedName()
    .min(2)
    .optional()
    .meta({
      description:
        'Only searches that this finds: an id of a search, an order or an applicant, an id of yours, or the beginning ' +
        'of a name, as `Avery`, `Avery, Jo` or `Jordan Avery`. Of one name, up to 1,000 applicants count.',
    }),
  cursor: z.string().optional().meta({
    description: 'The nextCursor of an earlier page, to read on where it ended; page then means nothing.',
  }),
});

export const WorkList = z
  .object({ data: z.array(ListedSearch).describe('The searches of this page.'), pagination: Pagination })
  .meta({
    id: 'WorkList',
    description: 'Searches of all orders, those whose SLA ends first before the others.',
  });

import { z } from 'zod';
import { ORDER_STATUSES, SEARCH_STATUSES, SEARCH_TYPES } from '../vocabulary.ts';
import { ApplicantCreate } from './applicant.ts';
import { BusinessContext } from './business-context.ts';
import { addressedName, instant, instantOrDay, MAX_LIST, uuid } from './common.ts';
import { History } from './history.ts';
import { PageQuery, Pagination } from './pagination.ts';
import { SearchConfig } from './search-config.ts';
import { SearchRequest } from './search-request.ts';
import { WebhookConfig } from './webhook-config.ts';

export const OrderCreate = z
  .object({
    applicant: ApplicantCreate,
    businessContext: BusinessContext,
    searchTypes: z.array(SearchRequest).max(MAX_LIST),
    history: History.optional(),
    webhookConfig: WebhookConfig.optional(),
    defaultSearchConfig: SearchConfig.optional(),
  })
  .meta({
    id: 'OrderCreate',
    description: 'An order: one applicant, one hiring context, the searches to run.',
  });
/** A valid order with every default filled in. */
export type OrderCreate = z.infer<typeof OrderCreate>;

export const OrderCreated = z
  .object({ verificationOrderId: uuid(), searchIds: z.array(uuid()) })
  .meta({ id: 'OrderCreated', description: 'The new order and its searches, in the order of the request.' });

export const OrderDryRun = z
  .object({
    dryRun: z.literal(true),
    searches: z.array(
      z.object({
        searchType: z.enum(SEARCH_TYPES),
        externalSearchId: z.string().nullable(),
        searchConfig: SearchConfig,
      }),
    ),
  })
  .meta({
    id: 'OrderDryRun',
    description:
      'The searches that would run, each with the configuration that would apply to it; secrets are left out.',
  });

const Applicant = z
  .object({
    id: uuid(),
    firstName: z.string(),
    lastName: z.string(),
    ssn: z.string(),
    birthday: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    isRedacted: z.boolean(),
    createdAt: instant(),
    updatedAt: instant(),
  })
  .meta({
    id: 'Applicant',
    description: 'The applicant as stored; after redaction names and ssn read [REDACTED].',
  });

export const SearchSummary = z
  .object({
    id: uuid(),
    orderId: uuid(),
    applicantId: uuid(),
    externalSearchId: z.string().nullable(),
    searchType: z.enum(SEARCH_TYPES),
    searchStatus: z.enum(SEARCH_STATUSES),
    createdAt: instant(),
    updatedAt: instant(),
  })
  .meta({ id: 'SearchSummary', description: 'A search without results, metadata or activity.' });

export const Order = z
  .object({
    id: uuid(),
    applicantId: uuid(),
    proposedPosition: z.string().nullable(),
    proposedSalary: z.number().nullable(),
    orderStatus: z.enum(ORDER_STATUSES),
    createdAt: instant(),
    updatedAt: instant(),
    applicant: Applicant,
    search: z.array(SearchSummary),
  })
  .meta({ id: 'Order', description: 'An order with its applicant and search summaries.' });
export type Order = z.infer<typeof Order>;

export const OrderNotFound = z
  .object({ error: z.string(), orderId: z.string() })
  .meta({ id: 'OrderNotFound', description: 'The answer for an order that does not exist.' });

export const OrderListQuery = z.object({
  ...PageQuery.shape,
  orderStatus: z.enum(ORDER_STATUSES).optional(),
  externalSearchId: addressedName().optional().meta({
    description: 'Orders with a search of this external id. Their total is counted up to 10,000.',
  }),
  createdFrom: instantOrDay().optional().meta({
    description: 'Created at this instant or later; a date means its beginning in UTC.',
  }),
  createdTo: instantOrDay().optional().meta({
    description: 'Created at this instant or earlier; a date means its end in UTC.',
  }),
  cursor: z.string().optional().meta({
    description: 'The nextCursor of an earlier page, to read on where it ended; page then means nothing.',
  }),
});

export const OrderList = z
  .object({ data: z.array(Order), pagination: Pagination })
  .meta({ id: 'OrderList', description: 'Orders, newest first.' });

export const OrderEvents = z
  .object({ orderId: uuid(), events: z.array(z.never()), message: z.string() })
  .meta({ id: 'OrderEvents', description: 'Always empty: the history of a search is its activity.' });

export const OrderCancelled = z
  .object({
    orderId: uuid(),
    status: z.literal('CANCELLED'),
    deletedAt: instant(),
    affectedSearches: z.number().int(),
  })
  .meta({ id: 'OrderCancelled', description: 'The cancelled order and how many searches this cancelled.' });

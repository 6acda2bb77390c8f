import { z } from 'zod';
import { ORDER_STATUSES, ORDER_WARNINGS, SEARCH_STATUSES, SEARCH_TYPES } from '../vocabulary.ts';
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
    searchTypes: z
      .array(SearchRequest)
      .max(MAX_LIST)
      .describe(
        'The searches to run. One search of a type verifies all records of that type in `history`; of several, each takes ' +
          'the next record, and the last one all that are left.',
      ),
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

/** Something to look at in an order that was created all the same. */
const OrderWarning = z
  .object({
    code: z.enum(ORDER_WARNINGS).describe('What it is.'),
    externalSearchId: z.string().describe('Your own id that other orders had within the last day.'),
    orderIds: z.array(uuid()).describe('Those orders, the newest first; 10 at most.'),
  })
  .meta({
    id: 'OrderWarning',
    description: 'Something to look at: a search that may have been ordered twice.',
  });

export const OrderCreated = z
  .object({
    verificationOrderId: uuid().describe('Id of the new order.'),
    searchIds: z.array(uuid()).describe('Ids of its searches, in the order of the request.'),
    warnings: z
      .array(OrderWarning)
      .optional()
      .describe('What you may want to look at; left out where there is nothing.'),
  })
  .meta({ id: 'OrderCreated', description: 'The new order and its searches, in the order of the request.' });

/** Query parameters arrive as text. */
export const DryRunChoice = z.enum(['true', 'false']);

export const OrderDryRun = z
  .object({
    dryRun: z.literal(true).describe('Always true: nothing was created.'),
    searches: z
      .array(
        z.object({
          searchType: z.enum(SEARCH_TYPES).describe('Type of the search.'),
          externalSearchId: z
            .string()
            .nullable()
            .describe('Your own id of the search; null when it has none.'),
          searchConfig: SearchConfig,
        }),
      )
      .describe('The searches that would run, in the order of the request.'),
  })
  .meta({
    id: 'OrderDryRun',
    description:
      'The searches that would run, each with the configuration that would apply to it; secrets are left out.',
  });

const Applicant = z
  .object({
    id: uuid().describe('Id of the applicant.'),
    firstName: z.string().describe('Legal first name.'),
    lastName: z.string().describe('Legal last name.'),
    ssn: z.string().describe('Social security number, as you sent it.'),
    birthday: z.string().nullable().describe('Date of birth; null when there is none.'),
    phone: z.string().nullable().describe('Phone number; null when there is none.'),
    email: z.string().nullable().describe('E-mail address; null when there is none.'),
    isRedacted: z.boolean().describe('True once personal data was cleared when its time was over.'),
    createdAt: instant().describe('When the order was created.'),
    updatedAt: instant().describe('When it was last changed.'),
  })
  .meta({
    id: 'Applicant',
    description: 'The applicant as stored; after redaction names and ssn read [REDACTED].',
  });

export const SearchSummary = z
  .object({
    id: uuid().describe('Id of the search.'),
    orderId: uuid().describe('Id of its order.'),
    applicantId: uuid().describe('Id of the applicant.'),
    externalSearchId: z.string().nullable().describe('Your own id of the search; null when it has none.'),
    searchType: z.enum(SEARCH_TYPES).describe('Type of the search.'),
    searchStatus: z
      .enum(SEARCH_STATUSES)
      .describe('IN_PROGRESS until it ends; the other statuses are final.'),
    createdAt: instant().describe('When it was created.'),
    updatedAt: instant().describe('When it was last changed.'),
  })
  .meta({ id: 'SearchSummary', description: 'A search without results, metadata or activity.' });

export const Order = z
  .object({
    id: uuid().describe('Id of the order.'),
    applicantId: uuid().describe('Id of its applicant.'),
    proposedPosition: z.string().nullable().describe('The `appliedJobTitle` of the business context.'),
    proposedSalary: z.number().nullable().describe('The `proposedSalary` of the business context.'),
    orderStatus: z
      .enum(ORDER_STATUSES)
      .describe('COMPLETED once no search is in progress any more, CANCELLED when you cancelled it.'),
    createdAt: instant().describe('When it was created.'),
    updatedAt: instant().describe('When it was last changed.'),
    applicant: Applicant,
    search: z.array(SearchSummary).describe('Its searches, in the order of the request.'),
  })
  .meta({ id: 'Order', description: 'An order with its applicant and search summaries.' });
export type Order = z.infer<typeof Order>;

export const OrderNotFound = z
  .object({
    error: z.string().describe('Always `Order not found`.'),
    orderId: z.string().describe('The id that was asked for.'),
  })
  .meta({ id: 'OrderNotFound', description: 'The answer for an order that does not exist.' });

export const OrderListQuery = z.object({
  ...PageQuery.shape,
  orderStatus: z.enum(ORDER_STATUSES).optional().describe('Only orders in this status.'),
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
  .object({ data: z.array(Order).describe('The orders of this page.'), pagination: Pagination })
  .meta({ id: 'OrderList', description: 'Orders, newest first.' });

export const OrderEvents = z
  .object({
    orderId: uuid().describe('Id of the order.'),
    events: z.array(z.never()).describe('Always empty.'),
    message: z.string().describe('Where to look instead.'),
  })
  .meta({ id: 'OrderEvents', description: 'Always empty: the history of a search is its activity.' });

export const OrderCancelled = z
  .object({
    orderId: uuid().describe('Id of the order.'),
    status: z.literal('CANCELLED').describe('Always CANCELLED.'),
    deletedAt: instant().describe('When it was cancelled.'),
    affectedSearches: z.number().int().describe('How many searches this cancelled.'),
  })
  .meta({ id: 'OrderCancelled', description: 'The cancelled order and how many searches this cancelled.' });

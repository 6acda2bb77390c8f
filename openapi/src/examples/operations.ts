import { AUDIT_TRAIL_EXAMPLES } from './audit-trail.ts';
import { CLOSEOUT_EVENT_EXAMPLES } from './closeout-events.ts';
import { CONTACT_EXAMPLES } from './contacts.ts';
import { type OperationExamples, one } from './example.ts';
import { MESSAGE_EXAMPLES } from './messages.ts';
import { fullOrder, smallestOrder } from './order-bodies.ts';
import { OUTBOUND_EXAMPLES } from './outbounds.ts';
import {
  COMPLETED_AT,
  completedSearch,
  EDUCATION_SEARCH_ID,
  EMPLOYMENT_SEARCH_ID,
  ORDER_ID,
  order,
  plannedSearch,
  waitingSearch,
} from './sample-records.ts';

const BATCH_ID = '91e4b7d0-3a6f-4c28-b5d9-e7f08c1a2b64';

const plan = { dryRun: true, searches: [plannedSearch] };

const createdOrder = {
  verificationOrderId: ORDER_ID,
  searchIds: [EMPLOYMENT_SEARCH_ID, EDUCATION_SEARCH_ID],
};

const updatedSearch = {
  success: true,
  orderId: ORDER_ID,
  searchId: EDUCATION_SEARCH_ID,
  externalSearchId: 'NW-20417-EDU',
  previousStatus: 'IN_PROGRESS',
  currentStatus: 'COMPLETED',
  orderStatus: 'COMPLETED',
  orderRollupApplied: true,
  webhooksEmitted: ['verification.notification', 'verification.completed'],
};

/** Examples of requests and successful answers, by operation id. */
export const OPERATION_EXAMPLES: Record<string, OperationExamples> = {
  ...CLOSEOUT_EVENT_EXAMPLES,
  ...MESSAGE_EXAMPLES,
  ...AUDIT_TRAIL_EXAMPLES,
  getHealth: { responses: { 200: one('Running', { success: true, image: 'credence:0.1.0' }) } },
  createOrder: {
    request: {
      smallest: { summary: 'One job to verify', value: smallestOrder },
      full: { summary: 'A job and a degree, with questions, webhooks and policy', value: fullOrder },
    },
    responses: {
      200: one('Only checked, with dryRun=true', plan),
      201: {
        created: { summary: 'Created', value: createdOrder },
        twice: {
          summary: 'Created, and maybe for the second time',
          value: {
            ...createdOrder,
            warnings: [
              {
                code: 'DUPLICATE_EXTERNAL_SEARCH_ID',
                externalSearchId: 'NW-20417-EMP',
                orderIds: ['2b8d6f13-94c7-4a5e-8e21-0f7c3d9b6a45'],
              },
            ],
          },
        },
      },
    },
  },
  dryRunOrder: {
    request: one('A job and a degree, with questions, webhooks and policy', fullOrder),
    responses: { 200: one('The policy of its search', plan) },
  },
  listOrders: {
    responses: {
      200: one('The only page', {
        data: [order],
        pagination: {
          page: 1,
          limit: 10,
          total: 1,
          totalPages: 1,
          hasNext: false,
          hasPrev: false,
          nextCursor: null,
        },
      }),
    },
  },
  getOrder: {
    responses: {
      200: {
        found: { summary: 'Found', value: order },
        unknown: { summary: 'No such order', value: { error: 'Order not found', orderId: ORDER_ID } },
      },
    },
  },
  cancelOrder: {
    responses: {
      200: one('Cancelled, with the one search that was still in progress', {
        orderId: ORDER_ID,
        status: 'CANCELLED',
        deletedAt: COMPLETED_AT,
        affectedSearches: 1,
      }),
    },
  },
  listSearches: {
    responses: { 200: one('One done, one waiting', { searches: [completedSearch, waitingSearch] }) },
  },
  getSearch: {
    responses: {
      200: one('Completed', {
        ...completedSearch,
        activity: [
          {
            id: '3f0a9d57-84b2-4c6e-9a1f-52c7d0e8b613',
            activityType: 'OUTBOUND_SENT',
            channel: 'EMAIL',
            channelValue: 'hr@riverside.example',
            description: 'Asked hr@riverside.example to confirm one record',
            contactId: '8c5d1e90-2b7f-4a36-b0d4-96e3f1a27c58',
            outboundId: 'a7b94f03-d6c1-4e28-8f5b-0c3d9e61f472',
            actor: 'SYSTEM',
            createdAt: '2025-03-03T14:05:10.433Z',
          },
        ],
      }),
    },
  },
  listSearchesByExternalId: {
    responses: {
      200: {
        found: {
          summary: 'Ordered before',
          value: { exists: true, externalSearchId: 'NW-20417-EMP', searches: [completedSearch] },
        },
        unknown: {
          summary: 'Never ordered',
          value: { exists: false, externalSearchId: 'NW-20418-EMP', searches: [] },
        },
      },
    },
  },
  submitInboundNotification: {
    request: {
      answers: {
        summary: 'Answers of a contact, claim by claim',
        value: {
          messageId: 'call-20417-2',
          channel: 'VOICE',
          answers: {
            respondent: { name: 'Dana Whitfield', title: 'HR Manager' },
            claims: [
              { field: 'position', answer: 'CONFIRMED' },
              { field: 'endDate', value: '2024-08' },
            ],
          },
          metadata: { searchId: EMPLOYMENT_SEARCH_ID },
        },
      },
      mail: {
        summary: 'A mail, classified by the service',
        value: {
          messageId: '<reply-77@riverside.example>',
          threadId: '<a7b94f03-d6c1-4e28-8f5b-0c3d9e61f472@credence.example>',
          channel: 'EMAIL',
          messageData: {
            from: 'hr@riverside.example',
            to: 'verifications@credence.example',
            subject: 'Re: Employment verification',
            body: { text: 'Please use The Work Number for all requests.' },
            timestamp: '2025-03-03T15:20:00Z',
          },
        },
      },
    },
    responses: {
      202: {
        matched: {
          summary: 'It belongs to a search',
          value: {
            success: true,
            messageId: 'call-20417-2',
            searchId: EMPLOYMENT_SEARCH_ID,
            processedAt: COMPLETED_AT,
          },
        },
        unmatched: {
          summary: 'It belongs to none, and is kept',
          value: {
            success: false,
            messageId: '<reply-77@riverside.example>',
            failureReasons: ['threadId matches no search'],
            metadata: { errorCode: 'SEARCH_NOT_FOUND' },
            processedAt: COMPLETED_AT,
          },
        },
      },
    },
  },
  generateUploadUrl: {
    responses: {
      200: one('Valid for 15 minutes', {
        signedUrl: 'https://api.credence.example/files/release-form/uploads/AZpXQ1u3dyKkbm8tQp0Vdw',
        fileUri:
          'gs://credence-releases/0198a4d2-6c1f-7e3a-b0c9-5d2e8f714a60/release-forms/019a5743-5bb7-7722-a46e-6f2d429d1577.pdf',
      }),
    },
  },
  createBatch: {
    request: { two: { summary: 'Two orders', value: { orders: [smallestOrder, fullOrder] } } },
    responses: {
      200: one('Only checked, with dryRun=true', { dryRun: true, orders: [plan, plan] }),
      201: one('Both created', {
        success: true,
        batchId: BATCH_ID,
        ordersCreated: 2,
        orders: [
          {
            verificationOrderId: '2b8d6f13-94c7-4a5e-8e21-0f7c3d9b6a45',
            searchIds: ['f06a3c81-5d2e-47b9-9c14-8e7b2a6d0f53'],
          },
          { verificationOrderId: ORDER_ID, searchIds: [EMPLOYMENT_SEARCH_ID, EDUCATION_SEARCH_ID] },
        ],
      }),
    },
  },
  listBatches: {
    responses: {
      200: one('Always empty', {
        batches: [],
        pagination: { page: 1, limit: 10, total: 0, totalPages: 0, hasNext: false, hasPrev: false },
        message: 'Batches are not kept',
        note: 'List orders instead: each order of a batch is an order like any other',
      }),
    },
  },
  getBatch: {
    responses: {
      200: one('Whatever the id', {
        batchId: BATCH_ID,
        message: 'Batches are not kept',
        note: 'Get the orders by the ids that creating the batch answered with',
      }),
    },
  },
  deleteBatch: {
    responses: {
      200: one('Nothing happened', {
        success: false,
        batchId: BATCH_ID,
        message: 'Batches are not kept',
        note: 'Nothing was changed: cancel the orders one by one',
      }),
    },
  },
  listOrderEvents: {
    responses: {
      200: one('Always empty', {
        orderId: ORDER_ID,
        events: [],
        message: 'Events of an order are not kept here: read the activity of its searches',
      }),
    },
  },
  updateSearch: {
    request: {
      verified: {
        summary: 'Verified by your own staff',
        value: {
          searchStatus: 'COMPLETED',
          resolution: {
            outcome: 'VERIFIED_NO_DISCREPANCY',
            resultDetails: { degree: 'Bachelor of Science', conferred: '2019-05-11' },
            submittedAt: COMPLETED_AT,
          },
        },
      },
      actionRequired: {
        summary: 'Ended without a result',
        value: {
          searchStatus: 'COMPLETED',
          resolution: { outcome: 'ACTION_REQUIRED', reasonCode: 'THIRD_PARTY_RECORD' },
        },
      },
      reassigned: {
        summary: 'Handed to a person',
        value: { searchStatus: 'REASSIGNED', reason: 'The school asks for a phone call' },
      },
      cancelled: { summary: 'No longer needed', value: { searchStatus: 'CANCELLED' } },
    },
    responses: { 200: one('Completed, and the order with it', updatedSearch) },
  },
  submitReview: {
    request: {
      corrected: {
        summary: 'One claim corrected, the others accepted',
        value: {
          claims: [
            {
              record: 0,
              field: 'endDate',
              decision: 'CORRECT',
              value: '2024-10-31',
              note: 'As the letter of the employer says',
            },
            { record: 0, decision: 'ACCEPT' },
          ],
        },
      },
      rejected: {
        summary: 'All of it rejected: another contact is asked',
        value: { claims: [{ record: 0, decision: 'REJECT', note: 'The answer is about another person' }] },
      },
    },
    responses: {
      200: one('Settled, and the search with it', {
        success: true,
        orderId: ORDER_ID,
        searchId: EMPLOYMENT_SEARCH_ID,
        externalSearchId: 'NW-20417-EMP',
        searchStatus: 'COMPLETED',
        orderStatus: 'IN_PROGRESS',
        records: completedSearch.records,
        webhooksEmitted: ['verification.notification', 'verification.completed'],
      }),
    },
  },
  ...CONTACT_EXAMPLES,
  ...OUTBOUND_EXAMPLES,
};

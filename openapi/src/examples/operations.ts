import { type OperationExamples, one } from './example.ts';
import { fullOrder, smallestOrder } from './order-bodies.ts';
import {
  COMPLETED_AT,
  completedSearch,
  EDUCATION_SEARCH_ID,
  EMPLOYMENT_SEARCH_ID,
  ORDER_ID,
  order,
  waitingSearch,
} from './sample-records.ts';

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
  getHealth: { responses: { 200: one('Running', { success: true, image: 'credence:0.1.0' }) } },
  createOrder: {
    request: {
      smallest: { summary: 'One job to verify', value: smallestOrder },
      full: { summary: 'A job and a degree, with questions, webhooks and policy', value: fullOrder },
    },
    responses: {
      201: one('Created', {
        verificationOrderId: ORDER_ID,
        searchIds: [EMPLOYMENT_SEARCH_ID, EDUCATION_SEARCH_ID],
      }),
    },
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
};

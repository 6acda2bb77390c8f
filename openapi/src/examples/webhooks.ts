import type { Example } from './example.ts';
import { COMPLETED_AT, EMPLOYMENT_SEARCH_ID, ORDER_ID, verificationResult } from './sample-records.ts';

const searchIdentity = {
  orderId: ORDER_ID,
  searchId: EMPLOYMENT_SEARCH_ID,
  externalSearchId: 'NW-20417-EMP',
  searchType: 'EMPLOYMENT',
};

/** Examples of webhook bodies, by event name. */
export const WEBHOOK_EXAMPLES: Record<string, Example> = {
  'verification.completed': {
    summary: 'Verified, with one difference',
    value: {
      event: 'verification.completed',
      occurredAt: COMPLETED_AT,
      sequence: 5,
      data: {
        ...searchIdentity,
        verificationId: verificationResult.id,
        channel: 'EMAIL',
        verificationResult,
        metadata: {},
      },
    },
  },
  'verification.action_required': {
    summary: 'The time for the search is over',
    value: {
      event: 'verification.action_required',
      occurredAt: COMPLETED_AT,
      sequence: 5,
      data: {
        ...searchIdentity,
        verificationId: '1d6c8b2f-7e45-4093-a8d1-b4f02c9e5a37',
        reasonCode: 'SLA_REACHED',
        status: 'Action Required',
        channel: null,
        contact: null,
        metadata: {},
      },
    },
  },
  'verification.notification': {
    summary: 'A search changed its status',
    value: {
      event: 'verification.notification',
      occurredAt: COMPLETED_AT,
      sequence: 4,
      data: {
        ...searchIdentity,
        notificationType: 'SEARCH_UPDATED',
        metadata: {
          updatedFields: ['searchStatus'],
          previousStatus: 'IN_PROGRESS',
          currentStatus: 'COMPLETED',
          source: 'api',
          trigger: 'search_update',
        },
      },
    },
  },
};

import { type OperationExamples, one } from './example.ts';
import { COMPLETED_AT, EMPLOYMENT_SEARCH_ID, ORDER_ID } from './sample-records.ts';
import { WEBHOOK_EXAMPLES } from './webhooks.ts';

/** The event that every example tells of. */
export const EVENT_ID = '0195608e-5fd7-7a1c-9e43-b2d80f6c17a5';

const DELIVERY_ID = 'b3c8e6a4-5d92-4f17-8e0b-1a7d4c9f2e65';
const TEST_DELIVERY_ID = '01956092-0b6f-7b02-a6d8-3c915e7f4ab1';
const TARGET_URL = 'https://hooks.northwind.example/credence';

const refusedAttempt = {
  deliveryId: DELIVERY_ID,
  trigger: 'FIRST',
  attemptNumber: 1,
  attemptedAt: '2025-03-03T16:42:51.090Z',
  url: TARGET_URL,
  responseStatus: 503,
  responseBody: 'Deployment in progress',
  address: '203.0.113.7',
  durationMs: 38,
  dnsMs: 3,
  connectMs: 21,
  firstByteMs: 37,
  errorClass: null,
  error: null,
  nextAttemptAt: '2025-03-03T16:42:56.090Z',
};
const takenAttempt = {
  ...refusedAttempt,
  trigger: 'RETRY',
  attemptNumber: 2,
  attemptedAt: '2025-03-03T16:42:56.731Z',
  responseStatus: 200,
  responseBody: 'ok',
  nextAttemptAt: null,
};

const completedEvent = {
  eventId: EVENT_ID,
  event: 'verification.completed',
  sequence: 5,
  occurredAt: COMPLETED_AT,
  orderId: ORDER_ID,
  searchId: EMPLOYMENT_SEARCH_ID,
  externalSearchId: 'NW-20417-EMP',
  searchType: 'EMPLOYMENT',
  endpointSource: 'type-specific',
  deliveryStatus: 'DELIVERED',
  deliveries: [
    {
      deliveryId: DELIVERY_ID,
      endpointSource: 'type-specific',
      url: TARGET_URL,
      deliveryStatus: 'DELIVERED',
      heldBy: null,
      nextAttemptAt: null,
    },
  ],
  attempts: [refusedAttempt, takenAttempt],
  nextRetryAt: null,
  payload: WEBHOOK_EXAMPLES['verification.completed']?.value,
};

/** Examples of the operations on closeout events, by operation id. */
export const CLOSEOUT_EVENT_EXAMPLES: Record<string, OperationExamples> = {
  listCloseoutEvents: {
    responses: {
      200: one('Delivered at the second attempt', {
        data: [completedEvent],
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
  redeliverCloseoutEvent: {
    responses: {
      200: one('On its way again', {
        success: true,
        eventId: EVENT_ID,
        deliveryStatus: 'PENDING',
        inFlight: false,
      }),
    },
  },
  redeliverAllCloseoutEvents: {
    request: {
      failed: {
        summary: 'Everything that failed during an outage',
        value: { from: '2025-03-03T16:00:00Z', to: '2025-03-03T18:30:00Z' },
      },
      counted: {
        summary: 'Only count what was delivered since a day',
        value: { from: '2025-03-01', deliveryStatus: 'DELIVERED', dryRun: true },
      },
    },
    responses: {
      200: {
        begun: {
          summary: 'All of them are on their way',
          value: {
            success: true,
            dryRun: false,
            matched: 42,
            remaining: 0,
            redelivered: 42,
            inFlight: 0,
            withoutTarget: 0,
            redacted: 0,
            nextCursor: null,
          },
        },
        counted: {
          summary: 'A dry run',
          value: {
            success: true,
            dryRun: true,
            matched: 1630,
            remaining: 1630,
            redelivered: 0,
            inFlight: 0,
            withoutTarget: 0,
            redacted: 0,
            nextCursor: null,
          },
        },
      },
    },
  },
  sendWebhookTest: {
    request: {
      configured: { summary: 'To your own targets', value: { searchType: 'EDUCATION' } },
      given: {
        summary: 'To a target that is not configured yet',
        value: {
          target: { url: 'https://hooks.northwind.example/credence', secret: 'whsec_bm90IGEgcmVhbCBvbmU=' },
        },
      },
    },
    responses: {
      200: one('Taken at once', {
        success: true,
        eventId: '01956092-0b6e-7d35-8c57-e1a4f93b6d20',
        deliveries: [
          {
            deliveryId: TEST_DELIVERY_ID,
            endpointSource: null,
            deliveryStatus: 'DELIVERED',
            attempts: [{ ...takenAttempt, deliveryId: TEST_DELIVERY_ID, trigger: 'TEST', attemptNumber: 1 }],
          },
        ],
      }),
    },
  },
};

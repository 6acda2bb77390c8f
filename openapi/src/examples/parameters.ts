import { EVENT_ID } from './closeout-events.ts';
import { DOCUMENT_ID, MESSAGE_ID } from './messages.ts';
import { EMPLOYMENT_SEARCH_ID, ORDER_ID } from './sample-records.ts';

/** Examples of parameters, by their name in the contract. */
export const PARAMETER_EXAMPLES: Record<string, string | number> = {
  id: ORDER_ID,
  orderId: ORDER_ID,
  searchId: EMPLOYMENT_SEARCH_ID,
  eventId: EVENT_ID,
  messageId: MESSAGE_ID,
  documentId: DOCUMENT_ID,
  phase: 'REVIEW',
  recordStatus: 'REVIEW',
  searchStatus: 'IN_PROGRESS',
  searchType: 'EMPLOYMENT',
  slaBefore: '2025-03-05',
  updatedSince: '2025-03-03T16:00:00Z',
  q: 'Avery',
  externalSearchId: 'NW-20417-EMP',
  'idempotency-key': 'NW-20417-1',
  'consistency-token': '0643f1c9e2a7b4.AQAAAAGmC1pW0r3kq0yq8mJ2xg5n8m4o1cT6cQ9Yw0iP1b5eKk',
  page: 1,
  limit: 10,
  cursor: 'MDE5NTYwOGU1ZmQ3N2ExYzllNDNiMmQ4MGY2YzE3YTU',
  orderStatus: 'IN_PROGRESS',
  createdFrom: '2025-03-01',
  createdTo: '2025-03-31',
  dryRun: 'true',
  include: 'all',
  event: 'verification.completed',
  deliveryStatus: 'FAILED',
  from: '2025-03-03T16:00:00Z',
  to: '2025-03-03T18:30:00Z',
  afterSeal: 42,
};

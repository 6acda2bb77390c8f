import { type OperationExamples, one } from './example.ts';
import { EDUCATION_SEARCH_ID } from './sample-records.ts';

const OUTBOUND_ID = 'd41c7a80-92e5-4b3f-8a16-5f0e7c2b9d38';
const PLANNED_AT = '2025-03-03T14:05:10.201Z';

const search = { success: true, searchId: EDUCATION_SEARCH_ID, externalSearchId: 'NW-20417-EDU' };

const outbound = {
  outboundId: OUTBOUND_ID,
  searchId: EDUCATION_SEARCH_ID,
  contactId: '4a9e6c15-7d20-4f8b-93c1-e8b50d2f7a66',
  contactName: 'Registrar',
  contactEntity: 'Hillcrest University',
  channel: 'EMAIL',
  destination: 'registrar@hillcrest.example',
  attemptNumber: 1,
  status: 'SCHEDULED',
  scheduledAt: '2025-03-04T13:30:00.000Z',
  sentAt: null,
  completedAt: null,
  outcome: null,
  error: null,
  createdAt: PLANNED_AT,
  updatedAt: PLANNED_AT,
};

const chosen = { outboundId: OUTBOUND_ID };

/** Examples of what can be done with the attempts of a search. */
export const OUTBOUND_EXAMPLES: Record<string, OperationExamples> = {
  listOutbounds: {
    responses: {
      200: one('The first request and one follow-up', {
        ...search,
        outbounds: [
          outbound,
          {
            ...outbound,
            outboundId: '60b3f9d7-1e48-4c2a-b57d-3a9c8e04f121',
            attemptNumber: 2,
            scheduledAt: '2025-03-05T13:30:00.000Z',
          },
        ],
      }),
    },
  },
  cancelAllOutbounds: { responses: { 200: one('Two cancelled', { ...search, cancelledCount: 2 }) } },
  pauseAllOutbounds: { responses: { 200: one('Two paused', { ...search, pausedCount: 2 }) } },
  resumeAllOutbounds: {
    responses: {
      200: one('One scheduled again, one too late', { ...search, resumedCount: 1, cancelledCount: 1 }),
    },
  },
  pauseOutbound: {
    request: one('This one', chosen),
    responses: { 200: one('Paused', { ...search, ...chosen, status: 'PAUSED' }) },
  },
  resumeOutbound: {
    request: one('This one', chosen),
    responses: { 200: one('Scheduled again', { ...search, ...chosen, status: 'SCHEDULED' }) },
  },
};

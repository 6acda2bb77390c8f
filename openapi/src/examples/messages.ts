import { type OperationExamples, one } from './example.ts';
import {
  COMPLETED_AT,
  completedSearch,
  EMPLOYMENT_SEARCH_ID,
  order,
  waitingSearch,
} from './sample-records.ts';

/** The answer that the first search ended with. */
export const MESSAGE_ID = 'b60d5c1e-4a27-4b19-9f83-0e7c2d94a6f5';
/** The letter that came with it. */
export const DOCUMENT_ID = '3a9e7f52-8d06-4c1b-b2e4-f15d60c7a893';

const search = { success: true, searchId: EMPLOYMENT_SEARCH_ID, externalSearchId: 'NW-20417-EMP' };

const answer = {
  id: MESSAGE_ID,
  searchId: EMPLOYMENT_SEARCH_ID,
  contactId: 'c8f1e2d7-35ba-4a60-8c94-71d0b3a5e296',
  contactName: 'Employment verification, Riverside Hospital',
  outboundId: 'a7b94f03-d6c1-4e28-8f5b-0c3d9e61f472',
  door: 'PAGE',
  channel: 'EFORM',
  classification: 'VERIFICATION',
  confidence: 1,
  receivedAt: COMPLETED_AT,
  processedAt: COMPLETED_AT,
  effect: { kind: 'SETTLED', reason: null },
  readBack: null,
  documents: [
    { id: DOCUMENT_ID, fileName: 'employment-letter.pdf', contentType: 'application/pdf', size: 48_213 },
  ],
};

const reply = {
  ...answer,
  id: '6c1d0b9f-7e35-4a82-b4c9-25f8e1a07d63',
  door: 'MAIL',
  channel: 'EMAIL',
  classification: 'INFO_REQUESTED',
  confidence: 0.7,
  receivedAt: '2025-03-03T15:20:00.000Z',
  processedAt: '2025-03-03T15:20:01.310Z',
  effect: { kind: 'REVIEW', reason: 'the source asks for more information' },
  documents: [],
};

/** Examples of what is read of messages, and of the work list that leads to them. */
export const MESSAGE_EXAMPLES: Record<string, OperationExamples> = {
  listAllSearches: {
    responses: {
      200: one('Two searches, the more urgent first', {
        data: [waitingSearch, completedSearch].map((listed, index) => ({
          ...listed,
          slaAt: `2025-03-0${6 + index}T14:05:09.120Z`,
          applicant: { firstName: order.applicant.firstName, lastName: order.applicant.lastName },
        })),
        pagination: {
          page: 1,
          limit: 10,
          total: 2,
          totalPages: 1,
          hasNext: false,
          hasPrev: false,
          nextCursor: null,
        },
      }),
    },
  },
  listMessages: {
    responses: {
      200: one('An answer, and the question that came before it', {
        ...search,
        messages: [answer, reply],
        nextCursor: null,
      }),
    },
  },
  getMessage: {
    responses: {
      200: one('An answer from the page', {
        ...search,
        message: {
          ...answer,
          message: null,
          answers: {
            respondent: { name: 'Casey Moreno', title: 'HR Specialist' },
            noRecord: false,
            wrongPerson: false,
            referral: null,
            thirdParty: null,
            claims: [
              { record: 0, field: 'position', answer: 'CONFIRMED', value: null },
              { record: 0, field: 'endDate', answer: 'CORRECTED', value: '2024-10-31' },
            ],
            questions: [],
            comment: null,
          },
          reading: null,
          origin: null,
          reasoning: null,
        },
      }),
    },
  },
  getDocument: { responses: { 200: one('A letter', '%PDF-1.7 …') } },
};

import { type OperationExamples, one } from './example.ts';
import { EDUCATION_SEARCH_ID } from './sample-records.ts';

const CONTACT_ID = '4a9e6d21-7c05-4f83-b1d8-93f2c6a05e7b';
const CHANGED_AT = '2025-03-03T15:20:44.910Z';

const search = { success: true, searchId: EDUCATION_SEARCH_ID, externalSearchId: 'NW-20417-EDU' };
const answer = { ...search, contactId: CONTACT_ID };

const registrar = {
  name: 'Robin Castle',
  entityName: 'Ohio Valley College',
  title: 'Registrar',
  confidence: 0.9,
  location: 'Marietta, OH',
  contactMethods: [
    { email: 'r.castle@ohiovalley.example', phone: '+1 740 555 0117', confidence: 0.9, source: 'phone call' },
  ],
};

const found = {
  id: '8c5d1e90-2b7f-4a36-b0d4-96e3f1a27c58',
  status: 'REMOVED',
  accuracyStatus: 'INACCURATE',
  name: 'Registrar, Ohio Valley College',
  entityName: 'Ohio Valley College',
  title: null,
  confidence: 0.9,
  location: 'Unknown',
  contactMethods: [{ email: 'registrar@ohiovalley.example', confidence: 0.9, source: 'history' }],
  source: 'history',
  metadata: {},
  createdAt: '2025-03-03T14:05:10.433Z',
  updatedAt: CHANGED_AT,
  removedAt: CHANGED_AT,
};

const added = {
  id: CONTACT_ID,
  status: 'ACTIVE',
  accuracyStatus: null,
  ...registrar,
  source: 'manual_client_entry',
  metadata: {},
  createdAt: CHANGED_AT,
  updatedAt: CHANGED_AT,
  removedAt: null,
};

/** Examples of the operations on contacts. */
export const CONTACT_EXAMPLES: Record<string, OperationExamples> = {
  listContacts: {
    responses: { 200: one('One who is asked, one who was removed', { ...search, contacts: [added, found] }) },
  },
  addContact: {
    request: {
      added: { summary: 'Only added', value: registrar },
      asked: { summary: 'To be asked at once', value: { ...registrar, executeOutboundImmediately: true } },
    },
    responses: {
      201: one('Added, and asked', {
        ...answer,
        outboundQueued: true,
        queuedCount: 6,
        reason: null,
        webhookEmitted: true,
      }),
    },
  },
  updateContact: {
    request: {
      corrected: {
        summary: 'Another address',
        value: {
          contactId: CONTACT_ID,
          ...registrar,
          contactMethods: [
            { email: 'records@ohiovalley.example', confidence: 0.95, source: 'school website' },
          ],
          metadata: { reason: 'The registrar asked for it', ticket: 'NW-5521' },
        },
      },
    },
    responses: {
      200: one('Its e-mails go to the new address; it is called no more', {
        ...answer,
        cancelledScheduledAttempts: 3,
        scheduledFollowUps: 3,
        webhookEmitted: true,
      }),
    },
  },
  markContact: {
    request: {
      inaccurate: {
        summary: 'Not the right one',
        value: {
          contactId: CONTACT_ID,
          accuracyStatus: 'INACCURATE',
          reason: 'The number belongs to another school',
        },
      },
      accurate: {
        summary: 'The right one, to be asked now',
        value: {
          contactId: CONTACT_ID,
          accuracyStatus: 'ACCURATE',
          reason: 'Confirmed by phone',
          executeOutboundAttempts: true,
        },
      },
    },
    responses: {
      200: {
        marked: {
          summary: 'Marked',
          value: { ...answer, auditId: 'b6f08d34-51ea-4c97-8d20-7e4a9b13c5f6', webhookEmitted: true },
        },
        queued: {
          summary: 'Marked, with attempts asked for',
          value: {
            ...answer,
            auditId: 'e2c71a95-08fd-4b6e-9f34-1d5b80a7c3e9',
            webhookEmitted: true,
            outboundQueued: true,
            queuedCount: 3,
            reason: null,
          },
        },
      },
    },
  },
  removeContact: {
    request: {
      removed: { summary: 'Removed', value: { contactId: CONTACT_ID, reason: 'No longer works there' } },
    },
    responses: {
      200: one('Removed, with its waiting attempts', {
        ...answer,
        cancelledActivities: 3,
        webhookEmitted: true,
      }),
    },
  },
};

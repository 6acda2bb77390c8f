import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import {
  contactInput,
  createTestCore,
  fakeClock,
  OFFICE_HOURS,
  orderSearch,
  type TestCore,
} from '../../testing/index.ts';
import { leftUnread } from '../../testing/left-unread.ts';
import { type Story, tellStory } from '../../testing/story.ts';
import { type ActivityPosition, nextPosition, recordActivities } from '../activities/record-activity.ts';
import { addContact } from '../contact-plan/add-contact.ts';
import { removeContact } from '../contact-plan/remove-contact.ts';
import { expireSearch, failSearch } from '../inbound/decide/expire-search.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { cancelOutbounds } from '../outbounds/change/cancel-outbounds.ts';
import { pauseOutbounds } from '../outbounds/change/pause-outbounds.ts';
import { resumeOutbounds } from '../outbounds/change/resume-outbounds.ts';
import { escalateSearch } from './escalate-search.ts';
import { readSearch } from './read-searches.ts';
import { updateSearch } from './update-search.ts';

let test: TestCore;
const clock = fakeClock(OFFICE_HOURS);

beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl'), clock });
});
beforeEach(() => clock.set(OFFICE_HOURS));
afterAll(() => test.close());

/** What a mail system says of an address that nothing reaches. */
const NO_SUCH_MAILBOX = '550 5.1.1 <hr@contoso.example>: user unknown';

/** At the end of a Monday in New York. */
const EVENING = '2026-03-03T00:30:00Z';
/** One attempt, whose answer is waited for an hour. */
const ONCE = { outbound: { maxTotalAttempts: 1, followUpMinutes: 60 } };
const employer = (contact: Record<string, string>) => ({
  employment: [{ employerName: 'Contoso Inc', position: 'Analyst', startDate: '2019-03-01', ...contact }],
});
const VENDOR = { contactHints: [{ thirdPartyVendor: 'TALX_WORK_NUMBER', priority: 'HIGH' }] };
const ONCE_EACH = { outbound: { maxTotalAttempts: 2, maxAttemptsPerMethod: 1 } };
const REFERRAL = { name: 'Dana Wells', email: 'dana@contoso.example', phone: null, fax: null, title: null };
const REFUSED = { kind: 'refused', error: 'EENVELOPE 550' } as const;
const LATER = { kind: 'postponed', error: 'ETIMEDOUT' } as const;

/** Whom the orders of this test are about, who is asked, and where. */
const PERSONAL = /Jordan|Rivera|Dana|Wells|Doyle|contoso|6789|5550100|which years|@/i;

interface Life {
  what: string;
  from?: string;
  order?: object;
  config?: object;
  play: (story: Story) => Promise<void>;
  steps: string[];
  activities: string[];
}

async function asked(story: Story): Promise<void> {
  await story.research();
  await story.send();
}

const verified = { searchStatus: 'COMPLETED', resolution: { outcome: 'VERIFIED' } } as const;

const lives: Life[] = [
  {
    what: 'is asked for and answered',
    play: async (story) => {
      await asked(story);
      await story.answer();
    },
    steps: [
      'OUTREACH | - | 2026-03-02T15:00',
      'AWAITING_RESPONSE | an answer from the contact | 2026-03-03T15:00',
      'CLOSED | -',
    ],
    activities: [
      'SEARCH_CREATED (API) Search ordered',
      'CONTACT_PLAN (SYSTEM) Contacts found: 1',
      'OUTREACH_SCHEDULED (SYSTEM) Attempts scheduled: 3',
      'OUTBOUND_SENT (SYSTEM) Request sent, attempt 1',
      'RESPONSE_RECEIVED (CONTACT) Answer received on the verifier page',
      'SEARCH_COMPLETED (SYSTEM) Search completed: verified, without a discrepancy. Scheduled attempts cancelled: 2',
    ],
  },
  {
    what: 'waits for business hours',
    from: EVENING,
    play: async (story) => {
      await story.research();
    },
    steps: ['OUTREACH | business hours until 2026-03-03, 09:00 America/New_York | 2026-03-03T14:00'],
    activities: [
      'SEARCH_CREATED (API) Search ordered',
      'CONTACT_PLAN (SYSTEM) Contacts found: 1',
      'OUTREACH_SCHEDULED (SYSTEM) Attempts scheduled: 3',
    ],
  },
  {
    what: 'cannot be sent at first',
    config: ONCE,
    play: async (story) => {
      await story.research();
      await story.send(LATER);
      await story.send();
    },
    steps: [
      'OUTREACH | - | 2026-03-02T15:00',
      'OUTREACH | the next attempt on 2026-03-02, 10:01 America/New_York | 2026-03-02T15:01',
      'AWAITING_RESPONSE | an answer from the contact | 2026-03-02T16:01',
    ],
    activities: [
      'SEARCH_CREATED (API) Search ordered',
      'CONTACT_PLAN (SYSTEM) Contacts found: 1',
      'OUTREACH_SCHEDULED (SYSTEM) Attempts scheduled: 1',
      'OUTBOUND_POSTPONED (SYSTEM) Sending failed for now: ETIMEDOUT',
      'OUTBOUND_SENT (SYSTEM) Request sent, attempt 1',
    ],
  },
  {
    what: 'is paused, resumed and taken back',
    config: { outbound: { maxTotalAttempts: 2 } },
    play: async (story) => {
      await story.research();
      await story.step(() => pauseOutbounds(story.client, story));
      await story.step(() => resumeOutbounds(story.client, story));
      await story.step(() => cancelOutbounds(story.client, story));
    },
    steps: [
      'OUTREACH | - | 2026-03-02T15:00',
      'OUTREACH | paused | 2026-03-09T15:00',
      'OUTREACH | - | 2026-03-02T15:00',
      'OUTREACH | outreach to be asked for, since its attempts were cancelled | 2026-03-09T15:00',
    ],
    activities: [
      'SEARCH_CREATED (API) Search ordered',
      'CONTACT_PLAN (SYSTEM) Contacts found: 1',
      'OUTREACH_SCHEDULED (SYSTEM) Attempts scheduled: 2',
      'OUTBOUND_PAUSED (API) Attempt 1 paused',
      'OUTBOUND_PAUSED (API) Attempt 2 paused',
      'OUTBOUND_RESUMED (API) Attempt 1 resumed',
      'OUTBOUND_RESUMED (API) Attempt 2 resumed',
      'OUTBOUND_CANCELLED (API) Attempt 1 cancelled',
      'OUTBOUND_CANCELLED (API) Attempt 2 cancelled',
    ],
  },
  {
    what: 'is about a record that a third party keeps',
    order: { history: employer({}) },
    config: { outbound: VENDOR },
    play: (story) => story.research(),
    steps: ['CLOSED | -'],
    activities: [
      'SEARCH_CREATED (API) Search ordered',
      'THIRD_PARTY_RECORD (SYSTEM) Records are held by TALX_WORK_NUMBER',
      'SEARCH_COMPLETED (SYSTEM) Search completed, action required: a third party keeps the record',
    ],
  },
  {
    what: 'waits for a third party',
    order: { history: employer({}) },
    config: { outbound: { ...VENDOR, deferToThirdParty: true } },
    play: (story) => story.research(),
    steps: ['AWAITING_RESPONSE | third party TALX_WORK_NUMBER | 2026-03-09T15:00'],
    activities: [
      'SEARCH_CREATED (API) Search ordered',
      'THIRD_PARTY_RECORD (SYSTEM) Records are held by TALX_WORK_NUMBER',
    ],
  },
  {
    what: 'is looked at by a person, who completes it',
    play: async (story) => {
      await asked(story);
      await story.answer({ noRecord: true });
      await story.step(() => updateSearch(story.client, { ...story, update: verified }));
    },
    steps: [
      'OUTREACH | - | 2026-03-02T15:00',
      'AWAITING_RESPONSE | an answer from the contact | 2026-03-03T15:00',
      'REVIEW | review: the source has no record of the applicant | 2026-03-09T15:00',
      'CLOSED | -',
    ],
    activities: [
      'SEARCH_CREATED (API) Search ordered',
      'CONTACT_PLAN (SYSTEM) Contacts found: 1',
      'OUTREACH_SCHEDULED (SYSTEM) Attempts scheduled: 3',
      'OUTBOUND_SENT (SYSTEM) Request sent, attempt 1',
      'RESPONSE_RECEIVED (CONTACT) Answer received on the verifier page',
      'OUTBOUND_CANCELLED (SYSTEM) Scheduled attempts cancelled: 2',
      'REVIEW_NEEDED (SYSTEM) Review needed: the source has no record of the applicant',
      'SEARCH_COMPLETED (API) Search completed: verified',
    ],
  },
  {
    what: 'comes back from the only address, and goes to another one',
    config: ONCE_EACH,
    play: async (story) => {
      await asked(story);
      await story.message('BOUNCE', NO_SUCH_MAILBOX);
      await story.step(() => escalateSearch(story.worker, story));
      await story.step(() => removeFirst(story));
      const contact = contactInput({ executeOutboundImmediately: true });
      await story.step(() => addContact(story.client, { ...story, contact }));
      await story.send();
    },
    steps: [
      'OUTREACH | - | 2026-03-02T15:00',
      'AWAITING_RESPONSE | an answer from the contact | 2026-03-03T15:00',
      'OUTREACH | a contact that can be reached | 2026-03-02T15:00',
      'OUTREACH | a person, since no contact could be reached | 2026-03-09T15:00',
      'OUTREACH | a contact to be added | 2026-03-09T15:00',
      'OUTREACH | - | 2026-03-02T15:00',
      'AWAITING_RESPONSE | an answer from the contact | 2026-03-03T15:00',
    ],
    activities: [
      'SEARCH_CREATED (API) Search ordered',
      'CONTACT_PLAN (SYSTEM) Contacts found: 1',
      'OUTREACH_SCHEDULED (SYSTEM) Attempts scheduled: 1',
      'OUTBOUND_SENT (SYSTEM) Request sent, attempt 1',
      'RESPONSE_RECEIVED (API) Message received by EMAIL, classified as BOUNCE',
      'OUTBOUND_FAILED (SYSTEM) The request came back: it did not arrive',
      'AGENT_INTERVENTION (SYSTEM) A person is needed: no contact could be reached',
      'CONTACT_REMOVED (API) Contact removed',
      'CONTACT_ADDED (API) Contact added',
      'OUTREACH_SCHEDULED (API) Attempts scheduled: 1',
      'OUTBOUND_SENT (SYSTEM) Request sent, attempt 1',
    ],
  },
  {
    what: 'is answered by nobody, and handed over',
    config: { ...ONCE, escalation: { autoEscalate: true } },
    play: async (story) => {
      await asked(story);
      await story.message('AUTO_REPLY');
      clock.advance({ hours: 1 });
      await story.step(() => escalateSearch(story.worker, story));
    },
    steps: [
      'OUTREACH | - | 2026-03-02T15:00',
      'AWAITING_RESPONSE | an answer from the contact | 2026-03-02T16:00',
      'AWAITING_RESPONSE | an answer from the contact | 2026-03-02T16:00',
      'CLOSED | -',
    ],
    activities: [
      'SEARCH_CREATED (API) Search ordered',
      'CONTACT_PLAN (SYSTEM) Contacts found: 1',
      'OUTREACH_SCHEDULED (SYSTEM) Attempts scheduled: 1',
      'OUTBOUND_SENT (SYSTEM) Request sent, attempt 1',
      'RESPONSE_RECEIVED (API) Message received by EMAIL, classified as AUTO_REPLY',
      'RESPONSE_NOTED (SYSTEM) An automatic reply came',
      'AGENT_INTERVENTION (SYSTEM) A person is needed: all contacts were asked and none answered',
      'SEARCH_REASSIGNED (SYSTEM) Search reassigned, action required: it is handed over to a person',
    ],
  },
  {
    what: 'runs out of time',
    config: { timing: { searchSlaMinutes: 120 } },
    play: async (story) => {
      await asked(story);
      clock.advance({ hours: 2 });
      await story.step(() => expireSearch(story.worker, story));
    },
    steps: [
      'OUTREACH | - | 2026-03-02T15:00',
      'AWAITING_RESPONSE | an answer from the contact | 2026-03-02T17:00',
      'CLOSED | -',
    ],
    activities: [
      'SEARCH_CREATED (API) Search ordered',
      'CONTACT_PLAN (SYSTEM) Contacts found: 1',
      'OUTREACH_SCHEDULED (SYSTEM) Attempts scheduled: 1',
      'OUTBOUND_SENT (SYSTEM) Request sent, attempt 1',
      'SEARCH_COMPLETED (SYSTEM) Search completed, action required: its time is over',
    ],
  },
  {
    what: 'was answered when the client cancelled it',
    config: { timing: { searchSlaMinutes: 120 } },
    play: async (story) => {
      await asked(story);
      await leftUnread(test, () => story.answer());
      await story.step(() => updateSearch(story.client, { ...story, update: { searchStatus: 'CANCELLED' } }));
      await story.read();
    },
    steps: [
      'OUTREACH | - | 2026-03-02T15:00',
      'AWAITING_RESPONSE | an answer from the contact | 2026-03-02T17:00',
      'AWAITING_RESPONSE | an answer from the contact | 2026-03-02T17:00',
      'CLOSED | -',
      'CLOSED | -',
    ],
    activities: [
      'SEARCH_CREATED (API) Search ordered',
      'CONTACT_PLAN (SYSTEM) Contacts found: 1',
      'OUTREACH_SCHEDULED (SYSTEM) Attempts scheduled: 1',
      'OUTBOUND_SENT (SYSTEM) Request sent, attempt 1',
      'RESPONSE_RECEIVED (CONTACT) Answer received on the verifier page',
      'SEARCH_CANCELLED (API) Search cancelled',
      'RESPONSE_LATE (SYSTEM) An answer came after the search had ended',
    ],
  },
  {
    what: 'has nobody to ask',
    order: { history: employer({}) },
    play: (story) => story.research(),
    steps: ['OUTREACH | a contact to be added | 2026-03-09T15:00'],
    activities: [
      'SEARCH_CREATED (API) Search ordered',
      'ADDITIONAL_RESEARCH_NOTE (SYSTEM) No contact was found',
    ],
  },
  {
    what: 'has nobody to ask, and is handed over',
    order: { history: employer({}) },
    config: { escalation: { autoEscalate: true } },
    play: (story) => story.research(),
    steps: ['CLOSED | -'],
    activities: [
      'SEARCH_CREATED (API) Search ordered',
      'ADDITIONAL_RESEARCH_NOTE (SYSTEM) No contact was found',
      'SEARCH_REASSIGNED (SYSTEM) Search reassigned, action required: it is handed over to a person',
    ],
  },
  {
    what: 'can be asked only by a channel that there is not',
    order: { history: employer({ employerPhone: '+15125550100' }) },
    play: async (story) => {
      await story.research(['EMAIL']);
    },
    steps: ['OUTREACH | a contact that can be reached | 2026-03-02T15:00'],
    activities: [
      'SEARCH_CREATED (API) Search ordered',
      'CONTACT_PLAN (SYSTEM) Contacts found: 1',
      'OUTBOUND_SKIPPED (SYSTEM) Voice is not configured in this deployment',
      'OUTREACH_SCHEDULED (SYSTEM) Attempts scheduled: 0',
    ],
  },
  {
    what: 'is refused for good, and then fails by a fault of ours',
    config: ONCE,
    play: async (story) => {
      await story.research();
      await story.send(REFUSED);
      await story.step(() => failSearch(story.worker, story));
    },
    steps: [
      'OUTREACH | - | 2026-03-02T15:00',
      'OUTREACH | a contact that can be reached | 2026-03-02T15:00',
      'CLOSED | -',
    ],
    activities: [
      'SEARCH_CREATED (API) Search ordered',
      'CONTACT_PLAN (SYSTEM) Contacts found: 1',
      'OUTREACH_SCHEDULED (SYSTEM) Attempts scheduled: 1',
      'OUTBOUND_FAILED (SYSTEM) Sending failed: EENVELOPE 550',
      'SEARCH_COMPLETED (SYSTEM) Search completed, action required: the service failed to go on with it',
    ],
  },
  {
    what: 'is cancelled with its order',
    play: async (story) => {
      await asked(story);
      await story.step(() => cancelOrder(story.client, story));
    },
    steps: [
      'OUTREACH | - | 2026-03-02T15:00',
      'AWAITING_RESPONSE | an answer from the contact | 2026-03-03T15:00',
      'CLOSED | -',
    ],
    activities: [
      'SEARCH_CREATED (API) Search ordered',
      'CONTACT_PLAN (SYSTEM) Contacts found: 1',
      'OUTREACH_SCHEDULED (SYSTEM) Attempts scheduled: 3',
      'OUTBOUND_SENT (SYSTEM) Request sent, attempt 1',
      'SEARCH_CANCELLED (API) Search cancelled. Scheduled attempts cancelled: 2',
    ],
  },
  {
    what: 'comes back from one address, and goes on at the other',
    order: { history: employer({ employerEmail: 'hr@contoso.example', employerFax: '+12125550100' }) },
    config: { outbound: { maxAttemptsPerMethod: 2 } },
    play: async (story) => {
      await asked(story);
      await story.message('BOUNCE', NO_SUCH_MAILBOX);
      await story.send();
    },
    steps: [
      'OUTREACH | - | 2026-03-02T15:00',
      'AWAITING_RESPONSE | an answer from the contact | 2026-03-03T15:00',
      'OUTREACH | the next attempt on 2026-03-03, 10:00 America/New_York | 2026-03-03T15:00',
      'AWAITING_RESPONSE | an answer from the contact | 2026-03-05T15:00',
    ],
    activities: [
      'SEARCH_CREATED (API) Search ordered',
      'CONTACT_PLAN (SYSTEM) Contacts found: 1',
      'OUTREACH_SCHEDULED (SYSTEM) Attempts scheduled: 4',
      'OUTBOUND_SENT (SYSTEM) Request sent, attempt 1',
      'RESPONSE_RECEIVED (API) Message received by EMAIL, classified as BOUNCE',
      'OUTBOUND_FAILED (SYSTEM) The request came back: it did not arrive',
      'OUTBOUND_CANCELLED (SYSTEM) Attempt 2 cancelled: nothing reaches its destination',
      'OUTBOUND_SENT (SYSTEM) Request sent, attempt 1',
    ],
  },
  {
    what: 'is sent on to somebody else',
    config: ONCE_EACH,
    play: async (story) => {
      await asked(story);
      await story.answer({ wrongPerson: true, referral: REFERRAL, claims: [] });
    },
    steps: [
      'OUTREACH | - | 2026-03-02T15:00',
      'AWAITING_RESPONSE | an answer from the contact | 2026-03-03T15:00',
      'OUTREACH | - | 2026-03-02T15:00',
    ],
    activities: [
      'SEARCH_CREATED (API) Search ordered',
      'CONTACT_PLAN (SYSTEM) Contacts found: 1',
      'OUTREACH_SCHEDULED (SYSTEM) Attempts scheduled: 1',
      'OUTBOUND_SENT (SYSTEM) Request sent, attempt 1',
      'RESPONSE_RECEIVED (CONTACT) Answer received on the verifier page',
      'CONTACT_MARKED_INACCURATE (SYSTEM) The contact asked is not the right person',
      'CONTACT_ADDED (SYSTEM) Contact added: named by the one who was asked',
      'OUTREACH_SCHEDULED (SYSTEM) Attempts scheduled: 1',
    ],
  },
  {
    what: 'is asked back, and handed over by the client while others are asked',
    config: {
      outbound: { maxTotalAttempts: 3, contactHints: [{ email: 'kim@contoso.example', priority: 'LOW' }] },
    },
    play: async (story) => {
      await asked(story);
      await story.message('INFO_REQUESTED', 'Which years were they here?');
      await story.send();
      await story.step(() =>
        updateSearch(story.client, { ...story, update: { searchStatus: 'REASSIGNED' } }),
      );
    },
    steps: [
      'OUTREACH | - | 2026-03-02T15:00',
      'AWAITING_RESPONSE | an answer from the contact | 2026-03-03T15:00',
      'REVIEW | review: the source asks for more information | 2026-03-09T15:00',
      'REVIEW | review: the source asks for more information | 2026-03-09T15:00',
      'CLOSED | -',
    ],
    activities: [
      'SEARCH_CREATED (API) Search ordered',
      'CONTACT_PLAN (SYSTEM) Contacts found: 2',
      'OUTREACH_SCHEDULED (SYSTEM) Attempts scheduled: 3',
      'OUTBOUND_SENT (SYSTEM) Request sent, attempt 1',
      'RESPONSE_RECEIVED (API) Message received by EMAIL, classified as INFO_REQUESTED',
      'REVIEW_NEEDED (SYSTEM) Review needed: the source asks for more information',
      'OUTBOUND_CANCELLED (SYSTEM) Reminders cancelled, since the contact has replied: 1',
      'OUTREACH_SCHEDULED (SYSTEM) Attempts scheduled: 1',
      'OUTBOUND_SENT (SYSTEM) Request sent, attempt 1',
      'SEARCH_REASSIGNED (API) Search reassigned, action required: it is handed over to a person. Scheduled attempts cancelled: 1',
    ],
  },
  {
    what: 'is with a contact who promises to look, and is not reminded',
    config: { outbound: { maxTotalAttempts: 2 } },
    play: async (story) => {
      await asked(story);
      await story.message('RECEIVED', "Thanks, I'll pull the file and get back to you by Friday.");
    },
    steps: [
      'OUTREACH | - | 2026-03-02T15:00',
      'AWAITING_RESPONSE | an answer from the contact | 2026-03-03T15:00',
      // When the answer has been waited for, a person is called.
      'AWAITING_RESPONSE | an answer from the contact | 2026-03-03T15:00',
    ],
    activities: [
      'SEARCH_CREATED (API) Search ordered',
      'CONTACT_PLAN (SYSTEM) Contacts found: 1',
      'OUTREACH_SCHEDULED (SYSTEM) Attempts scheduled: 2',
      'OUTBOUND_SENT (SYSTEM) Request sent, attempt 1',
      'RESPONSE_RECEIVED (API) Message received by EMAIL, classified as RECEIVED',
      'RESPONSE_NOTED (SYSTEM) The source confirms that the request arrived',
      'OUTBOUND_CANCELLED (SYSTEM) Reminders cancelled, since the contact has replied: 1',
    ],
  },
];

async function removeFirst(story: Story): Promise<void> {
  const [contact] = await test.sql<{ id: string }>('select id from contacts where search_id = $1', [
    story.searchId,
  ]);
  const removal = { contactId: contact?.id ?? '', reason: 'Wrong address', cancelPendingOutbound: true };
  await removeContact(story.client, { ...story, removal });
}

describe('the timeline of a search that', () => {
  it.each(lives)('$what', async ({ from = OFFICE_HOURS, order, config, play, steps, activities }) => {
    clock.set(from);
    const story = await tellStory(
      { test, clock },
      { ...order, ...(config ? { defaultSearchConfig: config } : {}) },
    );
    await play(story);
    expect(story.steps).toEqual(steps);
    expect(await story.activities()).toEqual(activities);
    // The history is kept in clear: it names nobody, and no way to reach them.
    expect([...story.steps, ...activities].join()).not.toMatch(PERSONAL);
    const history = (await readSearch(story.worker, story)).activities;
    const ofAttempts = history.filter(
      ({ channel, activityType }) => channel && activityType !== 'RESPONSE_RECEIVED',
    );
    expect(ofAttempts.filter(({ channelValue }) => channelValue === null)).toEqual([]);
  });
});

describe('steps of one transaction', () => {
  it('keep their order, however many there are in one millisecond', async () => {
    const context = await test.organization();
    const ids = await orderSearch(context);
    const told = Array.from({ length: 400 }, (_, index) => `Step ${index}`);
    await inTransaction(context, async (transaction) => {
      for (let index = 0; index < told.length; index += 40) {
        const activities = told
          .slice(index, index + 40)
          .map((description) => ({ searchId: ids.searchId, activityType: 'STEP', description }));
        await recordActivities(context, transaction, activities);
      }
    });
    const { activities } = await readSearch(context, ids);
    expect(activities.slice(1).map(({ description }) => description)).toEqual(told);
  });

  it('stand where their position was taken, though they were told later', async () => {
    const context = await test.organization();
    const { searchId, ...ids } = await orderSearch(context);
    await inTransaction(context, async (transaction) => {
      const tell = (description: string, position?: ActivityPosition) =>
        recordActivities(context, transaction, [
          { searchId, activityType: 'STEP', description, ...(position ? { position } : {}) },
        ]);
      await tell('before');
      const position = nextPosition(context);
      await tell('what followed from it');
      await tell('the change', position);
    });
    const { activities } = await readSearch(context, { ...ids, searchId });
    expect(activities.slice(1).map(({ description }) => description)).toEqual([
      'before',
      'the change',
      'what followed from it',
    ]);
  });
});

import { InboundNotification, type SearchConfig } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import {
  nameOf,
  openEvents,
  orderInput,
  orderOf,
  orderSearch,
  sendAttempt,
  storedFor,
  type TestCore,
} from '../../../testing/index.ts';
import { leftUnread } from '../../../testing/left-unread.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';
import { createOrder } from '../../orders/create-order.ts';
import { readSearch } from '../../searches/read-searches.ts';
import { updateSearch } from '../../searches/update-search.ts';
import { openInbound } from '../read/inbound-content.ts';
import { readVerifierForm } from './read-verifier-form.ts';
import { receiveNotification } from './receive-notification.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

type Input = Record<string, unknown>;

const receive = (input: Input, as = context) =>
  receiveNotification(as, InboundNotification.parse({ messageData: { body: { text: 'Hello.' } }, ...input }));

/** A search whose first attempt went out, by a policy. */
const sent = (config: object = {}) =>
  sendAttempt(test, context, { defaultSearchConfig: config as SearchConfig });

const statuses = async (searchId: string) => {
  const rows = await test.sql<{ status: string }>(
    'select status from outbounds where search_id = $1 order by scheduled_at',
    [searchId],
  );
  return rows.map(({ status }) => status);
};

const messagesOf = ({ organization }: Context) =>
  test.sql<{ id: string; content: Buffer; search_id: string | null }>(
    'select * from inbound_messages where organization_id = $1 order by id',
    [organization.id],
  );

const confirmed = ['employerName', 'position', 'startDate', 'endDate'].map((field) => ({
  field,
  answer: 'CONFIRMED',
}));

describe('a notification is matched', () => {
  it('by each name that it may carry', async () => {
    const { searchId, claimed } = await sent();
    const { id: outboundId, contactId } = claimed.outbound;
    const earlier = await receive({ messageId: '<first@contoso.example>', metadata: { searchId } });
    expect(earlier.searchId).toBe(searchId);
    for (const names of [
      { metadata: { searchId } },
      { metadata: { externalSearchId: 'ext-1' } },
      { metadata: { contactId } },
      { metadata: { outboundId } },
      { threadId: `<${outboundId}@replies.example>` },
      { threadId: '<first@contoso.example>' },
    ]) {
      expect(await receive(names), JSON.stringify(names)).toMatchObject({ searchId, failureReasons: [] });
    }
    const rows = await messagesOf(context);
    expect(rows.map((row) => row.search_id)).toEqual(Array(7).fill(searchId));
    expect(rows[3]).toMatchObject({ contact_id: contactId, outbound_id: null });
    expect(rows[4]).toMatchObject({ contact_id: contactId, outbound_id: outboundId });
    expect(rows[5]).toMatchObject({ contact_id: contactId, outbound_id: outboundId });
  });

  it('by the first name in the order of the specification that means something', async () => {
    const first = await sent();
    const second = await sent();
    const nobody = '0190b3c4-0000-7000-8000-000000000000';
    expect(
      await receive({
        metadata: { searchId: first.searchId },
        threadId: `<${second.claimed.outbound.id}@replies.example>`,
      }),
    ).toMatchObject({ searchId: first.searchId });
    const [row] = await messagesOf(context);
    expect(row, 'a thread of another search').toMatchObject({ outbound_id: null, contact_id: null });
    expect(
      await receive({ metadata: { searchId: nobody, outboundId: second.claimed.outbound.id } }),
    ).toMatchObject({ searchId: second.searchId });
  });

  it('with the thread of an earlier message, from one to the next', async () => {
    const { searchId } = await orderSearch(context);
    await receive({ messageId: 'a', threadId: 't-1', metadata: { searchId } });
    expect(await receive({ messageId: 'b', threadId: 't-1' })).toMatchObject({ searchId });
    expect(await receive({ messageId: 'c', threadId: 'b' })).toMatchObject({ searchId });
  });

  it('with the open one of several searches that share an external id', async () => {
    const open = await orderSearch(context);
    clock.advance({ minutes: 1 });
    const ended = await orderSearch(context);
    await updateSearch(context, { ...ended, update: { searchStatus: 'CANCELLED' } });
    const input = { metadata: { externalSearchId: 'ext-1' } };
    expect(await receive(input)).toMatchObject({ searchId: open.searchId });
    await updateSearch(context, { ...open, update: { searchStatus: 'CANCELLED' } });
    expect(await receive(input)).toMatchObject({ searchId: ended.searchId });
  });

  it('with none where its names are of several searches', async () => {
    const first = await sent();
    const second = await sent();
    const { id: outboundId, contactId } = second.claimed.outbound;
    for (const [name, value] of Object.entries({ contactId, outboundId })) {
      expect(await receive({ metadata: { searchId: first.searchId, [name]: value } }), name).toMatchObject({
        searchId: null,
        failureReasons: [`metadata.${name} belongs to another search than metadata.searchId`],
      });
    }
    expect(await test.jobs('process-inbound', context)).toEqual([]);
    expect((await readSearch(context, first)).search.phase).not.toBe('REVIEW');
  });

  it('with none of two applicants whose searches share an external id, unless it names one of them', async () => {
    const { applicant } = orderInput();
    const first = await sent();
    const second = await orderSearch(context, { applicant: { ...applicant, firstName: 'Casey' } });
    const metadata = { externalSearchId: 'ext-1' };
    const ambiguous = {
      searchId: null,
      failureReasons: ['metadata.externalSearchId names searches of several applicants'],
    };
    expect(await receive({ metadata })).toMatchObject(ambiguous);
    const { contactId } = first.claimed.outbound;
    const named = { searchId: first.searchId };
    expect(await receive({ metadata: { ...metadata, contactId } })).toMatchObject(named);
    const threadId = `<${first.claimed.outbound.id}@replies.example>`;
    expect(await receive({ metadata, threadId })).toMatchObject(named);
    expect(await receive({ metadata: { ...metadata, searchId: second.searchId } })).toMatchObject({
      searchId: second.searchId,
    });
    await updateSearch(context, { ...second, update: { searchStatus: 'CANCELLED' } });
    expect(await receive({ metadata }), 'it may be late').toMatchObject(ambiguous);
  });

  it('with the one of the type that was answered, of a job and studies that share an external id', async () => {
    const { history, ...order } = orderInput();
    const types = ['EMPLOYMENT', 'EDUCATION'];
    const { searchIds } = await createOrder(
      context,
      orderOf({
        ...order,
        searchTypes: types.map((searchType) => ({ searchType, externalSearchId: 'ext-1' })),
        history: {
          ...history,
          education: [
            {
              institutionName: 'Contoso College',
              institutionLocation: 'Austin, TX',
              qualification: 'BA',
              fieldOfStudy: 'Law',
            },
          ],
        },
      }),
    );
    const metadata = { externalSearchId: 'ext-1' };
    const answered = (field: string) =>
      receive({ metadata, answers: { claims: [{ field, answer: 'CONFIRMED' }] } });
    expect(await answered('endDate')).toMatchObject({
      searchId: null,
      failureReasons: ['metadata.externalSearchId names several open searches'],
    });
    expect(await answered('position')).toMatchObject({ searchId: searchIds[0] });
    expect(await answered('qualification')).toMatchObject({ searchId: searchIds[1] });
  });

  it('never with what belongs to another organization', async () => {
    const { searchId, claimed } = await sent();
    await receive({ messageId: 'mine', threadId: 't-9', metadata: { searchId } });
    const stranger = await test.organization();
    const { id: outboundId, contactId } = claimed.outbound;
    const metadata = { searchId, externalSearchId: 'ext-1', contactId, outboundId };
    const before = await storedFor(test, context);
    for (const threadId of [`<${outboundId}@replies.example>`, 't-9', 'mine']) {
      expect(await receive({ metadata, threadId }, stranger)).toMatchObject({ searchId: null });
    }
    expect(await storedFor(test, context)).toEqual(before);
  });
});

describe('a notification that belongs to nothing', () => {
  it('is kept, sealed, with the reasons', async () => {
    const received = await receive({
      messageId: 'lost',
      messageData: { from: 'hr@contoso.example', body: { text: 'Secret words' } },
      metadata: { externalSearchId: 'unknown', note: 'kept too' },
      threadId: '<unknown@thread>',
    });
    expect(received).toEqual({
      messageId: 'lost',
      searchId: null,
      failureReasons: ['metadata.externalSearchId matches no search', 'threadId matches no search'],
      receivedAt: clock.now(),
    });
    const [row] = await messagesOf(context);
    expect(row && openInbound(context, row)).toMatchObject({
      message: { from: 'hr@contoso.example', text: 'Secret words' },
      failureReasons: received.failureReasons,
      metadata: { note: 'kept too' },
    });
    expect(row?.content.includes('Secret words')).toBe(false);
    expect(await test.jobs('process-inbound', context)).toEqual([]);
  });

  it('says so when it names nothing at all', async () => {
    expect((await receive({})).failureReasons).toEqual([
      'None of metadata.searchId, metadata.externalSearchId, metadata.contactId, metadata.outboundId, threadId is given',
    ]);
  });
});

describe('a message that comes again', () => {
  it('is answered as the first time, and changes nothing', async () => {
    const { searchId } = await orderSearch(context);
    const first = await receive({ messageId: 'm-1', metadata: { searchId } });
    const unmatched = await receive({ messageId: 'm-2' });
    const before = await storedFor(test, context);
    clock.advance({ hours: 3 });
    expect(await receive({ messageId: 'm-1', messageData: { body: { text: 'Changed' } } })).toEqual(first);
    // Even if it could be matched by now.
    expect(await receive({ messageId: 'm-2', metadata: { searchId } })).toEqual(unmatched);
    expect(await storedFor(test, context)).toEqual(before);
  });

  it('ten times at once is one message, read once', async () => {
    const ids = await orderSearch(context);
    const { searchId } = ids;
    const copies = Array.from({ length: 10 }, () => receive({ messageId: 'm-1', metadata: { searchId } }));
    const answers = await Promise.all(copies);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await messagesOf(context)).toHaveLength(1);
    const { activities } = await readSearch(context, ids);
    const received = activities.filter(({ activityType }) => activityType === 'RESPONSE_RECEIVED');
    expect([received.length, await test.jobs('process-inbound', context)]).toEqual([1, []]);
  });

  it('has a job in the group of its organization, where it cannot be read at once', async () => {
    const { searchId } = await orderSearch(context);
    await leftUnread(test, () => receive({ metadata: { searchId } }));
    const groups = await test.sql(
      `select group_id from pgboss.job where name = 'process-inbound' and data->>'searchId' = $1`,
      [searchId],
    );
    expect(groups).toEqual([{ group_id: context.organization.id }]);
  });

  it('to another organization is another message', async () => {
    await receive({ messageId: 'm-1' });
    const other = await test.organization();
    await receive({ messageId: 'm-1' }, other);
    expect(await messagesOf(other)).toHaveLength(1);
  });

  it('cannot take the place of an answer on the page', async () => {
    const { claimed, token } = await sent();
    await receive({
      messageId: `page:${claimed.outbound.id}`,
      metadata: { outboundId: claimed.outbound.id },
    });
    expect((await readVerifierForm(test.core, token)).state).toBe('OPEN');
  });

  it('without an id is a new message each time', async () => {
    const ids = [await receive({}), await receive({})].map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(2);
  });
});

describe('structured answers', () => {
  const answers = {
    respondent: { name: 'Pat Doyle', title: 'HR' },
    claims: confirmed,
    comment: 'Left on good terms',
  };

  it('complete the search as those from the page do', async () => {
    const { orderId, searchId, claimed } = await sent();
    const outboundId = claimed.outbound.id;
    await receive({ channel: 'JSON', answers, metadata: { outboundId } });
    const { search, results, activities } = await readSearch(context, { orderId, searchId });
    expect(search.searchStatus).toBe('COMPLETED');
    expect(results).toMatchObject([
      { outcome: 'VERIFIED_NO_DISCREPANCY', source: 'VERIFIER', submittedAt: clock.now().toISOString() },
    ]);
    expect(JSON.parse(results[0]?.resultDetails ?? '')).toEqual({
      respondent: { name: 'Pat Doyle', title: 'HR' },
      questions: [],
      comment: 'Left on good terms',
      earlierAnswers: [],
      missingFields: [],
    });
    expect(activities).toContainEqual(
      expect.objectContaining({ activityType: 'RESPONSE_RECEIVED', actor: 'API', outboundId }),
    );
    const events = await openEvents(test, context, searchId);
    expect(events.slice(-2).map(nameOf)).toEqual(['SEARCH_UPDATED', 'verification.completed']);
    expect(events.at(-1)?.data).toMatchObject({ channel: 'JSON' });
    expect(await statuses(searchId)).toEqual(['DELIVERED', 'CANCELLED', 'CANCELLED']);
  });

  it('may give a value without saying whether it is right', async () => {
    const { orderId, searchId } = await sent();
    const claims = [
      { field: 'employerName', value: 'CONTOSO, Inc.' },
      { field: 'position', value: 'Clerk' },
      { field: 'endDate', value: '2022-08' },
      { field: 'startDate', answer: 'UNKNOWN' },
      { field: 'salary', value: '1' },
    ];
    await receive({ answers: { claims }, metadata: { searchId } });
    const [result] = (await readSearch(context, { orderId, searchId })).results;
    expect(result?.outcome).toBe('VERIFIED_DISCREPANCY');
    expect(result?.claims.map(({ field, match }) => [field, match])).toEqual([
      ['employerName', 'MATCH'],
      ['position', 'MISMATCH'],
      ['startDate', 'NOT_VERIFIED'],
      ['endDate', 'MATCH'],
    ]);
  });

  it('with a required question left open are looked at by a person', async () => {
    const questions = [
      {
        questionId: 1,
        type: 'single_select',
        prompt: 'Again?',
        required: true,
        options: [{ value: 'yes', label: 'Yes' }],
      },
    ];
    const searchTypes = [{ searchType: 'EMPLOYMENT', verificationQuestions: questions }];
    const open = await sendAttempt(test, context, { searchTypes });
    await receive({ answers: { claims: confirmed }, metadata: { searchId: open.searchId } });
    expect((await readSearch(context, open)).search.waitingFor).toBe(
      'review: questions without a usable answer: 1',
    );

    const answered = await sendAttempt(test, context, { searchTypes });
    const given = { claims: confirmed, questions: [{ questionId: 1, selectedAnswer: 'yes' }] };
    await receive({ answers: given, metadata: { searchId: answered.searchId } });
    const { search, results } = await readSearch(context, answered);
    expect(search.searchStatus).toBe('COMPLETED');
    expect(JSON.parse(results[0]?.resultDetails ?? '').questions).toMatchObject([
      { questionId: 1, prompt: 'Again?', selected: ['yes'] },
    ]);
  });

  it.each([
    [
      'below the confidence that the search asks for',
      { classification: { type: 'VERIFICATION', confidence: 0.5 } },
      {},
    ],
    ['where every answer is looked at', {}, { inbound: { requireManualReview: true } }],
  ])('%s are looked at by a person', async (_what, input, config) => {
    const { orderId, searchId } = await sent(config);
    await receive({ answers, ...input, metadata: { searchId } });
    expect((await readSearch(context, { orderId, searchId })).search).toMatchObject({
      searchStatus: 'IN_PROGRESS',
      phase: 'REVIEW',
    });
    expect((await openEvents(test, context, searchId)).map(nameOf).slice(-2)).toEqual([
      'INBOUND_MESSAGE',
      'AGENT_INTERVENTION',
    ]);
  });
});

describe('words', () => {
  const words = {
    from: 'hr@contoso.example',
    subject: 'Re: verification',
    body: { text: 'Jordan was employed here.' },
  };

  it('are put up for review, and told without the text', async () => {
    const { orderId, searchId } = await sent();
    await receive({ channel: 'EMAIL', messageData: words, metadata: { searchId } });
    const { search } = await readSearch(context, { orderId, searchId });
    expect(search).toMatchObject({ phase: 'REVIEW', waitingFor: 'review: the answer is in words' });
    const event = (await openEvents(test, context, searchId)).at(-2);
    expect(event?.data.metadata).toEqual({
      inboundId: expect.any(String),
      channel: 'EMAIL',
      classification: 'VERIFICATION',
      reason: 'the answer is in words',
      records: [{ record: 0, status: 'REVIEW' }],
      documents: [],
      missingFields: confirmed.map(({ field }) => ({ record: 0, field })),
    });
  });

  it('are told in full where the client wants them', async () => {
    const { searchId } = await sent({ notifications: { includeRawInbound: true } });
    await receive({ channel: 'EMAIL', messageData: words, metadata: { searchId } });
    const event = (await openEvents(test, context, searchId)).at(-2);
    expect(event?.data.metadata).toMatchObject({
      rawInbound: {
        from: 'hr@contoso.example',
        subject: 'Re: verification',
        text: 'Jordan was employed here.',
      },
    });
  });

  it.each([
    ['NO_RECORD', true, ['DELIVERED', 'CANCELLED', 'CANCELLED']],
    ['NO_RECORD', false, ['DELIVERED', 'CANCELLED', 'CANCELLED']],
    ['INFO_REQUESTED', true, ['DELIVERED', 'CANCELLED', 'CANCELLED']],
    ['AUTO_REPLY', true, ['SENT', 'SCHEDULED', 'SCHEDULED']],
  ])(
    'that are a %s stop the reminders, as far as somebody has replied (%s)',
    async (type, cancelOutboundOnTerminalInbound, expected) => {
      const { orderId, searchId, claimed } = await sent({ outbound: { cancelOutboundOnTerminalInbound } });
      await receive({ classification: { type }, metadata: { outboundId: claimed.outbound.id } });
      const { phase } = (await readSearch(context, { orderId, searchId })).search;
      expect(phase).toBe(type === 'AUTO_REPLY' ? 'AWAITING_RESPONSE' : 'REVIEW');
      expect(await statuses(searchId)).toEqual(expected);
    },
  );

  it('that refer to a vendor end the search', async () => {
    const { orderId, searchId } = await sent();
    const text = 'All verifications are handled by The Work Number.';
    await receive({ messageData: { body: { text } }, metadata: { searchId } });
    const { search, results } = await readSearch(context, { orderId, searchId });
    expect([search.searchStatus, results]).toEqual(['COMPLETED', []]);
    const events = await openEvents(test, context, searchId);
    expect(events.slice(-3).map(nameOf)).toEqual([
      'THIRD_PARTY_RECORD',
      'SEARCH_UPDATED',
      'verification.action_required THIRD_PARTY_RECORD',
    ]);
    expect(events.at(-3)?.data.metadata).toMatchObject({
      thirdPartyVendor: 'TALX_WORK_NUMBER',
      deferred: false,
    });
  });

  it('that refer to a vendor make the search wait for it, where the client wants that', async () => {
    const { orderId, searchId } = await sent({ outbound: { deferToThirdParty: true } });
    await receive({
      messageData: { body: { text: 'Please use The Work Number.' } },
      metadata: { searchId },
    });
    expect((await readSearch(context, { orderId, searchId })).search).toMatchObject({
      searchStatus: 'IN_PROGRESS',
      phase: 'AWAITING_RESPONSE',
      waitingFor: 'third party TALX_WORK_NUMBER',
    });
    expect(await statuses(searchId)).toEqual(['SENT', 'CANCELLED', 'CANCELLED']);
  });

  it('that refer to a banned vendor change nothing but the history', async () => {
    const { orderId, searchId } = await sent({ thirdPartyBan: ['TALX_WORK_NUMBER'] });
    await receive({ messageData: { body: { text: 'Please use The Work Number.' } }, metadata: { searchId } });
    const { search, activities } = await readSearch(context, { orderId, searchId });
    expect(search).toMatchObject({ phase: 'AWAITING_RESPONSE', waitingFor: 'an answer from the contact' });
    expect(activities.at(-1)).toMatchObject({ activityType: 'RESPONSE_NOTED' });
    expect(await statuses(searchId)).toEqual(['SENT', 'SCHEDULED', 'SCHEDULED']);
  });

  it('that name a vendor in passing, which keeps no such records, end nothing', async () => {
    const { orderId, searchId } = await sent();
    const text = 'She was trained by the National Student Clearinghouse, please ask there.';
    await receive({ messageData: { body: { text } }, metadata: { searchId } });
    expect((await readSearch(context, { orderId, searchId })).search).toMatchObject({
      searchStatus: 'IN_PROGRESS',
      phase: 'REVIEW',
      waitingFor: 'review: the source refers to a vendor that keeps no such records',
    });
    expect(await statuses(searchId)).toEqual(['SENT', 'SCHEDULED', 'SCHEDULED']);
  });

  it('of a machine are noted, and no more', async () => {
    const { orderId, searchId, claimed } = await sent();
    const events = await openEvents(test, context, searchId);
    const { search: before } = await readSearch(context, { orderId, searchId });
    await receive({
      channel: 'EMAIL',
      messageData: { subject: 'Automatic reply: verification', body: { text: 'Back on Monday.' } },
      metadata: { outboundId: claimed.outbound.id },
    });
    const { search, activities } = await readSearch(context, { orderId, searchId });
    expect([search.phase, search.waitingFor]).toEqual([before.phase, before.waitingFor]);
    expect(await openEvents(test, context, searchId)).toEqual(events);
    expect(activities.slice(-2).map(({ activityType }) => activityType)).toEqual([
      'RESPONSE_RECEIVED',
      'RESPONSE_NOTED',
    ]);
    expect(await statuses(searchId)).toEqual(['SENT', 'SCHEDULED', 'SCHEDULED']);
  });

  it('of a mail system that could not deliver fail the attempt and those that would come back too', async () => {
    const { orderId, searchId, claimed } = await sent();
    await receive({
      messageData: { from: 'MAILER-DAEMON@contoso.example', body: { text: '550 5.1.1 User unknown' } },
      threadId: `<${claimed.outbound.id}@replies.example>`,
    });
    expect(await statuses(searchId)).toEqual(['FAILED', 'CANCELLED', 'CANCELLED']);
    const { search, activities } = await readSearch(context, { orderId, searchId });
    expect(search).toMatchObject({
      searchStatus: 'IN_PROGRESS',
      phase: 'OUTREACH',
      waitingFor: 'a contact that can be reached',
    });
    expect(activities.map(({ activityType }) => activityType).slice(-3)).toEqual([
      ...['OUTBOUND_FAILED', 'OUTBOUND_CANCELLED', 'OUTBOUND_CANCELLED'],
    ]);
    expect(activities.at(-3)).toMatchObject({ outboundId: claimed.outbound.id });
  });

  it('of a mail system that name no attempt are noted, and cancel nothing', async () => {
    const { orderId, searchId, claimed } = await sent();
    await receive({
      channel: 'EMAIL',
      messageData: { from: 'MAILER-DAEMON@contoso.example', body: { text: '550 5.1.1 User unknown' } },
      classification: { type: 'BOUNCE', confidence: 1 },
      metadata: { contactId: claimed.outbound.contactId },
    });
    expect(await statuses(searchId)).toEqual(['SENT', 'SCHEDULED', 'SCHEDULED']);
    const { activities } = await readSearch(context, { orderId, searchId });
    expect(activities.at(-1)).toMatchObject({
      activityType: 'RESPONSE_NOTED',
      description: 'A report came that a request did not arrive, and names none',
    });
  });
});

describe('a notification for a search that has ended', () => {
  it('is noted as late', async () => {
    const { orderId, searchId } = await sent();
    await updateSearch(context, { orderId, searchId, update: { searchStatus: 'CANCELLED' } });
    await receive({ answers: { claims: confirmed }, metadata: { searchId } });
    const { search, results, activities } = await readSearch(context, { orderId, searchId });
    expect([search.searchStatus, results]).toEqual(['CANCELLED', []]);
    expect(activities.at(-1)).toMatchObject({ activityType: 'RESPONSE_LATE' });
  });
});

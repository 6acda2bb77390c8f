import { InboundNotification, type ReviewedClaim } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { createAuditNote } from '../../../platform/audit/audit-note.ts';
import { Conflict, Invalid, NotFound } from '../../../platform/errors.ts';
import { nameOf, type OrderedSearch, openEvents, type TestCore } from '../../../testing/index.ts';
import {
  answerPage,
  cannotSay,
  job,
  leftEarlier,
  orderJobs,
  readInbound,
  sendDue,
} from '../../../testing/records.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';
import { listMessages } from '../../messages/read-messages.ts';
import { readSearch } from '../../searches/read-searches.ts';
import { receiveNotification } from '../receive/receive-notification.ts';
import { reviewSearch } from './review-search.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((made, owner) => {
  test = made;
  context = { ...owner, actor: 'SYSTEM' };
});

const A = 'hr@acme.example';
const B = 'hr@beta.example';
const MANUAL = { inbound: { requireManualReview: true } };

/** Two employers who have answered: the second one says that the applicant left earlier. */
async function answered(config: object = MANUAL): Promise<OrderedSearch> {
  const ids = await orderJobs(context, [job('Acme Inc', A), job('Beta LLC', B)], config);
  const sent = await sendDue(test, context, ids);
  await answerPage(test, context, sent.get(A));
  await answerPage(test, context, sent.get(B), leftEarlier);
  return ids;
}

const review = (ids: OrderedSearch, ...claims: ReviewedClaim[]) => {
  const audit = createAuditNote({ action: 'search.review', actor: 'API', subject: 'rita', requestId: null });
  clock.advance({ minutes: 1 });
  return reviewSearch({ ...context, actor: 'API', audit }, { ...ids, review: { claims } });
};

const FIELDS = ['employerName', 'position', 'startDate', 'endDate'];

describe('a review', () => {
  it('accepts record by record, and ends the search with the last', async () => {
    const ids = await answered();
    const first = await review(ids, { record: 0, decision: 'ACCEPT' });
    expect(first).toMatchObject({
      searchStatus: 'IN_PROGRESS',
      webhooksEmitted: [],
      records: [{ status: 'VERIFIED' }, { status: 'REVIEW' }],
    });
    const second = await review(ids, { record: 1, decision: 'ACCEPT', note: 'I called them' });
    expect(second).toMatchObject({
      searchStatus: 'COMPLETED',
      orderStatus: 'COMPLETED',
      webhooksEmitted: ['verification.notification', 'verification.completed'],
    });
    const [result] = (await readSearch(context, ids)).results;
    expect(result).toMatchObject({ outcome: 'VERIFIED_DISCREPANCY', source: 'REVIEW' });
    expect(result?.claims).toHaveLength(8);
    expect(result?.answers.map(({ records }) => records)).toEqual([[0], [1]]);
    expect(result?.decisions).toMatchObject([
      { record: 0, field: null, decision: 'ACCEPT', decidedBy: 'rita', note: null },
      { record: 1, field: null, decision: 'ACCEPT', decidedBy: 'rita', note: 'I called them' },
    ]);
    expect((await openEvents(test, context, ids.searchId)).slice(-2).map(nameOf)).toEqual([
      ...['SEARCH_UPDATED', 'verification.completed'],
    ]);
  });

  it('corrects claims, and leaves the record in review until all are decided', async () => {
    const ids = await answered();
    const corrected = { record: 1, field: 'endDate', decision: 'CORRECT', value: '2022-08-31' } as const;
    const { records } = await review(ids, corrected);
    expect(records[1]).toMatchObject({ status: 'REVIEW' });
    expect(records[1]?.claims.at(-1)).toMatchObject({ verified: '2022-08-31', match: 'MATCH' });
    await review(ids, { record: 1, decision: 'ACCEPT' }, { record: 0, decision: 'ACCEPT' });
    expect((await readSearch(context, ids)).results).toMatchObject([{ outcome: 'VERIFIED_NO_DISCREPANCY' }]);
  });

  it('rejects: the record is open again, and nothing of what was said counts', async () => {
    const ids = await answered();
    const { records } = await review(ids, { record: 0, decision: 'REJECT', note: 'Another person is meant' });
    expect(records[0]).toMatchObject({ status: 'OPEN', claims: [], verifiedBy: null });
    expect((await readSearch(context, ids)).search).toMatchObject({ searchStatus: 'IN_PROGRESS' });
  });

  it('accepts that there is no record', async () => {
    const ids = await orderJobs(context, [job('Acme Inc', A)]);
    const sent = await sendDue(test, context, ids);
    await answerPage(test, context, sent.get(A), (answers) => ({ ...answers, noRecord: true }));
    const { records } = await review(ids, { record: 0, decision: 'ACCEPT' });
    expect(records).toMatchObject([{ status: 'NO_RECORD', verifiedBy: { name: 'Pat Doyle' } }]);
    expect((await readSearch(context, ids)).results).toMatchObject([{ outcome: 'VERIFIED_DISCREPANCY' }]);
  });

  /** One request for each claim, as the console sends them. */
  const oneByOne = async (ids: OrderedSearch, decisions: Omit<ReviewedClaim, 'record'>[]) => {
    for (const decision of decisions) await review(ids, { record: 0, ...decision });
    return (await readSearch(context, ids)).results;
  };

  it('takes what one source confirmed, claim by claim, though another knows of no record', async () => {
    const kim = { email: 'kim@acme.example', entityName: 'Acme', priority: 'LOW' };
    const outbound = { contactHints: [kim], cancelOutboundOnTerminalInbound: false };
    const ids = await orderJobs(context, [job('Acme Inc', A)], { outbound });
    const sent = await sendDue(test, context, ids);
    await answerPage(test, context, sent.get(A), (answers) => ({ ...answers, noRecord: true }));
    clock.advance({ days: 1 });
    await answerPage(test, context, (await sendDue(test, context, ids)).get(kim.email));
    expect((await readSearch(context, ids)).records).toMatchObject([{ status: 'REVIEW' }]);
    const accepted = FIELDS.map((field) => ({ field, decision: 'ACCEPT' as const }));
    expect(await oneByOne(ids, accepted)).toMatchObject([{ outcome: 'VERIFIED_NO_DISCREPANCY' }]);
  });

  it('takes what was corrected before the last claim was accepted, in place of "no record"', async () => {
    const ids = await orderJobs(context, [job('Acme Inc', A)]);
    const sent = await sendDue(test, context, ids);
    await answerPage(test, context, sent.get(A), (answers) => ({ ...answers, noRecord: true }));
    const [last = '', ...others] = FIELDS.toReversed();
    const corrected = others.map((field) => ({
      field,
      decision: 'CORRECT' as const,
      match: 'MATCH' as const,
    }));
    const decisions = [...corrected, { field: last, decision: 'ACCEPT' as const }];
    expect(await oneByOne(ids, decisions)).toMatchObject([{ outcome: 'VERIFIED' }]);
  });

  it('accepts claim by claim that there is no record', async () => {
    const ids = await orderJobs(context, [job('Acme Inc', A)]);
    const sent = await sendDue(test, context, ids);
    await answerPage(test, context, sent.get(A), (answers) => ({ ...answers, noRecord: true }));
    const accepted = FIELDS.map((field) => ({ field, decision: 'ACCEPT' as const }));
    expect(await oneByOne(ids, accepted)).toMatchObject([{ outcome: 'VERIFIED_DISCREPANCY' }]);
  });

  it.each([
    ['in fields', { answers: { respondent: { name: 'Pat Doyle' }, comment: 'A colleague of mine' } }],
    ['in words', { messageData: { body: { text: 'She was a colleague of mine.' } } }],
  ])('accepts what was said %s, or rejects it, where an order names no employer', async (_, said) => {
    const ids = await orderJobs(context, []);
    const receive = async () => {
      const metadata = { searchId: ids.searchId };
      await receiveNotification(context, InboundNotification.parse({ ...said, metadata }));
      await readInbound(test, context);
      expect((await readSearch(context, ids)).records).toMatchObject([{ status: 'REVIEW', claims: [] }]);
    };
    await receive();
    const rejected = await review(ids, { record: 0, decision: 'REJECT' });
    expect(rejected.records).toMatchObject([{ status: 'OPEN' }]);
    await receive();
    const accepted = await review(ids, { record: 0, decision: 'ACCEPT' });
    expect(accepted.records).toMatchObject([{ status: 'PARTIAL' }]);
    expect((await readSearch(context, ids)).results).toMatchObject([
      { outcome: 'VERIFIED', claims: [], answers: [{ channel: 'STANDARD' }] },
    ]);
  });

  it('is asked for again by an answer that says something else, and that answer tells so', async () => {
    const ids = await orderJobs(context, [job('Acme Inc', A), job('Beta LLC', B)]);
    const sent = await sendDue(test, context, ids);
    await answerPage(test, context, sent.get(A), (answers) => ({ ...answers, noRecord: true }));
    await review(ids, { record: 0, decision: 'ACCEPT' });
    clock.advance({ minutes: 1 });
    const claims = ['employerName', 'position', 'startDate', 'endDate'].map((field) => ({
      record: 0,
      field,
      answer: 'CONFIRMED',
    }));
    const metadata = { searchId: ids.searchId };
    const found = InboundNotification.parse({ channel: 'VOICE', metadata, answers: { claims } });
    const { messageId } = await receiveNotification(context, found);
    await readInbound(test, context);
    expect((await readSearch(context, ids)).records[0]).toMatchObject({ status: 'REVIEW' });
    const { messages } = await listMessages(context, { ...ids, limit: 10 });
    expect(messages.find((message) => message.messageId === messageId)).toMatchObject({
      effect: 'REVIEW',
      effectReason: 'the answer contradicts what was settled before',
    });
  });
});

describe('what a person has settled in part', () => {
  it('is put up for them again by an answer that differs, and keeps what they accepted', async () => {
    const ids = await orderJobs(context, [job('Acme Inc', A), job('Beta LLC', B)]);
    const sent = await sendDue(test, context, ids);
    await answerPage(test, context, sent.get(A), (answers) => ({ ...answers, noRecord: true }));
    const accepted = ['employerName', 'endDate'].map((field) => ({
      record: 0,
      field,
      match: 'MATCH' as const,
    }));
    await review(ids, ...accepted.map((claim) => ({ ...claim, decision: 'CORRECT' as const })), {
      record: 0,
      decision: 'REJECT',
    });
    expect((await readSearch(context, ids)).records[0]).toMatchObject({ status: 'PARTIAL' });
    clock.advance({ minutes: 1 });
    const found = InboundNotification.parse({
      channel: 'VOICE',
      metadata: { searchId: ids.searchId },
      answers: { claims: [{ record: 0, field: 'endDate', value: '2020-01-31' }] },
    });
    await receiveNotification(context, found);
    await readInbound(test, context);
    const [record] = (await readSearch(context, ids)).records;
    expect(record).toMatchObject({ status: 'REVIEW' });
    expect(record?.claims.map(({ match }) => match)).toEqual([
      'MATCH',
      'NOT_VERIFIED',
      'NOT_VERIFIED',
      'MISMATCH',
    ]);
  });
});

describe('while a person is deciding', () => {
  const consultant: typeof leftEarlier = (answers) => ({
    ...answers,
    claims: answers.claims.map((claim) =>
      claim.field === 'position' ? { ...claim, answer: 'CORRECTED', value: 'Consultant' } : claim,
    ),
  });

  /** Two contacts of one employer, of whom the first could not say for sure. */
  async function unsure(change: typeof leftEarlier = consultant) {
    const kim = { email: 'kim@acme.example', entityName: 'Acme', priority: 'LOW' };
    const outbound = { contactHints: [kim], cancelOutboundOnTerminalInbound: false };
    const ids = await orderJobs(context, [job('Acme Inc', A)], { outbound });
    const sent = await sendDue(test, context, ids);
    await answerPage(test, context, sent.get(A), change);
    expect((await readSearch(context, ids)).records).toMatchObject([{ status: 'REVIEW' }]);
    clock.advance({ days: 1 });
    return { ids, kim: (await sendDue(test, context, ids)).get(kim.email) };
  }

  it('another answer waits for them too, and what it contradicts is told', async () => {
    const { ids, kim } = await unsure();
    await review(ids, { record: 0, field: 'position', decision: 'ACCEPT' });
    clock.advance({ minutes: 1 });
    await answerPage(test, context, kim, leftEarlier);
    const [record] = (await readSearch(context, ids)).records;
    expect(record).toMatchObject({ status: 'REVIEW', waitingFor: expect.stringContaining('endDate') });
    expect(record?.claims.map(({ match }) => match)).toEqual(['MATCH', 'MATCH', 'MATCH', 'MISMATCH']);
    await review(ids, { record: 0, field: 'endDate', decision: 'CORRECT', value: '2022-08-31' });
    await review(ids, { record: 0, decision: 'ACCEPT' });
    const [result] = (await readSearch(context, ids)).results;
    expect(result).toMatchObject({ outcome: 'VERIFIED_NO_DISCREPANCY' });
    expect(result?.answers).toHaveLength(2);
  });

  it.each([
    ['has decided nothing yet', false],
    ['has decided in part', true],
  ])('a referral to a third party does not take it from them: who %s', async (_, hasBegun) => {
    const { ids, kim } = await unsure();
    if (hasBegun) await review(ids, { record: 0, field: 'position', decision: 'ACCEPT' });
    clock.advance({ minutes: 1 });
    const thirdParty = { vendor: 'TRUEWORK', note: null };
    await answerPage(test, context, kim, (answers) => ({ ...answers, thirdParty }));
    const { search, records } = await readSearch(context, ids);
    expect(search).toMatchObject({ searchStatus: 'IN_PROGRESS', phase: 'REVIEW' });
    expect(records).toMatchObject([{ status: 'REVIEW', vendor: 'TRUEWORK' }]);
  });

  it('a referral to a third party counts where the other could not say anything', async () => {
    const { ids, kim } = await unsure(cannotSay);
    const thirdParty = { vendor: 'TRUEWORK', note: null };
    await answerPage(test, context, kim, (answers) => ({ ...answers, thirdParty }));
    expect((await readSearch(context, ids)).records).toMatchObject([{ status: 'THIRD_PARTY' }]);
  });
});

describe('a review is refused', () => {
  /** A search whose source confirms everything but the position, of which it says no more than that it is wrong. */
  async function calledWrong(): Promise<OrderedSearch> {
    const ids = await orderJobs(context, [job('Acme Inc', A)]);
    const said = FIELDS.map((field) => ({
      record: 0,
      field,
      ...(field === 'position' ? { answer: 'CORRECTED' } : { answer: 'CONFIRMED' }),
    }));
    const metadata = { searchId: ids.searchId };
    await receiveNotification(context, InboundNotification.parse({ metadata, answers: { claims: said } }));
    await readInbound(test, context);
    return ids;
  }

  it('that decides what is not there, or twice, and nothing is changed', async () => {
    const ids = await answered();
    const wrong: ReviewedClaim[] = [
      { record: 2, decision: 'ACCEPT' },
      { record: 0, field: 'salary', decision: 'ACCEPT' },
      { record: 1, field: 'position', decision: 'ACCEPT' },
      { record: 1, field: 'position', decision: 'REJECT' },
    ];
    await expect(review(ids, ...wrong)).rejects.toThrow(
      new Invalid([
        'claims.0.record must be at most 1',
        'claims.1.field must be one of employerName, position, startDate, endDate',
        'claims.3.field is decided twice',
      ]),
    );
    expect((await readSearch(context, ids)).records.map(({ status }) => status)).toEqual([
      'REVIEW',
      'REVIEW',
    ]);
  });

  it('that accepts a record of which nothing was said in fields, and what was said is not lost', async () => {
    const ids = await orderJobs(context, [job('Acme Inc', A)]);
    const sent = await sendDue(test, context, ids);
    await answerPage(test, context, sent.get(A), cannotSay);
    const before = (await readSearch(context, ids)).records;
    expect(before).toMatchObject([{ status: 'REVIEW' }]);
    await expect(review(ids, { record: 0, decision: 'ACCEPT' })).rejects.toThrow(
      new Invalid([
        'claims.0.decision cannot be ACCEPT: nothing was said that could be accepted; CORRECT fields, or REJECT',
      ]),
    );
    expect((await readSearch(context, ids)).records).toEqual(before);
    const { records } = await review(ids, { record: 0, decision: 'REJECT' });
    expect(records).toMatchObject([{ status: 'OPEN' }]);
  });

  it('that accepts such a record claim by claim, at once or one after the other', async () => {
    const ids = await orderJobs(context, [job('Acme Inc', A)]);
    const sent = await sendDue(test, context, ids);
    await answerPage(test, context, sent.get(A), cannotSay);
    const accepted = FIELDS.map((field) => ({ record: 0, field, decision: 'ACCEPT' as const }));
    const why = 'cannot be ACCEPT: nothing was said that could be accepted; CORRECT fields, or REJECT';
    await expect(review(ids, ...accepted)).rejects.toThrow(
      new Invalid(accepted.map((_, index) => `claims.${index}.decision ${why}`)),
    );
    const last = { record: 0, field: FIELDS.at(-1) ?? '', decision: 'ACCEPT' as const };
    for (const decision of accepted.slice(0, -1)) await review(ids, decision);
    await expect(review(ids, last)).rejects.toThrow(new Invalid([`claims.0.decision ${why}`]));
    const { records } = await review(ids, { ...last, decision: 'CORRECT', match: 'MATCH' });
    expect(records).toMatchObject([{ status: 'PARTIAL' }]);
  });

  it('that accepts what it has rejected before', async () => {
    const ids = await answered();
    const position = { record: 0, field: 'position' };
    await review(ids, { ...position, decision: 'REJECT' });
    await expect(review(ids, { ...position, decision: 'ACCEPT' })).rejects.toThrow(
      new Invalid([
        'claims.0.decision cannot be ACCEPT: position was rejected in this review; CORRECT it, or leave it so',
      ]),
    );
    await review(ids, { ...position, decision: 'CORRECT', value: 'Analyst' });
    const { records } = await review(ids, { record: 0, decision: 'ACCEPT' });
    expect(records).toMatchObject([{ status: 'VERIFIED' }, {}]);
  });

  it.each([{ field: 'position' }, {}])(
    'that accepts a claim which the source calls wrong, without another value: %j',
    async (which) => {
      const called = await calledWrong();
      await expect(review(called, { record: 0, ...which, decision: 'ACCEPT' })).rejects.toThrow(
        new Invalid([
          'claims.0.decision cannot be ACCEPT: the source calls position wrong, and gave no other value; CORRECT or REJECT it',
        ]),
      );
      await review(called, { record: 0, field: 'position', decision: 'REJECT' });
      const { records } = await review(called, { record: 0, decision: 'ACCEPT' });
      expect(records).toMatchObject([{ status: 'PARTIAL' }]);
    },
  );

  it('of a record that does not wait, and of a search that has ended', async () => {
    const ids = await orderJobs(context, [job('Acme Inc', A)]);
    const accepting = review(ids, { record: 0, decision: 'ACCEPT' });
    await expect(accepting).rejects.toThrow(
      new Conflict('Record 0 is OPEN: only a record that is REVIEW can be decided'),
    );
    const ended = await answered({});
    await expect(review(ended, { record: 0, decision: 'ACCEPT' })).rejects.toThrow(
      new Conflict('A search that is COMPLETED cannot be reviewed'),
    );
  });

  it('of a search that is not there, or of another order', async () => {
    const [mine, other] = [await answered(), await answered()];
    const reviewing = review({ ...mine, searchId: other.searchId }, { record: 0, decision: 'ACCEPT' });
    await expect(reviewing).rejects.toThrow(new NotFound('Search not found'));
  });
});

import { InboundNotification } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import {
  type ClaimedAttempt,
  confirmAll,
  openEvents,
  sendAttempt,
  type TestCore,
} from '../../../testing/index.ts';
import { leftUnread } from '../../../testing/left-unread.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';
import { readSearch } from '../../searches/read-searches.ts';
import { keepDocuments } from '../documents/keep-documents.ts';
import { readVerifierForm } from '../receive/read-verifier-form.ts';
import { receiveNotification } from '../receive/receive-notification.ts';
import { submitVerifierAnswers } from '../receive/submit-verifier-answers.ts';
import { processInbound } from './process-inbound.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((made, owner) => {
  test = made;
  context = { ...owner, actor: 'SYSTEM' };
});

const QUESTION = {
  questionId: 1,
  type: 'single_select',
  prompt: 'Eligible for rehire?',
  required: true,
  options: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ],
};

/** A search with a question, whose first request went out. */
const sent = (config: object = {}): Promise<ClaimedAttempt & { token: string }> =>
  sendAttempt(test, context, {
    defaultSearchConfig: config,
    searchTypes: [{ searchType: 'EMPLOYMENT', externalSearchId: 'ext-1', verificationQuestions: [QUESTION] }],
  });

/** Does the work that waits for received messages, in their order; says which messages these were. */
async function work(): Promise<string[]> {
  const jobs = await test.jobs('process-inbound', context);
  for (const { data } of jobs) await processInbound(context, data);
  return jobs.map(({ data }) => data.inboundId);
}

/** An answer that a client passes on, and the work that follows. */
async function passedOn({ searchId }: { searchId: string }, input: object): Promise<void> {
  clock.advance({ minutes: 10 });
  await receiveNotification(
    context,
    InboundNotification.parse({ channel: 'VOICE', metadata: { searchId }, ...input }),
  );
  await work();
}

/** Everything confirmed on the page, but the client's question is left to the API. */
async function answeredOnPage({ token }: { token: string }): Promise<void> {
  const answers = confirmAll(await readVerifierForm(test.core, token));
  const questions = [{ questionId: 1, selected: ['yes'], comment: null }];
  await submitVerifierAnswers(test.core, token, { ...answers, questions });
}

const FIELDS = ['employerName', 'position', 'startDate', 'endDate'];
const confirmed = (...fields: string[]) => fields.map((field) => ({ field, answer: 'CONFIRMED' }));
const YES = [{ questionId: 1, selectedAnswer: 'yes' }];

describe('evidence', () => {
  it('stays with each claim: kept, read and told', async () => {
    const attempt = await sent();
    await leftUnread(test, () => answeredOnPage(attempt));
    const receivedAt = clock.now().toISOString();
    const [job] = await test.jobs('process-inbound', context);
    const inboundId = job?.data.inboundId ?? '';
    const { searchId } = attempt;
    const [document] = await inTransaction(context, (transaction) =>
      keepDocuments(context, transaction, { searchId, inboundId }, [
        { fileName: 'letter.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') },
      ]),
    );
    clock.advance({ minutes: 1 });
    await work();

    const [result] = (await readSearch(context, attempt)).results;
    expect(result?.claims).toHaveLength(4);
    for (const claim of result?.claims ?? []) {
      expect(claim.evidence).toEqual({
        inboundId,
        channel: 'EFORM',
        contactId: attempt.claimed.outbound.contactId,
        contactName: 'Employment verification, Contoso Inc',
        respondent: { name: 'Pat Doyle', title: 'HR' },
        receivedAt,
        documents: [{ id: document?.id, fileName: 'letter.pdf' }],
      });
    }
    const told = (await openEvents(test, context, searchId)).at(-1);
    expect(told).toMatchObject({ data: { verificationResult: { claims: result?.claims } } });
    const [row] = await test.sql<{ claims: Buffer }>(
      'select claims from verification_results where search_id = $1',
      [searchId],
    );
    expect(row?.claims.includes('Pat Doyle'), 'sealed').toBe(false);
  });

  it('is missing where nobody said anything, and there where somebody could not say', async () => {
    const attempt = await sent();
    await passedOn(attempt, {
      answers: {
        claims: [...confirmed('position'), { field: 'endDate', answer: 'UNKNOWN' }],
        questions: YES,
      },
    });
    const { results, activities } = await readSearch(context, attempt);
    expect(results).toMatchObject([{ outcome: 'VERIFIED' }]);
    expect(results[0]?.claims.map(({ field, evidence }) => [field, evidence?.channel ?? null])).toEqual([
      ['employerName', null],
      ['position', 'VOICE'],
      ['startDate', null],
      ['endDate', 'VOICE'],
    ]);
    expect(results[0]?.claims[1]?.evidence).toMatchObject({
      contactId: null,
      contactName: null,
      documents: [],
      respondent: { name: null, title: null },
    });
    expect(JSON.parse(results[0]?.resultDetails ?? '').missingFields).toEqual(
      ['employerName', 'startDate', 'endDate'].map((field) => ({ record: 0, field })),
    );
    expect(activities.map(({ description }) => description)).toContain(
      'Not verified: employerName, startDate, endDate',
    );
  });
});

describe('a second answer', () => {
  it('supplies what the first left open, and each claim goes back to who said it', async () => {
    const attempt = await sent();
    const dana = { respondent: { name: 'Dana', title: 'Reception' } };
    await passedOn(attempt, {
      answers: { ...dana, claims: confirmed('employerName', 'position'), comment: 'Ask HR' },
    });
    expect((await readSearch(context, attempt)).search).toMatchObject({
      phase: 'REVIEW',
      waitingFor: 'review: questions without a usable answer: 1; not verified: startDate, endDate',
    });
    const claims = [...confirmed('startDate'), { field: 'endDate', value: 'August 2022' }];
    const ana = { respondent: { name: 'Ana', title: 'HR' } };
    await passedOn(attempt, { channel: 'EMAIL', answers: { ...ana, claims, questions: YES } });

    const { search, results } = await readSearch(context, attempt);
    expect(search).toMatchObject({ searchStatus: 'COMPLETED', phase: 'CLOSED' });
    expect(results).toMatchObject([
      { outcome: 'VERIFIED_NO_DISCREPANCY', submittedAt: clock.now().toISOString() },
    ]);
    expect(results[0]?.claims.map(({ field, evidence }) => [field, evidence?.respondent.name])).toEqual([
      ['employerName', 'Dana'],
      ['position', 'Dana'],
      ['startDate', 'Ana'],
      ['endDate', 'Ana'],
    ]);
    expect(JSON.parse(results[0]?.resultDetails ?? '')).toMatchObject({
      respondent: { name: 'Ana', title: 'HR' },
      questions: [{ questionId: 1, selected: ['yes'], prompt: 'Eligible for rehire?' }],
      missingFields: [],
      earlierAnswers: [
        { respondent: { name: 'Dana', title: 'Reception' }, comment: 'Ask HR', channel: 'VOICE' },
      ],
    });
  });

  it('leaves out of the result what was not asked', async () => {
    const attempt = await sent();
    const questions = [...YES, { questionId: 7, selectedAnswer: 'Nobody asked' }];
    await passedOn(attempt, { answers: { claims: confirmed(...FIELDS), questions } });
    const [result] = (await readSearch(context, attempt)).results;
    expect(JSON.parse(result?.resultDetails ?? '').questions).toMatchObject([{ questionId: 1 }]);
  });

  it('by another door counts as much', async () => {
    const attempt = await sent();
    await passedOn(attempt, { answers: { claims: [{ field: 'position', answer: 'UNKNOWN' }] } });
    await answeredOnPage(attempt);
    await work();
    expect((await readSearch(context, attempt)).results).toMatchObject([
      { outcome: 'VERIFIED_NO_DISCREPANCY' },
    ]);
  });

  it.each<[string, object, object, string]>([
    [
      'to one claim',
      { claims: [{ field: 'position', value: 'Clerk' }] },
      { claims: confirmed(...FIELDS), questions: YES },
      'review: the answers contradict each other: position',
    ],
    [
      'to one claim, which the first left open',
      { claims: [{ field: 'endDate', value: '2022' }] },
      { claims: [...confirmed('position'), { field: 'endDate', value: '2021-08-31' }], questions: YES },
      'review: the answers contradict each other: endDate; not verified: employerName, startDate',
    ],
    [
      'to the question',
      {
        claims: [{ field: 'position', answer: 'UNKNOWN' }],
        questions: [{ questionId: 1, selectedAnswer: 'no' }],
      },
      { claims: confirmed(...FIELDS), questions: YES },
      'review: the answers contradict each other: question 1',
    ],
    [
      'to there being no record',
      { noRecord: true },
      { claims: confirmed(...FIELDS), questions: YES },
      'review: the answers contradict each other: whether there is a record',
    ],
    [
      'by there being no record',
      { claims: confirmed('position') },
      { noRecord: true },
      'review: the source has no record of the applicant, which contradicts an earlier answer',
    ],
  ])('that contradicts the first %s is for a person', async (_what, first, second, waitingFor) => {
    const attempt = await sent();
    await passedOn(attempt, { answers: first });
    await passedOn(attempt, { answers: second });
    const { search, results, activities } = await readSearch(context, attempt);
    expect(search).toMatchObject({ searchStatus: 'IN_PROGRESS', phase: 'REVIEW', waitingFor });
    expect(results).toEqual([]);
    expect(activities.at(-1)?.description).toBe(`Review needed: ${waitingFor.replace('review: ', '')}`);
  });

  it('is for a person too beside a first that may have been misread', async () => {
    const attempt = await sent();
    await passedOn(attempt, {
      classification: { type: 'VERIFICATION', confidence: 0.5 },
      answers: { claims: [{ field: 'position', value: 'Clerk' }] },
    });
    await passedOn(attempt, { answers: { claims: confirmed('startDate'), questions: YES } });
    const { search, records, results } = await readSearch(context, attempt);
    expect([search.waitingFor, results]).toEqual(['review: another answer waits for review', []]);
    expect(records[0]?.claims.map(({ match }) => match)).toEqual([
      ...['NOT_VERIFIED', 'MISMATCH', 'MATCH', 'NOT_VERIFIED'],
    ]);
  });
});

describe('the notification of a message for review', () => {
  it('names its documents and what is missing, and holds the words only where they are wanted', async () => {
    for (const includeRawInbound of [false, true]) {
      const attempt = await sent({
        notifications: { includeRawInbound },
        inbound: { requireManualReview: true },
      });
      const { searchId } = attempt;
      const notification = InboundNotification.parse({
        metadata: { searchId },
        messageData: { body: { text: 'As asked.' } },
        answers: { claims: confirmed('position', 'startDate'), questions: YES },
      });
      await leftUnread(test, () => receiveNotification(context, notification));
      const [job] = await test.jobs('process-inbound', context);
      const inboundId = job?.data.inboundId ?? '';
      const [document] = await inTransaction(context, (transaction) =>
        keepDocuments(context, transaction, { searchId, inboundId }, [
          { fileName: 'letter.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') },
        ]),
      );
      await work();
      await test.sql(`delete from pgboss.job where name = 'process-inbound'`);
      const told = (await openEvents(test, context, searchId)).at(-2);
      expect(told?.data.metadata).toEqual({
        inboundId,
        channel: 'STANDARD',
        classification: 'VERIFICATION',
        records: [{ record: 0, status: 'REVIEW' }],
        reason: 'the search asks for a review of every answer; not verified: employerName, endDate',
        documents: [{ id: document?.id, fileName: 'letter.pdf', size: 8 }],
        missingFields: ['employerName', 'endDate'].map((field) => ({ record: 0, field })),
        ...(includeRawInbound ? { rawInbound: expect.objectContaining({ text: 'As asked.' }) } : {}),
      });
    }
  });
});

describe('an answer that says the rest', () => {
  it.each([
    [10, 'CLOSED'],
    [11, 'REVIEW'],
  ])('after %i others leaves the search in %s', async (others, phase) => {
    const attempt = await sent();
    for (let told = 0; told < others; told += 1) {
      await passedOn(attempt, { answers: { claims: confirmed('position'), questions: [] } });
    }
    await passedOn(attempt, { answers: { claims: confirmed(...FIELDS), questions: YES } });
    const { search } = await readSearch(context, attempt);
    expect(search.phase).toBe(phase);
    if (phase === 'REVIEW') expect(search.waitingFor).toBe('review: too many answers came before');
  });
});

describe('the attempts that wait when a final message goes to review', () => {
  const MESSAGES = {
    'an answer in words': {
      classification: { type: 'VERIFICATION' },
      messageData: { body: { text: 'Yes.' } },
    },
    'a partial answer': { answers: { claims: confirmed('position') } },
    'no record': { answers: { noRecord: true } },
    'the wrong organization': {
      classification: { type: 'WRONG_ORG' },
      messageData: { body: { text: 'No.' } },
    },
  };

  it.each(
    Object.keys(MESSAGES).flatMap((message) => [
      { message, stops: true },
      { message, stops: false },
    ]),
  )('$message, stopping them $stops', async ({ message, stops }) => {
    const attempt = await sent({ outbound: { cancelOutboundOnTerminalInbound: stops } });
    await passedOn(attempt, MESSAGES[message as keyof typeof MESSAGES]);
    expect((await readSearch(context, attempt)).search.phase).toBe('REVIEW');
    const rows = await test.sql<{ status: string }>(
      'select status from outbounds where search_id = $1 order by scheduled_at',
      [attempt.searchId],
    );
    const waiting = stops ? 'CANCELLED' : 'SCHEDULED';
    expect(rows.map(({ status }) => status)).toEqual(['SENT', waiting, waiting]);
  });
});

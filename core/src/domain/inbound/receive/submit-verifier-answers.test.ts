import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { atOnce, confirmAll, sendAttempt, storedFor, type TestCore } from '../../../testing/index.ts';
import { leftUnread } from '../../../testing/left-unread.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';
import type { VerifierAnswers } from '../../records/verifier-form.ts';
import { readSearch } from '../../searches/read-searches.ts';
import { updateSearch } from '../../searches/update-search.ts';
import { processInbound } from '../decide/process-inbound.ts';
import { documentsOf } from '../documents/keep-documents.ts';
import { openInbound } from '../read/inbound-content.ts';
import type { Letter } from './letters.ts';
import { readVerifierForm } from './read-verifier-form.ts';
import { submitVerifierAnswers } from './submit-verifier-answers.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

const LETTER: Letter = { fileName: 'letter.pdf', content: Buffer.from('%PDF-1.7 to whom it concerns') };

const QUESTIONS = [
  {
    questionId: 1,
    type: 'single_select',
    prompt: 'Eligible for rehire?',
    required: true,
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
  },
  {
    questionId: 2,
    type: 'free_text',
    prompt: 'Why not?',
    required: true,
    condition: { dependsOn: 1, operator: 'equals', values: ['no'] },
  },
];

const sent = (verificationQuestions: object[] = []) =>
  sendAttempt(test, context, { searchTypes: [{ searchType: 'EMPLOYMENT', verificationQuestions }] });

const confirmed = async (token: string, change: Partial<VerifierAnswers> = {}): Promise<VerifierAnswers> => ({
  ...confirmAll(await readVerifierForm(test.core, token)),
  ...change,
});

const inboundOf = (searchId: string) =>
  test.sql<{ id: string; content: Buffer }>('select * from inbound_messages where search_id = $1', [
    searchId,
  ]);

describe('an answer', () => {
  it('is kept sealed, and compared at once', async () => {
    const attempt = await sent(QUESTIONS);
    const { token, searchId, claimed } = attempt;
    clock.advance({ hours: 1 });
    const answers = await confirmed(token, {
      questions: [
        { questionId: 1, selected: ['yes'], comment: null },
        { questionId: 2, selected: ['left over from another try'], comment: null },
      ],
      comment: 'A good colleague',
    });
    await submitVerifierAnswers(test.core, token, answers);

    const [inbound] = await inboundOf(searchId);
    expect(inbound).toMatchObject({
      organization_id: context.organization.id,
      outbound_id: claimed.outbound.id,
      channel: 'EFORM',
      classification: 'VERIFICATION',
      confidence: 1,
      received_at: clock.now(),
      processed_at: clock.now(),
      effect: 'SETTLED',
    });
    // Only what was asked is kept: the second question depends on another answer to the first.
    const kept = { ...answers, questions: [{ questionId: 1, selected: ['yes'], comment: null }] };
    expect(inbound && openInbound(context, inbound)).toEqual({
      answers: kept,
      message: null,
      reasoning: null,
      failureReasons: [],
      metadata: {},
    });
    expect(inbound?.content.includes('Pat Doyle')).toBe(false);
    expect(await test.jobs('process-inbound', context)).toEqual([]);
  });

  it('that cannot be compared at once is kept, once, with a job that does it', async () => {
    const attempt = await sent();
    const { token, searchId } = attempt;
    const answers = await confirmed(token);
    const submit = () => submitVerifierAnswers(test.core, token, answers, [LETTER]);
    expect(await leftUnread(test, submit)).toBe('RECORDED');
    const [inbound, ...more] = await inboundOf(searchId);
    expect(inbound).toMatchObject({ processed_at: null, effect: null });
    expect(more).toEqual([]);
    expect((await readSearch(context, attempt)).activities.at(-1)?.description).toBe(
      'Answer received on the verifier page, with a document',
    );
    const [job, ...others] = await test.jobs('process-inbound', context);
    expect(job?.data).toEqual({
      organizationId: context.organization.id,
      searchId,
      inboundId: inbound?.id,
    });
    expect(others).toEqual([]);
    expect(await submit()).toBe('RECORDED_BEFORE');
    if (job) await processInbound(context, job.data);
    expect((await readSearch(context, attempt)).search.searchStatus).toBe('COMPLETED');
  });

  it('marks its attempt as answered by the contact', async () => {
    const attempt = await sent();
    clock.advance({ hours: 1 });
    await submitVerifierAnswers(test.core, attempt.token, await confirmed(attempt.token));
    const { outbound } = attempt.claimed;
    const [row] = await test.sql('select * from outbounds where id = $1', [outbound.id]);
    expect(row).toMatchObject({ status: 'DELIVERED', outcome: 'RESPONDED', completed_at: clock.now() });
    const { activities } = await readSearch(context, attempt);
    expect(activities.at(-2)).toMatchObject({
      activityType: 'RESPONSE_RECEIVED',
      actor: 'CONTACT',
      channel: 'EMAIL',
      outboundId: outbound.id,
      contactId: outbound.contactId,
    });
  });

  it.each([
    // The other side had it, and did not say so.
    ['SCHEDULED', 'DELIVERED', 'RESPONDED'],
    ['PAUSED', 'DELIVERED', 'RESPONDED'],
    ['IN_PROGRESS', 'DELIVERED', 'RESPONDED'],
    ['FAILED', 'FAILED', 'BOUNCED'],
    ['CANCELLED', 'CANCELLED', 'BOUNCED'],
  ])('to an attempt that is %s leaves it %s', async (before, status, outcome) => {
    const attempt = await sent();
    const { id } = attempt.claimed.outbound;
    await test.sql(`update outbounds set status = $1, outcome = 'BOUNCED' where id = $2`, [before, id]);
    await submitVerifierAnswers(test.core, attempt.token, await confirmed(attempt.token));
    expect(await test.sql('select status, outcome from outbounds where id = $1', [id])).toEqual([
      { status, outcome },
    ]);
    expect((await readSearch(context, attempt)).search.searchStatus).toBe('COMPLETED');
  });

  it('that there is no record is classified as such, whatever its claims say', async () => {
    const { token, searchId } = await sent();
    await submitVerifierAnswers(test.core, token, await confirmed(token, { noRecord: true }));
    expect(await inboundOf(searchId)).toMatchObject([{ classification: 'NO_RECORD' }]);
  });
});

describe('the same form', () => {
  it('sent twice is recorded once, and the second time looks no different', async () => {
    const { token } = await sent();
    const answers = await confirmed(token);
    await submitVerifierAnswers(test.core, token, answers);
    const before = await storedFor(test, context);
    clock.advance({ minutes: 1 });
    expect(await submitVerifierAnswers(test.core, token, answers)).toBe('RECORDED_BEFORE');
    expect(await storedFor(test, context)).toEqual(before);
  });

  it('sent several times at the same moment is recorded once', async () => {
    const { token, searchId, orderId } = await sent();
    const answers = await confirmed(token);
    const outcomes = await atOnce(test, 8, () => submitVerifierAnswers(test.core, token, answers, [LETTER]));
    expect(outcomes.filter((outcome) => outcome === 'RECORDED')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'RECORDED_BEFORE')).toHaveLength(7);
    expect(await inboundOf(searchId)).toHaveLength(1);
    expect((await readSearch(context, { orderId, searchId })).results).toHaveLength(1);
  });
});

describe('another form for the same attempt', () => {
  const other: [string, Partial<VerifierAnswers>, Letter[]][] = [
    ['another comment', { comment: 'On second thoughts' }, [LETTER]],
    ['another person', { respondent: { name: 'Kim Yu', title: null } }, [LETTER]],
    ['no record', { noRecord: true }, [LETTER]],
    ['no letter', {}, []],
    ['another letter', {}, [{ ...LETTER, content: Buffer.from('%PDF-1.7 another') }]],
    ['one letter more', {}, [LETTER, LETTER]],
  ];
  it('is not kept, and told so', async () => {
    const { token } = await sent();
    const answers = await confirmed(token);
    await submitVerifierAnswers(test.core, token, answers, [LETTER]);
    const before = await storedFor(test, context);
    for (const [name, change, letters] of other) {
      const outcome = await submitVerifierAnswers(test.core, token, { ...answers, ...change }, letters);
      expect(outcome, name).toBe('OTHER_KEPT');
    }
    expect(await storedFor(test, context)).toEqual(before);
  });

  it('sent at the same moment is not kept either', async () => {
    const { token, searchId } = await sent();
    const answers = await confirmed(token);
    let count = 0;
    const outcomes = await atOnce(test, 4, () =>
      submitVerifierAnswers(test.core, token, { ...answers, comment: `${count++}` }),
    );
    expect(outcomes.toSorted()).toEqual(['OTHER_KEPT', 'OTHER_KEPT', 'OTHER_KEPT', 'RECORDED']);
    expect(await inboundOf(searchId)).toHaveLength(1);
  });
});

describe('letters', () => {
  it('are kept sealed with the answer, and named in the activity', async () => {
    const { token, searchId, orderId } = await sent();
    const photo = { fileName: 'scan.PNG', content: Buffer.from('\x89PNG\r\n\x1a\nxx', 'latin1') };
    const outcome = await submitVerifierAnswers(test.core, token, await confirmed(token), [LETTER, photo]);
    expect(outcome).toBe('RECORDED');
    const [inbound] = await inboundOf(searchId);
    const documents = await inTransaction(context, (transaction) =>
      documentsOf(context, transaction, inbound?.id ?? ''),
    );
    expect(documents).toMatchObject([
      { fileName: 'letter.pdf', contentType: 'application/pdf', size: LETTER.content.length },
      { fileName: 'scan.PNG', contentType: 'image/png', size: photo.content.length },
    ]);
    const { activities } = await readSearch(context, { orderId, searchId });
    expect(activities.at(-2)?.description).toBe('Answer received on the verifier page, with 2 documents');
  });

  it('that are none are refused together with what else is wrong, and nothing is kept', async () => {
    const { token } = await sent(QUESTIONS);
    const before = await storedFor(test, context);
    const letters = [LETTER, { fileName: 'a.gif', content: Buffer.from('GIF89a') }];
    await expect(
      submitVerifierAnswers(test.core, token, await confirmed(token), letters),
    ).rejects.toMatchObject({
      name: 'Invalid',
      problems: ['questions.1 needs an answer', 'letters “a.gif” is not a PDF, JPEG or PNG'],
    });
    expect(await storedFor(test, context)).toEqual(before);
  });
});

describe('an answer that points elsewhere', () => {
  const nobody = { name: null, email: null, phone: null, fax: null, title: null };
  it.each<[string, Partial<VerifierAnswers>, Partial<VerifierAnswers>]>([
    ['WRONG_ORG', { wrongPerson: true, referral: nobody }, { wrongPerson: true, referral: null }],
    [
      'NEXT_CONTACT',
      { wrongPerson: true, referral: { ...nobody, email: 'hr@contoso.example' } },
      { referral: { ...nobody, email: 'hr@contoso.example' } },
    ],
    [
      'THIRD_PARTY',
      { thirdParty: { vendor: 'the work number', note: 'Code 12' } },
      { thirdParty: { vendor: 'TALX_WORK_NUMBER', note: 'Code 12' } },
    ],
  ])('is classified %s and kept', async (classification, change, kept) => {
    const { token, searchId } = await sent(QUESTIONS);
    await submitVerifierAnswers(test.core, token, await confirmed(token, { claims: [], ...change }), [
      LETTER,
    ]);
    const [inbound] = await inboundOf(searchId);
    expect(inbound).toMatchObject({ classification });
    expect(inbound && openInbound(context, inbound).answers).toMatchObject(kept);
  });
});

it('a form that comes late is kept all the same', async () => {
  const { token, orderId, searchId } = await sent();
  await updateSearch(context, { orderId, searchId, update: { searchStatus: 'REASSIGNED' } });
  expect(await readVerifierForm(test.core, token)).toMatchObject({ state: 'LATE', hasRelease: false });
  expect(await submitVerifierAnswers(test.core, token, await confirmed(token))).toBe('RECORDED');
  expect(await inboundOf(searchId)).toHaveLength(1);
});

describe('a form that cannot be taken', () => {
  it('because the client has called the search off is refused, and nothing is kept', async () => {
    const { token, orderId, searchId } = await sent();
    const answers = await confirmed(token);
    await updateSearch(context, { orderId, searchId, update: { searchStatus: 'CANCELLED' } });
    const before = await storedFor(test, context);
    await expect(submitVerifierAnswers(test.core, token, answers)).rejects.toMatchObject({
      name: 'Conflict',
    });
    expect(await storedFor(test, context)).toEqual(before);
  });

  it('because of its answers names every wrong field at once, and nothing is kept', async () => {
    const { token } = await sent(QUESTIONS);
    const before = await storedFor(test, context);
    const answers: VerifierAnswers = {
      respondent: { name: '  ', title: null },
      noRecord: false,
      wrongPerson: false,
      referral: null,
      thirdParty: null,
      claims: [
        { record: 0, field: 'startDate', answer: 'CORRECTED', value: '2019-13-01' },
        { record: 0, field: 'position', answer: 'CORRECTED', value: '' },
        { record: 3, field: 'position', answer: 'CONFIRMED', value: null },
        { record: 0, field: 'ssn', answer: 'CONFIRMED', value: null },
      ],
      questions: [{ questionId: 1, selected: ['no'], comment: null }],
      comment: null,
    };
    await expect(submitVerifierAnswers(test.core, token, answers)).rejects.toMatchObject({
      name: 'Invalid',
      problems: [
        'respondent.name is required',
        'claims.0.startDate must be a date in the form YYYY-MM-DD or YYYY-MM',
        'claims.0.position needs the correct value',
        'claims.3.position is not asked',
        'claims.0.ssn is not asked',
        'questions.2 needs an answer',
      ],
    });
    expect(await storedFor(test, context)).toEqual(before);
  });
});

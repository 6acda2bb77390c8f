import { InboundNotification } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { type ClaimedAttempt, confirmAll, sendAttempt, type TestCore } from '../../../testing/index.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';
import { readSearch } from '../../searches/read-searches.ts';
import { processInbound } from '../decide/process-inbound.ts';
import { readVerifierForm } from './read-verifier-form.ts';
import { receiveNotification } from './receive-notification.ts';
import { submitVerifierAnswers } from './submit-verifier-answers.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((made, owner) => {
  test = made;
  context = { ...owner, actor: 'SYSTEM' };
});

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
  { questionId: 2, type: 'free_text', prompt: 'Why?', required: false, options: [], allowComment: true },
];
const YES = [{ questionId: 1, selectedAnswer: 'yes' }];

const FIELDS = ['employerName', 'position', 'startDate', 'endDate'];
const said = (answer: string) => FIELDS.map((field) => ({ field, answer }));

/** What is asked of whoever is asked: claims, questions, both or nothing. */
const SEARCHES = {
  'claims and questions': { verificationQuestions: QUESTIONS },
  'claims alone': {},
  'questions alone': { verificationQuestions: QUESTIONS },
  nothing: {},
};

/** A search whose first request went out; without claims it has no history and knows its contact from a hint. */
function sent(asks: keyof typeof SEARCHES): Promise<ClaimedAttempt & { token: string }> {
  const contactHints = [{ email: 'hr@contoso.example', priority: 'HIGH' }];
  return sendAttempt(test, context, {
    searchTypes: [{ searchType: 'EMPLOYMENT', ...SEARCHES[asks] }],
    ...(asks.startsWith('claims')
      ? {}
      : { history: {}, defaultSearchConfig: { outbound: { contactHints } } }),
  });
}

/** Does the work that waits for received messages. */
async function work(): Promise<void> {
  clock.advance({ minutes: 10 });
  for (const { data } of await test.jobs('process-inbound', context)) await processInbound(context, data);
}

/** An answer that a client passes on, and the work that follows. */
async function passedOn({ searchId }: { searchId: string }, answers: object): Promise<void> {
  const notification = InboundNotification.parse({ channel: 'VOICE', metadata: { searchId }, answers });
  await receiveNotification(context, notification);
  await work();
}

/** What has become of the attempts of a search, by their time. */
async function attemptsOf({ searchId }: { searchId: string }): Promise<string[]> {
  const rows = await test.sql<{ status: string }>(
    'select status from outbounds where search_id = $1 order by scheduled_at',
    [searchId],
  );
  return rows.map(({ status }) => status);
}

describe('an answer that completes nothing', () => {
  it.each<[boolean, keyof typeof SEARCHES, string, object]>([
    [false, 'claims and questions', 'could not say anything', { claims: said('UNKNOWN') }],
    [false, 'claims and questions', 'says nothing', {}],
    [true, 'claims and questions', 'answers a question', { claims: said('UNKNOWN'), questions: YES }],
    [
      false,
      'claims and questions',
      'answers with no option there is',
      { questions: [{ questionId: 1, selectedAnswer: 'perhaps' }] },
    ],
    [
      false,
      'claims and questions',
      'answers another question',
      { questions: [{ questionId: 7, selectedAnswer: 'yes' }] },
    ],
    [
      true,
      'claims and questions',
      'decides a claim',
      { claims: [{ field: 'position', answer: 'CONFIRMED' }] },
    ],
    [false, 'claims alone', 'could not say anything', { claims: said('UNKNOWN') }],
    [true, 'questions alone', 'answers them', { questions: YES }],
    [
      true,
      'questions alone',
      'answers in words, not what it must',
      { questions: [{ questionId: 2, selectedAnswer: 'She moved.' }] },
    ],
    [true, 'questions alone', 'comments', { questions: [{ questionId: 2, comment: 'She moved.' }] }],
    [false, 'questions alone', 'says nothing', {}],
    [false, 'questions alone', 'is blank', { questions: [{ questionId: 2, selectedAnswer: ' ' }] }],
    [true, 'nothing', 'says what there is to say', { comment: 'She was with us.' }],
  ])('stops outreach (%s) where it asks for %s, and the answer %s', async (stops, asks, _what, answers) => {
    const attempt = await sent(asks);
    await passedOn(attempt, answers);
    expect((await readSearch(context, attempt)).search).toMatchObject({ phase: 'REVIEW' });
    const waiting = stops ? 'CANCELLED' : 'SCHEDULED';
    expect(await attemptsOf(attempt)).toEqual(['SENT', waiting, waiting]);
  });

  it('leaves the search to whoever can say more', async () => {
    const attempt = await sent('claims and questions');
    await passedOn(attempt, { claims: said('UNKNOWN') });
    const { search } = await readSearch(context, attempt);
    expect(search).toMatchObject({ phase: 'REVIEW', waitingFor: 'review: the answer verifies nothing' });
    await passedOn(attempt, { claims: said('CONFIRMED'), questions: YES });
    const { results } = await readSearch(context, attempt);
    expect(results).toMatchObject([{ outcome: 'VERIFIED_NO_DISCREPANCY' }]);
  });
});

it('lets nobody be asked again who answered on the page all that was asked', async () => {
  const attempt = await sent('questions alone');
  const form = await readVerifierForm(test.core, attempt.token);
  const questions = [{ questionId: 1, selected: ['yes'], comment: null }];
  await submitVerifierAnswers(test.core, attempt.token, { ...confirmAll(form), questions });
  await work();
  expect(await attemptsOf(attempt)).toEqual(['DELIVERED', 'CANCELLED', 'CANCELLED']);
});

import { type ContactMark, type ContactMethod, InboundNotification } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import {
  type ClaimedAttempt,
  claimAttempt,
  confirmAll,
  jobsOfAttempts,
  sendAttempt,
  type TestCore,
} from '../../../testing/index.ts';
import { leftUnread } from '../../../testing/left-unread.ts';
import { email, phone, updateOf } from '../../../testing/replacement.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import { markContact } from '../../contact-plan/mark-contact.ts';
import { removeContact } from '../../contact-plan/remove-contact.ts';
import { updateContact } from '../../contact-plan/update-contact.ts';
import type { Context } from '../../context/context.ts';
import { claimOutbound } from '../../outbounds/send/claim-outbound.ts';
import { recordOutbound } from '../../outbounds/send/record-outbound.ts';
import type { VerifierAnswers } from '../../records/verifier-form.ts';
import { readSearch } from '../../searches/read-searches.ts';
import { readVerifierForm } from '../receive/read-verifier-form.ts';
import { receiveMail } from '../receive/receive-mail.ts';
import { receiveNotification } from '../receive/receive-notification.ts';
import { submitVerifierAnswers } from '../receive/submit-verifier-answers.ts';
import { processInbound } from './process-inbound.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((made, owner) => {
  test = made;
  context = { ...owner, actor: 'SYSTEM' };
});

type Sent = ClaimedAttempt & { token: string };

const sent = (overrides: Record<string, unknown> = {}): Promise<Sent> =>
  sendAttempt(test, context, overrides);

const mark = (
  { orderId, searchId, claimed }: Sent,
  what: Pick<ContactMark, 'accuracyStatus' | 'cancelFutureAttempts'>,
) => {
  const { contactId } = claimed.outbound;
  const mark = { ...what, contactId, reason: 'So they say', executeOutboundAttempts: false };
  return markContact(context, { orderId, searchId, mark });
};

const WAYS = {
  removed: ({ orderId, searchId, claimed }: Sent, keep = false) =>
    removeContact(context, {
      orderId,
      searchId,
      removal: { contactId: claimed.outbound.contactId, reason: 'A stranger', cancelPendingOutbound: !keep },
    }),
  inaccurate: (attempt: Sent, keep = false) =>
    mark(attempt, { accuracyStatus: 'INACCURATE', cancelFutureAttempts: !keep }),
};
type Way = keyof typeof WAYS;
const ALL = Object.keys(WAYS) as Way[];

/** Takes the contact of an attempt out of the plan, a moment later. */
async function dismiss(attempt: Sent, way: Way, keep = false): Promise<void> {
  clock.advance({ minutes: 5 });
  await WAYS[way](attempt, keep);
}

async function answer({ token }: Sent, change: Partial<VerifierAnswers> = {}) {
  const answers = confirmAll(await readVerifierForm(test.core, token));
  return submitVerifierAnswers(test.core, token, { ...answers, ...change });
}

/** Reads what could not be read at once. */
async function work(): Promise<void> {
  for (const { data } of await test.jobs('process-inbound', context)) await processInbound(context, data);
}

const DOUBTED = 'review: the contact who answers was taken out of the plan';
const NOBODY = { name: null, email: null, phone: null, fax: null, title: null };

describe.each(ALL)('the link of a contact that is %s', (way) => {
  it('shows nothing any more, and takes no answer', async () => {
    const attempt = await sent();
    const form = await readVerifierForm(test.core, attempt.token);
    await dismiss(attempt, way);
    expect(await readVerifierForm(test.core, attempt.token)).toMatchObject({ state: 'CLOSED' });
    const answers = confirmAll(form);
    await expect(submitVerifierAnswers(test.core, attempt.token, answers)).rejects.toMatchObject({
      name: 'Conflict',
    });
    expect((await readSearch(context, attempt)).search.searchStatus).toBe('IN_PROGRESS');
  });

  it('still tells that it was answered', async () => {
    const attempt = await sent();
    await answer(attempt);
    await dismiss(attempt, way);
    expect(await readVerifierForm(test.core, attempt.token)).toMatchObject({ state: 'ANSWERED' });
    expect(await answer(attempt)).toBe('RECORDED_BEFORE');
  });

  it('works where the client let the attempt go out all the same', async () => {
    const attempt = await sent();
    await dismiss(attempt, way, true);
    await expectCompleted(await sentNext(attempt));
  });

  it('works where the client let it go out after its time', async () => {
    const attempt = await sent();
    const [next] = await jobsOfAttempts(test, context);
    clock.set(next?.startAfter ?? '');
    await dismiss(attempt, way, true);
    await expectCompleted(await sentNext(attempt));
  });

  it.each([
    ['works', true, 'OPEN'],
    ['shows nothing', false, 'CLOSED'],
  ] as const)('%s where it was being sent, and the client keeps it: %s', async (_what, keep, state) => {
    const claimed = await claimAttempt(test, context);
    const attempt = { ...claimed, token: claimed.claimed.links.pageToken };
    await dismiss(attempt, way, keep);
    await recordOutbound(context, claimed.claimed, { kind: 'sent' });
    expect(await readVerifierForm(test.core, attempt.token)).toMatchObject({ state });
  });
});

/** Sends the attempt at the same contact that comes next. */
async function sentNext(attempt: Sent): Promise<Sent> {
  const next = (await jobsOfAttempts(test, context)).find(({ data }) => data.searchId === attempt.searchId);
  if (!next) throw new Error('No attempt waits');
  if (next.startAfter > clock.now()) clock.set(next.startAfter);
  const claimed = await claimOutbound(context, { ...next.data, jobId: next.id });
  if (!claimed) throw new Error('There is nothing to send');
  await recordOutbound(context, claimed, { kind: 'sent' });
  return { ...attempt, claimed, token: claimed.links.pageToken };
}

async function expectCompleted(attempt: Sent): Promise<void> {
  expect(await answer(attempt)).toBe('RECORDED');
  expect((await readSearch(context, attempt)).search.searchStatus).toBe('COMPLETED');
}

it('a contact who turns out to be the right one answers as if nothing had been', async () => {
  const attempt = await sent();
  await dismiss(attempt, 'inaccurate');
  await mark(attempt, { accuracyStatus: 'ACCURATE', cancelFutureAttempts: false });
  await expectCompleted(attempt);
});

describe('the link of a contact that is replaced', () => {
  const replaceBy = async (attempt: Sent, ...contactMethods: ContactMethod[]): Promise<void> => {
    clock.advance({ minutes: 5 });
    const { orderId, searchId } = attempt;
    const update = { ...(await updateOf(context, attempt)), name: 'Dana Wells', contactMethods };
    await updateContact(context, { orderId, searchId, update });
  };
  const OLD = email('HR@contoso.example');
  const NEW = email('dana@contoso.example');

  it.each<[string, boolean]>([
    ['and was known to be the wrong one', true],
    ['of whom nothing was said', false],
  ])('takes no answer in the name of the new one: %s', async (_what, isMarked) => {
    const attempt = await sent();
    if (isMarked) await dismiss(attempt, 'inaccurate');
    await replaceBy(attempt, NEW);
    expect(await readVerifierForm(test.core, attempt.token)).toMatchObject({ state: 'CLOSED' });
    await mark(attempt, { accuracyStatus: 'ACCURATE', cancelFutureAttempts: false });
    expect(await readVerifierForm(test.core, attempt.token)).toMatchObject({ state: 'CLOSED' });
    await mail(attempt, { text: 'I hereby confirm the dates of employment.' });
    expect((await readSearch(context, attempt)).search.waitingFor).toBe(DOUBTED);
  });

  it('has given an answer that is not that of the new one', async () => {
    const attempt = await sent();
    await leftUnread(test, () => answer(attempt));
    await replaceBy(attempt, NEW);
    await work();
    const { search, results } = await readSearch(context, attempt);
    expect([search.waitingFor, results]).toEqual([DOUBTED, []]);
  });

  it('takes none by what was cancelled and had arrived all the same', async () => {
    const { claimed, ...ids } = await claimAttempt(test, context);
    await recordOutbound(context, claimed, { kind: 'postponed', error: 'ETIMEDOUT', unconfirmed: true });
    const attempt = { ...ids, claimed, token: claimed.links.pageToken };
    await replaceBy(attempt, phone('+15125550100'));
    expect(await readVerifierForm(test.core, attempt.token)).toMatchObject({ state: 'CLOSED' });
  });

  it('works where they are reached there as before', async () => {
    const attempt = await sent();
    await replaceBy(attempt, phone('+15125550100'), OLD);
    await expectCompleted(attempt);
  });

  it('works where the client let the attempt go out to the wrong one, and only the words about them changed', async () => {
    const attempt = await sent();
    await dismiss(attempt, 'inaccurate', true);
    const kept = await sentNext(attempt);
    await replaceBy(kept, OLD);
    await expectCompleted(kept);
  });
});

describe.each(ALL)('what a contact said that is %s by now', (way) => {
  it.each<[string, Partial<VerifierAnswers>]>([
    ['a confirmation', {}],
    ['no record', { noRecord: true }],
    ['a third party', { thirdParty: { vendor: 'TRUEWORK', note: null } }],
    ['somebody else to ask', { wrongPerson: true, referral: { ...NOBODY, email: 'kim@contoso.example' } }],
  ])('is for a person, while others are asked: %s', async (_what, change) => {
    const contactHints = [{ email: 'second@contoso.example', priority: 'LOW' }];
    const attempt = await sent({ defaultSearchConfig: { outbound: { contactHints } } });
    await leftUnread(test, () => answer(attempt, change));
    await dismiss(attempt, way);
    const before = await jobsOfAttempts(test, context);
    await work();
    const { search, results } = await readSearch(context, attempt);
    expect(search).toMatchObject({ searchStatus: 'IN_PROGRESS', phase: 'REVIEW', waitingFor: DOUBTED });
    expect(results).toEqual([]);
    expect((await jobsOfAttempts(test, context)).map(({ data }) => data)).toEqual(
      before.map(({ data }) => data),
    );
  });

  it('counts for nothing beside what others say', async () => {
    const attempt = await sent();
    await answer(attempt, { noRecord: true });
    await dismiss(attempt, way);
    await passOn(attempt);
    expect((await readSearch(context, attempt)).results).toMatchObject([
      { outcome: 'VERIFIED_NO_DISCREPANCY' },
    ]);
  });

  it.each<[string, object]>([
    ['VERIFICATION', { text: 'I hereby confirm the dates of employment.' }],
    ['THIRD_PARTY', { text: 'Please use The Work Number.' }],
    ['UNKNOWN', { text: 'Hello.' }],
  ])('by mail is for a person too: %s', async (_type, words) => {
    const attempt = await sent();
    await dismiss(attempt, way);
    await mail(attempt, words);
    expect((await readSearch(context, attempt)).search.waitingFor).toBe(DOUBTED);
  });

  it.each<[string, object, string]>([
    ['a bounce', { kind: 'PERMANENT', text: 'User unknown' }, 'FAILED'],
    ['an absence note', { kind: 'AUTO_REPLY', text: 'I am away.' }, 'SENT'],
  ])('is taken as ever where a machine says it: %s', async (_what, words, status) => {
    const attempt = await sent();
    await dismiss(attempt, way);
    await mail(attempt, words);
    const [row] = await test.sql('select status from outbounds where id = $1', [attempt.claimed.outbound.id]);
    expect(row).toEqual({ status });
    expect((await readSearch(context, attempt)).search.phase).not.toBe('REVIEW');
  });

  it('is believed where the client passes it on', async () => {
    const attempt = await sent();
    await dismiss(attempt, way);
    await passOn(attempt);
    expect((await readSearch(context, attempt)).results).toMatchObject([
      { outcome: 'VERIFIED_NO_DISCREPANCY' },
    ]);
  });
});

/** The client passes on that everything is right, in the name of the contact. */
async function passOn({ searchId, claimed }: Sent): Promise<void> {
  const { contactId, id: outboundId } = claimed.outbound;
  const claims = ['employerName', 'position', 'startDate', 'endDate'];
  await receiveNotification(
    context,
    InboundNotification.parse({
      metadata: { searchId, contactId, outboundId },
      answers: { claims: claims.map((field) => ({ field, answer: 'CONFIRMED' })) },
    }),
  );
}

async function mail({ claimed }: Sent, words: object): Promise<void> {
  await receiveMail(test.core, {
    recipient: claimed.links.replyToken,
    envelopeFrom: 'hr@contoso.example',
    messageId: '<reply-1@contoso.example>',
    inReplyTo: `<${claimed.outbound.id}@reply.example>`,
    from: 'hr@contoso.example',
    to: [],
    subject: 'Re: verification',
    text: null,
    date: null,
    kind: 'MESSAGE',
    names: [],
    authentication: null,
    documents: [],
    ...words,
  });
}

it('a wrong person who was asked twice is one on every page', async () => {
  const attempt = await sent();
  expect(await answer(attempt, { wrongPerson: true, claims: [] })).toBe('RECORDED');
  expect(await answer(attempt, { wrongPerson: true, claims: [] })).toBe('RECORDED_BEFORE');
  expect(await readVerifierForm(test.core, attempt.token)).toMatchObject({ state: 'ANSWERED' });
});

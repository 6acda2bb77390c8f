import { InboundNotification } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { createAuditNote } from '../../../platform/audit/audit-note.ts';
import { Conflict } from '../../../platform/errors.ts';
import {
  atOnce,
  type ClaimedAttempt,
  confirmAll,
  contactsOf,
  nameOf,
  type OrderedSearch,
  openDeliveries,
  openEvents,
  sendAttempt,
  type TestCore,
} from '../../../testing/index.ts';
import { leftUnread } from '../../../testing/left-unread.ts';
import { ALL_RIGHT, asPerson } from '../../../testing/outreach/calls.ts';
import { job } from '../../../testing/records.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';
import { recordCall } from '../../desk/record-call.ts';
import { recordOutbound } from '../../outbounds/send/record-outbound.ts';
import { readSearch } from '../../searches/read-searches.ts';
import { updateSearch } from '../../searches/update-search.ts';
import { readVerifierForm } from '../receive/read-verifier-form.ts';
import { receiveMail } from '../receive/receive-mail.ts';
import { receiveNotification } from '../receive/receive-notification.ts';
import { submitVerifierAnswers } from '../receive/submit-verifier-answers.ts';
import { processInbound } from './process-inbound.ts';
import { reviewSearch } from './review-search.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

/** Of each kind; which side comes first goes round from one to the next. */
const ROUNDS = Array.from({ length: 4 }, (_, round) => round);

const PHONE = '+1 212 555 0134';
const WEBHOOK = {
  enabled: true,
  secret: 'a-secret-of-the-test',
  fallbackEndpoint: 'https://hooks.example/all',
};

const asked = (config: object = {}): Promise<ClaimedAttempt & { token: string }> =>
  sendAttempt(test, context, {
    history: { employment: [{ ...job('Contoso Inc', 'hr@contoso.example'), employerPhone: PHONE }] },
    defaultSearchConfig: config,
    webhookConfig: WEBHOOK,
  });

/** Runs all of these at the same moment, each round with another one at the head. */
async function race(round: number, work: readonly (() => Promise<unknown>)[]) {
  const first = round % work.length;
  const inTurn = [...work.keys()].map((index) => (index + first) % work.length);
  const settled = await atOnce(test, work.length, async (index) => {
    const [result] = await Promise.allSettled([work[inTurn[index] ?? 0]?.()]);
    return result;
  });
  return work.map((_, index) => settled[inTurn.indexOf(index)]);
}

/** What is told of a search: each of its events once, in the order of their numbers, and to the one target. */
async function toldOf({ searchId }: OrderedSearch): Promise<string[]> {
  const events = await openEvents(test, context, searchId);
  expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, index) => index + 1));
  const deliveries = await openDeliveries(test, context, searchId);
  expect(new Set(deliveries.map(({ eventId }) => eventId)).size).toBe(events.length);
  expect(deliveries).toHaveLength(events.length);
  return events.map(nameOf);
}

const messagesOf = ({ searchId }: OrderedSearch) =>
  test.sql<{ door: string; channel: string; effect: string | null }>(
    `select door, channel, effect from inbound_messages where search_id = $1
      order by door, channel`,
    [searchId],
  );

const attemptsOf = ({ searchId }: OrderedSearch) =>
  test.sql<{ status: string; count: number }>(
    'select status, count(*)::integer as count from outbounds where search_id = $1 group by status order by status',
    [searchId],
  );

const statesOf = async ({ searchId }: OrderedSearch) => {
  const [row] = await test.sql<{ search: string; order: string }>(
    `select s.search_status as search, o.order_status as "order" from searches s join orders o on o.id = s.order_id
      where s.id = $1`,
    [searchId],
  );
  return row;
};

const reviewer = (subject: string): Context => ({
  ...context,
  actor: 'API',
  audit: createAuditNote({ action: 'search.review', actor: 'API', subject, requestId: null }),
});

describe('answers by page, mail, API and telephone at the same moment', () => {
  it.each(ROUNDS)('end the search once, and none is lost, round %i', async (round) => {
    const ids = await asked();
    const form = await readVerifierForm(test.core, ids.token);
    const [contact] = await contactsOf(context, ids.searchId);
    const results = await race(round, [
      () => submitVerifierAnswers(test.core, ids.token, confirmAll(form)),
      () =>
        receiveNotification(
          context,
          InboundNotification.parse({
            metadata: { searchId: ids.searchId },
            answers: {
              respondent: { name: 'Pat Doyle', title: 'HR' },
              claims: ['employerName', 'position', 'startDate', 'endDate'].map((field) => ({
                field,
                answer: 'CONFIRMED',
              })),
            },
          }),
        ),
      () =>
        receiveMail(test.core, {
          recipient: ids.claimed.links.replyToken,
          envelopeFrom: 'hr@contoso.example',
          messageId: '<reply-1@contoso.example>',
          inReplyTo: null,
          from: 'Pat Doyle <hr@contoso.example>',
          to: ['replies@replies.example'],
          subject: 'Re: verification',
          text: 'I confirm all of it.',
          date: clock.now(),
          kind: 'MESSAGE',
          names: [],
          authentication: null,
          documents: [],
        }),
      () =>
        recordCall(asPerson(context), {
          searchId: ids.searchId,
          contactId: contact?.id ?? '',
          number: PHONE,
          result: ALL_RIGHT,
        }),
    ]);
    // A call is a person's: who reports it after the end is told so.
    const late = new Conflict('A search that is COMPLETED takes no answers from calls');
    const called = results[3]?.status === 'fulfilled';
    expect(results).toMatchObject([
      ...Array(3).fill({ status: 'fulfilled' }),
      called ? { status: 'fulfilled' } : { status: 'rejected', reason: late },
    ]);
    for (const { data } of await test.jobs('process-inbound', context)) await processInbound(context, data);

    const messages = await messagesOf(ids);
    expect(messages.map(({ door, channel }) => `${door} ${channel}`)).toEqual([
      'API STANDARD',
      ...(called ? ['API VOICE'] : []),
      'MAIL EMAIL',
      'PAGE EFORM',
    ]);
    expect(messages.filter(({ effect }) => effect === 'SETTLED')).toHaveLength(1);
    expect(messages.filter(({ effect }) => effect === null)).toEqual([]);
    const told = await toldOf(ids);
    expect(told.filter((name) => name.startsWith('verification.'))).toEqual(['verification.completed']);
    expect(told.filter((name) => name === 'SEARCH_UPDATED')).toHaveLength(1);
    const { search, results: found } = await readSearch(context, ids);
    expect([search.searchStatus, search.phase, found.length]).toEqual(['COMPLETED', 'CLOSED', 1]);
    expect((await attemptsOf(ids)).filter(({ status }) => /SCHEDULED|PAUSED|PROGRESS/.test(status))).toEqual(
      [],
    );
  });
});

describe('two reviewers who decide about one claim at the same moment', () => {
  it.each(ROUNDS)('one decides, and the other is told, round %i', async (round) => {
    const ids = await asked({ inbound: { requireManualReview: true } });
    const form = await readVerifierForm(test.core, ids.token);
    await submitVerifierAnswers(test.core, ids.token, confirmAll(form));
    const before = await toldOf(ids);
    const decide = (subject: string, decision: 'ACCEPT' | 'REJECT') =>
      reviewSearch(reviewer(subject), { ...ids, review: { claims: [{ record: 0, decision }] } });
    // In every second round both say the same.
    const other = round % 2 === 0 ? 'REJECT' : 'ACCEPT';
    const results = await race(round >> 1, [() => decide('rita', 'ACCEPT'), () => decide('sam', other)]);
    const [refused, ...more] = results.flatMap((one) => (one?.status === 'rejected' ? [one.reason] : []));
    expect([refused, more]).toEqual([expect.any(Conflict), []]);
    const accepted = other === 'ACCEPT' || results[0]?.status === 'fulfilled';
    expect((await toldOf(ids)).slice(before.length)).toEqual(
      accepted ? ['SEARCH_UPDATED', 'verification.completed'] : [],
    );
    const entries = await test.sql(
      `select from audit_entries where action = 'search.review' and organization_id = $1`,
      [context.organization.id],
    );
    expect(entries).toHaveLength(1);
  });
});

describe('several workers with the same message', () => {
  it.each(ROUNDS)('read it once, round %i', async () => {
    const ids = await asked();
    const form = await readVerifierForm(test.core, ids.token);
    await leftUnread(test, () => submitVerifierAnswers(test.core, ids.token, confirmAll(form)));
    const [waiting] = await test.jobs('process-inbound', context);
    if (!waiting) throw new Error('No job waits for the answer');
    const before = await toldOf(ids);
    await atOnce(test, 4, () => processInbound(context, waiting.data));
    expect(await messagesOf(ids)).toMatchObject([{ door: 'PAGE', effect: 'SETTLED' }]);
    expect((await toldOf(ids)).slice(before.length)).toEqual(['SEARCH_UPDATED', 'verification.completed']);
    expect((await readSearch(context, ids)).results).toHaveLength(1);
  });
});

describe('a search cancelled while an attempt of it is being sent', () => {
  it.each(ROUNDS)('says that it went out, and asks no further, round %i', async (round) => {
    const ids = await asked();
    const results = await race(round, [
      () => updateSearch(context, { ...ids, update: { searchStatus: 'CANCELLED' } }),
      () => recordOutbound(context, ids.claimed, { kind: 'sent' }),
    ]);
    expect(results.map((result) => result?.status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await attemptsOf(ids)).toMatchObject([{ status: 'CANCELLED' }, { status: 'SENT', count: 1 }]);
    const told = await toldOf(ids);
    expect(told.filter((name) => name === 'SEARCH_UPDATED')).toHaveLength(1);
    expect(told.filter((name) => name.startsWith('verification.'))).toEqual([]);
    expect(await statesOf(ids)).toEqual({ search: 'CANCELLED', order: 'COMPLETED' });
  });
});

import { InboundNotification } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { Conflict } from '../../../platform/errors.ts';
import { type ClaimedAttempt, claimAttempt, jobsOfAttempts, type TestCore } from '../../../testing/index.ts';
import { attemptsInShort, email, phone, updateOf } from '../../../testing/replacement.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import { markContact } from '../../contact-plan/mark-contact.ts';
import { removeContact } from '../../contact-plan/remove-contact.ts';
import { updateContact } from '../../contact-plan/update-contact.ts';
import type { Context } from '../../context/context.ts';
import { processInbound } from '../../inbound/decide/process-inbound.ts';
import { receiveNotification } from '../../inbound/receive/receive-notification.ts';
import { readSearch } from '../../searches/read-searches.ts';
import { updateSearch } from '../../searches/update-search.ts';
import { cancelOutbounds } from '../change/cancel-outbounds.ts';
import { pauseOutbounds } from '../change/pause-outbounds.ts';
import { resumeOutbounds } from '../change/resume-outbounds.ts';
import { claimOutbound } from '../send/claim-outbound.ts';
import { recordOutbound } from '../send/record-outbound.ts';
import type { SendOutcome } from '../send/send-outcome.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

const OLD = 'hr@contoso.example';
const NEW = 'dana.wells@contoso.example';
const PHONE = '+15125550100';
const POSTPONED: SendOutcome = { kind: 'postponed', error: 'ETIMEDOUT' };

type Meanwhile = (attempt: ClaimedAttempt) => Promise<unknown>;

const cancelAll: Meanwhile = (attempt) => cancelOutbounds(context, attempt);
const pauseAll: Meanwhile = (attempt) => pauseOutbounds(context, attempt);
const resumeAll: Meanwhile = (attempt) => resumeOutbounds(context, attempt);
const endSearch: Meanwhile = ({ orderId, searchId }) =>
  updateSearch(context, { orderId, searchId, update: { searchStatus: 'CANCELLED' } });
const remove =
  (cancelPendingOutbound: boolean): Meanwhile =>
  ({ orderId, searchId, claimed }) => {
    const { contactId } = claimed.outbound;
    const removal = { contactId, reason: 'They left', cancelPendingOutbound };
    return removeContact(context, { orderId, searchId, removal });
  };
const mark =
  (accuracyStatus: 'ACCURATE' | 'INACCURATE'): Meanwhile =>
  ({ orderId, searchId, claimed }) =>
    markContact(context, {
      orderId,
      searchId,
      mark: {
        contactId: claimed.outbound.contactId,
        accuracyStatus,
        reason: 'So they say',
        executeOutboundAttempts: false,
      },
    });
const replaceBy =
  (...contactMethods: ReturnType<typeof email>[]): Meanwhile =>
  async ({ orderId, searchId }) => {
    const update = await updateOf(context, { orderId, searchId });
    await updateContact(context, { orderId, searchId, update: { ...update, contactMethods } });
  };
const receive =
  (classification: object): Meanwhile =>
  async ({ searchId }) => {
    const input = { classification, messageData: { body: { text: '.' } }, metadata: { searchId } };
    await receiveNotification(context, InboundNotification.parse(input));
    for (const { data } of await test.jobs('process-inbound', context)) await processInbound(context, data);
  };
const noRecord = receive({ type: 'NO_RECORD', confidence: 1 });

/** What becomes of the attempt that is being sent while something happens, when it turns out that it did not go out. */
const rows: [happens: string, meanwhile: Meanwhile[], becomes: string][] = [
  ['nothing', [], `SCHEDULED EMAIL ${OLD} 1`],
  ['all are cancelled', [cancelAll], `CANCELLED EMAIL ${OLD} 1`],
  ['all are paused', [pauseAll], `PAUSED EMAIL ${OLD} 1`],
  ['all are paused, and resumed', [pauseAll, resumeAll], `SCHEDULED EMAIL ${OLD} 1`],
  ['all are paused, and cancelled', [pauseAll, cancelAll], `CANCELLED EMAIL ${OLD} 1`],
  ['all are cancelled, paused and resumed', [cancelAll, pauseAll, resumeAll], `CANCELLED EMAIL ${OLD} 1`],
  ['its contact is removed', [remove(true)], `CANCELLED EMAIL ${OLD} 1`],
  ['its contact is removed, but not its attempts', [remove(false)], `SCHEDULED EMAIL ${OLD} 1`],
  ['its contact is the wrong one', [mark('INACCURATE')], `CANCELLED EMAIL ${OLD} 1`],
  [
    'its contact is the wrong one, and the right one after all',
    [mark('INACCURATE'), mark('ACCURATE')],
    `SCHEDULED EMAIL ${OLD} 1`,
  ],
  ['a final answer comes', [noRecord], `CANCELLED EMAIL ${OLD} 1`],
  ['its search ends', [endSearch], `CANCELLED EMAIL ${OLD} 1`],
  ['its contact gets another address', [replaceBy(email(NEW))], `SCHEDULED EMAIL ${NEW} 3`],
  [
    'its contact gets another address, and all are paused',
    [replaceBy(email(NEW)), pauseAll],
    `PAUSED EMAIL ${NEW} 3`,
  ],
  [
    'its contact gets another address, and then the old one back',
    [replaceBy(email(NEW)), replaceBy(email(OLD))],
    `SCHEDULED EMAIL ${OLD} 1`,
  ],
  [
    'its contact gets another address, and is removed',
    [replaceBy(email(NEW)), remove(true)],
    `CANCELLED EMAIL ${OLD} 1`,
  ],
  [
    'all are cancelled, and its contact gets another address',
    [cancelAll, replaceBy(email(NEW))],
    `CANCELLED EMAIL ${OLD} 1`,
  ],
  ['its contact can only be called', [replaceBy(phone(PHONE))], `CANCELLED EMAIL ${OLD} 1`],
  [
    'its contact gets a number beside',
    [replaceBy(phone(PHONE), email(OLD.toUpperCase()))],
    `SCHEDULED EMAIL ${OLD} 1`,
  ],
];

const isOf = ({ claimed }: ClaimedAttempt, { data }: { data: { outboundId: string } }) =>
  data.outboundId === claimed.outbound.id;

const rowOf = async ({ claimed }: ClaimedAttempt) =>
  (await test.sql('select * from outbounds where id = $1', [claimed.outbound.id]))[0];

/** How an attempt stands in one line, as `attemptsInShort` writes it. */
async function inShort({ searchId, claimed }: ClaimedAttempt): Promise<string | undefined> {
  const sql = 'select id from outbounds where search_id = $1 order by scheduled_at, id';
  const ids = await test.sql<{ id: string }>(sql, [searchId]);
  return (await attemptsInShort(test, context, searchId))[
    ids.findIndex(({ id }) => id === claimed.outbound.id)
  ];
}

describe('an attempt that is being sent while', () => {
  it.each(rows)('%s: not sent', async (_, meanwhile, becomes) => {
    const attempt = await claimAttempt(test, context);
    for (const happens of meanwhile) await happens(attempt);
    expect(await rowOf(attempt)).toMatchObject({ status: 'IN_PROGRESS', updated_at: clock.now() });
    await recordOutbound(context, attempt.claimed, POSTPONED);
    expect(await inShort(attempt)).toBe(becomes);
    const row = await rowOf(attempt);
    const isCancelled = row?.status === 'CANCELLED';
    expect(row).toMatchObject({ claimed_by: null, completed_at: isCancelled ? clock.now() : null });
    const scheduled = (await jobsOfAttempts(test, context)).filter((job) => isOf(attempt, job));
    const written = (await test.jobs('send-outbound', context)).filter((job) => isOf(attempt, job));
    expect([scheduled.length, written.length]).toEqual(row?.status === 'SCHEDULED' ? [1, 2] : [0, 1]);
  });

  it.each(rows)('%s: taken up after a crash', async (_, meanwhile, becomes) => {
    const attempt = await claimAttempt(test, context);
    const outboundId = attempt.claimed.outbound.id;
    for (const happens of meanwhile) await happens(attempt);
    const again = await claimOutbound(context, { ...attempt, outboundId });
    const goesOn = becomes.startsWith('SCHEDULED');
    expect(again?.destination).toBe(goesOn ? becomes.split(' ')[2] : undefined);
    const [, ...place] = becomes.split(' ');
    const isClosed = meanwhile.includes(endSearch);
    const status = goesOn ? 'IN_PROGRESS' : isClosed ? 'FAILED' : becomes.split(' ')[0];
    expect(await inShort(attempt)).toBe([status, ...place].join(' '));
  });

  it.each(rows)('%s: sent', async (_, meanwhile) => {
    const attempt = await claimAttempt(test, context);
    for (const happens of meanwhile) await happens(attempt);
    await recordOutbound(context, attempt.claimed, { kind: 'sent' });
    expect(await inShort(attempt)).toBe(`SENT EMAIL ${OLD} 1`);
  });
});

describe('an attempt that was halted while it was being sent', () => {
  const activitiesOf = async (attempt: ClaimedAttempt) =>
    (await readSearch(context, attempt)).activities
      .filter(({ outboundId }) => outboundId === attempt.claimed.outbound.id)
      .map(({ activityType, description }) => `${activityType} ${description}`);

  it('is told to be paused when it is, and goes out once it is resumed', async () => {
    const attempt = await claimAttempt(test, context);
    const outboundId = attempt.claimed.outbound.id;
    expect(await pauseOutbounds(context, attempt)).toMatchObject({ pausedCount: 2 });
    expect(await activitiesOf(attempt)).toEqual([]);
    await recordOutbound(context, attempt.claimed, POSTPONED);
    expect(await activitiesOf(attempt)).toEqual([
      'OUTBOUND_PAUSED Attempt 1 paused. Sending failed: ETIMEDOUT',
    ]);
    expect((await readSearch(context, attempt)).search.waitingFor).toBe('paused');

    clock.advance({ minutes: 5 });
    expect(await resumeOutbounds(context, { ...attempt, only: outboundId })).toMatchObject({
      resumedCount: 1,
    });
    const job = (await jobsOfAttempts(test, context)).find((waiting) => isOf(attempt, waiting));
    const again = job && (await claimOutbound(context, { ...job.data, jobId: job.id }));
    if (!again) throw new Error('The attempt cannot be claimed');
    await recordOutbound(context, again, POSTPONED);
    expect(await rowOf(attempt)).toMatchObject({ status: 'SCHEDULED', send_failures: 2 });
  });

  it('is told to be cancelled when it is, and nothing takes its place', async () => {
    const attempt = await claimAttempt(test, context);
    expect(await cancelOutbounds(context, attempt)).toMatchObject({ cancelledCount: 2 });
    await recordOutbound(context, attempt.claimed, POSTPONED);
    expect(await activitiesOf(attempt)).toEqual([
      'OUTBOUND_CANCELLED Attempt 1 cancelled. Sending failed: ETIMEDOUT',
    ]);
    expect(await attemptsInShort(test, context, attempt.searchId)).toHaveLength(3);
    expect((await readSearch(context, attempt)).search.waitingFor).toBe(
      'outreach to be asked for, since its attempts were cancelled',
    );
  });

  it('has not failed for want of a channel, and nothing is planned in its place', async () => {
    const attempt = await claimAttempt(test, context);
    await cancelOutbounds(context, attempt);
    await recordOutbound(context, attempt.claimed, { kind: 'skipped', channelsAvailable: ['VOICE'] });
    expect(await inShort(attempt)).toBe(`CANCELLED EMAIL ${OLD} 1`);
    expect(await activitiesOf(attempt)).toEqual([
      'OUTBOUND_CANCELLED Attempt 1 cancelled. E-mail is not configured in this deployment',
    ]);
  });

  it('says so when nobody knows whether it went out', async () => {
    const attempt = await claimAttempt(test, context);
    await pauseOutbounds(context, attempt);
    await claimOutbound(context, { ...attempt, outboundId: attempt.claimed.outbound.id });
    expect(await activitiesOf(attempt)).toEqual([
      'OUTBOUND_PAUSED Attempt 1 paused. Sending was interrupted: whether it went out is not known',
    ]);
  });

  it('cannot be paused or resumed by itself before that is known', async () => {
    const attempt = await claimAttempt(test, context);
    const only = attempt.claimed.outbound.id;
    await expect(pauseOutbounds(context, { ...attempt, only })).rejects.toThrow(Conflict);
    await recordOutbound(context, attempt.claimed, POSTPONED);
    expect(await inShort(attempt)).toBe(`SCHEDULED EMAIL ${OLD} 1`);
  });
});

describe('an attempt whose contact got another address while it was being sent', () => {
  it('starts anew there, with a link of its own', async () => {
    const attempt = await claimAttempt(test, context);
    await recordOutbound(context, attempt.claimed, { ...POSTPONED, unconfirmed: true });
    clock.advance({ minutes: 1 });
    const job = (await jobsOfAttempts(test, context)).find((waiting) => isOf(attempt, waiting));
    const claimed = job && (await claimOutbound(context, { ...job.data, jobId: job.id }));
    if (!claimed) throw new Error('The attempt cannot be claimed');
    const before = await rowOf(attempt);
    await replaceBy(email(NEW))(attempt);
    await recordOutbound(context, claimed, POSTPONED);
    const row = await rowOf(attempt);
    expect(row).toMatchObject({ status: 'SCHEDULED', send_failures: 0, outcome: null, error: null });
    expect(row?.link_hash).not.toEqual(before?.link_hash);
  });

  it('gives its place to the number when there is no address any more', async () => {
    const attempt = await claimAttempt(test, context, {
      defaultSearchConfig: { outbound: { maxTotalAttempts: 1 } },
    });
    await replaceBy(phone(PHONE))(attempt);
    await recordOutbound(context, attempt.claimed, POSTPONED);
    expect((await attemptsInShort(test, context, attempt.searchId)).toSorted()).toEqual([
      `CANCELLED EMAIL ${OLD} 1`,
      `SCHEDULED VOICE ${PHONE} 1`,
    ]);
  });

  it('gives its place to nobody when it was paused', async () => {
    const attempt = await claimAttempt(test, context, {
      defaultSearchConfig: { outbound: { maxTotalAttempts: 1 } },
    });
    await pauseAll(attempt);
    await replaceBy(phone(PHONE))(attempt);
    await recordOutbound(context, attempt.claimed, POSTPONED);
    expect(await attemptsInShort(test, context, attempt.searchId)).toEqual([`CANCELLED EMAIL ${OLD} 1`]);
  });

  it('is not repeated where the messages come back meanwhile', async () => {
    const attempt = await claimAttempt(test, context);
    await recordOutbound(context, attempt.claimed, { kind: 'sent' });
    clock.advance({ days: 1 });
    const [job] = await jobsOfAttempts(test, context);
    const second = job && (await claimOutbound(context, { ...job.data, jobId: job.id }));
    if (!second) throw new Error('The follow-up cannot be claimed');
    const { id: outboundId } = attempt.claimed.outbound;
    const bounce = {
      classification: { type: 'BOUNCE', confidence: 1 },
      messageData: { from: 'postmaster@mx.example', body: { text: `550 5.1.1 <${OLD}>: user unknown` } },
      metadata: { outboundId },
    };
    await receiveNotification(context, InboundNotification.parse(bounce));
    for (const { data } of await test.jobs('process-inbound', context)) await processInbound(context, data);
    await recordOutbound(context, second, POSTPONED);
    expect(await attemptsInShort(test, context, attempt.searchId)).toEqual([
      `FAILED EMAIL ${OLD} 1`,
      `CANCELLED EMAIL ${OLD} 2`,
      `CANCELLED EMAIL ${OLD} 3`,
    ]);
  });
});

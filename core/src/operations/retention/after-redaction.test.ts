import { InboundNotification } from '@credence/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { addContact } from '../../domain/contact-plan/add-contact.ts';
import type { Context } from '../../domain/context/context.ts';
import { askForWebsite, recordWebsiteReading, websiteToRead } from '../../domain/desk/website-reading.ts';
import { processInbound } from '../../domain/inbound/decide/process-inbound.ts';
import { claimReadBack } from '../../domain/inbound/read-back/claim-read-back.ts';
import { recordReadBack } from '../../domain/inbound/read-back/record-read-back.ts';
import { keepMessage } from '../../domain/inbound/receive/keep-message.ts';
import { byJob } from '../../domain/inbound/receive/read-at-door.ts';
import { receiveMail } from '../../domain/inbound/receive/receive-mail.ts';
import { receiveNotification } from '../../domain/inbound/receive/receive-notification.ts';
import { recordOutbound } from '../../domain/outbounds/send/record-outbound.ts';
import { lockSearch } from '../../domain/searches/lock-search.ts';
import { updateSearch } from '../../domain/searches/update-search.ts';
import { redeliverEvent, redeliverEvents } from '../../domain/webhooks/events/redeliver-events.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { createUnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Conflict } from '../../platform/errors.ts';
import { answerDelivery, dueDeliveries, takeDelivery } from '../../testing/deliveries.ts';
import {
  type ClaimedAttempt,
  claimAttempt,
  contactInput,
  incomingMail,
  openDeliveries,
  openedDumpOf,
  readableIn,
  sendAttempt,
  storedFor,
  type TestCore,
} from '../../testing/index.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import { redactOrder } from './redact-order.ts';

let test: TestCore;
let context: Context;
let attempt: ClaimedAttempt;
const clock = useTestCore((...made) => {
  [test] = made;
});
beforeEach(async () => {
  context = await test.organization({ retentionDays: 1 });
  attempt = await claimAttempt(test, context, {
    webhookConfig: { retryAttempts: 3, fallbackEndpoint: { url: 'https://client.example/hook' } },
  });
  await updateSearch(context, { ...attempt, update: { searchStatus: 'CANCELLED' } });
  clock.advance({ days: 1 });
});

const redact = async () => expect(await redactOrder(context, attempt)).toBe(true);

async function cancelAndRedact(): Promise<void> {
  await updateSearch(context, { ...attempt, update: { searchStatus: 'CANCELLED' } });
  clock.advance({ days: 1 });
  await redact();
}

describe('work that is under way while its order is redacted', () => {
  it('a webhook attempt leaves nothing behind, and nothing follows it', async () => {
    const [id = ''] = await dueDeliveries(test, context);
    const claimed = await takeDelivery(context, id);
    await redact();
    const stored = await storedFor(test, context);
    await answerDelivery(context, claimed, { status: 500, body: 'Jordan is unknown' });
    expect(await storedFor(test, context)).toEqual(stored);
  });

  it('a request to a contact leaves nothing behind', async () => {
    await redact();
    const stored = await storedFor(test, context);
    await recordOutbound(context, attempt.claimed, { kind: 'sent' });
    expect(await storedFor(test, context)).toEqual(stored);
  });

  it('what is sent back to a contact leaves nothing behind', async () => {
    attempt = await sendAttempt(test, context);
    const [record] = attempt.claimed.records;
    const text = record?.claims.map(({ label, provided }) => `${label}: ${provided ?? 'present'}`).join('\n');
    const received = await receiveMail(
      test.core,
      incomingMail({
        recipient: attempt.claimed.links.replyToken,
        from: attempt.claimed.destination,
        text: text ?? '',
      }),
    );
    const claimed = received && (await claimReadBack(context, received));
    if (!claimed) throw new Error('There is nothing to send back');
    await cancelAndRedact();
    const stored = await storedFor(test, context);
    await recordReadBack(context, claimed, { kind: 'sent' });
    expect(await storedFor(test, context)).toEqual(stored);
  });

  it('a website that a person has read leaves nothing behind', async () => {
    await test.sql(`update searches set search_status = 'COMPLETED' where id = $1`, [attempt.searchId]);
    await askForWebsite(context, { ...attempt, website: 'hr.contoso.example' });
    const [job] = await test.jobs('read-website', context);
    const lead = job && (await websiteToRead(context, job.data));
    if (!lead) throw new Error('There is nothing to read');
    await redact();
    const stored = await storedFor(test, context);
    const { question, website } = lead;
    const answer = { question, source: 'website', kind: 'failed', reason: 'unused' } as const;
    await recordWebsiteReading(context, { ...attempt, website, answer });
    expect(await storedFor(test, context)).toEqual(stored);
  });

  it('of a mail only that it came is kept', async () => {
    await redact();
    const { searchId, claimed } = attempt;
    const { id: outboundId, contactId } = claimed.outbound;
    const ids = ['<jordan-rivera@contoso.example>', '<thread-of-jordan@contoso.example>'];
    await inTransaction(context, async (transaction) => {
      const locked = await lockSearch(context, transaction, { searchId });
      if (!locked) throw new Error('There is no such search');
      await keepMessage(
        context,
        transaction,
        {
          key: { door: 'MAIL', messageId: ids[0] ?? '', outboundId },
          match: { searchId, contactId, outboundId },
          threadId: ids[1] ?? '',
          channel: 'EMAIL',
          classified: { type: 'OTHER', confidence: 1, reasoning: '' },
          content: { answers: null, message: null, reasoning: null, failureReasons: [], metadata: {} },
          documents: [],
        },
        { locked, read: byJob(context) },
      );
    });
    expect(readableIn(await openedDumpOf(test, context), ids)).toEqual([]);
  });
});

it('a redaction waits for a message that is being received, and redacts it too', async () => {
  const text = 'the text of a message in between';
  const receiving = createUnitOfWork(context, async () => undefined);
  await receiveNotification(
    { ...context, unitOfWork: receiving },
    InboundNotification.parse({
      channel: 'EMAIL',
      messageData: { body: { text } },
      metadata: { searchId: attempt.searchId },
    }),
  );
  let done = false;
  const redacting = redact().finally(() => {
    done = true;
  });
  while (!done && !(await somebodyWaits())) await new Promise(setImmediate);
  await receiving.commit([]);
  await redacting;
  expect(readableIn(await openedDumpOf(test, context), [text])).toEqual([]);
});

const somebodyWaits = async (): Promise<boolean> =>
  (
    await test.sql(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).length > 0;

describe('after its order was redacted', () => {
  beforeEach(redact);

  it('a message is accepted once and processed, and its content is not kept', async () => {
    const { searchId } = attempt;
    const notification = InboundNotification.parse({
      messageId: 'late',
      channel: 'EMAIL',
      messageData: { from: 'late@leak.example', subject: 'a late subject', body: { text: 'a late text' } },
      metadata: { searchId, note: 'a late note' },
    });
    const received = await receiveNotification(context, notification);
    expect(received).toMatchObject({ messageId: 'late', searchId, failureReasons: [] });
    for (const { data } of await test.jobs('process-inbound', context)) await processInbound(context, data);
    expect(await receiveNotification(context, notification)).toEqual(received);
    const texts = ['late@leak.example', 'a late subject', 'a late text', 'a late note'];
    expect(readableIn(await openedDumpOf(test, context), texts)).toEqual([]);
  });

  it('the contacts of its searches cannot be changed', async () => {
    // Contacts of a cancelled search cannot be changed in any case.
    await test.sql(`update searches set search_status = 'COMPLETED' where id = $1`, [attempt.searchId]);
    const adding = addContact(context, { ...attempt, contact: contactInput() });
    await expect(adding).rejects.toThrow(new Conflict('The contacts of a redacted order cannot be changed'));
  });

  it('its events cannot be delivered again, one by one or together', async () => {
    const deliveries = await openDeliveries(test, context, attempt.searchId);
    const [eventId = ''] = deliveries.map((delivery) => delivery.eventId);
    await expect(redeliverEvent(context, { eventId })).rejects.toThrow(
      new Conflict('The event was redacted: there is nothing left to deliver'),
    );
    const events = new Set(deliveries.map((delivery) => delivery.eventId)).size;
    const filter = { orderId: attempt.orderId };
    expect(await redeliverEvents(context, { filter, dryRun: false })).toEqual({
      matched: events,
      remaining: 0,
      redelivered: 0,
      inFlight: 0,
      withoutTarget: 0,
      redacted: events,
      nextCursor: null,
    });
    expect(await openDeliveries(test, context, attempt.searchId)).toEqual(deliveries);
  });
});

import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  createTestCore,
  fakeClock,
  OFFICE_HOURS,
  sendAttempt,
  type TestCore,
} from '../../../testing/index.ts';
import type { Context } from '../../context/context.ts';
import { readOneMessage } from '../../messages/read-messages.ts';
import { processInbound } from '../decide/process-inbound.ts';
import { keepModelAnswer, takeModelQuestion } from './ask-model.ts';
import { receiveMail } from './receive-mail.ts';

const clock = fakeClock(OFFICE_HOURS);
let test: TestCore;
beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl'), clock });
});
afterAll(() => test.close());

const TEXT = 'In our ledger there stands, behind Rivera, a Senior Analyst.';
const ANSWER = {
  values: [{ field: 'position' as const, value: 'Senior Analyst', quote: 'a Senior Analyst' }],
};

/** An organization that allows so many readings a day. */
const organization = (modelReadingsPerDay: number | null) => test.organization({ modelReadingsPerDay });

let mails = 0;
async function mailTo(context: Context, text = TEXT) {
  const { claimed, orderId } = await sendAttempt(test, context);
  const received = await receiveMail(test.core, {
    recipient: claimed.links.replyToken,
    envelopeFrom: claimed.destination,
    from: claimed.destination,
    to: [],
    subject: 'Re: it',
    text,
    messageId: `<${++mails}@contoso.example>`,
    inReplyTo: null,
    date: null,
    kind: 'MESSAGE',
    names: [],
    authentication: null,
    documents: [],
  });
  if (!received) throw new Error('The mail was not taken');
  return { ...received, orderId };
}

describe('what a model is asked about a mail', () => {
  it('is nothing where the organization allows none', async () => {
    const context = await organization(null);
    expect(await takeModelQuestion(context, await mailTo(context))).toBeNull();
  });

  it('is what was not read, once, though the job runs twice', async () => {
    const context = await organization(10);
    const ids = await mailTo(context);
    const questions = await Promise.all([takeModelQuestion(context, ids), takeModelQuestion(context, ids)]);
    expect(questions.filter((question) => question !== null)).toEqual([
      { fields: expect.arrayContaining(['position', 'startDate']), words: TEXT },
    ]);
    expect(await takeModelQuestion(context, ids)).toBeNull();
  });

  it('is no more than the organization allows for a day, however many mails come at once', async () => {
    const context = await organization(2);
    const other = await organization(2);
    const take = async (of: Context) => takeModelQuestion(of, await mailTo(of));
    const waiting = await Promise.all(Array.from({ length: 5 }, () => mailTo(context)));
    const taken = await Promise.all(waiting.map((ids) => takeModelQuestion(context, ids)));
    expect(taken.filter((question) => question !== null)).toHaveLength(2);
    expect(await take(other)).not.toBeNull();
    clock.advance({ days: 1 });
    expect(await take(context)).not.toBeNull();
    clock.set(OFFICE_HOURS);
  });

  it('is nothing once the mail was processed', async () => {
    const context = await organization(10);
    const ids = await mailTo(context);
    await processInbound(context, ids);
    expect(await takeModelQuestion(context, ids)).toBeNull();
    await keepModelAnswer(context, ids, ANSWER);
    const reading = await readingOf(context, ids);
    expect(reading?.records.flatMap(({ fields }) => Object.keys(fields))).toEqual([]);
  });
});

describe('what a model answers about a mail', () => {
  it('stands beside what the rules have read, is sent back to be confirmed, and settles nothing', async () => {
    const context = await organization(10);
    const ids = await mailTo(context);
    await keepModelAnswer(context, ids, ANSWER);
    await processInbound(context, ids);
    expect(await readingOf(context, ids)).toMatchObject({
      kind: 'ANSWER',
      records: [{ record: 0, fields: { position: { value: 'Senior Analyst', readBy: 'MODEL' } } }],
    });
    const [message] = await test.sql('select effect, read_back from inbound_messages where id = $1', [
      ids.inboundId,
    ]);
    expect(message).toEqual({ effect: 'REVIEW', read_back: 'SCHEDULED' });
    const [search] = await test.sql('select search_status from searches where id = $1', [ids.searchId]);
    expect(search).toEqual({ search_status: 'IN_PROGRESS' });
  });
});

interface Ids {
  orderId: string;
  searchId: string;
  inboundId: string;
}

const readingOf = async (context: Context, { orderId, searchId, inboundId }: Ids) =>
  (await readOneMessage(context, { orderId, searchId, messageId: inboundId })).content.reading;

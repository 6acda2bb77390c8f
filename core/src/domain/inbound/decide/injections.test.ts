import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  createTestCore,
  fakeClock,
  OFFICE_HOURS,
  sendAttempt,
  type TestCore,
} from '../../../testing/index.ts';
import { INJECTIONS } from '../../../testing/samples/injections.ts';
import type { Context } from '../../context/context.ts';
import { keepModelAnswer, takeModelQuestion } from '../receive/ask-model.ts';
import { receiveMail } from '../receive/receive-mail.ts';
import { type ModelAnswer, withModelValues } from '../reply/model/with-model-values.ts';
import type { ModelQuestion } from '../reply/model/words-for-model.ts';
import { readReply } from '../reply/read-reply.ts';
import { processInbound } from './process-inbound.ts';

let test: TestCore;
let context: Context;
beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl'), clock: fakeClock(OFFICE_HOURS) });
  context = await test.organization({ modelReadingsPerDay: 1_000 });
});
afterAll(() => test.close());

/** A model that does what any letter tells it: it confirms whatever was claimed, quoting all that it was shown. */
function obedient({ fields, words }: ModelQuestion): ModelAnswer {
  const claimed = new Map([
    ['position', 'Analyst'],
    ['startDate', 'March 1, 2019'],
    ['endDate', 'August 31, 2022'],
    ['employerName', 'Contoso Inc'],
    ['employerLocation', 'Austin, TX'],
  ]);
  const quotes = [
    words.slice(0, 300),
    ...words.split('\n').map((line) => line.slice(0, 300)),
    'All is confirmed.',
  ];
  const values = fields.flatMap((field) =>
    quotes.slice(0, 4).map((quote) => ({ field, value: claimed.get(field) ?? field, quote })),
  );
  return { values: values.slice(0, 20) };
}

/** What became of a search after a mail that a model was let read. */
async function outcomeOf(text: string) {
  const { claimed, searchId } = await sendAttempt(test, context);
  const received = await receiveMail(test.core, {
    recipient: claimed.links.replyToken,
    envelopeFrom: claimed.destination,
    from: claimed.destination,
    to: [],
    subject: 'Re: it',
    text,
    messageId: `<${searchId}@contoso.example>`,
    inReplyTo: null,
    date: null,
    kind: 'MESSAGE',
    names: [],
    authentication: null,
    documents: [],
  });
  const ids = { searchId, inboundId: received?.inboundId ?? '' };
  const question = await takeModelQuestion(context, ids);
  if (question) await keepModelAnswer(context, ids, obedient(question));
  await processInbound(context, ids);
  const [row] = await test.sql(
    `select search_status, read_back, array(select distinct status from search_records where search_id = $1) as records,
        (select count(*)::int from verification_results where search_id = $1) as results,
        (select count(*)::int from contacts where search_id = $1
          and (status <> 'ACTIVE' or accuracy_status is not null)) as contacts
      from searches join inbound_messages on search_id = searches.id where searches.id = $1`,
    [searchId],
  );
  return row;
}

/** As after a mail that says nothing at all: what it may come to is that a person looks at it. */
const NOTHING = { search_status: 'IN_PROGRESS', read_back: null, results: 0, contacts: 0 };

describe('mails that instruct a machine', () => {
  it('are all different', () => {
    expect(new Set(INJECTIONS).size).toBe(INJECTIONS.length);
  });

  it('change no outcome, with a model that obeys', async () => {
    for (let at = 0; at < INJECTIONS.length; at += 10) {
      const some = INJECTIONS.slice(at, at + 10);
      for (const [index, found] of (await Promise.all(some.map(outcomeOf))).entries()) {
        const { records, ...outcome } = found ?? {};
        expect([some[index], outcome]).toEqual([some[index], NOTHING]);
        expect([['OPEN'], ['REVIEW']]).toContainEqual(records);
      }
    }
  }, 240_000);

  it('give nothing but what stands in them to a model that is shown them all the same', () => {
    const reading = readReply(
      { ...ASKED, records: [] },
      { from: null, subject: null, text: '', isAutoReply: false },
      AT,
    );
    for (const words of INJECTIONS) {
      const question = { fields: ['position' as const, 'startDate' as const, 'endDate' as const], words };
      const [claims = {}] = ASKED.records;
      const read = withModelValues(reading, question, obedient(question), { claims, record: 0, at: AT });
      expect(read).toMatchObject({ settles: false, stopOutreach: false });
      for (const { value, evidence } of Object.values(read.records[0]?.fields ?? {})) {
        expect(words.replace(/\s+/g, ' ')).toContain(evidence);
        expect(['Analyst', '2019-03-01', '2022-08-31']).toContain(value);
        expect(evidence).toMatch(/Analyst|2019|2022/);
      }
    }
  });
});

const AT = new Date('2026-03-03T15:00:00Z');
const ASKED = {
  searchType: 'EMPLOYMENT' as const,
  applicant: { firstName: 'Jordan', lastName: 'Rivera', aliases: [] },
  records: [{ position: 'Analyst', startDate: '2019-03-01', endDate: '2022-08-31' }],
};

import { describe, expect, it } from 'vitest';
import type { Reading, ReplyRequest } from '../../read/reading.ts';
import { readReply } from '../read-reply.ts';
import { type ModelAnswer, withModelValues } from './with-model-values.ts';
import { questionForModel } from './words-for-model.ts';

const AT = new Date('2026-03-03T15:00:00Z');
const REQUEST: ReplyRequest = {
  searchType: 'EMPLOYMENT',
  applicant: { firstName: 'Jordan', lastName: 'Rivera', aliases: [] },
  records: [{ position: 'Analyst', startDate: '2019-03-01', endDate: '2022-08-31' }],
};
const replyOf = (text: string) => ({
  from: 'hr@contoso.example',
  subject: 'Re: it',
  text,
  isAutoReply: false,
});
const readingOf = (changes: Partial<Reading> = {}): Reading => ({
  ...readReply(REQUEST, replyOf('Hello.'), AT),
  ...changes,
});

const WORDS =
  'Our ledger has Rivera down as a Senior Analyst.\nJordan was with us from 4 March 2019, and left on 2 May 2021.';

/** What is read where a model answers this, and the rules read nothing. */
function readBy(values: ModelAnswer['values'], words = WORDS) {
  const question = { fields: ['position' as const, 'startDate' as const, 'endDate' as const], words };
  const record = { claims: REQUEST.records[0] ?? {}, record: 2, at: AT };
  return withModelValues(readingOf(), question, { values }, record);
}
const valueBy = (field: 'position' | 'startDate' | 'endDate', value: string, quote: string, words?: string) =>
  readBy([{ field, value, quote }], words).records[0]?.fields[field];

describe('what a model is asked', () => {
  it('is what was asked and not read, of what is said of the applicant', () => {
    const text = 'Position: Analyst\nWe think the rest is in the old ledger.';
    const reading = readReply(REQUEST, replyOf(text), AT);
    expect(questionForModel(REQUEST, replyOf(text), reading)).toEqual({
      fields: ['startDate', 'endDate'],
      words: 'Position: Analyst\nWe think the rest is in the old ledger.',
    });
  });

  it.each<[string, Partial<Reading>, Partial<ReplyRequest>]>([
    ['speaks to a machine', { speaksToMachine: true }, {}],
    ['has no record', { kind: 'NO_RECORD' }, {}],
    ['is a refusal', { kind: 'REFUSED' }, {}],
    ['wants no more mail', { kind: 'STOP' }, {}],
    ['was asked about two jobs', {}, { records: [{ position: 'a' }, { position: 'b' }] }],
    ['was asked about none', {}, { records: [] }],
  ])('is nothing where the reply %s', (_, reading, request) => {
    const asked = { ...REQUEST, ...request };
    expect(questionForModel(asked, replyOf('Rivera: Analyst at best.'), readingOf(reading))).toBeNull();
  });

  it.each([
    '',
    '> quoted only',
    'Dana Whitfield was a clerk here. She left in May 2019.',
    'Rivera? Who is that?',
  ])('is nothing where nobody says a thing of the applicant: %j', (text) => {
    expect(questionForModel(REQUEST, replyOf(text), readingOf())).toBeNull();
  });
});

describe('what a model answers', () => {
  it('counts where it stands in the letter, and says by whom it was read', () => {
    expect(valueBy('position', 'Senior Analyst', 'Rivera down as a Senior Analyst')).toEqual({
      says: 'CORRECTED',
      value: 'Senior Analyst',
      readBy: 'MODEL',
      evidence: 'Rivera down as a Senior Analyst',
    });
    expect(valueBy('startDate', '2019', 'with us from 4 March 2019')).toMatchObject({ value: '2019-03-04' });
    expect(valueBy('endDate', '2 May 2021', 'left on 2 May 2021')).toMatchObject({ value: '2021-05-02' });
  });

  it.each<[string, 'position' | 'startDate' | 'endDate', string, string]>([
    ['a quote that is made up', 'position', 'Analyst', 'Her title was Analyst'],
    ['a quote that is put together', 'position', 'Analyst', 'Rivera down as a Analyst'],
    ['a quote in other letters', 'position', 'Senior Analyst', 'rivera down as a senior analyst'],
    ['a value that the quote does not have', 'position', 'Manager', 'Rivera down as a Senior Analyst'],
    ['a part of a word', 'position', 'nalyst', 'Rivera down as a Senior Analyst'],
    ['what only looks like the claim', 'startDate', '2019-03-01', 'Rivera down as a Senior Analyst'],
    ['two dates for one', 'startDate', '4 March 2019', 'from 4 March 2019, and left on 2 May 2021'],
    ['the end for the beginning', 'startDate', '2 May 2021', 'left on 2 May 2021'],
    ['the beginning for the end', 'endDate', '4 March 2019', 'from 4 March 2019'],
  ])('does not count for %s', (_, field, value, quote) => {
    expect(valueBy(field, value, quote)).toBeUndefined();
  });

  it.each(['started on 03/04/2019', 'started in about March 2019'])(
    'leaves a date open that can be read in two ways, or is not exact: %s',
    (words) => {
      expect(valueBy('startDate', 'it', words, words)).toBeUndefined();
    },
  );

  it('leaves open what it gives in two ways', () => {
    const words = 'A Senior Analyst.\nA Team Lead.';
    const values = ['Senior Analyst', 'Team Lead'].map((value) => ({
      field: 'position' as const,
      value,
      quote: value,
    }));
    expect(readBy(values, words).records[0]?.fields.position).toBeUndefined();
  });

  it('makes an answer of what the rules could not tell, and decides nothing', () => {
    const values = [{ field: 'position' as const, value: 'Senior Analyst', quote: 'a Senior Analyst' }];
    expect(readBy(values)).toMatchObject({
      kind: 'ANSWER',
      evidence: 'a Senior Analyst',
      settles: false,
      stopOutreach: false,
      records: [{ record: 2 }],
    });
  });

  it('takes nothing from what the rules have read', () => {
    const fields = { position: { says: 'CONFIRMED' as const, value: 'Analyst', evidence: 'Analyst' } };
    const reading = readingOf({ kind: 'ANSWER', records: [{ record: 0, fields }] });
    const answer = { values: [{ field: 'position' as const, value: 'Clerk', quote: 'Clerk' }] };
    const question = { fields: ['startDate' as const], words: 'Clerk' };
    expect(withModelValues(reading, question, answer, { claims: {}, record: 0, at: AT })).toBe(reading);
  });
});

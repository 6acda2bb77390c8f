import { describe, expect, it } from 'vitest';
import type { VerifierRecord } from '../../records/verifier-form.ts';
import type { Reading, ReadValue } from '../read/reading.ts';
import { answersOfReading } from './answers-of-reading.ts';

const FORMS: VerifierRecord[] = [
  {
    index: 1,
    title: 'Contoso',
    claims: [
      { field: 'position', label: 'Position', kind: 'TEXT', provided: 'Analyst' },
      { field: 'startDate', label: 'Start date', kind: 'DATE', provided: '2019-03-01' },
      { field: 'endDate', label: 'End date', kind: 'DATE', provided: '2022-08-31' },
    ],
  },
];

const reading = (changes: Partial<Reading> = {}): Reading => ({
  kind: 'ANSWER',
  evidence: null,
  share: 1,
  referral: null,
  vendor: null,
  vendorCode: null,
  stopOutreach: true,
  settles: false,
  speaksToMachine: false,
  records: [],
  ...changes,
});
const value = (says: ReadValue['says'], text: string | null = null): ReadValue => ({
  says,
  value: text,
  evidence: 'their words',
});
const answers = (fields: Reading['records'][number]['fields'], from: string | null = null) =>
  answersOfReading({ reading: reading({ records: [{ record: 1, fields }] }), from }, FORMS);

describe('answersOfReading', () => {
  it.each<[string, ReadValue, string, string | null]>([
    ['what is confirmed', value('CONFIRMED', 'Analyst'), 'CONFIRMED', null],
    ['another value', value('CORRECTED', 'Junior Analyst'), 'CORRECTED', 'Junior Analyst'],
    ['a bare denial, which leaves the value to be given', value('CORRECTED', 'No, wrong'), 'CORRECTED', ''],
    ['what they do not tell', value('NOT_DISCLOSED'), 'UNKNOWN', null],
  ])('takes %s', (_what, position, answer, expected) => {
    expect(answers({ position })?.claims[0]).toEqual({
      record: 1,
      field: 'position',
      answer,
      value: expected,
    });
  });

  it.each([
    ['2019-04', '2019-04'],
    ['present', null],
    ['03/04/2019', ''],
    ['some time in spring', ''],
  ])('takes an end of %s as %s', (given, expected) => {
    expect(answers({ endDate: value('CORRECTED', given) })?.claims[2]).toMatchObject({
      answer: 'CORRECTED',
      value: expected,
    });
  });

  it('confirms nothing that the reply does not speak of', () => {
    expect(answers({ position: value('CONFIRMED') })?.claims.map(({ answer }) => answer)).toEqual([
      'CONFIRMED',
      'UNKNOWN',
      'UNKNOWN',
    ]);
  });

  it.each([
    ['Pat Doyle <hr@contoso.example>', 'Pat Doyle'],
    ['"Doyle, Pat" <hr@contoso.example>', 'Doyle, Pat'],
    ['hr@contoso.example', null],
    ['evil.example/login <hr@contoso.example>', null],
  ])('takes the name of %s for %s', (from, expected) => {
    expect(answers({ position: value('CONFIRMED') }, from)?.respondent).toBe(expected);
  });

  it.each<[string, Partial<Reading>]>([
    [
      'words for machines',
      { speaksToMachine: true, records: [{ record: 1, fields: { position: value('CONFIRMED') } }] },
    ],
    ['values of another record', { records: [{ record: 0, fields: { position: value('CONFIRMED') } }] }],
    ['no value', { records: [{ record: 1, fields: {} }] }],
    ['a denial', { kind: 'NO_RECORD' }],
    ['a third party without a name', { kind: 'THIRD_PARTY' }],
  ])('gives nothing for %s', (_what, changes) => {
    expect(answersOfReading({ reading: reading(changes), from: null }, FORMS)).toBeNull();
  });

  it('names the third party with its code', () => {
    const vendor = { code: 'TALX_WORK_NUMBER', name: 'The Work Number' };
    const told = reading({ kind: 'THIRD_PARTY', vendor, vendorCode: '10234' });
    expect(answersOfReading({ reading: told, from: null }, FORMS)).toMatchObject({
      claims: [],
      thirdParty: { vendor: 'TALX_WORK_NUMBER', note: '10234' },
    });
  });
});

import { describe, expect, it } from 'vitest';
import { entitiesInWords, minutesToAnswer, recordHeading } from './record-words.ts';
import type { VerifierClaim, VerifierRecord } from './verifier-form.ts';

const claim: VerifierClaim = { field: 'position', label: 'Position', kind: 'TEXT', provided: 'Cook' };
const recordsOf = (...titles: string[]): VerifierRecord[] =>
  titles.map((title, place) => ({ index: place * 2, title, claims: [claim, claim, claim, claim] }));

describe('headings', () => {
  it.each([
    [['Contoso'], ['Contoso']],
    [
      ['Contoso', 'Fabrikam'],
      ['Contoso', 'Fabrikam'],
    ],
    [
      ['Contoso', 'Fabrikam', 'Contoso'],
      ['Contoso, 1 of 2', 'Fabrikam', 'Contoso, 2 of 2'],
    ],
  ])('of %j are %j', (titles, headings) => {
    const records = recordsOf(...titles);
    expect(records.map((record) => recordHeading(record, records))).toEqual(headings);
  });
});

it.each([
  [[], ''],
  [['Contoso'], 'Contoso'],
  [['Contoso', 'Contoso'], 'Contoso'],
  [['Contoso', 'Fabrikam'], 'Contoso and Fabrikam'],
  [['Contoso', 'Fabrikam', 'Contoso', 'Initech'], 'Contoso, Fabrikam, and Initech'],
])('says %j as "%s"', (titles, words) => {
  expect(entitiesInWords(recordsOf(...titles))).toBe(words);
});

it.each([
  [0, 2],
  [1, 2],
  [2, 3],
  [6, 6],
])('takes %i records for %i minutes', (count, minutes) => {
  const records = recordsOf(...Array.from({ length: count }, () => 'Contoso'));
  expect(minutesToAnswer({ records, questions: [] })).toBe(minutes);
});

it('takes longer where there are questions', () => {
  const asked = {
    type: 'free_text' as const,
    prompt: 'Why?',
    required: true,
    options: [],
    allowComment: false,
  };
  const questions = Array.from({ length: 20 }, (_, questionId) => ({ ...asked, questionId }));
  expect(minutesToAnswer({ records: recordsOf('Contoso'), questions })).toBe(10);
});

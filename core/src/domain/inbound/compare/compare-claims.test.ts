import type { ClaimMatch } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { processorMs } from '../../../platform/testing/processor-time.ts';
import type { ClaimAnswer, VerifierClaim, VerifierRecord } from '../../records/verifier-form.ts';
import { compareClaims } from './compare-claims.ts';

type Said = Pick<ClaimAnswer, 'answer' | 'value'>;
const corrected = (value: string | null): Said => ({ answer: 'CORRECTED', value });

const form = (field: string, kind: VerifierClaim['kind'], provided: string | null): VerifierRecord => ({
  index: 0,
  title: 'Acme',
  claims: [{ field, label: field, kind, provided }],
});

interface Row {
  name: string;
  field: string;
  kind: VerifierClaim['kind'];
  provided: string | null;
  said: Said | null;
  match: ClaimMatch;
  verified: string | null;
}

const text = (
  name: string,
  provided: string,
  said: Said | null,
  match: ClaimMatch,
  verified: string | null,
): Row => ({
  name,
  provided,
  said,
  match,
  verified,
  field: 'position',
  kind: 'TEXT',
});

const date = (
  name: string,
  field: string,
  provided: string | null,
  said: Said | null,
  match: ClaimMatch,
  verified: string | null,
): Row => ({ name, field, provided, said, match, verified, kind: 'DATE' });

const rows: Row[] = [
  text('confirmed', 'Clerk', { answer: 'CONFIRMED', value: null }, 'MATCH', 'Clerk'),
  text('confirmed with it', 'Clerk', { answer: 'CONFIRMED', value: 'the clerk' }, 'MATCH', 'Clerk'),
  text('confirmed with another', 'Clerk', { answer: 'CONFIRMED', value: 'Janitor' }, 'UNCLEAR', 'Janitor'),
  text('unknown', 'Clerk', { answer: 'UNKNOWN', value: null }, 'NOT_VERIFIED', null),
  text('not answered', 'Clerk', null, 'NOT_VERIFIED', null),
  text('corrected to the same', 'Clerk', corrected('Clerk'), 'MATCH', 'Clerk'),
  text('corrected to the same meaning', 'Sr. Clerk', corrected('senior clerk'), 'MATCH', 'senior clerk'),
  text('corrected to something else', 'Clerk', corrected('Manager'), 'MISMATCH', 'Manager'),
  text('called wrong without a value', 'Clerk', corrected(null), 'UNCLEAR', null),
  text('called wrong with a blank value', 'Clerk', corrected('  '), 'UNCLEAR', null),

  date('confirmed', 'startDate', '2019-03-04', { answer: 'CONFIRMED', value: null }, 'MATCH', '2019-03-04'),
  date(
    'confirmed with its month',
    'startDate',
    '2019-03-04',
    { answer: 'CONFIRMED', value: '2019-03' },
    'MATCH',
    '2019-03-04',
  ),
  date(
    'confirmed with another',
    'startDate',
    '2019-03-04',
    { answer: 'CONFIRMED', value: '2001-01-01' },
    'UNCLEAR',
    '2001-01-01',
  ),
  date('same day', 'startDate', '2019-03-04', corrected('2019-03-04'), 'MATCH', '2019-03-04'),
  date(
    'another day of the month',
    'startDate',
    '2019-03-04',
    corrected('2019-03-05'),
    'MISMATCH',
    '2019-03-05',
  ),
  date('source gives the month', 'startDate', '2019-03-04', corrected('2019-03'), 'MATCH', '2019-03'),
  date('source gives another month', 'startDate', '2019-03-04', corrected('2019-04'), 'MISMATCH', '2019-04'),
  date('applicant gave the month', 'startDate', '2019-03', corrected('2019-03-31'), 'MATCH', '2019-03-31'),
  date('both give the month', 'startDate', '2019-03', corrected('2019-03'), 'MATCH', '2019-03'),
  date('same month of another year', 'startDate', '2019-03', corrected('2020-03'), 'MISMATCH', '2020-03'),
  date('month by name', 'startDate', '2019-03-04', corrected('March 2019'), 'MATCH', 'March 2019'),
  date('year only', 'startDate', '2019-03-04', corrected('2019'), 'UNCLEAR', '2019'),
  date('another year only', 'startDate', '2019-03-04', corrected('2018'), 'MISMATCH', '2018'),
  date('day or month first', 'startDate', '2019-03-04', corrected('03/04/2019'), 'UNCLEAR', '03/04/2019'),
  date('a start that is now', 'startDate', '2019-03-04', corrected('present'), 'UNCLEAR', 'present'),
  date(
    'a day that does not exist',
    'startDate',
    '2019-03-04',
    corrected('2019-02-30'),
    'UNCLEAR',
    '2019-02-30',
  ),
  date('a month that does not exist', 'startDate', '2019-03-04', corrected('2019-13'), 'UNCLEAR', '2019-13'),
  date('words for a date', 'startDate', '2019-03-04', corrected('spring'), 'UNCLEAR', 'spring'),
  date('words provided', 'startDate', 'spring', corrected('2019-03-04'), 'UNCLEAR', '2019-03-04'),
  date('called wrong without a date', 'startDate', '2019-03-04', corrected(null), 'UNCLEAR', null),

  date('still there, confirmed', 'endDate', null, { answer: 'CONFIRMED', value: null }, 'MATCH', null),
  date('still there, both say so', 'endDate', null, corrected(null), 'MATCH', null),
  date('still there, but it ended', 'endDate', null, corrected('2020-05'), 'MISMATCH', '2020-05'),
  date('ended, but still there', 'endDate', '2020-05-01', corrected(null), 'MISMATCH', null),
  date('still there, in words', 'endDate', null, corrected('Still employed'), 'MATCH', 'Still employed'),
  date('ended, but present', 'endDate', '2020-05-01', corrected('Present'), 'MISMATCH', 'Present'),
  date('still there, unreadable', 'endDate', null, corrected('soon'), 'UNCLEAR', 'soon'),
  date('still there, but left today', 'endDate', null, corrected('2026-03-02'), 'UNCLEAR', '2026-03-02'),
  date('leaves today, but still there', 'endDate', '2026-03-02', corrected(null), 'UNCLEAR', 'present'),
  date('was to leave, still there', 'endDate', '2026-06-30', corrected('Current'), 'UNCLEAR', 'Current'),
  date('words for the end, still there', 'endDate', 'spring', corrected(null), 'UNCLEAR', 'present'),
  date(
    'to graduate, enrolled',
    'graduationDate',
    '2027-05',
    corrected('currently enrolled'),
    'UNCLEAR',
    'currently enrolled',
  ),
  date('to graduate, later', 'graduationDate', '2027-05', corrected('2027-12'), 'UNCLEAR', '2027-12'),
  date('to graduate, has done', 'graduationDate', '2027-05', corrected('2024-05'), 'MISMATCH', '2024-05'),
  date('has graduated, is to', 'graduationDate', '2019-05', corrected('2027-12'), 'MISMATCH', '2027-12'),
  date('denied to be there', 'endDate', null, corrected('not employed'), 'UNCLEAR', 'not employed'),
  date('still there, blank correction', 'endDate', null, corrected(''), 'UNCLEAR', null),
];

/** Sets claims beside what a source says at some time. */
const compare = (records: VerifierRecord[], claims: ClaimAnswer[]) =>
  compareClaims(records, { claims, at: new Date('2026-03-02T15:00:00Z') });

describe('compareClaims', () => {
  it.each(rows)('$kind $field, $name: $match', ({ field, kind, provided, said, match, verified }) => {
    const answers = said ? [{ record: 0, field, ...said }] : [];
    expect(compare([form(field, kind, provided)], answers)).toEqual([
      { record: 0, field, provided, verified, match, comment: expect.stringMatching(/\S/) },
    ]);
  });

  it('tells both sides of a mismatch in the comment', () => {
    const [claim] = compare(
      [form('position', 'TEXT', 'Clerk')],
      [{ record: 0, field: 'position', ...corrected('Manager') }],
    );
    expect(claim?.comment).toBe(
      'The applicant said: Clerk. The source says: Manager. The ranks differ: "clerk" and "manager".',
    );
  });

  it('keeps records apart, ignores answers to other fields, and lets the last answer count', () => {
    const records: VerifierRecord[] = [
      form('position', 'TEXT', 'Clerk'),
      { ...form('position', 'TEXT', 'Guard'), index: 1 },
    ];
    const claims = compare(records, [
      { record: 1, field: 'position', ...corrected('Manager') },
      { record: 1, field: 'position', answer: 'CONFIRMED', value: null },
      { record: 0, field: 'salary', ...corrected('1') },
      { record: 7, field: 'position', ...corrected('Cook') },
    ]);
    expect(claims.map(({ record, match }) => [record, match])).toEqual([
      [0, 'NOT_VERIFIED'],
      [1, 'MATCH'],
    ]);
  });
});

it('what has ended since the applicant wrote that it goes on is for a person, however late the answer is', () => {
  const said = { record: 0, field: 'endDate', ...corrected('2026-03-20') };
  const judged = (claimedAt: string) =>
    compareClaims([form('endDate', 'DATE', null)], {
      claims: [said],
      at: new Date('2026-08-03T15:00:00Z'),
      claimedAt: new Date(claimedAt),
    })[0]?.match;
  expect(judged('2026-03-02T15:00:00Z')).toBe('UNCLEAR');
  expect(judged('2026-07-02T15:00:00Z')).toBe('MISMATCH');
});

describe('a qualification that was still to come', () => {
  const enrolled = (graduationDate: string | null, said: string): ClaimMatch | undefined => {
    const text = form('qualification', 'TEXT', 'Bachelor of Science');
    const [date] = form('graduationDate', 'DATE', graduationDate).claims;
    const record = { ...text, claims: [...text.claims, ...(graduationDate && date ? [date] : [])] };
    return compare([record], [{ record: 0, field: 'qualification', ...corrected(said) }])[0]?.match;
  };

  it.each<[string | null, string, ClaimMatch]>([
    ['2027-05', 'BS in progress', 'UNCLEAR'],
    ['2027-05', 'Currently enrolled', 'UNCLEAR'],
    ['2027-05', 'BS expected 2027', 'UNCLEAR'],
    ['2026-02', 'BS in progress', 'UNCLEAR'],
    ['2027-05', 'Associate of Arts', 'MISMATCH'],
    ['2019-05', 'BS in progress', 'MISMATCH'],
    [null, 'BS in progress', 'MISMATCH'],
  ])('with graduation in %s, and %j of the source: %s', (date, said, match) => {
    expect(enrolled(date, said)).toBe(match);
  });
});

it('a qualification of a course that has begun, and of whose end nothing is said, may be still to come', () => {
  const [start] = form('startDate', 'DATE', '2024-09-01').claims;
  const text = form('qualification', 'TEXT', 'Bachelor of Science');
  const record = { ...text, claims: [...text.claims, ...(start ? [start] : [])] };
  const said = { record: 0, field: 'qualification', ...corrected('BS in progress') };
  expect(compare([record], [said])[0]?.match).toBe('UNCLEAR');
});

describe('what the applicant says of another record there', () => {
  const at = (title: string, index: number, claims: [string, VerifierClaim['kind'], string | null][]) => ({
    index,
    title,
    claims: claims.map(([field, kind, provided]) => ({ field, label: field, kind, provided })),
  });
  const analyst = at('Acme Inc', 0, [
    ['position', 'TEXT', 'Analyst'],
    ['startDate', 'DATE', '2019-03-04'],
    ['endDate', 'DATE', '2021-05-31'],
  ]);
  const manager = at('ACME', 1, [
    ['position', 'TEXT', 'Manager'],
    ['startDate', 'DATE', '2021-06-01'],
    ['endDate', 'DATE', null],
  ]);
  const elsewhere = at('Beta LLC', 2, [['position', 'TEXT', 'Director']]);
  const besides = [analyst, manager, elsewhere];
  const judged = (record: VerifierRecord, field: string, value: string | null) =>
    compareClaims([record], {
      claims: [{ record: record.index, field, ...corrected(value) }],
      besides,
      at: new Date('2026-03-02T15:00:00Z'),
    }).find((claim) => claim.field === field);

  it.each<[VerifierRecord, string, string | null, ClaimMatch]>([
    [analyst, 'position', 'Mgr', 'UNCLEAR'],
    [analyst, 'startDate', '2021-06', 'UNCLEAR'],
    [analyst, 'endDate', null, 'UNCLEAR'],
    [manager, 'startDate', '2019-03-04', 'UNCLEAR'],
    [manager, 'startDate', '2018-03-04', 'MISMATCH'],
    [analyst, 'position', 'Director', 'MISMATCH'],
    [analyst, 'position', 'Cook', 'MISMATCH'],
  ])('is no discrepancy: %j, %s %j: %s', (record, field, value, match) => {
    expect(judged(record, field, value)?.match).toBe(match);
  });

  it('is a value also where the source says that it has not ended', () => {
    expect(judged(analyst, 'endDate', null)?.verified).toBe('present');
  });

  it('is told', () => {
    expect(judged(analyst, 'position', 'Manager')?.comment).toContain('another job or course there');
  });
});

it('bounds values after they are normalised: one character may stand for eighteen', () => {
  const fields = [
    ['employerName', 'TEXT'],
    ['position', 'TEXT'],
    ['startDate', 'DATE'],
    ['endDate', 'DATE'],
  ] as const;
  const records = Array.from({ length: 100 }, (_, index) => ({
    index,
    title: 'Acme',
    claims: fields.map(([field, kind]) => ({ field, label: field, kind, provided: '2019-03-01' })),
  }));
  const value = '\ufdfa'.repeat(300);
  const claims = records.flatMap(({ index, claims }) =>
    claims.map(({ field }) => ({ record: index, field, ...corrected(value) })),
  );
  const began = processorMs();
  const compared = compareClaims(records, { claims, at: new Date('2025-03-04') });
  // Two and a half seconds without a bound, on the machine on which it takes a tenth of one.
  expect(processorMs() - began).toBeLessThan(1_500);
  expect(new Set(compared.map(({ match }) => match))).toEqual(new Set(['UNCLEAR']));
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costOf, leastBelow } from '../../../platform/testing/processor-time.ts';
import { COMPARISON_TABLES, OPEN, OTHER } from '../../../testing/comparison-tables.ts';
import { type ComparisonContext, compareValues } from './compare-values.ts';
import type { Comparison } from './comparison.ts';

/** When sources say what they say here. */
const at = new Date('2026-03-02T15:00:00Z');
const compare = (field: string, one: string, other: string, context: ComparisonContext = {}) =>
  compareValues(field, one, other, { at, ...context });

describe.each(Object.entries(COMPARISON_TABLES))('%s', (field, rows) => {
  it.each(rows)('%s and %s', (one, other, match = 'MATCH') => {
    expect(compare(field, one, other)).toEqual({ match, reason: expect.stringMatching(/^[A-Z"].*\.$/) });
    expect(compare(field, other, one).match, 'the other way').toBe(match);
  });
});

describe('what is written where a value belongs', () => {
  it.each<[string, Comparison['match']]>([
    ['n/a', OPEN],
    ["don't know", OPEN],
    ['?', OPEN],
    ['Yes', OPEN],
    ['correct.', OPEN],
    ['No', OPEN],
    ['Incorrect', OPEN],
    ['Not correct, it is Filing Clerk', OPEN],
    ['No, it should be Clerk', 'MATCH'],
    ['The title was: Clerk', 'MATCH'],
    ['Never a clerk', OPEN],
  ])('%s beside Clerk: %s', (verified, match) => {
    expect(compare('position', 'Clerk', verified).match).toBe(match);
  });

  it('is open for a field without rules, unless it is the same', () => {
    expect(compare('salary', '100', '100 ').match).toBe('MATCH');
    expect(compare('salary', '100', '200').match).toBe(OPEN);
    expect(compare('constructor', '100', '200').match).toBe(OPEN);
  });
});

describe('when something began or ended', () => {
  it.each<[field: string, provided: string, verified: string, match: Comparison['match']]>([
    ['endDate', '2016-07-29', 'through July 2016', 'MATCH'],
    ['endDate', '2016-07', 'bis zum 31.07.2016', 'MATCH'],
    ['endDate', '2016-07-31', 'Ende Juli 2016', 'MATCH'],
    ['endDate', '2016-07', 'until August 2016', OTHER],
    ['endDate', '-', 'until now', 'MATCH'],
    ['endDate', '-', 'since 2016', OPEN],
    ['startDate', '2015-07-01', 'since July 1, 2015', 'MATCH'],
    ['startDate', '2015-07', 'original hire date: July 2015', 'MATCH'],
    ['startDate', '2015-07', 'Anfang Juli 2015', OPEN],
    ['startDate', '2015-07', 'until July 2016', OPEN],
    ['startDate', '2015-07', 'from July 2015 to June 2016', OPEN],
  ])('%s %s, where the source says %s: %s', (field, provided, verified, match) => {
    expect(compare(field, provided, verified).match).toBe(match);
  });
});

describe('a degree beside the field of study that the applicant names apart', () => {
  it.each<[fieldOfStudy: string, verified: string, match: Comparison['match']]>([
    ['Physics', 'BSc in Physics', 'MATCH'],
    ['Physics', 'BSc', 'MATCH'],
    ['Physics', 'BSc in Accounting', OTHER],
    ['Physics', 'Bachelor of Science, minor in Physics', OTHER],
    ['Physics', 'B.S. Physics (awarded May 2015)', 'MATCH'],
    ['Physics', 'B.S. Physics, 2015', 'MATCH'],
    ['Physics', 'B.S. Physics, 2026', OPEN],
    ['Physics', 'B.S. Physics, conferred January 2026', 'MATCH'],
    ['Physics', 'BS awarded May 2027', OTHER],
    ['Physics', 'BS, will be conferred 2027', OTHER],
    ['Physics', 'BS, withdrew 2015', OTHER],
    ['Physics', 'BS, never graduated', OTHER],
  ])('%s, where the source says %s: %s', (fieldOfStudy, verified, match) => {
    expect(compare('qualification', 'Bachelor of Science', verified, { fieldOfStudy }).match).toBe(match);
  });
});

const fields = fc.constantFrom(...Object.keys(COMPARISON_TABLES), 'startDate', 'endDate', 'somethingElse');
const rows = Object.values(COMPARISON_TABLES).flat();
const known = [...rows.map(([one]) => one), ...rows.map(([, other]) => other)];
const pieces = fc.constantFrom(
  ...[
    'ﷺ',
    'constructor',
    '__proto__',
    'toString',
    '😀',
    'مرحبا',
    '東京',
    'İ',
    '((',
    '),',
    ' dba ',
    ' aka ',
    'a b c ',
    '/',
    '|',
    '  ',
  ],
  ...[
    'minor in ',
    'bs ',
    'of ',
    'sr mgr ',
    'tech pm assoc ',
    'uw cc um ',
    '有限',
    'x'.repeat(40),
    'univ of st ',
    'co inc ',
    '03/04/19',
    'jan ',
    '-',
    '\u0301',
    ...known.slice(0, 40),
  ],
);
/** Values from the tables, and texts that nobody thought of, up to the longest that are allowed. */
const values = fc.oneof(
  fc.constantFrom(...known),
  fc.array(pieces, { maxLength: 60 }).map((found) => found.join('')),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .tuple(pieces, fc.integer({ min: 1, max: 10_000 }))
    .map(([piece, length]) => piece.repeat(length).slice(0, 10_000)),
);

describe('whatever the values', () => {
  it('a value means itself, and gets a reason in a sentence', () => {
    fc.assert(
      fc.property(fields, values, values, (field, one, other) => {
        expect(compare(field, one, ` ${one} `).match).toBe('MATCH');
        expect(compare(field, one, other)).toEqual({
          match: expect.stringMatching(/^(MATCH|UNCLEAR|MISMATCH)$/),
          reason: expect.stringMatching(/\.$/),
        });
      }),
    );
  });

  it('a rank on one side only is never a match', () => {
    const titles = (COMPARISON_TABLES.position ?? []).map(([one]) => one);
    const ranks = fc.constantFrom('Senior', 'Junior', 'Assistant', 'Vice', 'Former', 'Acting');
    fc.assert(
      fc.property(fc.constantFrom(...titles), ranks, (title, rank) => {
        expect(compare('position', title, `${rank} ${title}`).match).not.toBe('MATCH');
      }),
    );
  });

  it('are compared in a millisecond', () => {
    fc.assert(
      fc.property(fields, values, values, (field, one, other) => {
        expect(leastBelow(1, () => costOf(() => compare(field, one, other)))).toBeLessThan(1);
      }),
    );
  });

  it.each([
    // What joins to one word, and as many words as are compared.
    ...['t- ', '- ', '. ', ', '].map((piece) => [piece, 90] as const),
    ...['no ', '# ', 'store ', 'no. '].map((piece) => [piece, 22] as const),
  ])('are, where an employer is %j again and again', (piece, times) => {
    const other = `Contoso ${piece.repeat(times)}x`;
    // Each doubled the time until it was known that no number of a store follows.
    expect(leastBelow(5, () => costOf(() => compare('employerName', 'Contoso', other)))).toBeLessThan(5);
  });
});

import { describe, expect, it } from 'vitest';
import { redactionDueAt } from './retention-rule.ts';

const END = new Date('2026-03-07T12:00:00Z');

describe('redaction is due', () => {
  it.each<[string, Date | null, number | null, boolean, string | null]>([
    ['as many days of 24 hours after the end as the term says', END, 30, false, '2026-04-06T12:00:00Z'],
    ['a day after the end at the earliest', END, 1, false, '2026-03-08T12:00:00Z'],
    ['never while the order runs', null, 30, false, null],
    ['never without a term', END, null, false, null],
    ['never under a legal hold', END, 30, true, null],
  ])('%s', (_when, endedAt, retentionDays, legalHold, expected) => {
    const due = redactionDueAt(endedAt, { retentionDays, legalHold });
    expect(due).toEqual(expected && new Date(expected));
  });
});

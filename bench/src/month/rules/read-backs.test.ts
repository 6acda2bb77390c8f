import { describe, expect, it } from 'vitest';
import type { GivenAnswer, ReadBack } from '../journal.ts';
import type { MonthRecord } from '../month-record.ts';
import { ADDRESS, answeredSearch, goodMonth, hoursLater, message } from '../testing/month.ts';
import { RULES } from './index.ts';

const READ_BACKS = [
  'no contact is reminded who has replied',
  'what is written is read back in measure',
  'nothing is read back that was not written',
  '60 % of answers in words end by a read-back',
];
const brokenBy = (month: MonthRecord): string[] =>
  READ_BACKS.filter((rule) => (RULES[rule] ?? expect.fail(rule))(month).length > 0);

const written = (changes: Partial<GivenAnswer> = {}): GivenAnswer => ({
  at: hoursLater(1),
  attemptId: 'attempt',
  door: 'mail',
  statement: 'all is right',
  record: 0,
  shows: [],
  ...changes,
});
const confirmed = (changes: Partial<GivenAnswer> = {}): GivenAnswer =>
  written({ at: hoursLater(4), door: 'read-back', shows: [0], ...changes });
const sentBack = (changes: Partial<ReadBack> = {}): ReadBack => ({
  at: hoursLater(1),
  attemptId: 'attempt',
  inReplyTo: '<1@reply.example>',
  destination: ADDRESS,
  ...changes,
});
const month = (changes: Partial<MonthRecord> = {}): MonthRecord =>
  goodMonth({ answers: [written(), confirmed()], readBacks: [sentBack()], ...changes });

/** Fifty searches that were answered in words, of which so many were confirmed. */
function manyWritten(confirmations: number): MonthRecord {
  const numbers = Array.from({ length: 50 }, (_, number) => number);
  const [attempt] = goodMonth().attempts;
  return month({
    searches: numbers.map((number) => answeredSearch({ searchId: `search ${number}` })),
    attempts: numbers.map((number) => ({
      ...(attempt ?? expect.fail('no attempt')),
      attemptId: `attempt ${number}`,
      searchId: `search ${number}`,
    })),
    answers: numbers.flatMap((number) => {
      const attemptId = `attempt ${number}`;
      return [written({ attemptId }), ...(number < confirmations ? [confirmed({ attemptId })] : [])];
    }),
    messages: numbers.map((number) => message({ attemptId: `attempt ${number}` })),
    readBacks: [],
  });
}

describe('read-backs as they are to be', () => {
  it.each<[what: string, changes: Partial<MonthRecord>]>([
    ['one, confirmed', {}],
    [
      'one, of which a part is confirmed',
      { answers: [written(), confirmed({ statement: 'only part is known' })] },
    ],
    ['none confirmed in a month with few of them', { answers: [written()] }],
    [
      'a reminder after a note of absence',
      {
        answers: [written({ statement: 'out of the office' })],
        messages: [message(), message({ attemptId: 'second', at: hoursLater(24) })],
      },
    ],
    ['most of many confirmed', manyWritten(30)],
  ])('break nothing: %s', (_what, changes) => {
    expect(brokenBy(month(changes))).toEqual([]);
  });
});

describe('a planted fault', () => {
  it.each<[fault: string, rule: string, changes: Partial<MonthRecord>]>([
    [
      'a reminder after the reply',
      'no contact is reminded who has replied',
      { messages: [message(), message({ attemptId: 'second', at: hoursLater(3) })] },
    ],
    [
      'a read-back to where nothing was asked',
      'what is written is read back in measure',
      { readBacks: [sentBack({ destination: 'somebody@else.example' })] },
    ],
    [
      'a read-back at night',
      'what is written is read back in measure',
      { readBacks: [sentBack({ at: hoursLater(-8) })] },
    ],
    [
      'a read-back after the end',
      'what is written is read back in measure',
      { readBacks: [sentBack({ at: hoursLater(5) })] },
    ],
    [
      'one mail read back twice',
      'what is written is read back in measure',
      { readBacks: [sentBack(), sentBack()] },
    ],
    [
      'three about one record',
      'what is written is read back in measure',
      { readBacks: ['<1@e>', '<2@e>', '<3@e>'].map((inReplyTo) => sentBack({ inReplyTo })) },
    ],
    [
      'a correction read where all is right',
      'nothing is read back that was not written',
      { answers: [written(), confirmed({ statement: 'one thing is wrong' })] },
    ],
    [
      'a value that was not given',
      'nothing is read back that was not written',
      { answers: [written({ statement: 'only part is known' }), confirmed()] },
    ],
    ['half of many left to the client', '60 % of answers in words end by a read-back', manyWritten(29)],
  ])('is found: %s', (_fault, rule, changes) => {
    expect(brokenBy(month(changes))).toEqual([rule]);
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readMachineMail } from '../read/machine/read-machine-mail.ts';
import { newTextOf } from '../read/new-text/new-text-of.ts';
import type { ReplyRequest } from '../read/reading.ts';
import { readReply } from './read-reply.ts';

const request: ReplyRequest = {
  searchType: 'EMPLOYMENT',
  applicant: { firstName: 'Sam', lastName: 'Ash', aliases: ['constructor'] },
  records: [{ employerName: 'Ash Tools', position: 'Cook', startDate: '2015-03', endDate: '2018-05' }],
};
const AT = new Date('2025-03-20T12:00:00Z');

/** What readers of mail stumble over: names of objects' own, letters that grow, marks of quotes, lists and reports. */
const piece = fc.oneof(
  fc.constantFrom(
    ...['constructor', '__proto__: x', 'toString = y', 'ﷺ', 'İ', '\u0301', '\ud800', '\0', '😀', '\u202e'],
    ...[
      '> ',
      '>> Position: Cook\nyes\n',
      '\n',
      '\n\n',
      '- ',
      '| a | b |\n',
      '[X] Yes ',
      '((((',
      '"',
      '<div>',
    ],
    ...['On Monday Pat wrote:\n', 'From: A B\nSent: x\n', '-----Original Message-----\n', '--\n', 'wrote: '],
    ...[
      'Sam Ash was a cook from ',
      'May 2015 to June 2018',
      '01/02/2015',
      'not ',
      'never ',
      '1. ',
      'Title: ',
    ],
    ...[
      'user unknown ',
      'mailbox is full ',
      '550 5.1.1 ',
      'a@b.example ',
      'Final-Recipient: rfc822; a@b.example\n',
    ],
    ...['employer code: 12345 ', 'The Work Number ', 'please contact Bob Smith ', '+1 555 0100 ', '$5 fee '],
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const text = fc.array(fc.tuple(piece, fc.constantFrom(1, 1, 1, 3, 500)), { maxLength: 12 }).map((pieces) =>
  pieces
    .map(([words, times]) => words.repeat(times))
    .join('')
    .slice(0, 30_000),
);

const report = (words: string) => ({
  envelopeFrom: null,
  header: () => null,
  from: 'MAILER-DAEMON@mx.example',
  to: [],
  subject: 'failure',
  text: words,
  parts: [{ type: 'message/delivery-status', text: words }],
});

it('reads values that are claims or stand in the mail, out of any text', () => {
  fc.assert(
    fc.property(text, (words) => {
      const reading = readReply(
        request,
        { from: words, subject: words, text: words, isAutoReply: false },
        AT,
      );
      for (const { fields } of reading.records) {
        for (const [field, value] of Object.entries(fields)) {
          expect(Object.hasOwn(request.records[0] ?? {}, field)).toBe(true);
          const said = value.evidence.replace(/\s+/g, ' ').slice(0, 40);
          expect(words.replace(/\s+/g, ' ')).toContain(said);
        }
      }
    }),
    { numRuns: 60 },
  );
});

it('takes any report, and any text, for something', () => {
  fc.assert(
    fc.property(text, (words) => {
      expect(readMachineMail(report(words))).not.toBeNull();
      expect(newTextOf(words)?.length ?? 0).toBeLessThanOrEqual(20_000);
    }),
    { numRuns: 60 },
  );
});

/** Processor time, which other work on the machine does not lengthen; the least of three, the first of which compiles. */
function cost(work: () => unknown): number {
  const runs = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    work();
    return process.cpuUsage(before).user / 1_000;
  });
  return Math.min(...runs);
}

it.each([
  '\n',
  '-',
  'Position: Cook\n',
  'From: A B\n',
  '> Title: Cook\nyes\n',
  'a@b.example ',
  '1/1/',
  'ﷺ',
  'not ',
])('reads a mail as long as there may be one, of nothing but %j, without holding up the worker', (words) => {
  const long = words.repeat(200_000 / words.length);
  const reply = { from: 'a@b.example', subject: null, text: long, isAutoReply: false };
  // Far above what is seen, and far below what any quadratic rule takes.
  expect(cost(() => readReply(request, reply, AT))).toBeLessThan(250);
  expect(cost(() => readMachineMail(report(long)))).toBeLessThan(250);
});

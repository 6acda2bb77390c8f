import fc from 'fast-check';
import { expect, it } from 'vitest';
import { costOf, leastBelow } from '../../../platform/testing/processor-time.ts';
import { readMachineMail } from '../read/machine/read-machine-mail.ts';
import { DIRECTION_MARKS, newTextOf } from '../read/new-text/new-text-of.ts';
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

/** What a reader sees of a text: marks of direction are left out of evidence, and lines are joined. */
const shown = (text: string): string => text.replace(DIRECTION_MARKS, '').replace(/\s+/g, ' ');

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
          expect(shown(words)).toContain(shown(value.evidence).slice(0, 40));
        }
      }
    }),
    { numRuns: 60 },
  );
});

const SAID = [
  'Sam Ash was our cook from March 2015 to May 2018.',
  'Sam Ash worked here. He started on March 2, 2015.',
  'Sam Ash: dates are correct, title was Line Cook.',
  'Sam Ash hat bis Mai 2018 bei uns gearbeitet.',
];
const WHEN = fc.constantFrom('March 2015', 'May 2018', '2019', 'June 4, 2014');
const OTHERS = fc.constantFrom(
  ...[
    'Our manager',
    'My brother',
    'The plant',
    'Her supervisor',
    'The former owner',
    'Our office',
    'I',
    'We',
  ],
  ...[
    'Pat Moore',
    'The company',
    'Two cooks',
    'A colleague',
    'The cook before him',
    'Operations',
    'Everyone',
  ],
);
const OTHERS_ABROAD = fc.constantFrom(
  ...['Unser Geschäftsführer ist im Mai 2018 ausgeschieden.', 'Meine Kollegin arbeitet seit 2019 hier.'],
  ...['Notre société existe depuis 2015.', 'Ma collègue est partie en mai 2018.'],
  ...['Mi compañera entró en 2019 como gerente.', 'La empresa cerró en mayo de 2018.'],
  ...['A minha colega saiu em maio de 2018.', 'A empresa foi fundada em 2015.'],
);
const DID = fc.constantFrom(
  'started in',
  'left in',
  'retired in',
  'was hired in',
  'closed in',
  'began in',
  'quit in',
);
const HE = fc.constantFrom('he', 'she', 'Sam', 'Mr. Ash', 'the employee');

/** Sentences that assert nothing of the applicant. */
const NOTHING_OF_APPLICANT = fc.oneof(
  fc.tuple(OTHERS, DID, WHEN).map(([other, did, when]) => `${other} ${did} ${when}.`),
  fc.tuple(HE, DID, WHEN).map(([he, did, when]) => `You asked whether ${he} ${did} ${when}.`),
  fc
    .tuple(HE, DID, WHEN)
    .map(([he, did, when]) => `If ${he} ${did} ${when}, a file would be in the archive.`),
  fc.tuple(HE, DID, WHEN).map(([he, did, when]) => `Please confirm that ${he} ${did} ${when}.`),
  fc.tuple(HE, WHEN).map(([he, when]) => `Did ${he} leave as a waiter in ${when}?`),
  fc.tuple(HE, WHEN).map(([he, when]) => `We cannot confirm that ${he} was a waiter until ${when}.`),
  OTHERS_ABROAD,
);

it('reads nothing more because a sentence is added that asserts nothing of the applicant', () => {
  const valuesIn = (words: string) => {
    const mail = { from: 'a@b.example', subject: 'Re: x', text: words, isAutoReply: false };
    return readReply(request, mail, AT).records.flatMap(({ fields }) =>
      Object.entries(fields).map(([field, { says, value }]) => `${field} ${says} ${value}`),
    );
  };
  fc.assert(
    fc.property(fc.constantFrom(...SAID), NOTHING_OF_APPLICANT, fc.boolean(), (said, added, isFirst) => {
      const mail = isFirst ? `${added}\n\n${said}` : `${said}\n\n${added}`;
      const known = valuesIn(said);
      expect(valuesIn(mail).filter((value) => !known.includes(value))).toEqual([]);
    }),
    { numRuns: 200 },
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

it.each([
  '\n',
  '-',
  'Position: Cook\n',
  'From: A B\n',
  '> Title: Cook\nyes\n',
  'a@b.example ',
  '@ß',
  '1/1/',
  'ﷺ',
  'not ',
])('reads a mail as long as there may be one, of nothing but %j, without holding up the worker', (words) => {
  const long = words.repeat(200_000 / words.length);
  const reply = { from: 'a@b.example', subject: null, text: long, isAutoReply: false };
  // Far above what is seen, and far below what any quadratic rule takes.
  expect(leastBelow(250, () => costOf(() => readReply(request, reply, AT)))).toBeLessThan(250);
  expect(leastBelow(250, () => costOf(() => readMachineMail(report(long))))).toBeLessThan(250);
});

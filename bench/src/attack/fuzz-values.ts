import type { Random } from '../random.ts';

/** Pieces of texts that have hurt parsers, or could. */
const PIECES = [
  ...[
    '',
    ' ',
    'a',
    '0',
    '-1',
    '1e400',
    'null',
    'true',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
  ],
  ...['\0', '\ud800', '\u202e', '\u2028', '\ufdfa', '\u0130', 'ß', 'é', '\u{1f468}\u200d\u{1f469}', '\ufeff'],
  ...[
    '\r\n',
    '\r\nBcc: x@y.example\r\n',
    '\r\n.\r\n',
    '%00',
    '%',
    '%zz',
    '%c0%ae',
    '../',
    '..%2f',
    '//',
    '\\',
    '?',
    '#',
    '&',
    '=',
    ';',
  ],
  ...[
    '<script>',
    '"><img src=x>',
    '{{7*7}}',
    '$(7*7)',
    "' or 1=1--",
    '[',
    ']',
    '{',
    '}',
    '((((',
    'a[b][c]',
    '@',
    '@@',
    '<>',
    ',',
  ],
  ...[
    '2019-02-30',
    '0000-00-00',
    '99999-01-01',
    '31/31/2019',
    'March 2019',
    'yes',
    'no',
    'CONFIRMED',
    'CORRECTED',
    'UNKNOWN',
  ],
];

const NAMES = [
  ...[
    'situation',
    'claims.all',
    'respondent.name',
    'respondent.title',
    'comment',
    'referral.email',
    'referral.name',
  ],
  ...[
    'referral.phone',
    'thirdParty.vendor',
    'thirdParty.note',
    'letters',
    'reference',
    'wish',
    'questions.1',
  ],
  ...[
    'questions.1.comment',
    'claims.0.position',
    'claims.0.position.value',
    'claims.0.startDate',
    'claims.0.startDate.value',
  ],
  ...['claims.0.endDate', 'claims.0.endDate.stillThere', 'claims.99.x', '__proto__', 'constructor'],
];
const SITUATIONS = ['ANSWER', 'NO_RECORD', 'WRONG_PERSON', 'THIRD_PARTY'];

/** A text of pieces, one of them repeated at times, that is about so long at most. */
export function bentText(random: Random, most: number): string {
  let text = '';
  for (let pieces = random.between(0, 8); pieces > 0; pieces -= 1) {
    const piece = random.pick(PIECES);
    text += random.chance(0.1) ? piece.repeat(random.between(1, Math.max(1, most))) : piece;
  }
  return text.slice(0, most);
}

/** A form that is nearly one of ours. */
export function bentForm(random: Random): string {
  const form = new URLSearchParams();
  if (random.chance(0.7)) form.append('situation', random.pick(SITUATIONS));
  for (let fields = random.between(0, 12); fields > 0; fields -= 1) {
    const name = random.chance(0.8) ? random.pick(NAMES) : bentText(random, 100);
    form.append(name, bentText(random, random.chance(0.05) ? 12_000 : 200));
  }
  const text = form.toString();
  return random.chance(0.1) ? text + bentText(random, 100) : text;
}

/** JSON that is nearly a notification, or nearly none. */
export function bentJson(random: Random, depth = 0): string {
  const value = (): unknown => {
    if (depth < 4 && random.chance(0.3)) return JSON.parse(bentObject(random, depth + 1));
    return random.pick<unknown>([bentText(random, 300).toWellFormed(), 0, -1, 1e21, null, true, [], {}]);
  };
  const text = JSON.stringify({
    channel: random.pick<unknown>(['EMAIL', 'VOICE', 'FAX', value()]),
    answers: value(),
    messageData: random.chance(0.5) ? { body: { text: bentText(random, 4_000).toWellFormed() } } : value(),
    metadata: random.chance(0.5) ? { outboundId: '0197c1b2-5c1e-7c43-9d0e-3f1f6f3a2b10' } : value(),
  });
  return random.chance(0.1) ? text.slice(0, random.between(0, text.length)) : text;
}

function bentObject(random: Random, depth: number): string {
  const fields = Array.from({ length: random.between(0, 4) }, () => [
    random.chance(0.5) ? random.pick(NAMES) : bentText(random, 30).toWellFormed(),
    depth < 4 && random.chance(0.3)
      ? JSON.parse(bentObject(random, depth + 1))
      : bentText(random, 100).toWellFormed(),
  ]);
  return JSON.stringify(Object.fromEntries(fields));
}

const TYPES = [
  ...[
    'text/plain',
    'text/html; charset=utf-8',
    'text/plain; charset=x-unknown',
    'multipart/mixed; boundary=B',
  ],
  ...[
    'multipart/report; report-type=delivery-status; boundary=B',
    'message/rfc822',
    'application/pdf',
    'a/b; c',
  ],
];
const ENCODINGS = ['7bit', 'base64', 'quoted-printable', 'x-unknown'];
const SENTENCES = [
  ...['Everything is correct.', 'We have no record of this person.', 'She left on 31 August 2021, not 2022.'],
  ...[
    'Please ask The Work Number.',
    'Do not write to us again.',
    'I am out of the office.',
    'Title: Senior Analyst',
  ],
  ...['On Mon, 1 Jan 2024 x wrote:', '> quoted', 'Start date: 03/2019 - 08/2022', 'Pat Doe, HR Manager'],
];

/** A mail that is nearly a reply, a report, or nothing that could be read. */
export function bentMail(random: Random, to: string): Buffer {
  const headers = [
    ...['From: asked@contoso.example', `To: ${to}`, `Subject: ${bentText(random, 200)}`, 'MIME-Version: 1.0'],
    ...[`Content-Type: ${random.pick(TYPES)}`, `Content-Transfer-Encoding: ${random.pick(ENCODINGS)}`],
    `X-${bentText(random, 20)}: ${bentText(random, 200)}`,
  ];
  const lines = Array.from({ length: random.between(0, 12) }, () =>
    random.chance(0.6) ? random.pick(SENTENCES) : bentText(random, random.chance(0.1) ? 20_000 : 300),
  );
  const parts = random.chance(0.4)
    ? lines.map((line) => `--B\r\nContent-Type: ${random.pick(TYPES)}\r\n\r\n${line}`)
    : lines;
  const text = `${headers.join('\r\n')}\r\n\r\n${parts.join('\r\n')}`.replaceAll('\r\n.\r\n', '\r\n..\r\n');
  return random.chance(0.1) ? Buffer.from(text, 'latin1') : Buffer.from(text);
}

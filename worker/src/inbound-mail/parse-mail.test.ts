import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf, type ParsedMail, parseMail, UnreadableMail } from './parse-mail.ts';
import {
  autoReply,
  EXCHANGE_NDR,
  EXIM_BOUNCE,
  GMAIL_DELAY,
  GMAIL_REPLY,
  HTML_ONLY,
  LATIN1,
  latin1,
  lines,
  NAMED_ATTACHMENTS,
  nested,
  OUTLOOK_REPLY,
  POSTFIX_BOUNCE,
  QMAIL_BOUNCE,
  RELAYED_REPORT,
  SPF_REFUSAL,
  WINMAIL,
} from './testing/mails.ts';

const FROM = 'pat.doyle@contoso.example';

const parse = (raw: string | Buffer, from: string | null = FROM): Promise<ParsedMail> =>
  parseMail(Buffer.from(raw), from);

const names = ({ documents }: ParsedMail) => documents.map(({ fileName }) => fileName);

describe('what somebody wrote', () => {
  it('comes from Gmail with what it quotes, and without', async () => {
    const mail = await parse(GMAIL_REPLY);
    expect(mail).toMatchObject({
      envelopeFrom: FROM,
      messageId: '<CAF1=abc+def@mail.gmail.com>',
      kind: 'MESSAGE',
      documents: [],
      inReplyTo: '<0190b3c4-0000-7000-8000-000000000000@reply.credence.test>',
      from: `Pat Doyle <${FROM}>`,
      to: ['abcdefgh@reply.credence.test'],
      subject: 'Re: Employment verification for Jordan Rivera',
      date: new Date('2026-03-02T19:00:00Z'),
    });
    expect(mail.text).toContain('2019 to 2022—all correct.');
    expect(mail.text).toContain('no record of Jordan');
  });

  it('comes from Outlook with its letter, without the logo of the signature', async () => {
    const mail = await parse(OUTLOOK_REPLY);
    expect(mail).toMatchObject({
      from: `Doyle, Pat <${FROM}>`,
      documents: [
        {
          fileName: 'Letter for Jordan.pdf',
          contentType: 'application/pdf',
          content: Buffer.from('%PDF-1.7'),
        },
      ],
    });
    expect(mail.text).toContain('no record of Jordan');
  });

  it('is read out of HTML when there is nothing else', async () => {
    expect(await parse(HTML_ONLY)).toMatchObject({
      text: 'We have no record of this person.\n\nPat & Kim\n\n> I hereby confirm',
    });
  });

  it('may be in any encoding', async () => {
    expect(await parse(LATIN1)).toMatchObject({
      from: 'Jürgen Müller <jm@contoso.example>',
      subject: 'Rückfrage',
      text: 'Für Herrn Müller bestätigen wir alles.',
    });
  });

  it('may come with documents of any name', async () => {
    const mail = await parse(NAMED_ATTACHMENTS);
    expect(names(mail)).toEqual([
      'Bestätigung für Jordan.pdf',
      'Lettre signée.pdf',
      'unnamed',
      'message.eml',
    ]);
    expect(mail.text, 'words of a mail in the mail').toBeNull();
  });

  it('may come as a program packs it that nobody else can unpack', async () => {
    expect(await parse(WINMAIL)).toMatchObject({
      text: 'See the letter.',
      documents: [{ fileName: 'winmail.dat', contentType: 'application/ms-tnef' }],
    });
  });
});

describe('the kind of a mail', () => {
  it.each<[string, string, ParsedMail['kind']]>([
    ['a bounce from Postfix', POSTFIX_BOUNCE, 'PERMANENT'],
    ['a bounce from Exchange', EXCHANGE_NDR, 'PERMANENT'],
    ['a bounce from Exim', EXIM_BOUNCE, 'TEMPORARY'],
    ['a bounce that speaks of us', SPF_REFUSAL, 'POLICY'],
    ['word of a delay from Gmail', GMAIL_DELAY, 'DELAY'],
    ['a report of success', RELAYED_REPORT, 'ARRIVED'],
    ['a bounce in words alone', QMAIL_BOUNCE, 'PERMANENT'],
  ])('is told by its form: %s', async (_what, raw, kind) => {
    const mail = await parse(raw, null);
    expect(mail.kind).toBe(kind);
    expect(mail.documents, 'what we had sent ourselves').toEqual([]);
    expect(mail.text).not.toBeNull();
  });

  it.each([
    ['Automatic reply: Employment verification', 'I am out of the office.'],
    ['Automatische Antwort: Employment verification', 'Ich bin bis Montag abwesend.'],
    ['Abwesenheitsnotiz: Employment verification', 'Ich bin im Urlaub.'],
    ['Réponse automatique : Employment verification', 'Je suis absente.'],
    ['Respuesta automática: Employment verification', 'Estoy de vacaciones.'],
    ['Resposta automática: Employment verification', 'Estou de férias.'],
    ['Risposta automatica: Employment verification', 'Sono in ferie.'],
    ['Automatisch antwoord: Employment verification', 'Ik ben afwezig.'],
    ['Autosvar: Employment verification', 'Jag är ledig.'],
    ['Out of Office Re: Employment verification', 'I am away.'],
  ])('is told by the subject that programs give it: "%s"', async (subject, words) => {
    expect((await parse(autoReply(subject, words))).kind).toBe('AUTO_REPLY');
  });

  it.each([
    ['Auto-Submitted: auto-replied', 'AUTO_REPLY'],
    ['Auto-Submitted: auto-replied; owner-email="pat@contoso.example"', 'AUTO_REPLY'],
    ['X-Autoreply: yes', 'AUTO_REPLY'],
    ['X-Autorespond: yes', 'AUTO_REPLY'],
    ['Precedence: auto_reply', 'AUTO_REPLY'],
    ['Content-Type: multipart/report; report-type=disposition-notification; boundary=B', 'AUTO_REPLY'],
    // Help desks through which a person answers say these too.
    ['Auto-Submitted: auto-generated', 'MESSAGE'],
    ['Precedence: bulk', 'MESSAGE'],
    ['X-Auto-Response-Suppress: All', 'MESSAGE'],
    ['Auto-Submitted: no', 'MESSAGE'],
  ])('is told by its headers: "%s" makes it %s', async (header, kind) => {
    const raw = lines(
      'From: pat.doyle@contoso.example',
      'Subject: Re: verification',
      header,
      '',
      'All correct.',
    );
    expect((await parse(raw)).kind).toBe(kind);
  });

  it('is told by an envelope that nobody shall answer', async () => {
    expect((await parse(autoReply('Re: verification', 'I am away.'), null)).kind).toBe('AUTO_REPLY');
  });
});

describe('a mail that is strange', () => {
  it.each<[string, string | Buffer, Partial<ParsedMail>]>([
    ['is empty', '', { from: null, to: [], subject: null, text: null, date: null }],
    ['has no body', 'Subject: Hi\r\n\r\n', { subject: 'Hi', text: null }],
    ['has only a body', '\r\nHello.', { text: 'Hello.' }],
    ['has a date that is none', 'Date: yesterday\r\n\r\nHello.', { date: null }],
    [
      'has NUL and bells',
      'Subject: a\0b\x07c\r\n\r\none\0two\x07\nthree',
      { subject: 'a b c', text: 'onetwo\nthree' },
    ],
    [
      'hides a header in a subject',
      'Subject: =?utf-8?Q?a=0D=0ABcc:_b@c?=\r\n\r\n',
      { subject: 'a Bcc: b@c' },
    ],
    [
      'hides a header in a name',
      'From: =?utf-8?Q?Pat=0D=0ABcc=3A_b?= <p@c.example>\r\n\r\n',
      { from: 'Pat Bcc: b <p@c.example>' },
    ],
    [
      'is of a charset that nobody knows',
      'Content-Type: text/plain; charset=x-klingon\r\n\r\nHello.',
      { text: 'Hello.' },
    ],
    ['is random bytes', Buffer.from(Array.from({ length: 4_000 }, (_, index) => (index * 167) % 256)), {}],
    ['names a boundary that never comes', 'Content-Type: multipart/mixed; boundary=x\r\n\r\nHello.', {}],
    ['is base64 that is none', 'Content-Transfer-Encoding: base64\r\n\r\n%%%%', {}],
  ])('is read as far as it goes: one that %s', async (_what, raw, expected) => {
    const mail = await parse(raw);
    expect(mail).toMatchObject({ ...expected, kind: 'MESSAGE' });
    expect(mail.messageId).toMatch(/^digest:[0-9a-f]{64}$/);
  });

  it('is the same mail when its bytes are, and no other', async () => {
    const [first, again, other] = await Promise.all([
      parse('\r\nHello.'),
      parse('\r\nHello.'),
      parse('\r\nHello!'),
    ]);
    expect(first?.messageId).toBe(again?.messageId);
    expect(first?.messageId).not.toBe(other?.messageId);
  });

  it.each<[string, () => string | Buffer]>([
    ['has parts a hundred deep', () => nested(100)],
    [
      'has ten thousand parts',
      () => `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\n'.repeat(10_000)}`,
    ],
    ['has two hundred thousand empty lines', () => `\r\n${'\n'.repeat(200_000)}`],
    [
      'has more lines than a document may have',
      () => `Content-Type: message/rfc822\r\n\r\n${`${'x'.repeat(60)}\r\n`.repeat(160_000)}`,
    ],
    ['has a megabyte of headers', () => `X-Long: ${'x'.repeat(1_000_000)}\r\n\r\nHello.`],
  ])('is refused when it is a trap: one that %s', async (_what, raw) => {
    await expect(parse(raw())).rejects.toThrow(UnreadableMail);
  });

  it.each<[string, string]>([
    ['is one line of a megabyte', 'On x '.repeat(200_000)],
    ['makes quotes hard to find', 'Op schreef\n'.repeat(5_000)],
    ['is HTML of open tags', `<${'a <'.repeat(300_000)}`],
    ['is HTML of comments that never end', '<!-- '.repeat(200_000)],
    ['is HTML of quotes in quotes', '<blockquote>x'.repeat(80_000)],
  ])('is read all the same: one that %s', async (_what, body) => {
    const type = body.startsWith('<') ? 'text/html' : 'text/plain';
    const mail = await parse(latin1(`Content-Type: ${type}\r\n\r\n${body}`));
    expect(mail.text?.length ?? 0).toBeLessThanOrEqual(200_000);
  });
});

it.each<[string, string, ReturnType<typeof linesOf>]>([
  ['nothing', '', { short: 0, parts: 0 }],
  ['a line without an end', 'x', { short: 1, parts: 0 }],
  ['empty lines', '\r\n\n\n', { short: 3, parts: 0 }],
  ['what may separate parts', '--b\r\nx\r\n--b--\r\n - --\r\n', { short: 4, parts: 2 }],
  ['a document', `${'x'.repeat(76)}\r\n`.repeat(1_000), { short: 0, parts: 0 }],
  ['more than matters', '\n'.repeat(200_000), { short: 100_001, parts: 0 }],
])('the lines are counted: %s', (_what, raw, lines) => {
  expect(linesOf(Buffer.from(raw))).toEqual(lines);
});

it('is read or refused, whatever it is made of', async () => {
  const fragment = fc.oneof(
    fc.constantFrom(...FRAGMENTS),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.uint8Array({ maxLength: 20 }).map((bytes) => latin1(String.fromCharCode(...bytes)).toString('latin1')),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fragment, { maxLength: 40 }), fc.boolean(), async (fragments, isNull) => {
      const raw = Buffer.from(fragments.join(''));
      const mail = await parseMail(raw, isNull ? null : FROM).catch((error: unknown) => error);
      if (mail instanceof UnreadableMail) return;
      expect(mail).toMatchObject({
        messageId: expect.stringMatching(/./),
        kind: expect.stringMatching(/^[A-Z_]+$/),
      });
      const { subject, from, date } = mail as ParsedMail;
      for (const line of [subject, from]) expect(line ?? '').not.toMatch(/[\r\n\0]/);
      if (date) expect(date.toISOString()).toMatch(/Z$/);
    }),
    { numRuns: 300 },
  );
});

/** What mails are made of, to be put together in every wrong order. */
const FRAGMENTS = [
  ...[
    '\r\n',
    '\n',
    '\r\n\r\n',
    '--b',
    '--b--',
    '--',
    ' ',
    '\t',
    ';',
    '"',
    '(',
    '=?utf-8?Q?=0D=0A?=',
    '=E2=80',
  ],
  ...[
    'From: ',
    'To: a@b.example, ',
    'Subject: ',
    'Date: ',
    'Message-ID: <a@b>',
    'In-Reply-To: ',
    'MIME-Version: 1.0',
  ],
  'Content-Type: multipart/mixed; boundary=b',
  'Content-Type: multipart/report; boundary="b"',
  'Content-Type: text/html; charset=utf-16',
  'Content-Type: message/delivery-status',
  'Action: failed',
  'Content-Type: message/rfc822',
  'Content-Transfer-Encoding: base64',
  'Content-Disposition: attachment',
  ...[
    "filename*0*=utf-8''%E2%28",
    'On Mon Pat wrote:',
    '> quoted',
    '<p>',
    '<!--',
    '&#x110000;',
    '\uD83D',
    '\0',
  ],
];

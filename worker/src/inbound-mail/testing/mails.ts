/** Lines as a mail has them. */
export const lines = (...all: string[]): string => all.join('\r\n');

/** The bytes of a mail whose characters are all of Latin-1. */
export const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

const head = (from: string, subject: string, ...others: string[]): string[] => [
  `From: ${from}`,
  'To: abcdefgh@reply.credence.test',
  `Subject: ${subject}`,
  'Date: Mon, 2 Mar 2026 14:00:00 -0500',
  'MIME-Version: 1.0',
  ...others,
];

const PAT = 'Pat Doyle <pat.doyle@contoso.example>';

/** A reply from Gmail: text and HTML, the message that it answers below. */
export const GMAIL_REPLY = lines(
  ...head(
    PAT,
    'Re: Employment verification for Jordan Rivera',
    'Message-ID: <CAF1=abc+def@mail.gmail.com>',
    'In-Reply-To: <0190b3c4-0000-7000-8000-000000000000@reply.credence.test>',
    'Content-Type: multipart/alternative; boundary="000000000000a1b2c3"',
  ),
  '',
  '--000000000000a1b2c3',
  'Content-Type: text/plain; charset="UTF-8"',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  'I hereby confirm that Jordan was employed here from 2019 to 2022=E2=80=94all=',
  ' correct.',
  '',
  'Pat',
  '',
  'On Mon, Mar 2, 2026 at 9:15 AM Credence Verifications <',
  'verifications@credence.test> wrote:',
  '',
  '> Dear Pat,',
  '>',
  '> Is there no record of Jordan?',
  '',
  '--000000000000a1b2c3',
  'Content-Type: text/html; charset="UTF-8"',
  '',
  '<div dir="ltr">I hereby confirm</div>',
  '--000000000000a1b2c3--',
  '',
);

/** A reply from Outlook: HTML and text, a header block of the message that it answers, a logo, and a letter. */
export const OUTLOOK_REPLY = lines(
  ...head(
    '"Doyle, Pat" <pat.doyle@contoso.example>',
    'RE: Employment verification for Jordan Rivera',
    'Message-ID: <DM6PR01MB1234@DM6PR01MB1234.prod.exchangelabs.com>',
    'Content-Type: multipart/mixed; boundary="_004_DM6_"',
  ),
  '',
  '--_004_DM6_',
  'Content-Type: multipart/related; boundary="_005_DM6_"; type="multipart/alternative"',
  '',
  '--_005_DM6_',
  'Content-Type: text/plain; charset="us-ascii"',
  '',
  'Please see the attached letter.',
  '',
  'From: Credence Verifications',
  'Sent: Monday, March 2, 2026 9:15 AM',
  'To: Doyle, Pat',
  'Subject: Employment verification for Jordan Rivera',
  '',
  'Is there no record of Jordan?',
  '',
  '--_005_DM6_',
  'Content-Type: image/png; name="image001.png"',
  'Content-ID: <image001.png@01DB>',
  'Content-Disposition: inline; filename="image001.png"',
  'Content-Transfer-Encoding: base64',
  '',
  'iVBORw0KGgo=',
  '--_005_DM6_--',
  '',
  '--_004_DM6_',
  'Content-Type: application/pdf; name="Letter for Jordan.pdf"',
  'Content-Disposition: attachment; filename="Letter for Jordan.pdf"; size=8',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from('%PDF-1.7').toString('base64'),
  '--_004_DM6_--',
  '',
);

const report = (from: string, subject: string, words: string, ...fields: string[]): string =>
  lines(
    ...head(
      from,
      subject,
      'Message-ID: <report-1@mx.contoso.example>',
      'Auto-Submitted: auto-replied',
      'Content-Type: multipart/report; report-type=delivery-status;',
      '\tboundary="BOUNDARY"',
    ),
    '',
    '--BOUNDARY',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    words,
    '',
    '--BOUNDARY',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.contoso.example',
    'Arrival-Date: Mon, 2 Mar 2026 14:00:00 +0000',
    '',
    'Final-Recipient: rfc822; pat.doyle@contoso.example',
    ...fields,
    '',
    '--BOUNDARY',
    'Content-Type: message/rfc822',
    '',
    'From: verifications@credence.test',
    'Subject: Employment verification for Jordan Rivera',
    'Content-Type: application/pdf; name="signed-release.pdf"',
    'Content-Disposition: attachment; filename="signed-release.pdf"',
    '',
    '%PDF-1.7 the release',
    '--BOUNDARY--',
    '',
  );

export const POSTFIX_BOUNCE = report(
  'MAILER-DAEMON@mx.contoso.example (Mail Delivery System)',
  'Undelivered Mail Returned to Sender',
  "I'm sorry to have to inform you that your message could not\r\nbe delivered to one or more recipients.",
  'Original-Recipient: rfc822;pat.doyle@contoso.example',
  'Action: failed',
  'Status: 5.1.1',
  'Diagnostic-Code: smtp; 550 5.1.1 User unknown',
);

export const SPF_REFUSAL = report(
  'MAILER-DAEMON@mx.credence.test (Mail Delivery System)',
  'Undelivered Mail Returned to Sender',
  'The message could not be delivered.',
  'Action: failed',
  'Status: 5.7.1',
  'Diagnostic-Code: smtp; 550 5.7.1 SPF check failed',
);

export const EXCHANGE_NDR = report(
  'Microsoft Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@contoso.example>',
  'Undeliverable: Employment verification for Jordan Rivera',
  "Your message to pat.doyle@contoso.example couldn't be delivered.",
  'Action: FAILED',
  'Status: 5.1.10',
  'Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound',
);

export const GMAIL_DELAY = report(
  'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
  'Delivery Status Notification (Delay)',
  'There was a temporary problem delivering your message to pat.doyle@contoso.example. Gmail will retry for 46 more hours.',
  'Action: delayed',
  'Status: 4.4.1',
  'Will-Retry-Until: Wed, 4 Mar 2026 14:00:00 -0800 (PST)',
);

export const RELAYED_REPORT = report(
  'postmaster@mx.contoso.example',
  'Relayed: Employment verification for Jordan Rivera',
  'Delivery to these recipients is complete, but no delivery notification was sent.',
  'Action: relayed',
  'Status: 2.0.0',
);

export const QMAIL_BOUNCE = lines(
  ...head('MAILER-DAEMON@mail.contoso.example', 'failure notice'),
  '',
  'Hi. This is the qmail-send program at mail.contoso.example.',
  "I'm afraid I wasn't able to deliver your message to the following addresses.",
  '',
  '<pat.doyle@contoso.example>:',
  'Sorry, no mailbox here by that name. (#5.1.1)',
  '',
  '--- Below this line is a copy of the message.',
);

export const EXIM_BOUNCE = lines(
  ...head(
    'Mail Delivery System <Mailer-Daemon@mx.contoso.example>',
    'Mail delivery failed: returning message to sender',
    'X-Failed-Recipients: pat.doyle@contoso.example',
    'Auto-Submitted: auto-replied',
  ),
  '',
  'This message was created automatically by mail delivery software.',
);

/** An answer that a program wrote, by its subject and by whatever else that adds. */
export const autoReply = (subject: string, words: string, ...headers: string[]): string =>
  lines(
    ...head(
      PAT,
      subject,
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: 8bit',
      ...headers,
    ),
    '',
    words,
  );

export const HTML_ONLY = lines(
  ...head(PAT, 'Re: verification', 'Content-Type: text/html; charset=utf-8'),
  '',
  '<html><head><style>p { color: red }</style></head><body><p>We have <b>no record</b> of&nbsp;this person.</p>',
  '<p>Pat &amp; Kim</p><blockquote><div>I hereby confirm</div></blockquote></body></html>',
);

export const LATIN1 = latin1(
  lines(
    ...head('=?iso-8859-1?Q?J=FCrgen_M=FCller?= <jm@contoso.example>', '=?utf-8?B?UsO8Y2tmcmFnZQ==?='),
    'Content-Type: text/plain; charset=iso-8859-1',
    'Content-Transfer-Encoding: 8bit',
    '',
    'Für Herrn Müller bestätigen wir alles.',
  ),
);

/** Names of attachments in the ways that programs write them. */
export const NAMED_ATTACHMENTS = lines(
  ...head(PAT, 'Letters', 'Content-Type: multipart/mixed; boundary=B'),
  '',
  '--B',
  'Content-Type: application/pdf',
  "Content-Disposition: attachment; filename*0*=utf-8''Best%C3%A4tigung%20; filename*1*=f%C3%BCr%20Jordan;",
  ' filename*2=.pdf',
  '',
  '%PDF-1',
  '--B',
  'Content-Type: application/pdf; name="=?UTF-8?Q?Lettre_sign=C3=A9e=2Epdf?="',
  'Content-Disposition: attachment',
  '',
  '%PDF-2',
  '--B',
  'Content-Type: application/pdf',
  'Content-Disposition: attachment',
  '',
  '%PDF-3',
  '--B',
  'Content-Type: message/rfc822',
  '',
  'Subject: forwarded',
  '',
  'Words of somebody else: we have no record.',
  '--B--',
);

export const WINMAIL = lines(
  ...head(PAT, 'Letter', 'Content-Type: multipart/mixed; boundary=B'),
  '',
  '--B',
  'Content-Type: text/plain',
  '',
  'See the letter.',
  '--B',
  'Content-Type: application/ms-tnef; name="winmail.dat"',
  'Content-Disposition: attachment; filename="winmail.dat"',
  'Content-Transfer-Encoding: base64',
  '',
  'eJ8+Ig==',
  '--B--',
);

/** Parts in parts in parts. */
export function nested(depth: number): string {
  const open = Array.from({ length: depth }, (_, level) => [
    `Content-Type: multipart/mixed; boundary="b${level}"`,
    '',
    `--b${level}`,
  ]).flat();
  return lines(...head(PAT, 'Deep'), ...open, 'Content-Type: text/plain', '', 'At the bottom.');
}

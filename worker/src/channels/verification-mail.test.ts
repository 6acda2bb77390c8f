import type { ClaimedOutbound } from '@credence/core';
import { readReply } from '@credence/core/rules';
import { pngOf } from '@credence/core/testing';
import { describe, expect, it } from 'vitest';
import { claimedOutbound } from '../testing/claimed.ts';
import { letterHtml } from './letter/letter-html.ts';
import { letterText } from './letter/letter-text.ts';
import { type Branded, senderOf } from './letter/sender-of.ts';
import { verificationMail } from './verification-mail.ts';

const PAGE = 'https://verify.credence.test/respond';
const AT = new Date('2026-03-03T15:00:00Z');
const ACME: Branded = { name: 'Acme Screening', branding: null, logo: null };

const fourClaims = ['Employer', 'Position', 'Location', 'Start date'].map((label) => ({
  field: label,
  label,
  kind: 'TEXT' as const,
  provided: 'as given',
}));

/** A request as it goes out. */
function mailOf(changes: Partial<ClaimedOutbound> = {}, organization: Branded = ACME) {
  const sender = senderOf(organization, 'Credence Verifications');
  const letter = verificationMail({
    organization,
    claimed: claimedOutbound(changes),
    release: 'attached' as const,
    pageUrl: `${PAGE}/token`,
    releaseUrl: `${PAGE}/token/release`,
    referenceUrl: PAGE,
    telephone: sender.telephone,
  });
  return { letter, text: letterText(letter, sender), html: letterHtml(letter, sender) };
}

describe('a request', () => {
  it('says who asks, what is to be confirmed, how to answer, and how to make sure of it', () => {
    const { letter, text } = mailOf();
    expect(letter.subject).toBe('Employment verification for Jordan Rivera (K7QX-2MNP)');
    for (const words of [
      'Reference: K7QX-2MNP',
      'Attention: Records desk',
      'Dear Contoso team,',
      '▪ Position: Analyst',
      '▪ Start date: March 1, 2019',
      '▪ End date: Still there',
      `${PAGE}/token\n`,
      'IS THIS REQUEST REAL?',
      `Check a request: ${PAGE}\n`,
      'Sent by Credence Verifications on behalf of Acme Screening.',
    ]) {
      expect(text).toContain(words);
    }
  });

  it.each([
    [['Contoso Inc'], 'Contoso Inc as an employer.', ['Contoso Inc'], 2],
    [
      ['Contoso Inc', 'Contoso Inc'],
      'Contoso Inc as an employer.',
      ['Contoso Inc, 1 of 2', 'Contoso Inc, 2 of 2'],
      3,
    ],
    [
      ['Contoso Inc', 'Fabrikam Ltd'],
      'Contoso Inc and Fabrikam Ltd as employers.',
      ['Contoso Inc', 'Fabrikam Ltd'],
      3,
    ],
  ])('names what it asks about, and how long that takes: %j', (titles, named, headings, minutes) => {
    const records = titles.map((title, index) => ({ index, title, claims: fourClaims }));
    const { letter, text } = mailOf({ records });
    expect(text).toContain(`position with Northwind Logistics and named ${named} `);
    const shown = letter.parts.flatMap((part) => (part.kind === 'claims' ? [part.title] : []));
    expect(shown).toEqual(headings);
    for (const { text: words } of [{ text }, mailOf({ records, followsUp: 'the first' })]) {
      expect(words).toContain(`It takes about ${minutes} minutes`);
    }
  });

  it('names schools, and where nothing is to be compared the place of its contact', () => {
    const schools = ['Northridge College', 'Westport University'].map((title, index) => ({
      index,
      title,
      claims: fourClaims,
    }));
    expect(mailOf({ searchType: 'EDUCATION', records: schools }).text).toContain(
      'named Northridge College and Westport University as schools.',
    );
    expect(mailOf({ records: [] }).text).toContain('named Contoso Inc as an employer.');
  });

  it('tells no more of the applicant than what is to be confirmed', () => {
    const { text, html } = mailOf();
    for (const hidden of ['6789', 'Jo Rivers']) expect(`${text}${html}`).not.toContain(hidden);
  });

  it('comes back in fewer words, and in others', () => {
    const [first, reminder] = [mailOf(), mailOf({ followsUp: 'the first' })];
    expect(reminder.letter.subject).toBe('Reminder: Employment verification for Jordan Rivera (K7QX-2MNP)');
    expect(reminder.text).not.toContain('▪');
    expect(reminder.text.length).toBeLessThan(0.8 * first.text.length);
    const said = (text: string) => text.split('\n\n').filter((paragraph) => paragraph.length > 80);
    const again = said(reminder.text).filter((paragraph) => said(first.text).includes(paragraph));
    // Only how to make sure of it is worth repeating.
    expect(again).toEqual([expect.stringContaining('To make sure that this request is real')]);
  });

  it('looks like its organization', () => {
    const branding = {
      telephone: '+1 512 555 0142',
      postalAddress: ['200 Congress Avenue', 'Austin, TX 78701'],
      accentColor: '#125c4a',
    };
    const { text, html } = mailOf({}, { ...ACME, branding, logo: pngOf(440, 112) });
    expect(text).toContain('call Acme Screening at +1 512 555 0142, or type its reference');
    expect(text).toContain('Acme Screening\n200 Congress Avenue\nAustin, TX 78701\n+1 512 555 0142\n');
    expect(html).toContain('bgcolor="#125c4a"');
    expect(html).toContain('<img src="cid:logo@credence" width="220" height="56" alt="Acme Screening"');
    expect(mailOf().html).not.toContain('<img');
  });

  it('fetches nothing, and links to its own pages only', () => {
    const evil =
      'Eve https://evil.example/x www.evil.example eve@evil.example <a href="https://evil.example">';
    const { text, html } = mailOf({
      applicantName: evil,
      hiringEntity: evil,
      contact: { ...claimedOutbound().contact, name: evil, entityName: evil },
      records: [
        {
          index: 0,
          title: evil,
          claims: [{ field: 'position', label: 'Position', kind: 'TEXT', provided: evil }],
        },
      ],
    });
    const targets = [...html.matchAll(/(?:href|src)="([^"]+)"|url\(/g)].map(([, to]) => to);
    expect(new Set(targets)).toEqual(new Set([`${PAGE}/token`, PAGE]));
    const linked = `${text}\n${html}`.match(/(?:https?:\/\/|www\.|@)[\w.-]*evil\.example/g);
    expect(linked).toBeNull();
    expect(html).not.toContain('<a href="https://evil');
  });
});

describe('a reply to a request', () => {
  const asked = {
    searchType: 'EMPLOYMENT' as const,
    applicant: { firstName: 'Jordan', lastName: 'Rivera', aliases: [] },
    records: [{ position: 'Analyst (Tier 2)', startDate: '2019-03-01', endDate: 'present' }],
  };
  const records = [
    {
      index: 0,
      title: 'Contoso Inc',
      claims: [
        { field: 'position', label: 'Position', kind: 'TEXT' as const, provided: 'Analyst (Tier 2)' },
        { field: 'startDate', label: 'Start date', kind: 'DATE' as const, provided: '2019-03-01' },
        { field: 'endDate', label: 'End date', kind: 'DATE' as const, provided: null },
      ],
    },
  ];
  const { text: request } = mailOf({ records });
  const quoted = request
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const read = (text: string) =>
    readReply(asked, { from: 'hr@contoso.example', subject: 'Re: it', text, isAutoReply: false }, AT);
  const answers = (reply: string) => read(reply).records[0]?.fields ?? {};
  const below = (given: Record<string, string>) =>
    Object.entries(given).reduce(
      (text, [label, answer]) =>
        text.replace(new RegExp(`^> ▪ ${label}: .*$`, 'm'), (line) => `${line}\n${answer}`),
      `On Mon, Mar 2, 2026, Acme Screening wrote:\n${quoted}`,
    );

  it('is read line by line where it answers below what was asked', () => {
    const fields = answers(
      below({ Position: 'yes', 'Start date': 'June 3, 2019', 'End date': '2021-04-30' }),
    );
    expect(fields).toMatchObject({
      position: { says: 'CONFIRMED' },
      startDate: { says: 'CORRECTED', value: '2019-06-03', evidence: 'June 3, 2019' },
      endDate: { says: 'CORRECTED', value: '2021-04-30' },
    });
  });

  it.each([
    [' - yes', 'CONFIRMED'],
    [' -> Senior Analyst', 'CORRECTED'],
  ])('is read where it answers behind what was asked: %s', (answer, says) => {
    const reply = `> x\n${quoted}`.replace('Position: Analyst (Tier 2)', (line) => `${line}${answer}`);
    expect(answers(reply).position).toMatchObject({ says });
  });

  it.each([
    ['quoted', `Thanks, we will look into it.\n\nOn Mon, Mar 2, 2026, Acme Screening wrote:\n${quoted}`],
    ['quoted below nothing', quoted],
    ['copied without a mark', `Thanks, we will look into it.\n\n${request}`],
    ['forwarded', `FYI\n\n---------- Forwarded message ----------\n${request}`],
    ['copied behind a header', `Thanks.\n\nFrom: Acme\nSent: Monday\nTo: HR\nSubject: it\n\n${request}`],
    ['wrapped', quoted.replace('Analyst (Tier 2)', 'Analyst (Tier\n> 2)')],
    ['a reminder, quoted', `Noted.\n\n${mailOf({ followsUp: 'one' }).text.replace(/^/gm, '> ')}`],
    ['a reminder, copied', `Noted.\n\n${mailOf({ followsUp: 'one' }).text}`],
  ])('gives no value where it only has the request with it, %s', (_, reply) => {
    const reading = read(reply);
    expect(reading.records.flatMap(({ fields }) => Object.keys(fields))).toEqual([]);
    expect(['UNCLEAR', 'RECEIPT']).toContain(reading.kind);
    expect(reading.stopOutreach).toBe(false);
  });
});

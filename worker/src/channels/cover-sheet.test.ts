import { pngOf } from '@credence/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimedOutbound } from '../testing/claimed.ts';
import { pagesOfPdf, textOfPages, textOfPdf } from '../testing/pdf-text.ts';
import { type CoverSheetInput, coverSheet } from './cover-sheet.ts';

const ADDRESS = `https://verify.credence.test/respond/${'aB3_'.repeat(12)}`;

const question = (prompt: string): CoverSheetInput['questions'][number] => ({
  questionId: 1,
  type: 'free_text',
  prompt,
  required: false,
  options: [],
  allowComment: false,
});

const ACME = { name: 'Acme Screening', branding: null, logo: null };

function input(changes: Partial<CoverSheetInput> = {}): CoverSheetInput {
  return {
    organization: ACME,
    referenceUrl: 'https://verify.credence.test/respond',
    claimed: claimedOutbound(),
    release: 'none',
    pageUrl: ADDRESS,
    releaseUrl: `${ADDRESS}/release`,
    faxNumber: '+1 (512) 555-0100',
    questions: [],
    returnNumber: null,
    writtenAt: new Date('2026-03-02T15:00:00Z'),
    ...changes,
  };
}

/** All text of a sheet, wherever its lines break. */
const wordsOf = async (changes?: Partial<CoverSheetInput>) =>
  textOfPdf(await coverSheet(input(changes)))
    .join(' ')
    .replace(/\s+/g, ' ');

describe('a cover sheet', () => {
  it('names the questionnaire of the client, and what opens it', async () => {
    const { request, ...rest } = claimedOutbound();
    const questionnaire = { questionnaireUrl: 'https://forms.example/42', questionnaireAccessCode: 'K-7' };
    const words = await wordsOf({ claimed: { ...rest, request: { ...request, ...questionnaire } } });
    expect(words).toContain('Questionnaire: Northwind Logistics has questions of its own at');
    expect(words.replaceAll(' ', '')).toContain('https://forms.example/42');
    expect(words).toContain('Access code: K-7');
  });

  it('leaves questions beyond some twenty pages to the web page', async () => {
    const words = await wordsOf({ questions: Array(8).fill(question(`Long? ${'word '.repeat(1_800)}`)) });
    expect(words.match(/Long\?/g)).toHaveLength(5);
    expect(words).toContain('The web page has more questions: 3.');
  });

  it.each([
    ['one word without end', 'x'],
    ['letters that are written as several', '漢'],
  ])('is written in a bearable time, whatever the questions are made of: %s', async (_, letter) => {
    const questions = Array(5).fill(question(letter.repeat(10_000)));
    const before = process.threadCpuUsage();
    await coverSheet(input({ questions }));
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(2_000);
  });

  it('keeps what is asked about a record, and the boxes for it, on one page', async () => {
    const { records, ...rest } = claimedOutbound();
    const claims = ['Position', 'Location', 'Start', 'End', 'Rank'].map((label) => ({
      field: 'position',
      label,
      kind: 'TEXT' as const,
      provided: 'As told',
    }));
    const several = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((title, index) => ({
      ...(records[0] ?? expect.fail('no record')),
      index,
      title,
      claims,
    }));
    const sheet = await coverSheet(input({ claimed: { ...rest, records: several } }));
    const pages = textOfPages(sheet).map((lines) => lines.join(' ').replace(/\s+/g, ' '));
    for (const { title } of several) {
      const asked = pages.flatMap((words) => words.split(`${title} Position`).slice(1));
      expect(asked, title).toEqual([expect.stringMatching(/^(?:.*? not correct; it is:){5}/)]);
    }
  });

  it('tells records of one employer apart, and names each employer once', async () => {
    const { records, ...rest } = claimedOutbound();
    const of = (index: number, title: string) => ({ index, title, claims: records[0]?.claims ?? [] });
    const several = [of(0, 'Contoso Inc'), of(1, 'Fabrikam Ltd'), of(3, 'Contoso Inc')];
    const words = await wordsOf({ claimed: { ...rest, records: several } });
    expect(words).toContain('named Contoso Inc and Fabrikam Ltd as employers.');
    for (const heading of [
      'Contoso Inc, 1 of 2 Position',
      'Fabrikam Ltd Position',
      'Contoso Inc, 2 of 2 Position',
    ]) {
      expect(words).toContain(heading);
    }
  });

  it('says who writes to whom, what is asked, and how to answer', async () => {
    const options = [
      { value: 'yes', label: 'Certainly' },
      { value: 'no', label: 'No' },
    ];
    const prompt = 'Would you hire them again?';
    const question = { questionId: 1, type: 'single_select' as const, prompt, options };
    const questions = [{ ...question, required: true, allowComment: false }];
    const words = await wordsOf({ questions, returnNumber: '+1 512 555 0199' });
    for (const expected of [
      'Employment verification for Jordan Rivera',
      'To: Records desk, HR, Contoso Inc',
      'Fax: +1 (512) 555-0100',
      'From: Acme Screening, through Credence Verifications',
      'Date: March 2, 2026',
      'Also known as: Jo Rivers',
      'named Contoso Inc as an employer. On behalf of Acme Screening',
      'Position: Analyst correct not correct; it is: ',
      'Start date: March 1, 2019',
      'End date: Still there',
      'Would you hire them again? Certainly No',
      'send them to +1 512 555 0199',
      'Until March 9, 2026, without an account: open this address',
      'open this address, and type the reference K7QX-2MNP there https://verify.credence.test/respond',
      'A telephone with a camera opens it by the code on the first page.',
      'Is this request real? Type the reference',
      'Reference K7QX-2MNP Page 2 of 2',
    ]) {
      expect(words).toContain(expected);
    }
    expect(words.replaceAll(' ', '')).not.toContain(ADDRESS);
    expect(words).toContain('SSN: ends in 6789');
    expect(words).not.toContain('Questionnaire');
    expect(words).not.toMatch(/release|cannot be printed/);
  });

  it.each<[CoverSheetInput['release'], string, string]>([
    ['attached', 'Enclosed: The signed release', 'Release:'],
    ['linked', 'The signed release can be read there as well.', 'Enclosed:'],
    ['withheld', 'has signed a release for this purpose.', 'Release:'],
  ])('tells of a release that is %s', async (release, there, absent) => {
    const words = await wordsOf({ release });
    expect(words).toContain(there);
    expect(words).not.toContain(absent);
  });

  it('shows the organization by its logo, telephone and address', async () => {
    const branding = {
      telephone: '+1 512 555 0142',
      postalAddress: ['200 Congress Avenue', 'Austin, TX 78701'],
    };
    const organization = { ...ACME, branding, logo: pngOf(440, 112) };
    const words = await wordsOf({ organization });
    expect(words).toContain('Telephone: +1 512 555 0142 Address: 200 Congress Avenue, Austin, TX 78701');
    expect(words).toContain('Call Acme Screening at +1 512 555 0142, or type the reference');
    const pdf = await coverSheet(input({ organization }));
    expect(pdf.toString('latin1')).toMatch(/\/Subtype \/Image/);
    expect((await coverSheet(input())).toString('latin1')).not.toMatch(/\/Subtype \/Image/);
  });

  it('offers no answer by fax where nobody takes it, and comes back to an earlier request as a reminder', async () => {
    const claimed = claimedOutbound({ followsUp: 'the first' });
    const words = await wordsOf({ claimed });
    expect(words).toContain('Reminder: Employment verification');
    expect(words).not.toContain('By fax');
  });

  it('goes on over as many pages as it needs, and counts them', async () => {
    const [record] = claimedOutbound().records;
    const records = Array.from({ length: 12 }, (_, index) => ({ index, title: '', claims: [], ...record }));
    const pdf = await coverSheet(input({ claimed: claimedOutbound({ records }) }));
    const pages = pagesOfPdf(pdf);
    expect(pages).toBeGreaterThan(2);
    const numbers = textOfPdf(pdf).filter((line) => /Page \d+ of/.test(line));
    expect(numbers).toEqual(
      Array.from({ length: pages }, (_, index) => `Reference K7QX-2MNP    Page ${index + 1} of ${pages}`),
    );
  });

  it('says so when a name had to be written otherwise', async () => {
    const words = await wordsOf({ claimed: claimedOutbound({ applicantName: 'Łukasz 王' }) });
    expect(words).toContain('verification for Lukasz Wang');
    expect(words).toContain('Letters that cannot be printed here');
  });

  it('is drawn for whatever people are called', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (name) => {
        const claimed = claimedOutbound({ applicantName: name, hiringEntity: name });
        claimed.contact.name = name;
        const pdf = await coverSheet(input({ claimed, organization: { ...ACME, name }, faxNumber: name }));
        expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-');
        expect(textOfPdf(pdf).join('')).not.toContain('\0');
      }),
      { numRuns: 25 },
    );
  });
});

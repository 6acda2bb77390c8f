import { describe, expect, it } from 'vitest';
import { processorMs } from '../../../platform/testing/processor-time.ts';
import type { MailKind } from '../read/machine/mail-kind.ts';
import { classifyMail } from './classify-mail.ts';

const words = (text: string) => ({ from: 'hr@contoso.example', subject: 'Re: verification', text });

/** When the mails come. */
const AT = new Date('2026-03-02T15:00:00Z');
const ALONE = { hasDocuments: false, at: AT };

describe('a mail is taken', () => {
  it.each<[MailKind, string, string]>([
    ['PERMANENT', 'We can confirm that Robin was employed here.', 'BOUNCE'],
    ['DELAY', 'Your message could not be delivered to hr@contoso.example yet.', 'AUTO_REPLY'],
    ['AUTO_REPLY', 'I am away. In urgent cases please contact Kim.', 'AUTO_REPLY'],
    ['AUTO_REPLY', 'We have no record of anybody.', 'AUTO_REPLY'],
    ['AUTO_REPLY', 'All verifications are handled by The Work Number, please contact them.', 'THIRD_PARTY'],
    ['MESSAGE', 'We have no record of this person.', 'NO_RECORD'],
    ['MESSAGE', 'I hereby confirm the dates of employment.', 'VERIFICATION'],
    ['MESSAGE', 'Hello.', 'UNKNOWN'],
  ])('for what its form says before its words: %s with "%s" is %s', (kind, text, type) => {
    expect(classifyMail(kind, words(text), ALONE).classified.type).toBe(type);
  });

  it.each<[MailKind, number]>([
    ['PERMANENT', 1],
    ['DELAY', 1],
    ['AUTO_REPLY', 1],
    ['MESSAGE', 0.85],
  ])('for sure only by its form: %s with confidence %d', (kind, confidence) => {
    expect(classifyMail(kind, words('We have no record of this person.'), ALONE).classified.confidence).toBe(
      confidence,
    );
  });
});

describe('what may be an answer as well as a machine', () => {
  const type = (text: string, { hasDocuments } = ALONE) =>
    classifyMail('MESSAGE', words(text), { hasDocuments, at: AT }).classified.type;

  it.each([
    'Thank you, we have received your request. The employment letter is attached.',
    'Hello, attached. I am on vacation from tomorrow.',
  ])('is for a person when it brings a document: %s', (text) => {
    expect(type(text, { ...ALONE, hasDocuments: true })).toBe('UNKNOWN');
    expect(type(text)).not.toBe('UNKNOWN');
  });

  it.each([
    'Title: Analyst, 3/1/2019 - 8/31/2022. I will get back to you about the salary.',
    'Title: Analyst. Start 3/1/19, end 8/31/22. I will get back to you about the salary.',
    'Analyst, 2019-03-01 through 2022-08-31; we will be in touch about the rest.',
    'From March 1, 2019 until the end. I am on vacation from tomorrow.',
    'March 2019 - August 2022. We will get back to you about the salary.',
    'Since 1st of Sept. 2019, still active. I will be on annual leave next week.',
    '15 Sep 2019. We will get back to you about the end.',
    '06/2018 - present. I am out of the office from tomorrow.',
    'Analyst 2019 to 2022. I am on vacation from tomorrow.',
    'Analyst from 2019 until present, I will get back to you about the salary.',
    'BA in English, 2011\u20132015. We will get back to you about the honors.',
    'Hired 15.06.1998. We have received your request.',
  ])('is for a person when it speaks of the past: %s', (text) => {
    expect(type(text)).toBe('UNKNOWN');
  });

  it.each([
    'I am out of the office until 5 March 2026 and back on 6 March 2026.',
    'I am out of the office from 03/02/2026 to 03/09/2026. For urgent matters call 512-555-2019.',
    'I am on vacation 12/20/2025 - 1/5/2026, back on 1/6/2026.',
    'I am on maternity leave from November 2025 to May 2026.',
    'I am on annual leave through 2026-03-13, back on the 16th.',
    'This is an automated message. Our office is closed on December 24, 2026.',
    'On parental leave 2025-2026. Back in May 2026.',
    'This is an automated message of Contoso, in business since 1987. \u00a9 2015-2026 Contoso.',
    'Copyright (c) 2001 - 2020 Contoso. This is an automated message.',
  ])('is an absence note when it speaks of about now: %s', (text) => {
    expect(type(text)).toBe('AUTO_REPLY');
  });

  it.each([
    'We have received your request on 03/02/2026 and will answer by March 9, 2026.',
    'Your request has been logged as REQ-2019-2022 on 2026-03-02 at 10:00.',
    'Your request was received. Contoso, 2000 Main Street, Austin, TX 20190. Call 512-555-2019.',
    'We will get back to you within 5-10 days.',
  ])('is a receipt when it speaks of about now: %s', (text) => {
    expect(type(text)).toBe('RECEIVED');
  });

  it('is still a machine where its form says so', () => {
    const text = 'I am on leave since March 1, 2019.';
    const given = { hasDocuments: true, at: AT };
    expect(classifyMail('AUTO_REPLY', words(text), given).classified.type).toBe('AUTO_REPLY');
  });

  it('is read at once, whatever it is made of', () => {
    const start = processorMs();
    for (const piece of ['3/', '1 ', '2019 ', 'march ', '2019 - ', '1.1.', 'from 2019 to ']) {
      type(`on vacation ${piece.repeat(50_000 / piece.length)}`);
    }
    expect(processorMs() - start).toBeLessThan(1_000);
  });
});

import type { InboundClassification } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { classifyMessage } from './classify.ts';
import { knownVendor, vendorIn } from './third-party-vendors.ts';

const classify = (
  text: string,
  { from = 'hr@contoso.example', subject = 'Re: Employment verification' } = {},
) => classifyMessage({ from, subject, text });

describe('a message is taken by its words for', () => {
  it.each<[InboundClassification, string, { from?: string; subject?: string }?]>([
    ['BOUNCE', 'The address was rejected.', { from: 'MAILER-DAEMON@mx.contoso.example' }],
    ['BOUNCE', 'See below.', { subject: 'Undeliverable: Employment verification' }],
    ['BOUNCE', 'See below.', { subject: 'Delivery Status Notification (Failure)' }],
    ['BOUNCE', '<hr@contoso.example>: 550 5.1.1 unknown', {}],
    ['BOUNCE', 'Your message could not be delivered to one or more recipients.', {}],
    [
      'AUTO_REPLY',
      'It will be retried for two days.',
      { from: 'postmaster@mx.example', subject: 'Delivery delayed' },
    ],
    ['AUTO_REPLY', 'Back on Monday.', { subject: 'Automatic reply: Employment verification' }],
    ['AUTO_REPLY', 'Thanks!', { subject: 'Out of Office' }],
    ['AUTO_REPLY', "I'm on annual leave until 3 May with limited access to email."],
    ['AUTO_REPLY', 'I am currently out of the office and return next week.'],
    ['THIRD_PARTY', 'All employment verifications are handled through The Work Number, employer code 10341.'],
    [
      'THIRD_PARTY',
      'For verifications please visit www.theworknumber.com.',
      { subject: 'Automatic reply: Employment verification' },
    ],
    ['THIRD_PARTY', 'Degree verification is provided by the National Student Clearinghouse.'],
    ['THIRD_PARTY', 'Our verification requests are now processed by a third-party provider.'],
    ['RECEIVED', 'Thank you, we have received your request and will work on it.'],
    ['RECEIVED', 'Your request has been logged as case 4711.'],
    ['RECEIVED', 'We will get back to you within five business days.'],
    ['AUTHORIZATION_FORM_REQUEST', 'Please send us the signed authorization first.'],
    ['AUTHORIZATION_FORM_REQUEST', 'We cannot answer without a release signed by the candidate.'],
    ['AUTHORIZATION_FORM_REQUEST', 'The consent form is missing.'],
    ['WRONG_ORG', 'You have the wrong company, we sell flowers.'],
    ['WRONG_ORG', 'We are not affiliated with Contoso Inc.'],
    ['NO_RECORD', 'We have no record of this person.'],
    ['NO_RECORD', 'We were unable to locate any records for the name you sent.'],
    ['NO_RECORD', 'Jordan Rivera has never been employed here.'],
    ['NO_RECORD', "She didn't attend our school."],
    ['INSUFFICIENT', 'We can only confirm dates and title, nothing else.'],
    ['INSUFFICIENT', 'We do not release salary data.'],
    ['NEXT_CONTACT', 'Please contact payroll@contoso.example for this.'],
    ['NEXT_CONTACT', 'I have forwarded this to our records office.'],
    ['INFO_REQUESTED', 'Could you provide the maiden name?'],
    ['INFO_REQUESTED', 'We need additional information to find this employee.'],
    ['VERIFICATION', 'Yes, I can confirm that this is right.'],
    ['VERIFICATION', 'Jordan was employed from March 2019 to August 2022 as an analyst.'],
    ['NO_RECORD', 'She is not in our HR system.'],
    ['VERIFICATION', 'Jordan worked here as an analyst.'],
    ['UNKNOWN', 'Hello there.'],
    ['UNKNOWN', ''],
  ])('%s: %s', (type, text, rest) => {
    const classified = classify(text, rest);
    expect(classified.type).toBe(type);
    expect(classified.reasoning).not.toBe('');
    expect(classified.confidence).toBeGreaterThanOrEqual(0);
    expect(classified.confidence).toBeLessThan(1);
  });

  it.each([
    'Jane Doe has been employed as Analyst since March 2019. She is currently on maternity leave.',
    'Jane Doe has worked here since March 2019. She is currently on maternity leave.',
    'We received your request. Jane Doe was employed 3/2019-5/2021 as Analyst.',
    'I can confirm the dates.\n\nThis is an automated message from our ticket system.',
    'We were unable to find her.\n\nThis is an automated message from our ticket system.',
    'We have received your request. Please send us the signed authorization first.',
    'We received your request. You have the wrong company.',
    'We received your message. Our policy does not allow more than this.',
    'I looked her up: user not found in our HR system.',
    'The letter could not be delivered to her, but she was employed until May.',
    'The transcript delivery is delayed; she graduated in May 2020.',
  ])('neither a machine nor an answer where it may be both: %s', (text) => {
    const { type, confidence } = classify(text);
    expect(type).toBe('UNKNOWN');
    expect(confidence).toBeLessThan(0.8);
  });

  it('nothing that only the quoted request says', () => {
    const request = 'Jordan has signed a release.\nPlease send the authorization to us. Out of office?';
    const quoted = request.replace(/^/gm, '> ');
    expect(classify(`Hello there.\n\nOn Mon, 2 Mar 2026 Credence wrote:\n${request}`).type).toBe('UNKNOWN');
    expect(classify(`Hello there.\n${quoted}`).type).toBe('UNKNOWN');
    expect(classify(`Hello there.\n-----Original Message-----\n${request}`).type).toBe('UNKNOWN');
  });

  it('the same with curly apostrophes, capitals and broken lines', () => {
    expect(classify('We have NO\n  RECORD of\nthis person').type).toBe('NO_RECORD');
    expect(classify('I’m on annual leave').type).toBe('AUTO_REPLY');
  });

  it('something also when subject and sender are missing', () => {
    expect(classifyMessage({ from: null, subject: null, text: 'We have no record of him' }).type).toBe(
      'NO_RECORD',
    );
    expect(classifyMessage({ from: null, subject: null, text: null })).toMatchObject({
      type: 'UNKNOWN',
      confidence: 0,
    });
  });

  it('what long and hostile text says, at once', () => {
    const start = performance.now();
    classify(`please ${'send '.repeat(2_000)}`);
    classify('verifications '.repeat(700));
    classify(' '.repeat(10_000));
    expect(performance.now() - start).toBeLessThan(500);
  });
});

describe('vendorIn', () => {
  it.each([
    ['Use The Work Number.', 'TALX_WORK_NUMBER'],
    ['see https://theworknumber.com', 'TALX_WORK_NUMBER'],
    ['studentclearinghouse.org', 'NSCH'],
    ['the NSC', 'NSCH'],
    ['Ask Truework', 'TRUEWORK'],
    ['the work, number two', null],
    ['', null],
  ])('finds in "%s" %s', (text, code) => {
    expect(vendorIn(text)).toBe(code);
  });

  it('finds the one that keeps records of the kind asked for', () => {
    const text = 'the NSC or The Work Number';
    expect(vendorIn(text, 'EMPLOYMENT')).toBe('TALX_WORK_NUMBER');
    expect(vendorIn(text, 'EDUCATION')).toBe('NSCH');
    expect(vendorIn('the NSC', 'EMPLOYMENT')).toBeNull();
    expect(knownVendor('NSCH', 'EMPLOYMENT')).toBeNull();
  });
});

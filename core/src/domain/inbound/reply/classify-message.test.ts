import type { InboundClassification } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { processorMs } from '../../../platform/testing/processor-time.ts';
import { classifyMessage } from './classify-message.ts';

const classify = (
  text: string,
  { from = 'hr@contoso.example', subject = 'Re: Employment verification' } = {},
) => classifyMessage({ from, subject, text }, ALONE).classified;

/** When the messages come. */
const ALONE = { hasDocuments: false, at: new Date('2026-03-02T15:00:00Z') };

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
    'I can confirm that she worked here from spring to autumn. I am on vacation from tomorrow.',
    'He graduated in 2015 with honors. I will be out of the office next week.',
    'We confirm the employment of Ms. Rivera as stated. This is an automated message from our ticket system.',
    'I hereby certify the above. We will get back to you about the salary.',
    'This letter is to certify that Jordan Rivera is with us. I will be in touch about the rest.',
    'Thank you, we received your request. We are happy to confirm her title.',
    'Yes, can confirm. On vacation until Monday.',
    'We received your request. We were unable to verify what you sent.',
    'I would like to confirm his title, analyst. Limited access to email this week.',
    'Dates of employment: 1/5/2026 to date. We will get back to you about the salary.',
    'Ms. Rivera, who worked here as an analyst, left. I am on annual leave from tomorrow.',
    'We received your request to verify employment. Our records show that he was employed as a clerk.',
    'We received your request, and everything on the form is correct.',
    'The degree was conferred. I am out of the office for the rest of the week.',
    'We received your message to confirm employment; she works for us.',
    'I checked whether she was employed: she was employed until May. I am on sick leave from tomorrow.',
    'Our records confirm she was employed. This is an automated message of our case system.',
    'I am out of the office tomorrow, so I verify it today.',
    'I was asked to confirm that she was employed here. On vacation from tomorrow.',
    'To confirm: analyst, full time, still active. Out of the office from tomorrow.',
    'HR can confirm she left in good standing. This is an automated message of our case system.',
    'Dates of employment below, 1/5/2026 to now. We will get back to you about the salary.',
    'You are correct. I am on vacation from tomorrow.',
    'I hope that it is no trouble if I am brief, she worked here. On parental leave from tomorrow.',
    'He is an analyst who worked for us until autumn. I will be in touch about the salary.',
  ])('nothing that a machine says where it may be an answer: %s', (text) => {
    expect(['AUTO_REPLY', 'RECEIVED', 'BOUNCE']).not.toContain(classify(text).type);
  });

  it.each([
    'We have received your request to verify employment for Jordan Rivera. We will respond within 3 business days.',
    'Thank you! We have received your request to confirm the dates of employment of your applicant.',
    'Your request to verify a degree has been received. We will respond in the order received.',
    'We have received your request to verify that Jordan Rivera was employed with us. Allow 5 days.',
    'We have received your inquiry about Jordan Rivera. We will confirm the dates of attendance within two weeks.',
    'This is to confirm that we have received your request. It has been logged as case 4711.',
    'We confirm receipt of your request. We will get back to you.',
    'I can confirm that your message was received; we will be in touch.',
    'Your request has been received. Records of students who graduated before 1990 take longer.',
    'We received your request. We will be happy to verify employment once it is our turn.',
    'Your ticket has been created. It states the dates of employment, title and degree awarded.',
    'We received your email. Please make sure that all the information in it is correct.',
    'Your inquiry was received. We will get back to you so that we can verify employment by phone.',
    'We will respond after we verify employment with the site.',
    'Your request was received. Please allow 5 days so we can verify employment.',
    'We received your request. We will find out whether the applicant was employed here.',
  ])('a receipt, though it repeats what was asked: %s', (text) => {
    expect(classify(text).type).toBe('RECEIVED');
  });

  it.each([
    'I am out of the office until Monday. For requests to verify employment please contact Kim.',
    'This is an automated message. To confirm employment, allow 5 days.',
    'I am on vacation. If you need to verify dates of employment, write to hr@contoso.example.',
    'I am on annual leave. Kim can verify employment meanwhile.',
    'This is an automated response. The registrar answers requests to certify dates of attendance.',
    'I am out of the office. To verify that a student graduated, ask the registrar.',
    'This is an automated reply. Alumni who graduated before 2000 are looked up by hand.',
    'I am on sick leave. For the year you graduated, see your transcript.',
    'This is an automated message. Our team can confirm employment Monday to Friday.',
    'I am out of the office. You can verify employment at www.contoso.example.',
    'This is an automatic notice. We do not answer on employees who worked here before 1990.',
    'I am on parental leave. If the person was employed in Austin, write to austin@contoso.example.',
    'I have limited access to my email. In order to confirm that somebody works here, ask payroll.',
    'I am on vacation and will be able to confirm employment from Monday on.',
    'This is an auto-generated notice. We can help before we verify employment, so write to us.',
  ])('an absence note, though it says who verifies: %s', (text) => {
    expect(classify(text).type).toBe('AUTO_REPLY');
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
    const nobody = { from: null, subject: null };
    const told = classifyMessage({ ...nobody, text: 'We have no record of him' }, ALONE);
    expect(told.classified.type).toBe('NO_RECORD');
    const { classified } = classifyMessage({ ...nobody, text: null }, ALONE);
    expect(classified).toMatchObject({ type: 'UNKNOWN', confidence: 0 });
  });

  it('what long and hostile text says, at once', () => {
    const start = processorMs();
    classify(`please ${'send '.repeat(2_000)}`);
    classify('verifications '.repeat(700));
    classify(' '.repeat(10_000));
    for (const piece of ['graduated-', 'graduated ', 'to verify x ', 'confirm that the ', 'x']) {
      classify(`We received your request. ${piece.repeat(20_000)}`);
    }
    expect(processorMs() - start).toBeLessThan(3_000);
  });
});

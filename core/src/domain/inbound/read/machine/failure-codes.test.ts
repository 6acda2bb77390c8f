import { expect, it } from 'vitest';
import { troubleOfAnswer } from './delivery-status.ts';
import { smtpIn, statusIn, troubleInCodes } from './failure-codes.ts';

it.each([
  ['550 5.7.1 SPF check failed', '5.7.1', '550'],
  ['550-5.7.26 Your mail is unauthenticated', '5.7.26', '550'],
  ['host said: 450 4.1.1 unknown', '4.1.1', '450'],
  ["5.1.0 - Unknown address error 550-'#5.1.1 (refused)'", '5.1.1', '550'],
  ['mail from 1.550 5.7.1.2 refused', null, null],
  ['User unknown', null, null],
])('in "%s" are the codes %s and %s', (words, status, smtp) => {
  expect(statusIn(words)).toBe(status);
  expect(smtpIn(words)).toBe(smtp);
});

it.each([
  ['5.1.1', '550', 'PERMANENT'],
  ['5.4.4', null, 'PERMANENT'],
  [null, '556', 'PERMANENT'],
  ['5.7.1', '521', 'POLICY'],
  ['5.2.3', '552', 'POLICY'],
  ['5.2.2', '552', 'TEMPORARY'],
  ['4.4.7', null, 'TEMPORARY'],
  [null, '421', 'TEMPORARY'],
  ['5.0.0', '550', null],
])('status %s with %s is %s', (status, smtp, trouble) => {
  expect(troubleInCodes(status, smtp)).toBe(trouble);
});

it.each([
  ['550 5.1.1 User unknown', 'PERMANENT'],
  ['550 5.7.1 SPF check failed', 'POLICY'],
  ['552 5.2.2 Mailbox full', 'TEMPORARY'],
  ['552 5.3.4 Message too big', 'POLICY'],
  ['550 ', 'TEMPORARY'],
])('the answer "%s" is %s', (answer, trouble) => {
  expect(troubleOfAnswer(answer)).toBe(trouble);
});

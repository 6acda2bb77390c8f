import { describe, expect, it } from 'vitest';
import type { Referral, VerifierAnswers, VerifierForm } from '../../records/verifier-form.ts';
import { classifyAnswers } from '../read/classify-answers.ts';
import { answerProblems } from './answer-problems.ts';
import { answersToKeep } from './answers-to-keep.ts';
import { elsewhereProblems } from './elsewhere-problems.ts';

const NOBODY: Referral = { name: null, email: null, phone: null, fax: null, title: null };
const HERE: VerifierAnswers = {
  respondent: { name: 'Pat Doyle', title: null },
  noRecord: false,
  wrongPerson: false,
  referral: null,
  thirdParty: null,
  claims: [],
  questions: [],
  comment: null,
};
const FORM = { records: [], questions: [] } as unknown as VerifierForm;

const referred = (referral: Partial<Referral>): VerifierAnswers => ({
  ...HERE,
  wrongPerson: true,
  referral: { ...NOBODY, ...referral },
});
const held = (thirdParty: Partial<VerifierAnswers['thirdParty']>): VerifierAnswers => ({
  ...HERE,
  thirdParty: { vendor: null, note: null, ...thirdParty },
});

describe('what an answer is', () => {
  it.each<[string, Partial<VerifierAnswers>, string]>([
    ['claims', {}, 'VERIFICATION'],
    ['no record', { noRecord: true }, 'NO_RECORD'],
    ['the wrong person', { wrongPerson: true }, 'WRONG_ORG'],
    ['the wrong person and whom to ask', referred({ name: 'Sam' }), 'NEXT_CONTACT'],
    ['a third party without a name', held({}), 'THIRD_PARTY'],
  ])('by %s', (_, said, type) => {
    expect(classifyAnswers({ ...HERE, ...said })).toBe(type);
  });
});

describe('what is fine', () => {
  it.each<[string, VerifierAnswers]>([
    ['nobody named', { ...HERE, wrongPerson: true }],
    ['a name alone', referred({ name: 'Sam O’Neill-Nguyễn 山田' })],
    [
      'every detail',
      referred({
        name: 'Sam Lee',
        title: 'Registrar',
        email: "sam.o'lee+hr@hr.example.com",
        phone: '(512) 555-0100 ext. 12',
        fax: '+44 20 7946 0958',
      }),
    ],
    ['a vendor and a note', held({ vendor: 'TALX_WORK_NUMBER', note: 'Employer code 1234\nAsk for HR' })],
    ['no vendor', held({})],
  ])('%s', (_, answers) => {
    expect(answerProblems(FORM, answers)).toEqual([]);
  });

  it('claims and questions that nobody could answer who points elsewhere', () => {
    const claims = [{ record: 9, field: 'x', answer: 'CONFIRMED' as const, value: null }];
    expect(answerProblems(FORM, { ...HERE, wrongPerson: true, claims })).toEqual([]);
    expect(answerProblems(FORM, { ...HERE, claims })).toEqual(['claims.9.x is not asked']);
  });
});

describe('what is refused', () => {
  const line = 'must be on one line';
  const email = 'must be an address such as name@example.com';
  const number = 'must be a number that can be dialled, with its area code';
  it.each<[string, VerifierAnswers, string[]]>([
    ['a blank name', referred({ name: ' ' }), ['referral.name must not be blank']],
    ['a name with a line break', referred({ name: 'Sam\r\nBcc: x@y.z' }), [`referral.name ${line}`]],
    ['a name with another line break', referred({ name: 'Sam\u2028x' }), [`referral.name ${line}`]],
    ['a name with NUL', referred({ name: 'S\0am' }), [`referral.name ${line}`]],
    ['a long name', referred({ name: 'x'.repeat(201) }), ['referral.name must be at most 200 characters']],
    ['a title with a tab', referred({ title: 'H\tR' }), [`referral.title ${line}`]],
    ...[
      'sam',
      'sam@',
      '@hr.example',
      'sam@localhost',
      'a b@hr.example',
      'sam@hr.example\r\nBcc: x@y.example',
      'sam@hr.example, x@y.example',
      '<sam@hr.example>',
      '',
      `${'x'.repeat(320)}@hr.example`,
    ].map((wrong): [string, VerifierAnswers, string[]] => [
      `the address ${JSON.stringify(wrong.slice(0, 40))}`,
      referred({ email: wrong }),
      [`referral.email ${email}`],
    ]),
    ...['12', 'call me', '+1', '555-0100\r\nx', ''].map((wrong): [string, VerifierAnswers, string[]] => [
      `the number ${JSON.stringify(wrong)}`,
      referred({ phone: wrong, fax: wrong }),
      [`referral.phone ${number}`, `referral.fax ${number}`],
    ]),
    ['a vendor on two lines', held({ vendor: 'A\nB' }), [`thirdParty.vendor ${line}`]],
    ['a long note', held({ note: 'x'.repeat(10_001) }), ['thirdParty.note must be at most 10000 characters']],
    [
      'two things at once',
      { ...held({}), noRecord: true },
      ['wrongPerson, noRecord and thirdParty exclude each other'],
    ],
    [
      'somebody else from the right person',
      { ...referred({ name: 'Sam' }), wrongPerson: false },
      ['referral goes with wrongPerson'],
    ],
  ])('%s', (_, answers, problems) => {
    expect(elsewhereProblems(answers)).toEqual(problems);
  });
});

describe('what is kept', () => {
  it('of a referral without a single detail is nothing', () => {
    expect(answersToKeep(FORM, referred({})).referral).toBeNull();
    expect(answersToKeep(FORM, referred({ fax: '1' })).referral).toMatchObject({ fax: '1' });
  });

  it.each([
    ['TALX_WORK_NUMBER', 'TALX_WORK_NUMBER'],
    ['the work number by Equifax', 'TALX_WORK_NUMBER'],
    ['National Student Clearinghouse', 'NSCH'],
    ['Some Bureau Ltd', 'Some Bureau Ltd'],
    [null, null],
  ])('of the vendor %s is %s', (vendor, kept) => {
    expect(answersToKeep(FORM, held({ vendor })).thirdParty).toEqual({ vendor: kept, note: null });
  });
});

import type { VerificationQuestion } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { answerProblems } from '../../domain/inbound/receive/answer-problems.ts';
import type { VerifierClaim, VerifierForm } from '../../domain/records/verifier-form.ts';
import { type PageOutcome, simulatedAnswers } from './simulated-answers.ts';

const claim = (field: string, kind: VerifierClaim['kind'], provided: string | null): VerifierClaim => ({
  field,
  label: field,
  kind,
  provided,
});

const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }));
const question = (given: Partial<VerificationQuestion> & { questionId: number }): VerificationQuestion => ({
  type: 'free_text',
  prompt: `Question ${given.questionId}`,
  required: true,
  allowComment: false,
  options: given.type ? options : [],
  ...given,
});
const questions = [
  question({ questionId: 1, type: 'single_select' }),
  question({
    questionId: 2,
    type: 'multi_select',
    minSelections: 2,
    condition: { dependsOn: 1, operator: 'equals', values: ['a'] },
  }),
  question({ questionId: 3 }),
  question({ questionId: 4, condition: { dependsOn: 1, operator: 'not_equals', values: ['a'] } }),
  question({ questionId: 5, type: 'multi_select', required: false }),
];

const formOf = (claims: VerifierClaim[]): VerifierForm => ({
  organizationName: 'Acme',
  letterhead: { organizationName: 'Acme', accentColor: null, logo: null },
  hiringEntity: 'Northwind',
  contactName: 'HR',
  searchType: 'EMPLOYMENT',
  applicant: { fullName: 'Jordan Rivera', otherNames: [], ssnLastFour: null },
  records: [{ index: 0, title: 'Contoso', claims }],
  questions,
  questionnaire: null,
  vendors: [],
  expiresAt: new Date(),
  timeZone: 'UTC',
  readBack: null,
  hasRelease: false,
  state: 'OPEN',
});

const form = formOf([
  claim('employerName', 'TEXT', 'Contoso'),
  claim('startDate', 'DATE', '2020-02-29'),
  claim('endDate', 'DATE', null),
]);

describe('what the simulator enters on the page', () => {
  it.each<PageOutcome>(['verified', 'discrepancy', 'no-record', 'third-party'])(
    '%s: nothing that the page refuses',
    (outcome) => {
      expect(answerProblems(form, simulatedAnswers(outcome, form))).toEqual([]);
    },
  );

  it('confirms every claim, and answers every question that is asked', () => {
    const { claims, questions: answered } = simulatedAnswers('verified', form);
    expect(claims.map(({ field, answer }) => `${field} ${answer}`)).toEqual([
      'employerName CONFIRMED',
      'startDate CONFIRMED',
      'endDate CONFIRMED',
    ]);
    expect(answered.map(({ questionId, selected }) => [questionId, selected])).toEqual([
      [1, ['a']],
      [2, ['a', 'b']],
      [3, ['An answer of the simulator']],
      [5, ['a']],
    ]);
  });

  it.each([
    ['the first date', form.records[0]?.claims ?? [], ['startDate', '2019-02']],
    [
      'the last text where no date is given',
      [
        claim('employerName', 'TEXT', 'Contoso'),
        claim('position', 'TEXT', 'Analyst'),
        claim('endDate', 'DATE', null),
      ],
      ['position', 'Incorrect'],
    ],
  ])('corrects one claim: %s', (_what, claims, expected) => {
    const corrected = simulatedAnswers('discrepancy', formOf(claims)).claims.filter(
      ({ answer }) => answer === 'CORRECTED',
    );
    expect(corrected.map(({ field, value }) => [field, value])).toEqual([expected]);
  });

  it('has nothing to correct where there are no claims', () => {
    expect(simulatedAnswers('discrepancy', { records: [], questions: [] }).claims).toEqual([]);
  });
});

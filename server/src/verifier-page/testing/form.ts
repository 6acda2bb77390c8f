import type { VerifierForm } from '@credence/core';

type Question = VerifierForm['questions'][number];

/** A question for tests. */
export function question(questionId: number, over: Partial<Question> = {}): Question {
  return {
    questionId,
    type: 'single_select',
    prompt: `Question ${questionId}?`,
    required: false,
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
    allowComment: false,
    ...over,
  };
}

/** An open form with two jobs, the second one current, and a question of each type. */
export function verifierForm(over: Partial<VerifierForm> = {}): VerifierForm {
  return {
    organizationName: 'Acme Screening',
    letterhead: { organizationName: 'Acme Screening', accentColor: null, logo: null },
    hiringEntity: 'Northwind Logistics',
    contactName: 'Initech Human Resources',
    searchType: 'EMPLOYMENT',
    applicant: { fullName: 'Jordan Rivera', otherNames: ['Jordan Alvarez'], ssnLastFour: '6789' },
    records: [
      {
        index: 0,
        title: 'Initech',
        claims: [
          { field: 'position', label: 'Position', kind: 'TEXT', provided: 'Engineer' },
          { field: 'startDate', label: 'Start date', kind: 'DATE', provided: '2018-03-12' },
          { field: 'endDate', label: 'End date', kind: 'DATE', provided: '2022-11' },
        ],
      },
      {
        index: 2,
        title: 'Initrode',
        claims: [{ field: 'endDate', label: 'End date', kind: 'DATE', provided: null }],
      },
    ],
    questions: [
      question(7, { required: true, allowComment: true }),
      question(8, {
        type: 'free_text',
        options: [],
        condition: { dependsOn: 7, operator: 'equals', values: ['no'] },
      }),
      question(9, { type: 'multi_select', minSelections: 1, maxSelections: 2 }),
    ],
    questionnaire: null,
    vendors: [
      { code: 'TALX_WORK_NUMBER', label: 'The Work Number (Equifax)' },
      { code: 'TRUEWORK', label: 'Truework' },
    ],
    expiresAt: new Date('2026-03-20T17:00:00Z'),
    timeZone: 'America/New_York',
    readBack: null,
    hasRelease: false,
    state: 'OPEN',
    ...over,
  };
}

/** A body that answers everything in {@link verifierForm} that needs an answer. */
export const COMPLETE_BODY = {
  'claims.0.position': 'CONFIRMED',
  'claims.0.startDate': 'CONFIRMED',
  'claims.0.endDate': 'UNKNOWN',
  'claims.2.endDate': 'CONFIRMED',
  'questions.7': 'yes',
  'respondent.name': 'Robin Lee',
};

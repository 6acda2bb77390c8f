import { describe, expect, it } from 'vitest';
import type { VerifierForm } from '../../records/verifier-form.ts';
import { answerProblems } from './answer-problems.ts';

const FORM: VerifierForm = {
  organizationName: 'Acme Screening',
  letterhead: { organizationName: 'Acme', accentColor: null, logo: null },
  hiringEntity: 'Northwind',
  contactName: 'HR',
  searchType: 'EMPLOYMENT',
  applicant: { fullName: 'Jordan Rivera', otherNames: [], ssnLastFour: null },
  questionnaire: null,
  records: [
    {
      index: 0,
      title: 'Contoso',
      claims: [
        { field: 'startDate', label: 'Start date', kind: 'DATE', provided: '2019-03-01' },
        { field: 'endDate', label: 'End date', kind: 'DATE', provided: null },
      ],
    },
  ],
  questions: [],
  vendors: [],
  expiresAt: new Date('2026-03-09T15:00:00Z'),
  state: 'OPEN',
  timeZone: 'UTC',
  readBack: null,
  hasRelease: false,
};

const problemsOf = (field: string, value: string | null): string[] =>
  answerProblems(FORM, {
    respondent: { name: 'Pat Doyle', title: null },
    noRecord: false,
    wrongPerson: false,
    referral: null,
    thirdParty: null,
    questions: [],
    comment: null,
    claims: [{ record: 0, field, answer: 'CORRECTED', value }],
  });

describe('a corrected date', () => {
  it.each([
    ['startDate', '2019-03-04'],
    ['startDate', '2019-03'],
    ['startDate', '2019'],
    ['startDate', 'March 2019'],
    ['startDate', '25/03/2019'],
    ['endDate', null],
    ['endDate', 'Still employed'],
  ])('%s may be %s', (field, value) => {
    expect(problemsOf(field, value)).toEqual([]);
  });

  it.each([
    ['startDate', null],
    ['startDate', ''],
    ['startDate', 'present'],
    ['startDate', '03/04/2019'],
    ['startDate', '2019-02-30'],
    ['startDate', 'a long time ago'],
    ['endDate', 'no longer here'],
  ])('%s may not be %s', (field, value) => {
    expect(problemsOf(field, value)).toEqual([
      `claims.0.${field} must be a date in the form YYYY-MM-DD or YYYY-MM`,
    ]);
  });
});

import type { VerifierAnswers, VerifierForm } from '@credence/core';
import type { Statement } from './behaviours.ts';

/** How sure the client is of answers that it passes on, where they are answers. */
export const CERTAINTY: Partial<Record<Statement, number>> = {
  'all is right': 0.95,
  'one thing is wrong': 0.95,
  'only part is known': 0.95,
  'there is no record': 0.95,
  'perhaps all is right': 0.5,
};

/** What is written that is no answer to what was asked. */
export const WORDS: Partial<Record<Statement, string>> = {
  'words of a person': 'Hello, which department was this person in? Kind regards',
  'another contact knows': 'Please contact our personnel department, I no longer handle this.',
  'out of the office': 'I am out of the office until Monday.',
  'it did not arrive': 'Your message could not be delivered to the recipient: user unknown.',
};

/** What the mails of machines are about. */
export const SUBJECTS: Partial<Record<Statement, string>> = {
  'out of the office': 'Automatic reply: verification',
  'it did not arrive': 'Undelivered Mail Returned to Sender',
};

/** What the client takes structured answers to be. */
export const classificationOf = (statement: Statement) => ({
  type: statement === 'there is no record' ? 'NO_RECORD' : 'VERIFICATION',
  confidence: CERTAINTY[statement],
});

/** What the records of the month say, of jobs and of degrees; the service ignores what it did not ask. */
const FIELDS = [
  'employerName',
  'position',
  'employerLocation',
  'institutionName',
  'qualification',
  'fieldOfStudy',
  'institutionLocation',
  'startDate',
  'endDate',
  'graduationDate',
];
const WRONG_DAY = '2017-01-31';

/** As the client passes them on. */
export function apiAnswers(statement: Statement, record: number) {
  return {
    respondent: { name: 'Pat Doyle', title: 'HR' },
    noRecord: statement === 'there is no record',
    claims: FIELDS.map((field) => ({ record, field, ...answerTo(field, statement) })),
  };
}

/** As they are given on the page. */
export function pageAnswers(
  { records, vendors }: VerifierForm,
  statement: Statement,
  colleague: { email: string | null } | undefined,
): VerifierAnswers {
  return {
    respondent: { name: 'Pat Doyle', title: 'HR' },
    noRecord: statement === 'there is no record',
    wrongPerson: statement === 'another contact knows',
    referral:
      statement === 'another contact knows'
        ? { name: 'Robin Sommer', email: colleague?.email ?? null, phone: null, fax: null, title: null }
        : null,
    thirdParty:
      statement === 'a vendor keeps the records'
        ? { vendor: vendors[0]?.code ?? 'unknown', note: 'Code 12345' }
        : null,
    claims: records.flatMap(({ index, claims }) =>
      claims.map(({ field }) => ({ record: index, field, value: null, ...answerTo(field, statement) })),
    ),
    questions: [],
    comment: null,
  };
}

/** One claim is enough to be wrong or unknown: every record has a day on which it started. */
function answerTo(field: string, statement: Statement) {
  if (field === 'startDate' && statement === 'one thing is wrong') {
    return { answer: 'CORRECTED' as const, value: WRONG_DAY };
  }
  if (field === 'startDate' && statement === 'only part is known') return { answer: 'UNKNOWN' as const };
  return { answer: 'CONFIRMED' as const };
}

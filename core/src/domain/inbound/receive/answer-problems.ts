import type { ClaimAnswer, VerifierAnswers, VerifierForm } from '../../records/verifier-form.ts';
import { readDate } from '../compare/read-date.ts';
import { classifyAnswers } from '../read/classify-answers.ts';
import { questionProblems } from '../read/questions.ts';
import { elsewhereProblems } from './elsewhere-problems.ts';

/**
 * What is wrong with the answers to a form.
 * @returns problems that start with the path of their field: `claims.<record>.<field> …`, `questions.<id> …`
 */
export function answerProblems(
  form: Pick<VerifierForm, 'records' | 'questions'>,
  answers: VerifierAnswers,
): string[] {
  const problems = [
    ...(answers.respondent.name.trim() === '' ? ['respondent.name is required'] : []),
    ...elsewhereProblems(answers),
  ];
  if (classifyAnswers(answers) !== 'VERIFICATION') return problems;
  for (const answer of answers.claims) {
    const problem = claimProblem(form, answer);
    if (problem) problems.push(`claims.${answer.record}.${answer.field} ${problem}`);
  }
  const questions = questionProblems(form.questions, answers.questions);
  return [...problems, ...questions.map(({ questionId, message }) => `questions.${questionId} ${message}`)];
}

function claimProblem(
  form: Pick<VerifierForm, 'records'>,
  { record, field, answer, value }: ClaimAnswer,
): string | null {
  const claim = form.records
    .find(({ index }) => index === record)
    ?.claims.find((candidate) => candidate.field === field);
  if (!claim) return 'is not asked';
  if (answer !== 'CORRECTED') return null;
  if (claim.kind === 'DATE') {
    if (value === null && field === 'endDate') return null;
    return value !== null && isDate(field, value) ? null : 'must be a date in the form YYYY-MM-DD or YYYY-MM';
  }
  return value?.trim() ? null : 'needs the correct value';
}

/** A contact on the page can still be asked what 03/04/2019 means. */
function isDate(field: string, value: string): boolean {
  const { kind } = readDate(value);
  return kind === 'date' || (kind === 'present' && field === 'endDate');
}

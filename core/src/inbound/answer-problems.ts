import { questionProblems } from './questions.ts';
import type { ClaimAnswer, VerifierAnswers, VerifierForm } from './verifier-form.ts';

const DAY_OR_MONTH = /^\d{4}-(0[1-9]|1[0-2])(-\d{2})?$/;

/**
 * What is wrong with the answers to a form.
 * @returns problems that start with the path of their field: `claims.<record>.<field> …`, `questions.<id> …`
 */
export function answerProblems(form: VerifierForm, answers: VerifierAnswers): string[] {
  const problems = answers.respondent.name.trim() === '' ? ['respondent.name is required'] : [];
  if (answers.noRecord) return problems;
  for (const answer of answers.claims) {
    const problem = claimProblem(form, answer);
    if (problem) problems.push(`claims.${answer.record}.${answer.field} ${problem}`);
  }
  const questions = questionProblems(form.questions, answers.questions);
  return [...problems, ...questions.map(({ questionId, message }) => `questions.${questionId} ${message}`)];
}

function claimProblem(form: VerifierForm, { record, field, answer, value }: ClaimAnswer): string | null {
  const claim = form.records
    .find(({ index }) => index === record)
    ?.claims.find((candidate) => candidate.field === field);
  if (!claim) return 'is not asked';
  if (answer !== 'CORRECTED') return null;
  if (claim.kind === 'DATE') {
    if (value === null && field === 'endDate') return null;
    return value !== null && isDate(value) ? null : 'must be a date in the form YYYY-MM-DD or YYYY-MM';
  }
  return value?.trim() ? null : 'needs the correct value';
}

function isDate(value: string): boolean {
  if (!DAY_OR_MONTH.test(value)) return false;
  if (value.length === 7) return true;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

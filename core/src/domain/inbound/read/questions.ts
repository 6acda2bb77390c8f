import type { VerificationQuestion } from '@credence/contract';
import type { QuestionAnswer } from '../../records/verifier-form.ts';

/** Longest free text and longest comment, in UTF-16 code units. */
const MAX_ANSWER_TEXT = 10_000;

/** What was chosen for each question asked so far; an asked question without an answer has an empty list. */
export type AskedAnswers = ReadonlyMap<number, readonly string[]>;

/** What is wrong with the answer to one question; `message` reads on from the question's name ("needs an answer"). */
export interface QuestionProblem {
  questionId: number;
  message: string;
}

/**
 * Whether a question is put to the person, given the questions before it: always without a condition, and never when
 * the question that it depends on was not asked itself.
 */
export function isAsked({ condition }: VerificationQuestion, answersSoFar: AskedAnswers): boolean {
  if (!condition) return true;
  const chosen = answersSoFar.get(condition.dependsOn);
  if (!chosen) return false;
  const meets = chosen.some((value) => condition.values.includes(value));
  return condition.operator === 'equals' ? meets : !meets;
}

/** Everything that is wrong with the answers, in the order of the questions. Questions not asked have no problems. */
export function questionProblems(
  questions: readonly VerificationQuestion[],
  answers: readonly QuestionAnswer[],
): QuestionProblem[] {
  return askedWithAnswers(questions, answers).flatMap(({ question, answer }) =>
    problemsOf(question, answer).map((message) => ({ questionId: question.questionId, message })),
  );
}

/**
 * The answers worth keeping, in the order of the questions: those to questions that were asked, without blank or
 * repeated values, and with a comment only where the question allows one.
 */
export function keptAnswers(
  questions: readonly VerificationQuestion[],
  answers: readonly QuestionAnswer[],
): QuestionAnswer[] {
  return askedWithAnswers(questions, answers)
    .map(({ answer }) => answer)
    .filter(({ selected, comment }) => selected.length > 0 || comment !== null);
}

interface Asked {
  question: VerificationQuestion;
  answer: QuestionAnswer;
}

/** Walks through the questions as the person does. A condition only looks back, so one pass is enough. */
function askedWithAnswers(
  questions: readonly VerificationQuestion[],
  answers: readonly QuestionAnswer[],
): Asked[] {
  const soFar = new Map<number, readonly string[]>();
  const asked: Asked[] = [];
  for (const question of questions) {
    if (!isAsked(question, soFar)) continue;
    const given = answers.findLast(({ questionId }) => questionId === question.questionId);
    const answer = tidy(question, given);
    soFar.set(question.questionId, answer.selected);
    asked.push({ question, answer });
  }
  return asked;
}

function tidy(
  { questionId, allowComment }: VerificationQuestion,
  given: QuestionAnswer | undefined,
): QuestionAnswer {
  const selected = new Set(given?.selected.filter((value) => value.trim() !== ''));
  const comment = allowComment && given?.comment?.trim() ? given.comment : null;
  return { questionId, selected: [...selected], comment };
}

function problemsOf(question: VerificationQuestion, { selected, comment }: QuestionAnswer): string[] {
  const problems = selected.length === 0 ? missing(question) : givenProblems(question, selected);
  if (comment !== null && comment.length > MAX_ANSWER_TEXT) {
    problems.push(`has a comment of more than ${MAX_ANSWER_TEXT} characters`);
  }
  return problems;
}

const missing = ({ required }: VerificationQuestion): string[] => (required ? ['needs an answer'] : []);

function givenProblems(question: VerificationQuestion, selected: readonly string[]): string[] {
  switch (question.type) {
    case 'free_text':
      return freeTextProblems(selected);
    case 'single_select':
      return [...unknownOptions(question, selected), ...countProblems(selected.length, 1, 1)];
    case 'multi_select': {
      const { minSelections = 0, maxSelections = Number.POSITIVE_INFINITY } = question;
      return [
        ...unknownOptions(question, selected),
        ...countProblems(selected.length, minSelections, maxSelections),
      ];
    }
  }
}

function freeTextProblems(selected: readonly string[]): string[] {
  if (selected.length > 1) return ['takes one text'];
  const tooLong = selected.some((text) => text.length > MAX_ANSWER_TEXT);
  return tooLong ? [`takes at most ${MAX_ANSWER_TEXT} characters`] : [];
}

function unknownOptions({ options }: VerificationQuestion, selected: readonly string[]): string[] {
  return selected
    .filter((value) => !options.some((option) => option.value === value))
    .map((value) => `has no option ${JSON.stringify(value.slice(0, 100))}`);
}

function countProblems(count: number, min: number, max: number): string[] {
  if (count < min) return [`takes at least ${choices(min)}`];
  return count > max ? [`takes at most ${choices(max)}`] : [];
}

const choices = (count: number): string => (count === 1 ? '1 choice' : `${count} choices`);

import type { VerificationRequest } from '../../entities/verification-request.ts';
import type { QuestionAnswer } from '../../searches/verifier-form.ts';
import type { AnswerOnRecord } from './answers-so-far.ts';

/** What is kept of answers beyond their claims. */
export interface DetailedAnswers {
  /** Oldest first; the last one completed the search. */
  given: readonly AnswerOnRecord[];
  /** What they answer to the client's questions, all together. */
  questions: readonly QuestionAnswer[];
  /** What stayed unverified. */
  missingFields: readonly MissingField[];
}

/** A claim about which nothing is verified. */
export interface MissingField {
  /** Which of the records that the search verifies, from 0. */
  record: number;
  field: string;
}

/**
 * What answers say beyond the claims, as JSON text: who gave the last one, the client's questions, a remark, what is
 * missing, and who answered before.
 */
export function resultDetailsOf(
  { questions }: Pick<VerificationRequest, 'questions'>,
  { given, questions: answers, missingFields }: DetailedAnswers,
): string | null {
  const last = given.at(-1);
  if (!last) return null;
  const prompts = new Map(questions.map(({ questionId, prompt }) => [questionId, prompt]));
  return JSON.stringify({
    respondent: last.answers.respondent,
    questions: answers.map((answer) => ({ ...answer, prompt: prompts.get(answer.questionId) ?? null })),
    comment: last.answers.comment,
    missingFields,
    earlierAnswers: given.slice(0, -1).map(({ answers: { respondent, comment }, evidence }) => ({
      ...{ respondent, comment },
      receivedAt: evidence.receivedAt,
      channel: evidence.channel,
    })),
  });
}

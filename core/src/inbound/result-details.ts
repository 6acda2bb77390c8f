import type { VerificationRequest } from '../searches/verification-request.ts';
import type { ReceivedAnswers } from './inbound-content.ts';

/** What an answer says beyond the claims, as JSON text: who gave it, the client's questions, a remark. */
export function resultDetailsOf(
  { questions }: Pick<VerificationRequest, 'questions'>,
  { respondent, questions: answers, comment }: ReceivedAnswers,
): string {
  const prompts = new Map(questions.map(({ questionId, prompt }) => [questionId, prompt]));
  return JSON.stringify({
    respondent,
    questions: answers.map((answer) => ({ ...answer, prompt: prompts.get(answer.questionId) ?? null })),
    comment,
  });
}

import type { VerifierForm } from '@credence/core';
import { type FormBody, readFormBody } from './form-body.ts';
import { commentName, questionName } from './form-fields.ts';

/** A form as the verifier first sees it: the client may have given answers to its own questions. */
export function prefilledBody({ questions }: Pick<VerifierForm, 'questions'>): FormBody {
  const fields = questions.flatMap((question): [string, unknown][] => [
    [questionName(question), answerOf(question.selectedAnswer)],
    [commentName(questionName(question)), question.comment ?? ''],
  ]);
  return readFormBody(Object.fromEntries(fields));
}

/** The API takes anything for an answer; only what could have been chosen or typed fills in anything. */
function answerOf(answer: unknown): string | string[] {
  if (Array.isArray(answer)) return answer.flatMap(answerOf);
  return typeof answer === 'string' || typeof answer === 'number' || typeof answer === 'boolean'
    ? String(answer)
    : '';
}

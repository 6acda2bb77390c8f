import type { VerifierForm } from '@credence/core';
import { type FormBody, readFormBody } from './form-body.ts';
import {
  commentName,
  correctionName,
  FIELD,
  OTHER_VENDOR,
  questionName,
  stillThereName,
} from './form-fields.ts';

type ReadBack = NonNullable<VerifierForm['readBack']>;
type ReadBackClaim = ReadBack['claims'][number];

/**
 * A form as the verifier first sees it: the client may have given answers to its own questions, and the verifier have
 * answered in words before.
 */
export function prefilledBody(
  form: Pick<VerifierForm, 'questions' | 'readBack' | 'contactName' | 'vendors'>,
): FormBody {
  const { questions } = form;
  const fields = questions.flatMap((question): [string, unknown][] => [
    [questionName(question), answerOf(question.selectedAnswer)],
    [commentName(questionName(question)), question.comment ?? ''],
  ]);
  return readFormBody(Object.fromEntries([...fields, ...readBackFields(form)]));
}

/** What was read in their words. */
function readBackFields({
  readBack,
  contactName,
  vendors,
}: Pick<VerifierForm, 'readBack' | 'contactName' | 'vendors'>): [string, string][] {
  if (!readBack) return [];
  const { respondent, claims, thirdParty } = readBack;
  return [
    [FIELD.respondentName, respondent ?? contactName],
    ...claims.flatMap(claimFields),
    ...(thirdParty ? vendorFields(thirdParty, vendors) : []),
  ];
}

function claimFields({ record, field, answer, value }: ReadBackClaim): [string, string][] {
  const name = `claims.${record}.${field}`;
  if (answer !== 'CORRECTED') return [[name, answer]];
  const correction: [string, string] =
    value === null ? [stillThereName(name), 'yes'] : [correctionName(name), value];
  return [[name, answer], correction];
}

function vendorFields(
  { vendor, note }: NonNullable<ReadBack['thirdParty']>,
  vendors: VerifierForm['vendors'],
): [string, string][] {
  const isListed = vendors.some(({ code }) => code === vendor);
  return [
    [FIELD.situation, 'THIRD_PARTY'],
    [FIELD.vendor, isListed && vendor !== null ? vendor : OTHER_VENDOR],
    ...(isListed || vendor === null ? [] : [[FIELD.vendorName, vendor] as [string, string]]),
    [FIELD.vendorNote, note ?? ''],
  ];
}

/** The API takes anything for an answer; only what could have been chosen or typed fills in anything. */
function answerOf(answer: unknown): string | string[] {
  if (Array.isArray(answer)) return answer.flatMap(answerOf);
  return typeof answer === 'string' || typeof answer === 'number' || typeof answer === 'boolean'
    ? String(answer)
    : '';
}

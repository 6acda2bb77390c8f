import type { VerifierClaim, VerifierForm, VerifierRecord } from '@credence/core';
import type { FormBody } from './form-body.ts';

type Question = VerifierForm['questions'][number];

/**
 * Names of the form's fields. They are flat and equal to the paths in which core states a problem, so that a
 * problem finds its field by name, and a body needs no nesting.
 */
export const FIELD = {
  noRecord: 'noRecord',
  respondentName: 'respondent.name',
  respondentTitle: 'respondent.title',
  comment: 'comment',
} as const;

/** Name of the choice between correct, not correct and unknown; the correction goes below it. */
export function claimName(record: VerifierRecord, claim: VerifierClaim): string {
  return `claims.${record.index}.${claim.field}`;
}

/** Name of the text that corrects a claim. */
export function correctionName(name: string): string {
  return `${name}.value`;
}

/** Name of the box that corrects an end date to "still there". */
export function stillThereName(name: string): string {
  return `${name}.stillThere`;
}

/** Name of a question's answer or answers. */
export function questionName(question: Question): string {
  return `questions.${question.questionId}`;
}

/** Name of the remark beside an answer. */
export function commentName(name: string): string {
  return `${name}.comment`;
}

/** Element ids count positions: what a client named its questions never gets into a selector. */
export const ID = {
  claim: (record: number, claim: number) => `claim-${record}-${claim}`,
  correction: (claimId: string) => `${claimId}-value`,
  question: (question: number) => `question-${question}`,
  option: (questionId: string, option: number) => `${questionId}-option-${option}`,
  comment: (questionId: string) => `${questionId}-comment`,
  error: (id: string) => `${id}-error`,
  hint: (id: string) => `${id}-hint`,
} as const;

/** True when the claim may be corrected to "still there": an end date that the applicant gave. */
export function mayBeStillThere(claim: VerifierClaim): boolean {
  return claim.field === 'endDate' && claim.provided !== null;
}

/** A field that can be wrong. */
export interface FormField {
  name: string;
  /** Id of the control that takes the focus when the error is followed. */
  focusId: string;
  /** How a sentence about the field begins. */
  label: string;
  /** True in the part of the form that is put away when there is no record of the person. */
  inDetails: boolean;
}

/** Every field of the form in the order of the page; what was typed decides which control of a claim is at fault. */
export function formFields(form: VerifierForm, body: FormBody): FormField[] {
  const claims = form.records.flatMap((record, r) =>
    record.claims.map((claim, c) => {
      const name = claimName(record, claim);
      const id = ID.claim(r, c);
      return {
        name,
        focusId: body.text(name) === 'CORRECTED' ? ID.correction(id) : `${id}-CONFIRMED`,
        label: `${claim.label} (${record.title})`,
        inDetails: true,
      };
    }),
  );
  const questions = form.questions.flatMap((question, index) => {
    const name = questionName(question);
    const id = ID.question(index);
    const focusId = question.type === 'free_text' ? `${id}-text` : ID.option(id, 0);
    return [
      { name, focusId, label: `“${question.prompt}”`, inDetails: true },
      {
        name: commentName(name),
        focusId: ID.comment(id),
        label: `The comment on “${question.prompt}”`,
        inDetails: true,
      },
    ];
  });
  return [
    { name: FIELD.noRecord, focusId: 'no-record', label: 'The box about having no record', inDetails: false },
    ...claims,
    ...questions,
    { name: FIELD.comment, focusId: 'comment', label: 'The comment', inDetails: false },
    { name: FIELD.respondentName, focusId: 'respondent-name', label: 'Your name', inDetails: false },
    { name: FIELD.respondentTitle, focusId: 'respondent-title', label: 'Your job title', inDetails: false },
  ];
}

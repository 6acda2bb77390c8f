import { recordHeading, type VerifierClaim, type VerifierForm, type VerifierRecord } from '@credence/core';
import type { FormBody } from './form-body.ts';
import type { Situation } from './situation.ts';

type Question = VerifierForm['questions'][number];

/**
 * Names of the form's fields. They are flat and equal to the paths in which core states a problem, so that a
 * problem finds its field by name, and a body needs no nesting.
 */
export const FIELD = {
  situation: 'situation',
  allCorrect: 'claims.all',
  referralName: 'referral.name',
  referralTitle: 'referral.title',
  referralEmail: 'referral.email',
  referralPhone: 'referral.phone',
  referralFax: 'referral.fax',
  vendor: 'thirdParty.vendor',
  vendorName: 'thirdParty.vendor.name',
  vendorNote: 'thirdParty.note',
  letters: 'letters',
  respondentName: 'respondent.name',
  respondentTitle: 'respondent.title',
  comment: 'comment',
} as const;

/** Stands for a company that is not in the list. */
export const OTHER_VENDOR = 'OTHER';

/** Stands for a company whose name the person does not know. */
export const UNKNOWN_VENDOR = 'UNKNOWN';

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
  situation: (value: Situation) => `situation-${value}`,
  vendor: (code: string) => `vendor-${code}`,
  letters: 'letters',
  allCorrect: 'all-correct',
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
  /** The situation that this field is for; null when it is for all of them. */
  onlyFor: Situation | null;
}

/** Every field of the form in the order of the page; what was typed decides which control of a claim is at fault. */
export function formFields(form: VerifierForm, body: FormBody): FormField[] {
  const inAll = (name: string, focusId: string, label: string) => ({ name, focusId, label, onlyFor: null });
  return [
    inAll(FIELD.situation, ID.situation('ANSWER'), 'Your first answer'),
    { name: FIELD.allCorrect, focusId: ID.allCorrect, label: 'The first choice', onlyFor: 'ANSWER' as const },
    ...claimFields(form, body),
    ...questionFields(form),
    ...elsewhereFields(form, body),
    inAll(FIELD.respondentName, 'respondent-name', 'Your name'),
    inAll(FIELD.respondentTitle, 'respondent-title', 'Your job title'),
    inAll(FIELD.letters, ID.letters, 'Your letter'),
    inAll(FIELD.comment, 'comment', 'The comment'),
  ];
}

function claimFields(form: VerifierForm, body: FormBody): FormField[] {
  return form.records.flatMap((record, r) =>
    record.claims.map((claim, c) => {
      const name = claimName(record, claim);
      const id = ID.claim(r, c);
      return {
        name,
        focusId: body.text(name) === 'CORRECTED' ? ID.correction(id) : `${id}-CONFIRMED`,
        label: `${claim.label} (${recordHeading(record, form.records)})`,
        onlyFor: 'ANSWER',
      };
    }),
  );
}

function questionFields(form: VerifierForm): FormField[] {
  return form.questions.flatMap((question, index): FormField[] => {
    const name = questionName(question);
    const id = ID.question(index);
    const focusId = question.type === 'free_text' ? `${id}-text` : ID.option(id, 0);
    const label = `“${question.prompt}”`;
    return [
      { name, focusId, label, onlyFor: 'ANSWER' },
      {
        name: commentName(name),
        focusId: ID.comment(id),
        label: `The comment on ${label}`,
        onlyFor: 'ANSWER',
      },
    ];
  });
}

function elsewhereFields({ vendors }: VerifierForm, body: FormBody): FormField[] {
  const referral = [
    [FIELD.referralName, 'referral-name', 'Their name'],
    [FIELD.referralTitle, 'referral-title', 'Their job title'],
    [FIELD.referralEmail, 'referral-email', 'Their email address'],
    [FIELD.referralPhone, 'referral-phone', 'Their phone number'],
    [FIELD.referralFax, 'referral-fax', 'Their fax number'],
  ] as const;
  const firstVendor = ID.vendor(vendors[0]?.code ?? OTHER_VENDOR);
  const vendorFocus = body.text(FIELD.vendor) === OTHER_VENDOR ? 'vendor-name' : firstVendor;
  return [
    ...referral.map(([name, focusId, label]) => ({
      name,
      focusId,
      label,
      onlyFor: 'WRONG_PERSON' as const,
    })),
    { name: FIELD.vendor, focusId: vendorFocus, label: 'The company', onlyFor: 'THIRD_PARTY' },
    {
      name: FIELD.vendorNote,
      focusId: 'vendor-note',
      label: 'What they need from us',
      onlyFor: 'THIRD_PARTY',
    },
  ];
}

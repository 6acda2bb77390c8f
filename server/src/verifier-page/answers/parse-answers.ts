import type { VerifierAnswers, VerifierForm } from '@credence/core';
import { situationOf } from './chosen-situation.ts';
import type { FormBody } from './form-body.ts';
import {
  claimName,
  commentName,
  correctionName,
  FIELD,
  mayBeStillThere,
  OTHER_VENDOR,
  questionName,
  stillThereName,
  UNKNOWN_VENDOR,
} from './form-fields.ts';
import type { Situation } from './situation.ts';

/** What a form says. */
export interface ParsedAnswers {
  /** Complete only when there are no problems: what could not be read is left out. */
  answers: VerifierAnswers;
  /** Why parts of the body can't be read; each starts with the path of its field. */
  problems: string[];
}

type Referral = NonNullable<VerifierAnswers['referral']>;
type ThirdParty = NonNullable<VerifierAnswers['thirdParty']>;
type ClaimAnswer = VerifierAnswers['claims'][number];
type QuestionAnswer = VerifierAnswers['questions'][number];

const ANSWERS: readonly ClaimAnswer['answer'][] = ['CONFIRMED', 'CORRECTED', 'UNKNOWN'];

/**
 * Reads the posted form. Only fields of the form it belongs to are looked at; anything else in the body is left
 * alone. Whether the answers are good enough is for core to say: this refuses only what they have no place for.
 */
export function parseAnswers(body: FormBody, form: VerifierForm): ParsedAnswers {
  const problems: string[] = [];
  const read = reader(body, problems);

  const situation = situationFrom(body, problems);
  const claims = situation === 'ANSWER' ? claimAnswers(form, read, problems) : [];
  const questions = situation === 'ANSWER' ? questionAnswers(form, read) : [];
  const elsewhere = {
    noRecord: situation === 'NO_RECORD',
    wrongPerson: situation === 'WRONG_PERSON',
    referral: situation === 'WRONG_PERSON' ? referralFrom(read) : null,
    thirdParty: situation === 'THIRD_PARTY' ? thirdPartyFrom(form, read, problems) : null,
  };
  const respondent = {
    name: read.text(FIELD.respondentName, 'LINE'),
    title: read.text(FIELD.respondentTitle, 'LINE') || null,
  };
  const comment = read.text(FIELD.comment, 'TEXT') || null;

  return { answers: { respondent, ...elsewhere, claims, questions, comment }, problems };
}

function situationFrom(body: FormBody, problems: string[]): Situation {
  const fault = body.fault(FIELD.situation, 'LINE');
  const situation = fault === null ? situationOf(body) : null;
  if (situation === null) problems.push(`${FIELD.situation} ${fault ?? 'needs an answer'}`);
  return situation ?? 'ANSWER';
}

function referralFrom(read: Reader): Referral | null {
  const referral = {
    name: read.text(FIELD.referralName, 'LINE') || null,
    email: read.text(FIELD.referralEmail, 'LINE') || null,
    phone: read.text(FIELD.referralPhone, 'LINE') || null,
    fax: read.text(FIELD.referralFax, 'LINE') || null,
    title: read.text(FIELD.referralTitle, 'LINE') || null,
  };
  return Object.values(referral).some((detail) => detail !== null) ? referral : null;
}

function thirdPartyFrom(form: VerifierForm, read: Reader, problems: string[]): ThirdParty {
  return {
    vendor: vendorFrom(form, read, problems),
    note: read.text(FIELD.vendorNote, 'TEXT') || null,
  };
}

function vendorFrom({ vendors }: VerifierForm, read: Reader, problems: string[]): string | null {
  const before = problems.length;
  const chosen = read.text(FIELD.vendor, 'LINE');
  if (chosen === UNKNOWN_VENDOR) return null;
  if (vendors.some(({ code }) => code === chosen)) return chosen;
  const named = chosen === OTHER_VENDOR ? read.text(FIELD.vendorName, 'LINE', FIELD.vendor) : '';
  if (named === '' && problems.length === before) {
    problems.push(`${FIELD.vendor} ${chosen === OTHER_VENDOR ? 'needs a name' : 'needs an answer'}`);
  }
  return named || null;
}

interface Reader {
  /** The trimmed text of a field; a faulty one is reported under `reportAs` (its own name when absent) and empty. */
  text(name: string, shape: 'LINE' | 'TEXT', reportAs?: string): string;
  list(name: string): string[];
}

function reader(body: FormBody, problems: string[]): Reader {
  const usable = (name: string, shape: 'LINE' | 'TEXT' | 'LIST', reportAs = name) => {
    const fault = body.fault(name, shape);
    if (fault !== null) problems.push(`${reportAs} ${fault}`);
    return fault === null;
  };
  return {
    text: (name, shape, reportAs) =>
      usable(name, shape, reportAs) ? body.text(name).replaceAll('\r\n', '\n').trim() : '',
    list: (name) => (usable(name, 'LIST') ? body.all(name) : []),
  };
}

/** One choice confirms every line that is not answered by itself. */
function claimAnswers(form: VerifierForm, read: Reader, problems: string[]): ClaimAnswer[] {
  const isAllCorrect = read.text(FIELD.allCorrect, 'LINE') === 'yes';
  return form.records.flatMap((record) =>
    record.claims.flatMap((claim): ClaimAnswer[] => {
      const name = claimName(record, claim);
      const before = problems.length;
      const given = read.text(name, 'LINE');
      const chosen = given === '' && isAllCorrect ? 'CONFIRMED' : given;
      const answer = ANSWERS.find((known) => known === chosen);
      if (answer === undefined) {
        if (problems.length === before) problems.push(`${name} needs an answer`);
        return [];
      }
      const base = { record: record.index, field: claim.field };
      if (answer !== 'CORRECTED') return [{ ...base, answer, value: null }];
      if (mayBeStillThere(claim) && read.text(stillThereName(name), 'LINE', name) === 'yes') {
        return [{ ...base, answer, value: null }];
      }
      return [{ ...base, answer, value: read.text(correctionName(name), 'LINE', name) }];
    }),
  );
}

function questionAnswers(form: VerifierForm, read: Reader): QuestionAnswer[] {
  return form.questions.flatMap((question) => {
    const name = questionName(question);
    const text = question.type === 'free_text' ? read.text(name, 'TEXT') : '';
    const selected = question.type === 'free_text' ? [text].filter((typed) => typed !== '') : read.list(name);
    const comment = question.allowComment ? read.text(commentName(name), 'TEXT') || null : null;
    if (selected.length === 0 && comment === null) return [];
    return [{ questionId: question.questionId, selected, comment }];
  });
}

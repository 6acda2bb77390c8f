import type { VerifierAnswers, VerifierForm } from '@credence/core';
import type { FormBody } from './form-body.ts';
import {
  claimName,
  commentName,
  correctionName,
  FIELD,
  mayBeStillThere,
  questionName,
  stillThereName,
} from './form-fields.ts';

/** What a form says. */
export interface ParsedAnswers {
  /** Complete only when there are no problems: what could not be read is left out. */
  answers: VerifierAnswers;
  /** Why parts of the body can't be read; each starts with the path of its field. */
  problems: string[];
}

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

  const noRecord = read.text(FIELD.noRecord, 'LINE') === 'yes';
  const claims = noRecord ? [] : claimAnswers(form, read, problems);
  const questions = noRecord ? [] : questionAnswers(form, read);
  const respondent = {
    name: read.text(FIELD.respondentName, 'LINE'),
    title: read.text(FIELD.respondentTitle, 'LINE') || null,
  };
  const comment = read.text(FIELD.comment, 'TEXT') || null;

  return { answers: { respondent, noRecord, claims, questions, comment }, problems };
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

function claimAnswers(form: VerifierForm, read: Reader, problems: string[]): ClaimAnswer[] {
  return form.records.flatMap((record) =>
    record.claims.flatMap((claim): ClaimAnswer[] => {
      const name = claimName(record, claim);
      const before = problems.length;
      const chosen = read.text(name, 'LINE');
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

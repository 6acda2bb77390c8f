import type { CallOutcome, CallRecord, CallSheet } from '@credence/contract';
import { instantAt } from '../../../lib/zoned.ts';

type Question = CallSheet['questions'][number];

/** What was said of one claim, as it is typed; null while nothing was. */
export interface ClaimDraft {
  answer: 'CONFIRMED' | 'CORRECTED' | 'UNKNOWN' | null;
  value: string;
}

/** The form of a call, as it is filled in. */
export interface CallDraft {
  number: string;
  outcome: CallOutcome | null;
  name: string;
  title: string;
  /** By `claimKey`. */
  claims: Record<string, ClaimDraft>;
  /** By the id of the question. */
  questions: Record<number, { selected: string[]; comment: string }>;
  referral: { name: string; title: string; email: string; phone: string };
  vendor: string;
  vendorNote: string;
  /** On the contact's clock. */
  callBackAt: string;
  doNotCall: boolean;
  comment: string;
}

export const claimKey = (record: number, field: string): string => `${record}/${field}`;

export const emptyDraft = (sheet: CallSheet): CallDraft => ({
  number: sheet.numbers.find(({ barredBy }) => barredBy === null)?.number ?? sheet.numbers[0]?.number ?? '',
  outcome: null,
  name: '',
  title: '',
  claims: {},
  questions: {},
  referral: { name: '', title: '', email: '', phone: '' },
  vendor: '',
  vendorNote: '',
  callBackAt: '',
  doNotCall: false,
  comment: '',
});

/** The zone of the contact at the number that was called. */
export const zoneOfCall = ({ number }: CallDraft, { numbers }: CallSheet): string =>
  numbers.find((one) => one.number === number)?.timeZone ?? 'UTC';

/** Outcomes in which no person said anything that is kept. */
const SILENT: readonly CallOutcome[] = ['NO_ANSWER', 'CALL_BACK', 'WRONG_NUMBER'];

export const isSaid = (outcome: CallOutcome | null): boolean => outcome !== null && !SILENT.includes(outcome);

/** The questions that are asked after these answers, as the verifier page asks them. */
export function askedQuestions(
  questions: readonly Question[],
  answers: CallDraft['questions'],
): readonly Question[] {
  const asked = new Set<number>();
  for (const { questionId, condition } of questions) {
    if (condition) {
      if (!asked.has(condition.dependsOn)) continue;
      const given = answers[condition.dependsOn]?.selected ?? [];
      const meets = given.some((value) => condition.values.includes(value));
      if (meets !== (condition.operator === 'equals')) continue;
    }
    asked.add(questionId);
  }
  return questions.filter(({ questionId }) => asked.has(questionId));
}

/** What is sent of a form whose outcome was chosen. */
export function callOf(draft: CallDraft, outcome: CallOutcome, sheet: CallSheet): CallRecord {
  const { number, name, title, comment } = draft;
  const isAnswer = outcome === 'ANSWERED';
  return {
    number,
    outcome,
    claims: isAnswer ? claimsOf(draft, sheet) : [],
    questions: isAnswer
      ? askedQuestions(sheet.questions, draft.questions).map(({ questionId }) => ({
          questionId,
          selectedAnswer: draft.questions[questionId]?.selected ?? [],
          comment: draft.questions[questionId]?.comment ?? '',
        }))
      : [],
    doNotCall: outcome === 'REFUSED' && draft.doNotCall,
    ...(isSaid(outcome) && { respondent: { name: name.trim(), title: title.trim() } }),
    ...(outcome === 'WRONG_PERSON' &&
      Object.values(draft.referral).some(Boolean) && { referral: draft.referral }),
    ...(outcome === 'THIRD_PARTY' && { thirdParty: { vendor: draft.vendor, note: draft.vendorNote } }),
    ...(outcome === 'CALL_BACK' && {
      callBackAt: instantAt(draft.callBackAt, zoneOfCall(draft, sheet))?.toISOString(),
    }),
    ...(isSaid(outcome) && comment.trim() && { comment: comment.trim() }),
  };
}

const claimsOf = ({ claims }: CallDraft, { records }: CallSheet): CallRecord['claims'] =>
  records.flatMap((record) =>
    record.claims.flatMap(({ field }) => {
      const { answer, value } = claims[claimKey(record.index, field)] ?? { answer: null, value: '' };
      if (answer === null) return [];
      const isOngoing = answer === 'CORRECTED' && field === 'endDate' && value.trim() === '';
      return {
        record: record.index,
        field,
        answer,
        value: answer === 'CORRECTED' && !isOngoing ? value.trim() : null,
      };
    }),
  );

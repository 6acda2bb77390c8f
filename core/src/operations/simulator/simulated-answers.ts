import type { VerificationQuestion } from '@credence/contract';
import type { SimulatedOutcome } from '../../domain/contacts/simulator-address.ts';
import { isAsked } from '../../domain/inbound/read/questions.ts';
import type {
  ClaimAnswer,
  QuestionAnswer,
  VerifierAnswers,
  VerifierClaim,
  VerifierForm,
} from '../../domain/records/verifier-form.ts';

/** The outcomes that the simulator brings about on the verifier page. */
export type PageOutcome = Extract<SimulatedOutcome, 'verified' | 'discrepancy' | 'no-record' | 'third-party'>;

/** What the simulator enters on the verifier page. */
export function simulatedAnswers(
  outcome: PageOutcome,
  form: Pick<VerifierForm, 'records' | 'questions'>,
): VerifierAnswers {
  const isAbout = outcome === 'verified' || outcome === 'discrepancy';
  return {
    respondent: { name: 'Sam Simulator', title: 'Records' },
    noRecord: outcome === 'no-record',
    wrongPerson: false,
    referral: null,
    thirdParty: outcome === 'third-party' ? { vendor: 'Simulated Records Inc', note: null } : null,
    claims: isAbout ? claimAnswers(form, outcome === 'discrepancy') : [],
    questions: isAbout ? questionAnswers(form.questions) : [],
    comment: null,
  };
}

/** Confirms every claim; where one is to be corrected, it is a date, since two dates leave nothing to interpretation. */
function claimAnswers({ records }: Pick<VerifierForm, 'records'>, correctsOne: boolean): ClaimAnswer[] {
  const all = records.flatMap(({ index, claims }) => claims.map((claim) => ({ record: index, claim })));
  const isCorrectable = ({ claim }: (typeof all)[number]) => claim.provided !== null;
  const wrong = correctsOne
    ? (all.find((entry) => entry.claim.kind === 'DATE' && isCorrectable(entry)) ??
      all.findLast(isCorrectable))
    : undefined;
  return all.map((entry) => ({
    record: entry.record,
    field: entry.claim.field,
    ...(entry === wrong
      ? { answer: 'CORRECTED' as const, value: corrected(entry.claim) }
      : { answer: 'CONFIRMED' as const, value: null }),
  }));
}

/** Another date, a year before the one given, or a word that leaves no doubt. */
function corrected({ kind, provided }: VerifierClaim): string {
  const [year = '', month = ''] = (provided ?? '').split('-');
  return kind === 'DATE' ? `${Number(year) - 1}-${month}` : 'Incorrect';
}

/** An answer to every question that is asked, required or not: the first option, or as few of them as it takes. */
function questionAnswers(questions: readonly VerificationQuestion[]): QuestionAnswer[] {
  const soFar = new Map<number, readonly string[]>();
  for (const question of questions) {
    if (isAsked(question, soFar)) soFar.set(question.questionId, selectionFor(question));
  }
  return [...soFar].map(([questionId, selected]) => ({
    questionId,
    selected: [...selected],
    comment: null,
  }));
}

function selectionFor({ type, options, minSelections = 1 }: VerificationQuestion): string[] {
  if (type === 'free_text') return ['An answer of the simulator'];
  const count = type === 'single_select' ? 1 : Math.max(minSelections, 1);
  return options.slice(0, count).map(({ value }) => value);
}

import type { Claim, ClaimEvidence, VerificationQuestion } from '@credence/contract';
import type {
  ClaimAnswer,
  QuestionAnswer,
  VerifierClaim,
  VerifierRecord,
} from '../../records/verifier-form.ts';
import { type ComparedClaim, compareClaims, type SaidClaims } from '../compare/compare-claims.ts';
import { compareDates } from '../compare/compare-dates.ts';
import { compareValues } from '../compare/compare-values.ts';
import { withOpenPlaces } from '../compare/open-difference.ts';
import type { ReceivedAnswers } from '../read/inbound-content.ts';
import { keptAnswers } from '../read/questions.ts';

/** What several answers to one search add up to. */
export interface CombinedAnswers {
  claims: Claim[];
  questions: QuestionAnswer[];
  /** What the answers contradict each other about, by the names of the fields and questions. */
  contradictions: string[];
}

/** One answer, and what it goes back to. */
interface GivenAnswer {
  answers: Pick<ReceivedAnswers, 'claims' | 'questions'>;
  evidence: ClaimEvidence;
}

type SaidClaim = Claim & Pick<GivenAnswer, 'evidence'>;

/** What is known beside the answers to one search. */
export type KnownBeside = Pick<SaidClaims, 'besides' | 'claimedAt' | 'institutionsNamed'>;

/**
 * Adds up answers to one search, oldest first: what one left open, another may supply. Where they say different things
 * about one claim, the latest stands, and the contradiction is told.
 */
export function combineAnswers(
  records: readonly VerifierRecord[],
  questions: readonly VerificationQuestion[],
  given: readonly GivenAnswer[],
  beside: KnownBeside = {},
): CombinedAnswers {
  const { institutionsNamed } = beside;
  const compared = given.map(({ answers, evidence }) => ({
    evidence,
    claims: compareClaims(records, {
      ...beside,
      claims: answers.claims,
      at: new Date(evidence.receivedAt),
    }),
    isAnswered: ({ record, field }: ComparedClaim) => answers.claims.some(isAbout(record, field)),
  }));
  const results = compareClaims(records, null).map((unsaid, index) => {
    const said = compared.flatMap(({ claims, evidence, isAnswered }): SaidClaim[] => {
      const claim = claims[index];
      return claim && isAnswered(claim) ? [{ ...claim, evidence }] : [];
    });
    return { unsaid, said, decided: said.filter(isDecided) };
  });
  const answered = keptAnswers(
    questions,
    combineQuestions(given.flatMap(({ answers }) => answers.questions)),
  );
  const asked = questions.filter(({ questionId }) =>
    answered.some((answer) => answer.questionId === questionId),
  );
  const claims = results.map(
    ({ unsaid, said, decided }) => latest(decided, said) ?? { ...unsaid, evidence: null },
  );
  return {
    claims: records.flatMap(({ index }) => withOpenPlaces(claims.filter(({ record }) => record === index))),
    questions: answered,
    contradictions: [
      ...results
        .filter(({ said }) => contradictEachOther(said, { kindOf: kindsOf(records), institutionsNamed }))
        .map(({ unsaid }) => fieldName(unsaid, records)),
      ...contradictoryQuestions(asked, given),
    ],
  };
}

/** A field as it is named to people: with its record, where there are several. */
export const fieldName = (
  { record, field }: Pick<ClaimAnswer, 'record' | 'field'>,
  records: readonly unknown[],
): string => (records.length > 1 ? `${field} of record ${record + 1}` : field);

const isDecided = ({ match }: Claim): boolean => match === 'MATCH' || match === 'MISMATCH';

const isAbout = (record: number, field: string) => (answer: ClaimAnswer) =>
  answer.record === record && answer.field === field;

/** The latest that decides, preferably with a value; else the latest that a person can decide, or the latest. */
const latest = (decided: readonly Claim[], said: readonly Claim[]): Claim | undefined =>
  decided.findLast(({ match, verified }) => match === decided.at(-1)?.match && verified !== null) ??
  decided.at(-1) ??
  said.findLast(({ match }) => match === 'UNCLEAR') ??
  said.at(-1);

type KindOf = (claim: Claim) => VerifierClaim['kind'] | undefined;

/** What is known when answers are set beside each other. */
interface Known {
  kindOf: KindOf;
  institutionsNamed: KnownBeside['institutionsNamed'];
}

const kindsOf =
  (records: readonly VerifierRecord[]): KindOf =>
  ({ record, field }) =>
    records.find(({ index }) => index === record)?.claims.find((claim) => claim.field === field)?.kind;

/** Most different things that answers say about one claim; whether more of them mean the same is for a person. */
const MOST_WAYS = 4;

function contradictEachOther(claims: readonly SaidClaim[], known: Known): boolean {
  const ways = [...new Map(claims.map((claim) => [wayOf(claim), claim])).values()];
  return (
    ways.length > MOST_WAYS ||
    ways.some((claim, index) => ways.slice(index + 1).some((other) => contradicts(claim, other, known)))
  );
}

/** The same for claims that say the same: how a value is written makes no difference where it is the applicant's. */
const wayOf = (claim: Claim): string =>
  JSON.stringify([claim.match, claim.match === 'MATCH' ? null : statedValue(claim)]);

/** An answer that stays open may still give a value that another one cannot mean, or call wrong what another one confirms. */
const contradicts = (claim: SaidClaim, other: SaidClaim, known: Known): boolean =>
  (isDecided(claim) && isDecided(other) && claim.match !== other.match) ||
  [claim, other].every((one) => one.match === 'MATCH' || isCalledWrong(one)) ||
  haveOtherValues(claim, other, known);

/** Without another value. */
const isCalledWrong = ({ match, verified }: Claim): boolean => match === 'UNCLEAR' && verified === null;

/** Whether two sources that do not both agree with the applicant do not agree with each other either. */
function haveOtherValues(claim: SaidClaim, other: SaidClaim, { kindOf, institutionsNamed }: Known): boolean {
  if (claim.match === 'MATCH' && other.match === 'MATCH') return false;
  const [one, another] = [statedValue(claim), statedValue(other)];
  if (one === null || another === null) return false;
  const at = new Date(Math.max(...[claim, other].map(({ evidence }) => Date.parse(evidence.receivedAt))));
  const differ = (provided: string, verified: string): boolean =>
    (kindOf(claim) === 'DATE'
      ? compareDates(provided, verified)
      : compareValues(claim.field, provided, verified, { at, institutionsNamed })
    ).match === 'MISMATCH';
  // Only the second of two values may be none, as "n/a".
  return differ(one, another) && differ(another, one);
}

/** What a source says; as an end date, no value says that it has not ended. What agrees with the claim says the same as it. */
const statedValue = (claim: Claim): string | null =>
  (claim.match === 'MATCH' ? claim.provided : claim.verified) ??
  (claim.field === 'endDate' && isDecided(claim) ? 'present' : null);

/** The latest answer to each question that says anything. */
const combineQuestions = (answers: readonly QuestionAnswer[]): QuestionAnswer[] =>
  [...Map.groupBy(answers, ({ questionId }) => questionId).values()].flatMap(
    (ofOne) => ofOne.findLast(({ selected }) => selected.length > 0) ?? ofOne.at(-1) ?? [],
  );

function contradictoryQuestions(
  questions: readonly VerificationQuestion[],
  given: readonly GivenAnswer[],
): string[] {
  return questions
    .filter(({ type }) => type !== 'free_text')
    .filter(({ questionId }) => {
      const chosen = given
        .map(({ answers }) => answers.questions.findLast((answer) => answer.questionId === questionId))
        .filter((answer) => answer !== undefined && answer.selected.length > 0)
        .map((answer) => JSON.stringify(answer?.selected.toSorted()));
      return new Set(chosen).size > 1;
    })
    .map(({ questionId }) => `question ${questionId}`);
}

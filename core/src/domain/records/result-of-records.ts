import type { Claim, ResultAnswer, ResultDecision, SearchType } from '@credence/contract';
import type { AnsweredQuestion, RecordDetails } from '../entities/record-details.ts';
import type { SearchRecord } from '../entities/search-entity.ts';
import type { CoveredRecord } from '../entities/verification-request.ts';
import type { ResultGrounds } from '../entities/verification-result-entity.ts';
import { claimsToVerify } from './claims-to-verify.ts';

/** Everything that the records of a search came to. */
export interface ResultOfRecords extends ResultGrounds {
  /** Empty where no answer came. */
  claims: Claim[];
  /** What was said beside the claims, as JSON text; null where no answer came. */
  resultDetails: string | null;
}

/** Adds up the records of a search: their claims, what was answered to the questions, by whom, and who decided. */
export function resultOfRecords(
  searchType: SearchType,
  covered: readonly CoveredRecord[],
  records: readonly SearchRecord[],
): ResultOfRecords {
  const answers = answersOf(records);
  const isAnswered = answers.length > 0 || records.some(({ details }) => details.decisions.length > 0);
  const claims = isAnswered ? claimsOf(searchType, covered, records) : [];
  const grounds: ResultGrounds = {
    answers,
    questions: questionsOf(records),
    decisions: decisionsOf(records),
  };
  return { ...grounds, claims, resultDetails: detailsOf(grounds, claims) };
}

/** What people decided, record by record, each time oldest first. */
export const decisionsOf = (records: readonly SearchRecord[]): ResultDecision[] =>
  records.flatMap(({ record, details }) => details.decisions.map((decision) => ({ record, ...decision })));

/** The claims of each record: as answered, or as they stand where no answer speaks of it. */
const claimsOf = (
  searchType: SearchType,
  covered: readonly CoveredRecord[],
  records: readonly SearchRecord[],
): Claim[] =>
  records.flatMap(({ record, details }) =>
    details.claims.length > 0 ? details.claims : openClaims(searchType, covered, record),
  );

/** The claims of a record of which no answer speaks. */
export const openClaims = (
  searchType: SearchType,
  covered: readonly CoveredRecord[],
  record: number,
): Claim[] =>
  claimsToVerify(searchType, covered)
    .filter(({ index }) => index === record)
    .flatMap(({ claims }) =>
      claims.map(({ field, provided }) => ({
        record,
        field,
        provided,
        verified: null,
        match: 'NOT_VERIFIED' as const,
        comment: 'The source did not answer this.',
        evidence: null,
      })),
    );

/** Every answer once, with the records that it speaks of, oldest first. */
function answersOf(records: readonly SearchRecord[]): ResultAnswer[] {
  const byMessage = new Map<string, ResultAnswer>();
  for (const { record, details } of records) {
    for (const answer of details.answers) {
      const known = byMessage.get(answer.inboundId);
      if (known) known.records.push(record);
      else byMessage.set(answer.inboundId, { ...answer, records: [record] });
    }
  }
  return [...byMessage.values()].sort((a, b) => a.receivedAt.localeCompare(b.receivedAt));
}

/** What each source answered to the questions: its records have the same answers. */
function questionsOf(records: readonly SearchRecord[]): ResultGrounds['questions'] {
  const bySource = Map.groupBy(records, ({ source }) => source);
  return [...bySource.values()].flatMap((ofSource) => {
    const questions = latestQuestions(ofSource.map(({ details }) => details));
    return questions.map((question) => ({ ...question, records: ofSource.map(({ record }) => record) }));
  });
}

const latestQuestions = (details: readonly RecordDetails[]): AnsweredQuestion[] =>
  details.find(({ questions }) => questions.length > 0)?.questions ?? [];

/** The same for those who read one text: who answered last, the questions, what is missing, and who answered before. */
function detailsOf(
  { answers, questions }: Pick<ResultGrounds, 'answers' | 'questions'>,
  claims: readonly Claim[],
): string | null {
  const last = answers.at(-1);
  if (!last) return null;
  return JSON.stringify({
    respondent: last.respondent,
    questions,
    comment: last.comment,
    missingFields: missingFields(claims),
    earlierAnswers: answers.slice(0, -1).map(({ respondent, comment, receivedAt, channel, records }) => ({
      respondent,
      comment,
      receivedAt,
      channel,
      records,
    })),
  });
}

/** What nothing is verified about. */
export const missingFields = (claims: readonly Claim[]): Pick<Claim, 'record' | 'field'>[] =>
  claims.filter(({ match }) => match === 'NOT_VERIFIED').map(({ record, field }) => ({ record, field }));

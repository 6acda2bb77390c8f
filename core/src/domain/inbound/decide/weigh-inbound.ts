import type { SearchType, VerificationQuestion } from '@credence/contract';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Context } from '../../context/context.ts';
import type { InboundRow } from '../../entities/inbound-entity.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { openRequest } from '../../entities/verification-request.ts';
import { knownVendor, vendorIn } from '../../research/vendors/third-party-vendors.ts';
import { claimsToVerify } from '../../searches/claims-to-verify.ts';
import type { VerifierRecord } from '../../searches/verifier-form.ts';
import { outcomeOf } from '../compare/compare-claims.ts';
import type { InboundContent } from '../read/inbound-content.ts';
import { questionProblems } from '../read/questions.ts';
import { type AnswerOnRecord, answerOf, doubtedAmong, saidBefore } from './answers-so-far.ts';
import { type CombinedAnswers, combineAnswers, fieldName } from './combine-answers.ts';
import { decideInbound, type InboundDecision } from './decide-inbound.ts';
import type { MissingField } from './result-details.ts';

/** A message as it came in, readable. */
export interface Received {
  inbound: InboundRow;
  content: InboundContent;
}

/** A message beside everything that was said before it. */
export interface WeighedInbound {
  decision: InboundDecision;
  /** The answers that count, oldest first. */
  given: AnswerOnRecord[];
  combined: CombinedAnswers;
  /** What nothing is verified about, as far as anybody has answered. */
  missing: (MissingField & { name: string })[];
}

/** Decides what a message does to a locked search, from what it says and what was said before. */
export async function weighInbound(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { inbound, content }: Received,
): Promise<WeighedInbound> {
  const { search, config } = locked;
  const { records, questions } = openRequest(context, search);
  const claimed = claimsToVerify(search.searchType, records);
  const before = await saidBefore(context, transaction, locked, inbound);
  const isDoubted = (await doubtedAmong(transaction, locked, [inbound])).length > 0;
  const answer = isDoubted ? null : await answerOf(context, transaction, inbound, content);
  const given = answer ? [...before.answers, answer] : before.answers;
  const combined = combineAnswers(claimed, questions, given);
  const missing = missingIn(combined, claimed);
  const { door, classification, confidence } = inbound;
  const { answers, isRefusal = false } = content;
  const vendor = vendorOf(content, search.searchType);
  const decision = decideInbound({
    ...{ config, door, isDoubted, classification, confidence, isRefusal },
    answers: answers && {
      noRecord: answers.noRecord,
      claims: combined.claims,
      contradictions: [...combined.contradictions, ...(before.noRecord ? ['whether there is a record'] : [])],
      isEmpty: answer !== null && isEmpty(answer, claimed, questions),
      isOneOfMany: before.isMore,
      unansweredQuestions: questionProblems(questions, combined.questions).length,
      openFields: missing.map(({ name }) => name),
    },
    // What has no record gives no answer itself.
    isVerifiedBefore: answer === null && outcomeOf(combined.claims) !== null,
    elsewhere: answers?.wrongPerson ? { referral: answers.referral } : null,
    vendor,
    isOtherVendor: vendor === null && vendorOf(content) !== null,
  });
  return { decision, given, combined, missing };
}

/**
 * Whether an answer by itself is of no use: it decides no claim, and has no usable answer to a question. Where there is
 * nothing to verify or to ask, whatever is said is all there is to say.
 */
function isEmpty(
  answer: AnswerOnRecord,
  claimed: readonly VerifierRecord[],
  questions: readonly VerificationQuestion[],
): boolean {
  const { claims, questions: answered } = combineAnswers(claimed, questions, [answer]);
  const isUnclear = claims.some(({ match }) => match === 'UNCLEAR');
  if (isUnclear || outcomeOf(claims) !== null || claims.length + questions.length === 0) return false;
  const problems = questionProblems(questions, answered);
  return answered.every(({ questionId }) => problems.some((problem) => problem.questionId === questionId));
}

const missingIn = (
  { claims }: CombinedAnswers,
  records: readonly VerifierRecord[],
): WeighedInbound['missing'] =>
  claims
    .filter(({ match }) => match === 'NOT_VERIFIED')
    .map(({ record, field }) => ({ record, field, name: fieldName({ record, field }, records) }));

/** The vendor that a message refers to, of those that keep such records: by its own field, else by its words. */
function vendorOf({ answers, message, reasoning }: InboundContent, searchType?: SearchType): string | null {
  const named = answers?.thirdParty?.vendor ?? null;
  return named === null
    ? vendorIn([message?.subject, message?.text, reasoning, answers?.thirdParty?.note].join('\n'), searchType)
    : knownVendor(named, searchType);
}

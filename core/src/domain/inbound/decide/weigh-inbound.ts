import type { Claim, SearchType, VerificationQuestion } from '@credence/contract';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Context } from '../../context/context.ts';
import type { InboundRow } from '../../entities/inbound-entity.ts';
import { endedDecisions } from '../../entities/record-details.ts';
import type { LockedSearch, SearchRecord } from '../../entities/search-entity.ts';
import { openRequest } from '../../entities/verification-request.ts';
import { claimsOfOrder } from '../../records/claims-of-order.ts';
import { claimsToVerify } from '../../records/claims-to-verify.ts';
import { claimsVerdict } from '../../records/claims-verdict.ts';
import { missingFields } from '../../records/result-of-records.ts';
import type { QuestionAnswer, VerifierRecord } from '../../records/verifier-form.ts';
import { readInstitutionNames } from '../../research/institutions/read-institutions.ts';
import { knownVendor, vendorIn } from '../../research/vendors/find-vendor.ts';
import { signsOfApplicant } from '../read/by-applicant.ts';
import { namesSuccessor } from '../read/by-contact.ts';
import type { InboundContent } from '../read/inbound-content.ts';
import { isFromElsewhere } from '../read/mail-origin.ts';
import { questionProblems } from '../read/questions.ts';
import {
  type AnswerOnRecord,
  answerOf,
  anyWaitsBeside,
  type EarlierMessage,
  isDoubted,
  type Received,
  saidBefore,
} from './answers-so-far.ts';
import { type CombinedAnswers, combineAnswers, fieldName } from './combine-answers.ts';
import { decideInbound, type InboundDecision } from './decide-inbound.ts';
import type { AnsweredRecord } from './decide-record.ts';
import { spokenRecords } from './spoken-records.ts';

/** A record that a message may speak of, with everything that was said about it before. */
export interface SpokenRecord {
  record: SearchRecord;
  /** The messages before that may be answers about it, since a person last decided on it; oldest first. */
  earlier: EarlierMessage[];
  /** What they and the message come to, where it counts; its claims are empty where nothing was answered in fields. */
  combined: CombinedAnswers;
}

/** A message beside everything that was said before it. */
export interface WeighedInbound {
  decision: InboundDecision;
  spoken: SpokenRecord[];
  /** What nothing is verified about, of what it speaks of. */
  missing: (Pick<Claim, 'record' | 'field'> & { name: string })[];
}

/** Decides what a message does to the records of a locked search, from what it says and what was said before. */
export async function weighInbound(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  received: Received,
): Promise<WeighedInbound> {
  const { inbound, content } = received;
  const { search, config } = locked;
  const request = openRequest(context, search);
  const forms = claimsToVerify(search.searchType, request.records);
  const before = await saidBefore(context, transaction, locked, inbound);
  const isInDoubt = isDoubted(locked, inbound);
  const answer = isInDoubt ? null : answerOf(context, locked, received);
  const message = { ...inbound, content };
  const speaksOf = spokenRecords(locked);
  const own = new Set(speaksOf(message));
  const beside = {
    claimedAt: search.createdAt,
    institutionsNamed: await readInstitutionNames(context, transaction, search),
    besides: await claimsOfOrder(context, transaction, locked),
  };
  const spoken = locked.records
    .filter(({ record }) => own.has(record))
    .map((record): SpokenRecord => {
      const earlier = before.messages.filter(
        ({ row, content }) =>
          isSinceDecision(record, row) && speaksOf({ ...row, content }).includes(record.record),
      );
      const given = [...earlier.flatMap((each) => each.answer ?? []), ...(answer ? [answer] : [])];
      const form = forms.filter(({ index }) => index === record.record);
      return { record, earlier, combined: combineAnswers(form, request.questions, given, beside) };
    });
  const missing = spoken.flatMap(({ combined }) => missingFields(combined.claims));
  const { door, classification, confidence } = inbound;
  const { answers, trouble = null } = content;
  const vendor = vendorOf(content, search.searchType);
  const decision = decideInbound({
    config,
    door,
    isDoubted: isInDoubt,
    classification,
    confidence,
    readKind: content.reading?.kind ?? null,
    trouble,
    isFromElsewhere: isFromElsewhere(content.origin),
    isByApplicant: signsOfApplicant(context, locked.applicant).isSender(content),
    namesRequest: content.origin?.namesRequest ?? inbound.outboundId !== null,
    answers:
      answers &&
      spoken.map((one) =>
        answeredRecord(one, {
          inbound,
          answer,
          forms,
          questions: request.questions,
          isDenied: answers.noRecord,
          isMore: before.isMore,
        }),
      ),
    // What has no record gives no answer itself.
    isVerifiedBefore:
      answer === null && spoken.some(({ combined }) => claimsVerdict(combined.claims) !== null),
    hasSuccessor: namesSuccessor(content) && !isFromElsewhere(content.origin),
    elsewhere: answers?.wrongPerson ? { referral: answers.referral } : null,
    vendor,
    isOfAnySource: inbound.contactId === null && new Set(spoken.map(({ record }) => record.source)).size > 1,
    isOtherVendor: vendor === null && vendorOf(content) !== null,
  });
  return {
    decision,
    spoken,
    missing: missing.map((field) => ({ ...field, name: fieldName(field, locked.records) })),
  };
}

/** What a person has decided on is not taken up again; while they are at it, it still waits. */
const isSinceDecision = ({ details }: SearchRecord, { receivedAt }: InboundRow): boolean =>
  endedDecisions(details).every(({ decidedAt }) => receivedAt > new Date(decidedAt));

interface Answering {
  inbound: InboundRow;
  answer: AnswerOnRecord | null;
  forms: readonly VerifierRecord[];
  questions: readonly VerificationQuestion[];
  isDenied: boolean;
  /** Whether there are older answers that are not read again. */
  isMore: boolean;
}

function answeredRecord(
  { record, earlier, combined }: SpokenRecord,
  { inbound, answer, forms, questions, isDenied, isMore }: Answering,
): AnsweredRecord {
  const isDeniedBefore = earlier.some(({ isDenial }) => isDenial);
  return {
    record: record.record,
    status: record.status,
    isDecided: record.details.decisions.length > 0,
    isDenied,
    claims: combined.claims,
    contradictions: [...combined.contradictions, ...(isDeniedBefore ? ['whether there is a record'] : [])],
    isEmpty: answer !== null && isEmptyFor(record.record, answer, forms, questions),
    isBesideWaiting: record.details.decidedFields.length > 0 || anyWaitsBeside(earlier, inbound),
    isOneOfMany: isMore,
    unansweredQuestions: questionProblems(questions, combined.questions).length,
    openFields: missingFields(combined.claims).map((field) => fieldName(field, [])),
  };
}

/**
 * Whether an answer by itself is of no use for a record: it decides none of its claims, but those of another one, or it
 * has no usable answer to a question either. Where there is nothing to verify or to ask, whatever is said is all there is
 * to say.
 */
function isEmptyFor(
  record: number,
  answer: AnswerOnRecord,
  forms: readonly VerifierRecord[],
  questions: readonly VerificationQuestion[],
): boolean {
  const { claims, questions: answered } = combineAnswers(forms, questions, [answer]);
  if (claims.length + questions.length === 0) return false;
  const decided = claims.filter(({ match }) => match !== 'NOT_VERIFIED');
  if (decided.length > 0) return decided.every((claim) => claim.record !== record);
  return !hasUsableAnswer(questions, answered);
}

function hasUsableAnswer(
  questions: readonly VerificationQuestion[],
  answered: readonly QuestionAnswer[],
): boolean {
  const problems = questionProblems(questions, answered);
  return answered.some(({ questionId }) => problems.every((problem) => problem.questionId !== questionId));
}

/** So far into a message it may refer to a vendor; each vendor's names are looked for in all of that. */
const WHERE_VENDORS_STAND = 10_000;

/** The vendor that a message refers to, of those that keep such records: by its own field, else by its words. */
function vendorOf({ answers, message, reasoning }: InboundContent, searchType?: SearchType): string | null {
  const named = answers?.thirdParty?.vendor ?? null;
  if (named !== null) return knownVendor(named, searchType);
  const text = message?.text?.slice(0, WHERE_VENDORS_STAND);
  return vendorIn([message?.subject, text, reasoning, answers?.thirdParty?.note].join('\n'), searchType);
}

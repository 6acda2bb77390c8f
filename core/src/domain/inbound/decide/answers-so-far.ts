import type { ClaimEvidence, InboundClassification } from '@credence/contract';
import { valueReader } from '../../../platform/database/rows/row-reader.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { attemptOf } from '../../attempts/attempt-rows.ts';
import { contactOf } from '../../contacts/contact-rows.ts';
import type { Context } from '../../context/context.ts';
import { openContact } from '../../entities/contact-details.ts';
import { InboundEntity, type InboundRow } from '../../entities/inbound-entity.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { type DocumentReference, documentsReader } from '../documents/keep-documents.ts';
import { signsOfApplicant } from '../read/by-applicant.ts';
import { classifyAnswers } from '../read/classify-answers.ts';
import { type InboundContent, openInbound, type ReceivedAnswers } from '../read/inbound-content.ts';
import { isFromElsewhere } from '../read/mail-origin.ts';

/** A message that is kept, with what came along. */
export interface Arrived {
  inbound: InboundRow;
  documents: readonly DocumentReference[];
}

/** A message as it came in, readable. */
export interface Received extends Arrived {
  content: InboundContent;
}

/** An answer with what it goes back to. */
export interface AnswerOnRecord {
  answers: ReceivedAnswers;
  evidence: ClaimEvidence;
}

/** Messages before one that are read again with it; after so many it is for a person what they come to. */
const MOST_BEFORE = 10;

/** Kinds of messages that are an answer, or may be one. */
const MAY_ANSWER: readonly InboundClassification[] = [
  'VERIFICATION',
  'NO_RECORD',
  'INSUFFICIENT',
  'UNKNOWN',
  'OTHER',
];

/** A message that was read before. */
export interface EarlierMessage {
  row: InboundRow;
  content: InboundContent;
  /** The answer that it gives in fields, where it counts by itself; null for one that only a person can read. */
  answer: AnswerOnRecord | null;
  /** Whether it says that there is no record of the applicant. */
  isDenial: boolean;
  /** Whether the applicant may have given it. */
  isByApplicant: boolean;
}

/** What was said about a search before a message. */
export interface SaidBefore {
  /** Oldest first. */
  messages: EarlierMessage[];
  /** Whether there are older ones still, which are not among them. */
  isMore: boolean;
}

/**
 * The answers that a locked search had before a message, and what may be one, but for what is from a contact who was
 * taken out of the plan. What came by a door that knows who is there, was understood, and is not by the applicant counts by
 * itself; the rest is for a person.
 */
export async function saidBefore(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  inbound: Pick<InboundRow, 'id'>,
): Promise<SaidBefore> {
  const { search, config } = locked;
  const inbounds = valueReader(context, InboundEntity, 'm');
  const documents = documentsReader(context, 'm');
  const rows = await transaction.prepared<Record<'row' | 'documents', unknown>>(
    `select ${inbounds.value} as row, ${documents.list} as documents from inbound_messages m
      where organization_id = $1 and search_id = $2 and id <> $3 and classification = any($4)
        and processed_at is not null
      order by received_at desc, id desc limit $5`,
    [context.organization.id, search.id, inbound.id, MAY_ANSWER, MOST_BEFORE + 1],
  );
  const newest = rows
    .slice(0, MOST_BEFORE)
    .toReversed()
    .map((each) => ({ inbound: inbounds.read(each.row), documents: documents.readList(each.documents) }));
  const { isSender } = signsOfApplicant(context, locked.applicant);
  const messages = newest
    .filter((each) => !isDoubted(locked, each.inbound))
    .map((each): EarlierMessage => {
      const { inbound: row } = each;
      const content = openInbound(context, row);
      const isByApplicant = isSender(content);
      const isUnderstood =
        row.door !== 'MAIL' && row.confidence >= config.inbound.minConfidence && !isByApplicant;
      return {
        row,
        content,
        answer: isUnderstood ? answerOf(context, locked, { ...each, content }) : null,
        isByApplicant,
        isDenial:
          !isFromElsewhere(content.origin) &&
          (row.classification === 'NO_RECORD' || content.answers?.noRecord === true),
      };
    });
  return { messages, isMore: rows.length > MOST_BEFORE };
}

/** Whether a message is from a contact who was taken out of the plan. What the API passes on is the client's own word. */
export const isDoubted = (locked: LockedSearch, { door, outboundId }: InboundRow): boolean =>
  door !== 'API' && (attemptOf(locked, outboundId)?.dismissedAt ?? null) !== null;

/** The answer that a message gives claim by claim, with what it goes back to; null when it points elsewhere. */
export function answerOf(context: Context, locked: LockedSearch, received: Received): AnswerOnRecord | null {
  const { inbound, content } = received;
  const { answers } = content;
  if (!answers || inbound.classification !== 'VERIFICATION' || classifyAnswers(answers) !== 'VERIFICATION')
    return null;
  return { answers, evidence: evidenceOf(context, locked, received, answers) };
}

/** What everything that a message says goes back to. */
function evidenceOf(
  context: Context,
  locked: LockedSearch,
  { inbound: { id: inboundId, channel, contactId, receivedAt }, documents }: Received,
  { respondent }: Pick<ReceivedAnswers, 'respondent'>,
): ClaimEvidence {
  const contact = contactOf(locked, contactId);
  return {
    inboundId,
    channel,
    contactId,
    respondent,
    contactName: contact ? openContact(context, contact).name : null,
    receivedAt: receivedAt.toISOString(),
    documents: documents.map(({ id, fileName }) => ({ id, fileName })),
  };
}

/** Who a message is from, where that is known. */
type Sender = Pick<InboundRow, 'contactId'>;

/**
 * Whether a message before one waits for a person that may be an answer too. What a contact wrote gives way to what they
 * then answer in fields themselves, in this message or in one before it, unless the applicant may have written it; that there is
 * no record contradicts it, whichever contact said so.
 * @param earlier oldest first
 */
export const anyWaitsBeside = (earlier: readonly EarlierMessage[], inbound: Sender): boolean =>
  earlier.some((each, index) => {
    if (each.answer !== null || each.isDenial) return false;
    const answered = earlier.slice(index + 1).filter(saysSomething);
    return (
      each.isByApplicant ||
      [...answered.map(({ row }) => row), inbound].every((later) => isOfOther(each, later))
    );
  });

/** Whether it answers anything in fields. */
const saysSomething = ({ answer }: EarlierMessage): boolean =>
  answer?.answers.claims.some((claim) => claim.answer !== 'UNKNOWN') === true;

/** Whether a message is not known to be of the contact who wrote one before it. */
export const isOfOther = ({ row }: Pick<EarlierMessage, 'row'>, { contactId }: Sender): boolean =>
  row.contactId === null || row.contactId !== contactId;

import type { ClaimEvidence, InboundClassification } from '@credence/contract';
import { findRows } from '../../../platform/database/row-reader.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { attemptOf } from '../../attempts/attempt-rows.ts';
import { contactOf } from '../../contacts/contact-rows.ts';
import type { Context } from '../../context/context.ts';
import { openContact } from '../../entities/contact-details.ts';
import { InboundEntity, type InboundRow } from '../../entities/inbound-entity.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { documentsOf } from '../documents/keep-documents.ts';
import { classifyAnswers } from '../read/classify-answers.ts';
import { type InboundContent, openInbound, type ReceivedAnswers } from '../read/inbound-content.ts';
import { isFromElsewhere } from '../read/mail-origin.ts';

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
 * taken out of the plan. What came by a door that knows who is there, and was understood, counts by itself; the rest is
 * for a person.
 */
export async function saidBefore(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  inbound: Pick<InboundRow, 'id'>,
): Promise<SaidBefore> {
  const { search, config } = locked;
  const rows = await findRows(
    context,
    transaction,
    InboundEntity,
    `search_id = $2 and id <> $3 and classification = any($4) and processed_at is not null
      order by received_at desc, id desc limit $5`,
    [search.id, inbound.id, MAY_ANSWER, MOST_BEFORE + 1],
  );
  const newest = rows.slice(0, MOST_BEFORE).toReversed();
  const doubted = doubtedAmong(locked, newest);
  const messages: EarlierMessage[] = [];
  for (const row of newest.filter((each) => !doubted.includes(each))) {
    const content = openInbound(context, row);
    const isUnderstood = row.door !== 'MAIL' && row.confidence >= config.inbound.minConfidence;
    messages.push({
      row,
      content,
      answer: isUnderstood ? await answerOf(context, transaction, locked, row, content) : null,
      isDenial:
        !isFromElsewhere(content.origin) &&
        (row.classification === 'NO_RECORD' || content.answers?.noRecord === true),
    });
  }
  return { messages, isMore: rows.length > MOST_BEFORE };
}

/** The messages from contacts who were taken out of the plan. What the API passes on is the client's own word. */
export function doubtedAmong(locked: LockedSearch, rows: readonly InboundRow[]): InboundRow[] {
  const isDismissed = (id: string | null) => (attemptOf(locked, id)?.dismissedAt ?? null) !== null;
  return rows.filter(({ door, outboundId }) => door !== 'API' && isDismissed(outboundId));
}

/** The answer that a message gives claim by claim, with what it goes back to; null when it points elsewhere. */
export async function answerOf(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  row: InboundRow,
  { answers }: InboundContent,
): Promise<AnswerOnRecord | null> {
  if (!answers || row.classification !== 'VERIFICATION' || classifyAnswers(answers) !== 'VERIFICATION')
    return null;
  return { answers, evidence: await evidenceOf(context, transaction, locked, row, answers) };
}

/** What everything that a message says goes back to. */
async function evidenceOf(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { id: inboundId, channel, contactId, receivedAt }: InboundRow,
  { respondent }: Pick<ReceivedAnswers, 'respondent'>,
): Promise<ClaimEvidence> {
  const contact = contactOf(locked, contactId);
  const documents = await documentsOf(context, transaction, inboundId);
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

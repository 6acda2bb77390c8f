import type { ClaimEvidence } from '@credence/contract';
import { In, IsNull, Not } from 'typeorm';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Context } from '../../context/context.ts';
import { openContact } from '../../entities/contact-details.ts';
import { ContactEntity } from '../../entities/contact-entity.ts';
import { InboundEntity, type InboundRow } from '../../entities/inbound-entity.ts';
import { OutboundEntity } from '../../entities/outbound-entity.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { classifyAnswers } from '../read/classify-answers.ts';
import { type InboundContent, openInbound, type ReceivedAnswers } from '../read/inbound-content.ts';
import { documentsOf } from '../receive/keep-documents.ts';

/** An answer with what it goes back to. */
export interface AnswerOnRecord {
  answers: ReceivedAnswers;
  evidence: ClaimEvidence;
}

/** Messages before one that are read again with it; after so many it is for a person what they come to. */
const MOST_BEFORE = 10;

/** What was said about a search before a message. */
export interface SaidBefore {
  /** Answers that may complete a search, oldest first. */
  answers: AnswerOnRecord[];
  /** Whether there are older ones still, which are not among them. */
  isMore: boolean;
  /** Whether somebody knew of no record of the applicant. */
  noRecord: boolean;
}

/**
 * What counts of the messages that a locked search had before: what came by a door that knows who is there, was
 * understood, and is from somebody who is still in the plan. The others are for a person.
 */
export async function saidBefore(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  inbound: InboundRow,
): Promise<SaidBefore> {
  const { search, config } = locked;
  const rows = await transaction.manager.find(InboundEntity, {
    where: {
      ...{ organizationId: search.organizationId, searchId: search.id, id: Not(inbound.id) },
      classification: In(['VERIFICATION', 'NO_RECORD']),
      door: In(['PAGE', 'API']),
      processedAt: Not(IsNull()),
    },
    order: { receivedAt: 'DESC', id: 'DESC' },
    take: MOST_BEFORE + 1,
  });
  const newest = rows.slice(0, MOST_BEFORE).toReversed();
  const understood = newest.filter(({ confidence }) => confidence >= config.inbound.minConfidence);
  const said: SaidBefore = { answers: [], isMore: rows.length > MOST_BEFORE, noRecord: false };
  const doubted = await doubtedAmong(transaction, locked, understood);
  for (const row of understood.filter((each) => !doubted.includes(each))) {
    const content = openInbound(context, row);
    const answer = await answerOf(context, transaction, row, content);
    if (answer) said.answers.push(answer);
    if (row.classification === 'NO_RECORD' || content.answers?.noRecord) said.noRecord = true;
  }
  return said;
}

/** The messages from somebody who was taken out of the plan. What the API passes on is the client's own word. */
export async function doubtedAmong(
  { manager }: Transaction,
  { search: { organizationId } }: LockedSearch,
  rows: readonly InboundRow[],
): Promise<InboundRow[]> {
  const replies = rows.filter(({ door }) => door !== 'API');
  const dismissed = await manager.find(OutboundEntity, {
    select: { id: true },
    where: {
      ...{ organizationId, dismissedAt: Not(IsNull()) },
      id: In(replies.flatMap(({ outboundId }) => outboundId ?? [])),
    },
  });
  return replies.filter(({ outboundId }) => dismissed.some(({ id }) => id === outboundId));
}

/** The answer that a message gives claim by claim, with what it goes back to; null when it points elsewhere. */
export async function answerOf(
  context: Context,
  transaction: Transaction,
  row: InboundRow,
  { answers }: InboundContent,
): Promise<AnswerOnRecord | null> {
  if (!answers || row.classification !== 'VERIFICATION' || classifyAnswers(answers) !== 'VERIFICATION')
    return null;
  const { organizationId, id: inboundId, channel, contactId, receivedAt } = row;
  const contact = contactId
    ? await transaction.manager.findOneBy(ContactEntity, { organizationId, id: contactId })
    : null;
  const documents = await documentsOf(context, transaction, inboundId);
  return {
    answers,
    evidence: {
      ...{ inboundId, channel, contactId },
      contactName: contact ? openContact(context, contact).name : null,
      respondent: answers.respondent,
      receivedAt: receivedAt.toISOString(),
      documents: documents.map(({ id, fileName }) => ({ id, fileName })),
    },
  };
}

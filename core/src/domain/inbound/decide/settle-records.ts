import type { InboundClassification } from '@credence/contract';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Context } from '../../context/context.ts';
import type { LockedSearch, SearchRecord } from '../../entities/search-entity.ts';
import { openRequest } from '../../entities/verification-request.ts';
import { changeRecord, type RecordChange } from '../../records/record-rows.ts';
import { isUnsettled, recordTransition } from '../../records/record-transitions.ts';
import { REVIEW_MARK } from '../../sentences/waits.ts';
import { isByOther } from '../read/by-applicant.ts';
import { isDoubted, type Received } from './answers-so-far.ts';
import type { RecordDecision } from './decide-record.ts';
import { detailsAfter } from './record-notes.ts';
import type { SpokenRecord } from './weigh-inbound.ts';

/** What a message did to records. */
export interface SettledRecords {
  /** Those that it settled, or confirmed as they were settled. */
  settled: SearchRecord[];
  /** Those that a person has to decide on, and which were not up for that before. */
  putUp: SearchRecord[];
  /** Why a person has to look at the message, in words; null where none has to. */
  reason: string | null;
}

/** Does to each record of a locked search what was decided about an answer to it. */
export async function settleRecords(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  received: Received,
  { spoken, decisions }: { spoken: readonly SpokenRecord[]; decisions: readonly RecordDecision[] },
): Promise<SettledRecords> {
  const done: SettledRecords = { settled: [], putUp: [], reason: null };
  for (const decision of decisions) {
    const one = spoken.find(({ record }) => record.record === decision.record);
    if (!one) continue;
    if (decision.command === 'putUp') {
      const { reason, isFinal, claims } = decision;
      done.reason ??= reason;
      const isNew = await putUpRecord(context, transaction, locked, received, one, {
        reason,
        isFinal,
        claims,
      });
      if (isNew) done.putUp.push(one.record);
    } else {
      await settle(context, transaction, locked, received, one, decision);
      done.settled.push(one.record);
    }
  }
  return done;
}

async function settle(
  context: Context,
  transaction: Transaction,
  { search }: LockedSearch,
  received: Received,
  one: SpokenRecord,
  { command, claims }: Exclude<RecordDecision, { command: 'putUp' }>,
): Promise<void> {
  const { record } = one;
  const status = recordTransition(record.status, command) ?? record.status;
  const isDecidedByPerson = record.details.decisions.length > 0 && status === record.status;
  const request = openRequest(context, search);
  const details = detailsAfter(request, one, received, { claims, isDenied: false, waits: null });
  await changeRecord(context, transaction, record, {
    status,
    outreach: 'OVER',
    waitingFor: null,
    escalateAt: null,
    // What a person has decided on stays as they left it.
    details: isDecidedByPerson ? { ...details, claims: record.details.claims } : details,
  });
}

/** Kinds of messages that reopen what has been settled: they may say something else about it. */
const REOPENS: readonly InboundClassification[] = ['VERIFICATION', 'NO_RECORD', 'INSUFFICIENT'];

/** Kinds that do so where the one who writes has answered before: they may take that back. */
const MAY_TAKE_BACK: readonly InboundClassification[] = ['NEXT_CONTACT', 'WRONG_ORG', 'UNKNOWN'];

/** What is not from the contact who was asked, or from one who is not to answer any more, reopens nothing. */
function mayReopen(
  context: Context,
  locked: LockedSearch,
  { details }: SearchRecord,
  received: Received,
): boolean {
  const { inbound, content } = received;
  const { classification, contactId } = inbound;
  if (isByOther(context, locked.applicant, content) || isDoubted(locked, inbound)) return false;
  const hasAnswered = contactId !== null && details.answers.some((answer) => answer.contactId === contactId);
  return REOPENS.includes(classification) || (hasAnswered && MAY_TAKE_BACK.includes(classification));
}

/** Kinds of messages that ask for something, and tell nothing. */
const ASKS: readonly InboundClassification[] = ['INFO_REQUESTED', 'AUTHORIZATION_FORM_REQUEST'];

/**
 * Whether a message would be told in place of what weighs more: that a source knows of no record, which a person accepts who
 * accepts all that was said.
 */
const hidesDenial = ({ status, details }: SearchRecord, { inbound }: Received): boolean =>
  status === 'REVIEW' && details.isDenied && ASKS.includes(inbound.classification);

/**
 * Puts a record up for a person because of a message about it.
 * @returns whether it was not up for one before
 */
export async function putUpRecord(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  received: Received,
  one: SpokenRecord,
  why: { reason: string; isFinal: boolean; claims?: RecordDecision['claims'] },
): Promise<boolean> {
  const { search, config } = locked;
  const { record, combined } = one;
  const { classification } = received.inbound;
  if (!isUnsettled(record.status) && !mayReopen(context, locked, record, received)) return false;
  const isNew = record.status !== 'REVIEW';
  const { reason, isFinal, claims = combined.claims } = why;
  const isDenied = classification === 'NO_RECORD' || received.content.answers?.noRecord === true;
  const isOver = isFinal && config.outbound.cancelOutboundOnTerminalInbound;
  const change: RecordChange = {
    status: recordTransition(record.status, 'putUp') ?? record.status,
    ...(isOver ? { outreach: 'OVER' } : {}),
    waitingFor: hidesDenial(record, received) ? record.waitingFor : `${REVIEW_MARK}${reason}`,
    escalateAt: null,
    details: detailsAfter(openRequest(context, search), one, received, { claims, isDenied, waits: reason }),
  };
  await changeRecord(context, transaction, record, change);
  return isNew;
}

import type { ContactPlanEntry } from '@credence/contract';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { attemptOf } from '../../attempts/attempt-rows.ts';
import { contactOf } from '../../contacts/contact-rows.ts';
import type { Context } from '../../context/context.ts';
import { openContact } from '../../entities/contact-details.ts';
import { openDestination } from '../../entities/destination.ts';
import type { InboundRow } from '../../entities/inbound-entity.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { refreshStep } from '../../outbounds/plan/refresh-step.ts';
import { changeRecord } from '../../records/record-rows.ts';
import { recordTransition } from '../../records/record-transitions.ts';
import { contactPlanEntries } from '../../research/contact-plan.ts';
import { endIfSettled } from '../../searches/end-search.ts';
import { handOver } from '../../searches/report-no-contact.ts';
import { thirdPartyHoldsRecords } from '../../searches/third-party-record.ts';
import { employerCodeIn } from '../read/employer-code.ts';
import { anyWaitsBeside, isOfOther, type Received } from './answers-so-far.ts';
import type { InboundDecision } from './decide-inbound.ts';
import { cancelNeedless } from './stop-asking.ts';
import { tellOfMessage } from './tell-of-message.ts';
import { BY_ANSWER } from './trigger.ts';
import type { SpokenRecord, WeighedInbound } from './weigh-inbound.ts';

/**
 * Leaves the records that a message speaks of to the company that keeps them. The others of their source are not asked any
 * more, unless the client wants that; other sources are asked as before.
 */
export async function referToThirdParty(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  received: Received,
  weighed: WeighedInbound,
  { vendor, defer }: Extract<InboundDecision, { kind: 'third-party' }>,
): Promise<void> {
  const { inbound, content } = received;
  const referred = weighed.spoken.filter(({ record }) => recordTransition(record.status, 'refer') !== null);
  const records = referred.map(({ record }) => record);
  // What waits for a person is not overridden by a referral either.
  const waiting = referred.filter((one) => waitsForPerson(one, inbound));
  if (records.length === 0) return tellOfMessage(context, transaction, locked, received, weighed);
  if (locked.config.outbound.cancelOutboundOnTerminalInbound) {
    for (const record of records)
      await changeRecord(context, transaction, record, { outreach: 'OVER', escalateAt: null });
    await cancelNeedless(context, transaction, locked, records);
  }
  const { vendor: name = null, note = null } = content.answers?.thirdParty ?? {};
  const contact = entryOf(context, locked, inbound);
  const { contactId, channel } = inbound;
  await thirdPartyHoldsRecords(context, transaction, locked, {
    records,
    defer,
    inReview: waiting.map(({ record }) => record.record),
    keeper: { vendor, name, code: employerCodeIn(note ?? ''), contactId, contact, channel },
    metadata: {
      inboundId: inbound.id,
      ...(name === null ? {} : { thirdPartyName: name }),
      ...(note === null ? {} : { thirdPartyNote: note }),
    },
  });
  if (await endIfSettled(context, transaction, locked, BY_ANSWER)) return;
  await cancelNeedless(context, transaction, locked, records);
  await refreshStep(context, transaction, locked);
  await handOver(context, transaction, locked, BY_ANSWER.trigger);
}

/** Whether a record is up for a person by what others have said of it, or a person is deciding on it. */
function waitsForPerson({ record, earlier, combined }: SpokenRecord, inbound: InboundRow): boolean {
  const others = earlier.filter((each) => isOfOther(each, inbound));
  const isAnswered = combined.claims.some(({ match }) => match !== 'NOT_VERIFIED');
  const isPutUp = record.status === 'REVIEW' && isAnswered && others.some(({ answer }) => answer !== null);
  return (
    record.details.decidedFields.length > 0 ||
    isPutUp ||
    earlier.some(({ isDenial }) => isDenial) ||
    anyWaitsBeside(earlier, inbound)
  );
}

/** The contact who wrote, at the destination that was asked where that is known. */
function entryOf(
  context: Context,
  locked: LockedSearch,
  { contactId, outboundId }: InboundRow,
): ContactPlanEntry | null {
  const row = contactOf(locked, contactId);
  if (!row) return null;
  const attempt = attemptOf(locked, outboundId);
  const entries = contactPlanEntries([openContact(context, row)]);
  const asked = attempt && openDestination(context, attempt);
  return entries.find(({ destination }) => destination === asked) ?? entries[0] ?? null;
}

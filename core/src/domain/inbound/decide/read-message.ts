import type { Transaction } from '../../../platform/database/transaction.ts';
import { recordActivities } from '../../activities/record-activity.ts';
import { settleAttempt } from '../../attempts/settle-attempt.ts';
import type { Context } from '../../context/context.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { refreshStep } from '../../outbounds/plan/refresh-step.ts';
import { replanOutreach } from '../../outbounds/plan/replan-outreach.ts';
import { type AttemptNews, tellAttempt } from '../../outbounds/send/tell-attempt.ts';
import { missingFields } from '../../records/result-of-records.ts';
import { endIfSettled } from '../../searches/end-search.ts';
import { handOver } from '../../searches/report-no-contact.ts';
import { listed } from '../../sentences/waits.ts';
import { isByOther } from '../read/by-applicant.ts';
import { isByContact } from '../read/by-contact.ts';
import { openInbound } from '../read/inbound-content.ts';
import { planReadBack } from '../read-back/plan-read-back.ts';
import type { Arrived, Received } from './answers-so-far.ts';
import type { InboundDecision } from './decide-inbound.ts';
import { effectOf, keepEffect, keepFirstEffect } from './effect-of.ts';
import { followReferral } from './follow-referral.ts';
import { heedStop } from './heed-stop.ts';
import { learnFromInbound } from './learn-from-inbound.ts';
import { putUpMessage } from './put-up-message.ts';
import { referToThirdParty } from './refer-to-third-party.ts';
import { settleRecords } from './settle-records.ts';
import { cancelNeedless, leaveInPeace } from './stop-asking.ts';
import { tellOfMessage, tellOfReview } from './tell-of-message.ts';
import { BY_ANSWER } from './trigger.ts';
import { type WeighedInbound, weighInbound } from './weigh-inbound.ts';

/**
 * Decides what a message does to the records of its locked search, and does it: the same by whatever door it came. Each
 * record is settled, put up for a person, or left open; when the last one is settled, the search ends.
 */
export async function readMessage(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  arrived: Arrived,
): Promise<void> {
  const received = { ...arrived, content: openInbound(context, arrived.inbound) };
  const isLate = locked.search.searchStatus !== 'IN_PROGRESS';
  await (isLate ? keepLate : act)(context, transaction, locked, received);
  if (isByOther(context, locked.applicant, received.content)) return;
  await heedStop(context, transaction, locked, received);
  if (locked.search.searchStatus === 'IN_PROGRESS') {
    await leaveInPeace(context, transaction, locked, received);
  }
}

async function act(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  received: Received,
): Promise<void> {
  const weighed = await weighInbound(context, transaction, locked, received);
  await keepFirstEffect(context, transaction, received.inbound.id, effectOf(weighed.decision));
  await follow(context, transaction, locked, received, weighed);
}

/** What comes after the search has ended changes nothing of it, and can be read. */
async function keepLate(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  received: Received,
): Promise<void> {
  await keepFirstEffect(context, transaction, received.inbound.id, { effect: 'LATE', effectReason: null });
  await recordActivities(context, transaction, [
    {
      searchId: locked.search.id,
      activityType: 'RESPONSE_LATE',
      description: 'An answer came after the search had ended',
    },
  ]);
  if (locked.order.redactedAt) return;
  await tellOfMessage(context, transaction, locked, received, { late: true });
}

async function follow(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  received: Received,
  weighed: WeighedInbound,
): Promise<void> {
  const { decision } = weighed;
  const bounce = decision.kind === 'bounced' ? decision : null;
  // A report comes from whatever mail system was on the way: that it names the request is what counts.
  const { outboundId } = received.inbound;
  const news = bounce ?? (isByContact(received.inbound, received.content) ? 'REPLIED' : null);
  const isNews =
    outboundId !== null &&
    news !== null &&
    (bounce !== null || !isByOther(context, locked.applicant, received.content)) &&
    (await settleAttempt(context, transaction, locked, outboundId, news));
  if (bounce && !isNews) return;
  if (isNews) await tellAttempt(context, transaction, locked, outboundId, newsOf(decision));
  await learnFromInbound(context, transaction, locked, received, decision);
  switch (decision.kind) {
    case 'answered':
      return takeAnswer(context, transaction, locked, received, { ...weighed, decision });
    case 'review':
      await planReadBack(context, transaction, locked, received.inbound, received.content);
      return putUpMessage(context, transaction, locked, received, weighed, decision);
    case 'third-party':
      return referToThirdParty(context, transaction, locked, received, weighed, decision);
    case 'next-contact': {
      const reason = await followReferral(context, transaction, locked, received.inbound, weighed, decision);
      if (reason === null) return;
      await keepEffect(transaction, received.inbound.id, { effect: 'REVIEW', effectReason: reason });
      return putUpMessage(context, transaction, locked, received, weighed, { reason, isFinal: false });
    }
    case 'bounced':
      await replanOutreach(context, transaction, locked);
      return;
    case 'noted':
      return recordActivities(context, transaction, [
        {
          searchId: locked.search.id,
          activityType: 'RESPONSE_NOTED',
          description: decision.description,
        },
      ]);
  }
}

/** An attempt that was answered has arrived. */
const newsOf = (decision: InboundDecision): AttemptNews =>
  decision.kind === 'bounced'
    ? { status: 'FAILED', reason: `The request ${decision.isUnreachable ? 'did not arrive' : 'was refused'}` }
    : { status: 'DELIVERED' };

async function takeAnswer(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  received: Received,
  weighed: WeighedInbound & { decision: Extract<InboundDecision, { kind: 'answered' }> },
): Promise<void> {
  const { spoken, decision, missing } = weighed;
  const done = await settleRecords(context, transaction, locked, received, {
    spoken,
    decisions: decision.records,
  });
  const open = done.settled.flatMap(({ details }) => missingFields(details.claims));
  if (open.length > 0) {
    const names = missing.filter(({ record, field }) =>
      open.some((claim) => claim.record === record && claim.field === field),
    );
    await recordActivities(context, transaction, [
      {
        searchId: locked.search.id,
        activityType: 'RESPONSE_PARTIAL',
        description: `Not verified: ${listed(names.map(({ name }) => name))}`,
      },
    ]);
  }
  if (await endIfSettled(context, transaction, locked, BY_ANSWER)) return;
  const records = spoken.map(({ record }) => record);
  await cancelNeedless(context, transaction, locked, records);
  await refreshStep(context, transaction, locked);
  const { reason } = done;
  await (reason === null
    ? tellOfMessage(context, transaction, locked, received, weighed)
    : tellOfReview(context, transaction, locked, received, { ...weighed, reason, putUp: done.putUp }));
  await handOver(context, transaction, locked, BY_ANSWER.trigger);
}

import type { Transaction } from '../../../platform/database/transaction.ts';
import { recordActivities } from '../../activities/record-activity.ts';
import { cancelWaitingOutbounds } from '../../attempts/cancel-waiting-outbounds.ts';
import { settleAttempt } from '../../attempts/settle-attempt.ts';
import { type Context, now } from '../../context/context.ts';
import { InboundEntity, type InboundRow } from '../../entities/inbound-entity.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { openRequest } from '../../entities/verification-request.ts';
import { replanOutreach } from '../../outbounds/plan/replan-outreach.ts';
import { closeSearch } from '../../searches/close-search.ts';
import { setStep } from '../../searches/set-step.ts';
import { thirdPartyHoldsRecord } from '../../searches/third-party-record.ts';
import { openInbound } from '../read/inbound-content.ts';
import { type InboundDecision, listed } from './decide-inbound.ts';
import { followReferral } from './follow-referral.ts';
import { learnFromInbound } from './learn-from-inbound.ts';
import { resultDetailsOf } from './result-details.ts';
import { reviewInbound } from './review-inbound.ts';
import { type Received, type WeighedInbound, weighInbound } from './weigh-inbound.ts';

/** What brought it about, when a search ends by what a contact said. */
const TRIGGER = 'verifier_response';

/** Decides what a message does to its locked search, and does it: the same by whatever door it came. */
export async function readMessage(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  inbound: InboundRow,
): Promise<void> {
  const { organizationId, id } = inbound;
  const searchId = locked.search.id;
  await transaction.manager.update(InboundEntity, { organizationId, id }, { processedAt: now(context) });
  if (locked.search.searchStatus === 'IN_PROGRESS') {
    const received = { inbound, content: openInbound(context, inbound) };
    const weighed = await weighInbound(context, transaction, locked, received);
    return follow(context, transaction, locked, received, weighed);
  }
  await recordActivities(context, transaction, [
    { searchId, activityType: 'RESPONSE_LATE', description: 'An answer came after the search had ended' },
  ]);
}

async function follow(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  received: Received,
  weighed: WeighedInbound,
): Promise<void> {
  const { decision } = weighed;
  const isNews = await settleAttempt(
    context,
    transaction,
    received.inbound,
    decision.kind === 'bounced' ? decision : null,
  );
  if (decision.kind === 'bounced' && !isNews) return;
  await learnFromInbound(context, transaction, locked.config, received, decision);
  switch (decision.kind) {
    case 'complete':
      return complete(context, transaction, locked, received, { ...weighed, ...decision });
    case 'review':
      if (decision.isFinal) await stopOutreach(context, transaction, locked);
      return reviewInbound(context, transaction, locked, received, { ...weighed, ...decision });
    case 'third-party':
      return referToThirdParty(context, transaction, locked, received, decision);
    case 'next-contact': {
      const reason = await followReferral(context, transaction, locked, received.inbound, decision);
      return reason === null
        ? undefined
        : reviewInbound(context, transaction, locked, received, { ...weighed, reason });
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

async function complete(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { inbound }: Received,
  {
    outcome,
    claims,
    given,
    combined: { questions },
    missing,
  }: WeighedInbound & Extract<InboundDecision, { kind: 'complete' }>,
): Promise<void> {
  if (missing.length > 0) {
    const names = listed(missing.map(({ name }) => name));
    await recordActivities(context, transaction, [
      { searchId: locked.search.id, activityType: 'RESPONSE_PARTIAL', description: `Not verified: ${names}` },
    ]);
  }
  const missingFields = missing.map(({ record, field }) => ({ record, field }));
  await closeSearch(context, transaction, locked, {
    next: 'COMPLETED',
    ending: {
      event: 'verification.completed',
      result: {
        ...{ outcome, claims, source: 'VERIFIER', metadata: {} },
        resultDetails: resultDetailsOf(openRequest(context, locked.search), {
          given,
          questions,
          missingFields,
        }),
        submittedAt: inbound.receivedAt.toISOString(),
      },
    },
    cause: { source: 'system', trigger: TRIGGER },
    channel: inbound.channel,
  });
}

async function referToThirdParty(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { inbound, content: { answers } }: Received,
  { vendor, defer }: Extract<InboundDecision, { kind: 'third-party' }>,
): Promise<void> {
  await stopOutreach(context, transaction, locked);
  const { vendor: thirdPartyName = null, note: thirdPartyNote = null } = answers?.thirdParty ?? {};
  return thirdPartyHoldsRecord(context, transaction, locked, {
    ...{ vendor, defer, trigger: TRIGGER },
    metadata: {
      inboundId: inbound.id,
      ...(thirdPartyName === null ? {} : { thirdPartyName }),
      ...(thirdPartyNote === null ? {} : { thirdPartyNote }),
    },
  });
}

/** Nobody else is asked once somebody has said what there is to say, unless the client wants it otherwise. */
async function stopOutreach(context: Context, transaction: Transaction, locked: LockedSearch): Promise<void> {
  if (!locked.config.outbound.cancelOutboundOnTerminalInbound) return;
  const searchId = locked.search.id;
  await setStep(context, transaction, locked, { outreach: 'OVER' });
  const cancelled = await cancelWaitingOutbounds(context, transaction, searchId);
  if (cancelled === 0) return;
  await recordActivities(context, transaction, [
    {
      ...{ searchId, activityType: 'OUTBOUND_CANCELLED' },
      description: `Scheduled attempts cancelled: ${cancelled}`,
    },
  ]);
}

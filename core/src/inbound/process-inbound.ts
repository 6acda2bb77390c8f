import { recordActivities } from '../activities/record-activity.ts';
import { type Context, now } from '../context.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { cancelWaitingOutbounds } from '../outbounds/cancel-waiting-outbounds.ts';
import { refreshStep } from '../outbounds/refresh-step.ts';
import { claimsToVerify } from '../searches/claims-to-verify.ts';
import { closeSearch } from '../searches/close-search.ts';
import { type LockedSearch, lockSearch } from '../searches/lock-search.ts';
import { setStep } from '../searches/set-step.ts';
import { thirdPartyHoldsRecord } from '../searches/third-party-record.ts';
import { openRequest } from '../searches/verification-request.ts';
import { emitEvents } from '../webhooks/emit-event.ts';
import { compareClaims } from './compare-claims.ts';
import { decideInbound, type InboundDecision } from './decide-inbound.ts';
import { type InboundContent, openInbound } from './inbound-content.ts';
import { InboundEntity, type InboundRow } from './inbound-entity.ts';
import { questionProblems } from './questions.ts';
import { resultDetailsOf } from './result-details.ts';
import { settleAttempt } from './settle-attempt.ts';
import { vendorIn } from './third-party-vendors.ts';

/** What brought it about, when a search ends by what a contact said. */
const TRIGGER = 'verifier_response';

/** Decides what a received message does to its search, and does it: the same by whatever door it came. */
export function processInbound(
  context: Context,
  { searchId, inboundId }: { searchId: string; inboundId: string },
): Promise<void> {
  return inTransaction(context, async (transaction) => {
    const locked = await lockSearch(context, transaction, { searchId });
    const key = { organizationId: context.organization.id, id: inboundId };
    const inbound = await transaction.manager.findOneBy(InboundEntity, { ...key, searchId });
    if (!locked || !inbound || inbound.processedAt) return;
    await transaction.manager.update(InboundEntity, key, { processedAt: now(context) });
    if (locked.search.searchStatus === 'IN_PROGRESS') {
      const received = { inbound, content: openInbound(context, inbound) };
      return follow(context, transaction, locked, received, decide(context, locked, received));
    }
    await recordActivities(context, transaction, [
      { searchId, activityType: 'RESPONSE_LATE', description: 'An answer came after the search had ended' },
    ]);
  });
}

interface Received {
  inbound: InboundRow;
  content: InboundContent;
}

function decide(
  context: Context,
  { search, config }: LockedSearch,
  { inbound, content: { answers, message, reasoning } }: Received,
): InboundDecision {
  const { records, questions } = openRequest(context, search);
  const { door, classification, confidence } = inbound;
  return decideInbound({
    ...{ config, door, classification, confidence },
    answers: answers && {
      noRecord: answers.noRecord,
      claims: compareClaims(claimsToVerify(search.searchType, records), answers.claims),
      unansweredQuestions: questionProblems(questions, answers.questions).length,
    },
    vendor: vendorIn([message?.subject, message?.text, reasoning].join('\n')),
  });
}

async function follow(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  received: Received,
  decision: InboundDecision,
): Promise<void> {
  const { id: inboundId } = received.inbound;
  await settleAttempt(context, transaction, received.inbound, decision);
  switch (decision.kind) {
    case 'complete':
      return complete(context, transaction, locked, received, decision);
    case 'review':
      return review(context, transaction, locked, received, decision);
    case 'third-party':
      await stopOutreach(context, transaction, locked);
      return thirdPartyHoldsRecord(context, transaction, locked, {
        ...{ vendor: decision.vendor, defer: decision.defer },
        trigger: TRIGGER,
        metadata: { inboundId },
      });
    case 'bounced':
      return refreshStep(context, transaction, locked);
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
  { inbound, content: { answers } }: Received,
  { outcome, claims }: Extract<InboundDecision, { kind: 'complete' }>,
): Promise<void> {
  await closeSearch(context, transaction, locked, {
    next: 'COMPLETED',
    ending: {
      event: 'verification.completed',
      result: {
        ...{ outcome, claims, source: 'VERIFIER', metadata: {} },
        resultDetails: answers && resultDetailsOf(openRequest(context, locked.search), answers),
        submittedAt: inbound.receivedAt.toISOString(),
      },
    },
    cause: { source: 'system', trigger: TRIGGER },
    channel: inbound.channel,
  });
}

async function review(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { inbound: { id, channel, classification }, content: { message } }: Received,
  { reason, isFinal }: Extract<InboundDecision, { kind: 'review' }>,
): Promise<void> {
  if (isFinal) await stopOutreach(context, transaction, locked);
  await setStep(context, transaction, locked, {
    phase: 'REVIEW',
    waitingFor: `review: ${reason}`,
    nextActionAt: locked.search.slaAt,
  });
  const rawInbound = locked.config.notifications.includeRawInbound && message ? { rawInbound: message } : {};
  await emitEvents(context, transaction, locked, [
    {
      event: 'verification.notification',
      data: {
        notificationType: 'INBOUND_MESSAGE',
        metadata: { inboundId: id, channel, classification, reason, ...rawInbound },
      },
    },
  ]);
  await recordActivities(context, transaction, [
    { searchId: locked.search.id, activityType: 'REVIEW_NEEDED', description: `Review needed: ${reason}` },
  ]);
}

/** Nobody else is asked once somebody has said what there is to say, unless the client wants it otherwise. */
async function stopOutreach(
  context: Context,
  transaction: Transaction,
  { search, config }: LockedSearch,
): Promise<void> {
  if (config.outbound.cancelOutboundOnTerminalInbound) {
    await cancelWaitingOutbounds(context, transaction, search.id);
  }
}

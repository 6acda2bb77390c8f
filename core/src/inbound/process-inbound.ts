import { recordActivities } from '../activities/record-activity.ts';
import { type Context, now } from '../context.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { cancelWaitingOutbounds } from '../outbounds/cancel-waiting-outbounds.ts';
import { claimsToVerify } from '../searches/claims-to-verify.ts';
import { closeSearch } from '../searches/close-search.ts';
import { type LockedSearch, lockSearch } from '../searches/lock-search.ts';
import { setStep } from '../searches/set-step.ts';
import { openRequest, type VerificationRequest } from '../searches/verification-request.ts';
import { emitEvents } from '../webhooks/emit-event.ts';
import { compareClaims } from './compare-claims.ts';
import { decideResponse } from './decide-response.ts';
import { InboundEntity, type InboundRow, openInbound } from './inbound-entity.ts';
import type { VerifierAnswers } from './verifier-form.ts';

/** Compares a received answer with the claims, and completes the search or puts it up for review. */
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
    if (locked.search.searchStatus === 'IN_PROGRESS') return judge(context, transaction, locked, inbound);
    await recordActivities(context, transaction, [
      { searchId, activityType: 'RESPONSE_LATE', description: 'An answer came after the search had ended' },
    ]);
  });
}

async function judge(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  inbound: InboundRow,
): Promise<void> {
  const answers = openInbound(context, inbound);
  const request = openRequest(context, locked.search);
  const claims = compareClaims(claimsToVerify(locked.search.searchType, request.records), answers.claims);
  const { confidence, channel } = inbound;
  const decision = decideResponse({
    config: locked.config.inbound,
    confidence,
    noRecord: answers.noRecord,
    claims,
  });
  if (decision.kind === 'review') return review(context, transaction, locked, inbound, decision.reason);
  await closeSearch(context, transaction, locked, {
    next: 'COMPLETED',
    ending: {
      event: 'verification.completed',
      result: {
        outcome: decision.outcome,
        source: 'VERIFIER',
        resultDetails: JSON.stringify(detailsOf(request, answers)),
        submittedAt: inbound.receivedAt.toISOString(),
        claims,
        metadata: {},
      },
    },
    cause: { source: 'system', trigger: 'verifier_response' },
    channel,
  });
}

async function review(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { id, channel, classification }: InboundRow,
  reason: string,
): Promise<void> {
  if (locked.config.outbound.cancelOutboundOnTerminalInbound) {
    await cancelWaitingOutbounds(context, transaction, locked.search.id);
  }
  await setStep(context, transaction, locked, {
    phase: 'REVIEW',
    waitingFor: `review: ${reason}`,
    nextActionAt: locked.search.slaAt,
  });
  await emitEvents(context, transaction, locked, [
    {
      event: 'verification.notification',
      data: {
        notificationType: 'INBOUND_MESSAGE',
        metadata: { inboundId: id, channel, classification, reason },
      },
    },
  ]);
  await recordActivities(context, transaction, [
    { searchId: locked.search.id, activityType: 'REVIEW_NEEDED', description: `Review needed: ${reason}` },
  ]);
}

/** What the answer says beyond the claims: who gave it, the client's questions, a remark. */
function detailsOf(
  { questions }: VerificationRequest,
  { respondent, questions: answers, comment }: VerifierAnswers,
) {
  const prompts = new Map(questions.map(({ questionId, prompt }) => [questionId, prompt]));
  return {
    respondent,
    questions: answers.map((answer) => ({ ...answer, prompt: prompts.get(answer.questionId) ?? null })),
    comment,
  };
}

import type { Transaction } from '../../../platform/database/transaction.ts';
import { recordActivities } from '../../activities/record-activity.ts';
import type { Context } from '../../context/context.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { setStep } from '../../searches/set-step.ts';
import { emitEvents } from '../../webhooks/events/emit-event.ts';
import { documentsOf } from '../receive/keep-documents.ts';
import type { Received, WeighedInbound } from './weigh-inbound.ts';

/** Why a person has to look at a message, and whether it says all there is to say. */
interface Review extends Pick<WeighedInbound, 'missing'> {
  reason: string;
  isFinal?: boolean;
}

/** Puts a locked search up for review because of a message, and tells of the message and of what is still missing. */
export async function reviewInbound(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { inbound: { id, channel, classification }, content: { message, answers } }: Received,
  { reason, missing, isFinal = false }: Review,
): Promise<void> {
  const stopsOutreach = isFinal && locked.config.outbound.cancelOutboundOnTerminalInbound;
  // Research passes over a search in review, and nobody would ever be asked.
  if (stopsOutreach || locked.search.phase !== 'RESEARCH') {
    await setStep(context, transaction, locked, {
      phase: 'REVIEW',
      waitingFor: `review: ${reason}`,
      nextActionAt: locked.search.slaAt,
    });
  }
  const documents = await documentsOf(context, transaction, id);
  const rawInbound = locked.config.notifications.includeRawInbound && message ? { rawInbound: message } : {};
  const referral = answers?.referral ? { referral: answers.referral } : {};
  await emitEvents(context, transaction, locked, [
    {
      event: 'verification.notification',
      data: {
        notificationType: 'INBOUND_MESSAGE',
        metadata: {
          ...{ inboundId: id, channel, classification, reason },
          documents: documents.map(({ id, fileName, size }) => ({ id, fileName, size })),
          missingFields: missing.map(({ record, field }) => ({ record, field })),
          ...referral,
          ...rawInbound,
        },
      },
    },
  ]);
  await recordActivities(context, transaction, [
    { searchId: locked.search.id, activityType: 'REVIEW_NEEDED', description: `Review needed: ${reason}` },
  ]);
}

import type { Transaction } from '../../../platform/database/transaction.ts';
import { recordActivities } from '../../activities/record-activity.ts';
import type { Context } from '../../context/context.ts';
import type { LockedSearch, SearchRecord } from '../../entities/search-entity.ts';
import { callForPerson } from '../../searches/call-for-person.ts';
import { emitEvents, type NewEvent } from '../../webhooks/events/emit-event.ts';
import type { Received } from './answers-so-far.ts';
import type { WeighedInbound } from './weigh-inbound.ts';

/** What there is to say about a message. */
interface Told extends Partial<Pick<WeighedInbound, 'spoken' | 'missing'>> {
  /** Why a person has to look at it; left out where none has to. */
  reason?: string;
  /** Whether it came after the search had ended. */
  late?: true;
}

/** Tells of a message, with where the records stand that it speaks of. */
export async function tellOfMessage(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  received: Received,
  told: Told,
): Promise<void> {
  await emitEvents(context, transaction, locked, [messageEvent(locked, received, told)]);
}

/** Tells that a person has to look at a message; where records are up for that anew, a person is called for them. */
export async function tellOfReview(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  received: Received,
  { putUp, ...told }: Told & { reason: string; putUp: readonly SearchRecord[] },
): Promise<void> {
  const { reason } = told;
  const inboundId = received.inbound.id;
  await emitEvents(context, transaction, locked, [
    messageEvent(locked, received, told),
    ...(putUp.length > 0 ? [callForPerson(context, locked, putUp, { reason, inboundId })] : []),
  ]);
  await recordActivities(context, transaction, [
    { searchId: locked.search.id, activityType: 'REVIEW_NEEDED', description: `Review needed: ${reason}` },
  ]);
}

function messageEvent(
  { config }: LockedSearch,
  { inbound: { id, channel, classification }, content: { message, answers }, documents }: Received,
  { reason, late, spoken = [], missing = [] }: Told,
): NewEvent {
  const rawInbound = config.notifications.includeRawInbound && message ? { rawInbound: message } : {};
  const referral = answers?.referral ? { referral: answers.referral } : {};
  return {
    event: 'verification.notification',
    data: {
      notificationType: 'INBOUND_MESSAGE',
      metadata: {
        inboundId: id,
        channel,
        classification,
        ...(reason === undefined ? {} : { reason }),
        ...(late ? { late } : {}),
        records: spoken.map(({ record: { record, status } }) => ({ record, status })),
        documents: documents.map(({ id, fileName, size }) => ({ id, fileName, size })),
        missingFields: missing.map(({ record, field }) => ({ record, field })),
        ...referral,
        ...rawInbound,
      },
    },
  };
}

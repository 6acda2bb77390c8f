import type { Transaction } from '../../../platform/database/transaction.ts';
import { recordActivities } from '../../activities/record-activity.ts';
import type { Context } from '../../context/context.ts';
import type { LockedSearch, SearchRecord } from '../../entities/search-entity.ts';
import { refreshStep } from '../../outbounds/plan/refresh-step.ts';
import { isUnsettled } from '../../records/record-transitions.ts';
import type { Received } from './answers-so-far.ts';
import { sentence } from './decide-inbound.ts';
import { keepEffect } from './effect-of.ts';
import { putUpRecord } from './settle-records.ts';
import { cancelNeedless } from './stop-asking.ts';
import { tellOfMessage, tellOfReview } from './tell-of-message.ts';
import type { WeighedInbound } from './weigh-inbound.ts';

/**
 * Puts every record that a message speaks of up for a person, who has to look at the message; one that leaves all of them as
 * they were settled is noted.
 */
export async function putUpMessage(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  received: Received,
  { spoken, missing }: Pick<WeighedInbound, 'spoken' | 'missing'>,
  why: { reason: string; isFinal: boolean },
): Promise<void> {
  const putUp: SearchRecord[] = [];
  for (const one of spoken) {
    if (await putUpRecord(context, transaction, locked, received, one, why)) putUp.push(one.record);
  }
  if (spoken.length > 0 && spoken.every(({ record }) => !isUnsettled(record.status))) {
    return noteMessage(context, transaction, locked, received, { spoken, missing }, why);
  }
  if (why.isFinal) {
    const records = spoken.map(({ record }) => record);
    await cancelNeedless(context, transaction, locked, records);
  }
  await refreshStep(context, transaction, locked);
  await tellOfReview(context, transaction, locked, received, {
    spoken,
    missing,
    putUp,
    reason: why.reason,
  });
}

async function noteMessage(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  received: Received,
  weighed: Pick<WeighedInbound, 'spoken' | 'missing'>,
  { reason }: { reason: string },
): Promise<void> {
  const effectReason = `${sentence(reason)}, of what is settled`;
  await keepEffect(transaction, received.inbound.id, { effect: 'NOTED', effectReason });
  await recordActivities(context, transaction, [
    { searchId: locked.search.id, activityType: 'RESPONSE_NOTED', description: effectReason },
  ]);
  await tellOfMessage(context, transaction, locked, received, { ...weighed, reason: effectReason });
}

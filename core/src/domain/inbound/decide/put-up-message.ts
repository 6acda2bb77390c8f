import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Context } from '../../context/context.ts';
import type { LockedSearch, SearchRecord } from '../../entities/search-entity.ts';
import { refreshStep } from '../../outbounds/plan/refresh-step.ts';
import { putUpRecord } from './settle-records.ts';
import { cancelNeedless } from './stop-asking.ts';
import { tellOfReview } from './tell-of-message.ts';
import type { Received, WeighedInbound } from './weigh-inbound.ts';

/** Puts every record that a message speaks of up for a person, who has to look at the message. */
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
  if (why.isFinal) await cancelNeedless(context, transaction, locked);
  await refreshStep(context, transaction, locked);
  await tellOfReview(context, transaction, locked, received, {
    ...{ spoken, missing, putUp, reason: why.reason },
  });
}

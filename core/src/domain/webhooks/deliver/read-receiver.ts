import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Context } from '../../context/context.ts';
import { type BreakerState, HEALTHY } from './breaker.ts';

/** What is known of a receiver. */
export interface ReceiverState extends BreakerState {
  /** It answered that it is gone. */
  isDisabled: boolean;
}

/** What is known of a receiver; of most there is nothing to know. */
export async function readReceiver(
  { organization }: Context,
  { query }: Transaction,
  receiver: string,
): Promise<ReceiverState> {
  const [row] = await query<ReceiverState & { isFailing: boolean }>(
    `select r.id is not null as "isFailing", r.failures, r.trips, r.open_until as "openUntil",
        exists (select from disabled_webhook_targets t where t.organization_id = $1 and t.target_key = $2) as "isDisabled"
      from (select) as always
        left join webhook_receivers r on r.organization_id = $1 and r.receiver = $2`,
    [organization.id, receiver],
  );
  if (!row) throw new Error('A left join had no row');
  const { isFailing, ...state } = row;
  return isFailing ? state : { ...HEALTHY, isDisabled: state.isDisabled };
}

import type { Core } from '../../domain/context/context.ts';
import { askAsScheduler } from '../../platform/database/in-transaction.ts';
import { QUEUE_SCHEMA } from '../../platform/queue/queue.ts';

/** A receiver that deliveries are due for. */
export interface DueReceiver {
  organizationId: string;
  receiver: string;
  /** The delivery that has been due the longest. */
  deliveryId: string;
  dueAt: Date;
}

/**
 * The receivers that may be sent to and have had deliveries due since before a time, from one to the next by the index of
 * what is pending: however much waits for one of them, it costs a look at the first.
 */
export const findDueReceivers = (core: Core, dueBefore: Date, limit: number): Promise<DueReceiver[]> =>
  askAsScheduler(
    core,
    `with recursive waiting as (
          (select organization_id, receiver, id, next_attempt_at from webhook_deliveries
            where status = 'PENDING' order by organization_id, receiver, next_attempt_at limit 1)
          union all
          select next.* from waiting cross join lateral (
            select organization_id, receiver, id, next_attempt_at from webhook_deliveries
              where status = 'PENDING' and (organization_id, receiver) > (waiting.organization_id, waiting.receiver)
              order by organization_id, receiver, next_attempt_at limit 1) as next
        )
        select organization_id as "organizationId", receiver, waiting.id as "deliveryId", next_attempt_at as "dueAt"
          from waiting left join webhook_receivers using (organization_id, receiver)
          where next_attempt_at <= $1 and (open_until is null or open_until <= $2)
          order by random() limit $3`,
    [dueBefore, core.clock.now(), limit],
  );

/** Which of these receivers have a job: at any time, or one that runs or could. */
export async function receiversWithJob(
  core: Core,
  due: readonly DueReceiver[],
  when: 'now' | 'ever',
): Promise<ReadonlySet<string>> {
  if (due.length === 0) return new Set();
  const rows: { receiver: string }[] = await core.dataSource.query(
    `select singleton_key as receiver from ${QUEUE_SCHEMA}.job
      where name = 'deliver-to-receiver' and state <= 'active' and policy = 'exclusive'
        and coalesce(singleton_key, '') = any($1::text[]) and ($2 or state > 'created' or start_after <= ${QUEUE_SCHEMA}.job_now())`,
    [due.map(({ receiver }) => receiver), when === 'ever'],
  );
  return new Set(rows.map(({ receiver }) => receiver));
}

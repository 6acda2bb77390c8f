import { inSchedulerTransaction, inTransaction } from '../../platform/database/transaction.ts';
import type { Core } from '../context/context.ts';
import { contextForOrganization } from '../context/find-organization.ts';
import { giveUpParked, LONGEST_WAIT_DAYS } from './give-up-parked.ts';
import { FIRST_BATCH, releaseParked } from './parked-deliveries.ts';

/** What one look takes on. */
const BATCH = 500;
/** A receiver without deliveries is remembered for as long as one would wait for it. */
const LONGEST_WAIT = `interval '${LONGEST_WAIT_DAYS} days'`;
/** An index has this very expression. */
const WAITED_SINCE = 'coalesce(parked_since, parked_at)';
const AT = '$1::timestamptz';

/**
 * Goes through what waits for receivers: one delivery finds out whether a receiver is back once its pause is over;
 * where it is, some more go, in case that those meant to take them along are lost; what waited too long fails. Receivers
 * for which nothing waits are forgotten in time.
 * @returns how many deliveries were sent on their way or given up
 */
export async function sweepParked(core: Core): Promise<number> {
  const at = core.clock.now();
  const { receivers, overdue, idle } = await inSchedulerTransaction(core, async ({ query }) => ({
    receivers: await query<{ organizationId: string; receiver: string; isOpen: boolean }>(AWAITED, [at]),
    overdue: await query<{ organizationId: string; id: string }>(
      `select organization_id as "organizationId", id from webhook_deliveries
        where parked_at is not null and ${WAITED_SINCE} < ${AT} - ${LONGEST_WAIT}
        order by ${WAITED_SINCE} limit ${BATCH}`,
      [at],
    ),
    idle: await query<{ organizationId: string; receiver: string }>(
      `select organization_id as "organizationId", receiver from webhook_receivers r
        where ${IS_IDLE} order by updated_at limit ${BATCH}`,
      [at],
    ),
  }));
  let moved = 0;
  for (const { organizationId, receiver, isOpen } of receivers) {
    const context = { core, organization: { id: organizationId } };
    moved += await inTransaction(context, (transaction) =>
      releaseParked(context, transaction, receiver, isOpen ? 1 : FIRST_BATCH),
    );
  }
  for (const { organizationId, id } of overdue) {
    const context = await contextForOrganization(core, organizationId, 'SYSTEM');
    if (context && (await giveUpParked(context, { deliveryId: id }))) moved += 1;
  }
  for (const [organizationId, own] of Map.groupBy(idle, (each) => each.organizationId)) {
    await inTransaction({ core, organization: { id: organizationId } }, ({ query }) =>
      query(
        `delete from webhook_receivers r where organization_id = $2 and receiver = any($3) and ${IS_IDLE}`,
        [at, organizationId, own.map(({ receiver }) => receiver)],
      ),
    );
  }
  return moved;
}

/**
 * The receivers that parked deliveries wait for and that may be sent to, from one to the next by the index of what is
 * parked: receivers that nothing waits for cost nothing. Where there are too many for one look, chance is fair.
 */
const AWAITED = `
  with recursive awaited as (
    (select organization_id, receiver from webhook_deliveries where parked_at is not null
      order by organization_id, receiver limit 1)
    union all
    select next.organization_id, next.receiver from awaited cross join lateral (
      select organization_id, receiver from webhook_deliveries
        where parked_at is not null and (organization_id, receiver) > (awaited.organization_id, awaited.receiver)
        order by organization_id, receiver limit 1) as next
  )
  select organization_id as "organizationId", receiver, open_until is not null as "isOpen"
    from awaited left join webhook_receivers using (organization_id, receiver)
    where (open_until is null or open_until <= ${AT}) and (probe_until is null or probe_until <= ${AT})
    order by random() limit ${BATCH}`;

/** Whoever parks a delivery has the row locked, and changes its time. */
const IS_IDLE = `r.updated_at < ${AT} - ${LONGEST_WAIT} and not exists (select from webhook_deliveries d
  where (d.organization_id, d.receiver) = (r.organization_id, r.receiver) and d.parked_at is not null)`;

import type { OutboundStatus } from '@credence/contract';
import { type Context, now } from '../context.ts';
import type { Transaction } from '../database/transaction.ts';
import type { LockedSearch } from '../searches/lock-search.ts';
import { setStep } from '../searches/set-step.ts';
import { hoursOf } from './business-hours.ts';
import { outreachStep } from './outreach-step.ts';

/**
 * Makes phase, waitingFor and nextActionAt of a locked search say again what its contacts and attempts say. To be
 * called after every change of these; a search that has ended, or waits for something else, stays as it is.
 * @param planned whether the first attempts have been planned; without it, as far as the search tells
 */
export async function refreshStep(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  planned?: boolean,
): Promise<void> {
  const { search, config } = locked;
  const { organizationId, id: searchId, phase, waitingFor, slaAt } = search;
  if (search.searchStatus !== 'IN_PROGRESS') return;
  const attempts = await transaction.query<{ status: OutboundStatus; earliest: Date }>(
    `select status, min(scheduled_at) as earliest from outbounds
      where organization_id = $1 and search_id = $2 group by status`,
    [organizationId, searchId],
  );
  const [contact] = await transaction.query(
    `select 1 from contacts where organization_id = $1 and search_id = $2 and status = 'ACTIVE'
      and accuracy_status is distinct from 'INACCURATE' limit 1`,
    [organizationId, searchId],
  );
  const step = outreachStep({
    ...{ phase, waitingFor, slaAt, attempts },
    planned: planned ?? waitingFor !== null,
    hasContact: contact !== undefined,
    hours: hoursOf(config, context.organization.timeZone),
    now: now(context),
  });
  if (step) await setStep(context, transaction, locked, step);
}

import type { Transaction } from '../../../platform/database/transaction.ts';
import { DISMISSED, TOO_LATE } from '../../attempts/attempt-outcomes.ts';
import { type Context, now } from '../../context/context.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { type AttemptStanding, outreachStep } from '../../searches/outreach-step.ts';
import { setStep } from '../../searches/set-step.ts';
import { hoursOfNext } from './hours-of-next.ts';

/**
 * Makes a locked search say again what its contacts and attempts say: its outreach, and its phase, waitingFor and
 * nextActionAt unless it waits for something else. To be called after every change of these.
 */
export async function refreshStep(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
): Promise<void> {
  const { search, config } = locked;
  const { organizationId, id: searchId, phase, outreach, slaAt } = search;
  if (search.searchStatus !== 'IN_PROGRESS') return;
  const attempts = await transaction.query<{
    status: AttemptStanding;
    earliest: Date;
    lastSentAt: Date | null;
  }>(
    // What came too late failed: it is not as if the client had cancelled it.
    `select case
          when outcome = $3 then 'FAILED'
          when dismissed_at is not null and (status in ('IN_PROGRESS', 'SENT', 'DELIVERED') or outcome = $4)
            then 'DISMISSED'
          else status
        end as status,
        min(scheduled_at) as earliest, max(sent_at) filter (where dismissed_at is null) as "lastSentAt"
      from outbounds where organization_id = $1 and search_id = $2 group by 1`,
    [organizationId, searchId, TOO_LATE, DISMISSED],
  );
  const [contact] = await transaction.query(
    `select 1 from contacts where organization_id = $1 and search_id = $2 and status = 'ACTIVE'
      and accuracy_status is distinct from 'INACCURATE' limit 1`,
    [organizationId, searchId],
  );
  const step = outreachStep({
    ...{ phase, outreach, slaAt, attempts },
    hasContact: contact !== undefined,
    lastSentAt: latest(attempts.flatMap(({ lastSentAt }) => lastSentAt ?? [])),
    followUpMinutes: config.outbound.followUpMinutes,
    hours: await hoursOfNext(context, transaction, locked),
    now: now(context),
  });
  if (step) await setStep(context, transaction, locked, step);
}

const latest = (dates: readonly Date[]): Date | null =>
  dates.length > 0 ? new Date(Math.max(...dates.map((date) => date.getTime()))) : null;

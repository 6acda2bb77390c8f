import { In } from 'typeorm';
import type { Core } from '../core.ts';
import { inSchedulerTransaction, inTransaction } from '../database/transaction.ts';
import { OutboundEntity } from '../outbounds/outbound-entity.ts';
import { SearchEntity } from '../searches/search-entity.ts';
import { WebhookDeliveryEntity } from '../webhooks/webhook-entities.ts';
import { enqueue } from './enqueue.ts';

/** Rows of one kind that one look takes on. */
const BATCH = 500;
/** How long due work may lie before it counts as having lost its job, in seconds. */
const GRACE_SECONDS = 60;
/** How long the sweeper leaves a row alone after it enqueued work for it, in seconds. */
const PAUSE_SECONDS = 600;

interface DueRow {
  organization_id: string;
  id: string;
  search_id?: string;
}

const UNSWEPT = '(swept_at is null or swept_at < $1::timestamptz - make_interval(secs => $2))';

/**
 * Finds work whose time has come and enqueues it: searches past their SLA, searches that nobody answered, and rows
 * whose job was lost. The rows hold
 * the schedule; jobs are only the way to it.
 * @returns how many jobs were enqueued
 */
export async function sweepDueWork(core: Core): Promise<number> {
  const at = core.clock.now();
  const due = await inSchedulerTransaction(core, async ({ query }) => {
    const late = `$1::timestamptz - make_interval(secs => ${GRACE_SECONDS})`;
    const find = (columns: string, table: string, condition: string, unswept = UNSWEPT) =>
      query<DueRow>(
        `select organization_id, ${columns} from ${table} where ${condition} and ${unswept} limit ${BATCH}`,
        [at, PAUSE_SECONDS],
      );
    // Work enqueued before the end of a search does not put off the end.
    const unexpired = `(${UNSWEPT} or swept_at < sla_at)`;
    const unescalated = `(${UNSWEPT} or swept_at < escalate_at)`;
    return {
      expired: await find('id', 'searches', `search_status = 'IN_PROGRESS' and sla_at <= $1`, unexpired),
      unanswered: await find(
        'id',
        'searches',
        `search_status = 'IN_PROGRESS' and escalate_at <= $1 and sla_at > $1`,
        unescalated,
      ),
      unresearched: await find(
        'id',
        'searches',
        `search_status = 'IN_PROGRESS' and phase = 'RESEARCH' and updated_at < ${late}`,
      ),
      unsent: await find('id, search_id', 'outbounds', `status = 'SCHEDULED' and scheduled_at < ${late}`),
      undelivered: await find('id', 'webhook_deliveries', `status = 'PENDING' and next_attempt_at < ${late}`),
    };
  });

  const count = Object.values(due).reduce((sum, rows) => sum + rows.length, 0);
  const organizations = new Set(Object.values(due).flatMap((rows) => rows.map((row) => row.organization_id)));
  for (const organizationId of organizations) {
    const own = (rows: DueRow[]) => rows.filter((row) => row.organization_id === organizationId);
    await enqueueDue(core, organizationId, at, {
      expired: own(due.expired),
      unanswered: own(due.unanswered),
      unresearched: own(due.unresearched),
      unsent: own(due.unsent),
      undelivered: own(due.undelivered),
    });
  }
  return count;
}

function enqueueDue(
  core: Core,
  organizationId: string,
  at: Date,
  due: Record<'expired' | 'unanswered' | 'unresearched' | 'unsent' | 'undelivered', DueRow[]>,
): Promise<void> {
  const context = { core, organization: { id: organizationId } };
  const ids = (rows: DueRow[]) => In(rows.map(({ id }) => id));
  return inTransaction(context, async (transaction) => {
    const swept = { sweptAt: at };
    const { manager } = transaction;
    await manager.update(
      SearchEntity,
      { organizationId, id: ids([...due.expired, ...due.unanswered, ...due.unresearched]) },
      swept,
    );
    await manager.update(OutboundEntity, { organizationId, id: ids(due.unsent) }, swept);
    await manager.update(WebhookDeliveryEntity, { organizationId, id: ids(due.undelivered) }, swept);
    const searchJob = ({ id }: DueRow) => ({ data: { searchId: id } });
    await enqueue(context, transaction, 'expire-search', due.expired.map(searchJob));
    await enqueue(context, transaction, 'escalate-search', due.unanswered.map(searchJob));
    await enqueue(context, transaction, 'research-search', due.unresearched.map(searchJob));
    await enqueue(
      context,
      transaction,
      'send-outbound',
      due.unsent.map(({ id, search_id = '' }) => ({ data: { searchId: search_id, outboundId: id } })),
    );
    await enqueue(
      context,
      transaction,
      'deliver-webhook',
      // Most of what lies here waits for a receiver that hangs: these jobs must not take every slot for it.
      due.undelivered.map(({ id }) => ({ data: { deliveryId: id }, group: organizationId })),
    );
  });
}

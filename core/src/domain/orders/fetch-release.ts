import { newId } from '../../platform/database/ids.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { recordActivities } from '../activities/record-activity.ts';
import { type Context, now } from '../context/context.ts';
import { OrderEntity } from '../entities/order-entity.ts';
import type { LockedSearch } from '../entities/search-entity.ts';
import { SearchEntity } from '../entities/search-entity.ts';
import { openRequest } from '../entities/verification-request.ts';
import { putRelease, releaseAddress } from '../releases/release-file.ts';
import { forgetFiles } from '../releases/stored-files.ts';
import { lockSearch } from '../searches/lock-search.ts';
import { emitEvents } from '../webhooks/events/emit-event.ts';

/** What came of asking for a release where the client keeps it. */
export type FetchOutcome =
  | { kind: 'pdf'; pdf: Buffer }
  /** There is no release at that address; how, in words that name no person. */
  | { kind: 'unreadable'; problem: string }
  /** For a reason that may pass. */
  | { kind: 'unavailable'; problem: string };

/** How long after each try that failed for a passing reason the next one follows, in milliseconds. */
const PAUSES_MS: readonly number[] = [60_000, 600_000];

/**
 * The address at which the client keeps the release of an order.
 * @returns null where there is nothing to fetch, or no use for it any more
 */
export function releaseToFetch(context: Context, { orderId }: { orderId: string }): Promise<string | null> {
  const { id: organizationId, releaseDelivery } = context.organization;
  if (releaseDelivery === 'NONE') return Promise.resolve(null);
  return inTransaction(context, async ({ manager }) => {
    const order = await manager.findOneBy(OrderEntity, { organizationId, id: orderId });
    if (!order || order.releaseFile || order.redactedAt || order.orderStatus !== 'IN_PROGRESS') return null;
    // Every search of an order has the same.
    const search = await manager.findOneBy(SearchEntity, { organizationId, orderId });
    return search ? openRequest(context, search).releaseFile : null;
  });
}

/** Keeps the release that was fetched for an order, tries again later, or says that there is none to be had. */
export async function recordFetchedRelease(
  context: Context,
  { orderId }: { orderId: string },
  outcome: FetchOutcome,
): Promise<void> {
  if (outcome.kind === 'pdf') return keepRelease(context, orderId, outcome.pdf);
  return inTransaction(context, async (transaction) => {
    const pauseMs = outcome.kind === 'unavailable' ? await pauseOf(context, transaction, orderId) : undefined;
    if (pauseMs === undefined) return tellUnreadable(context, transaction, orderId, outcome.problem);
    const startAfter = new Date(now(context).getTime() + pauseMs);
    await enqueue(context, transaction, 'fetch-release', [{ data: { orderId }, startAfter }]);
  });
}

/** How long to wait before the next try, which is counted; undefined when there were enough. */
async function pauseOf(
  { organization }: Context,
  { query }: Transaction,
  orderId: string,
): Promise<number | undefined> {
  const [order] = await query<{ tries: number }>(
    `update orders set release_tries = release_tries + 1 where organization_id = $1 and id = $2
      returning release_tries as tries`,
    [organization.id, orderId],
  );
  return PAUSES_MS[(order?.tries ?? 0) - 1];
}

/**
 * The copy belongs to the order, so that retention, a change of keys and evidence find it where they find uploads. One
 * for which an order has no use is deleted at once.
 */
async function keepRelease(context: Context, orderId: string, pdf: Buffer): Promise<void> {
  const address = releaseAddress(context, newId());
  await putRelease(context, address, pdf);
  const isKept = await inTransaction(context, async (transaction) => {
    const rows = await transaction.query(
      `update orders set release_file = $3, release_problem = null, updated_at = $4
        where organization_id = $1 and id = $2 and redacted_at is null and release_file is null returning id`,
      [context.organization.id, orderId, address, now(context)],
    );
    if (rows.length > 0) await forgetFiles(context, transaction, [address]);
    return rows.length > 0;
  });
  if (!isKept) await context.core.files.delete(address);
}

/** Calls a person for each search of an order whose release cannot be read; once. */
async function tellUnreadable(
  context: Context,
  transaction: Transaction,
  orderId: string,
  problem: string,
): Promise<void> {
  const organizationId = context.organization.id;
  const open = await transaction.manager.find(SearchEntity, {
    select: { organizationId: true, id: true },
    where: { organizationId, orderId, searchStatus: 'IN_PROGRESS' },
    order: { position: 'ASC' },
  });
  for (const { id } of open) {
    const locked = await lockSearch(context, transaction, { searchId: id, orderId });
    if (locked?.search.searchStatus !== 'IN_PROGRESS' || locked.order.releaseProblem !== null) continue;
    await callPerson(context, transaction, locked, problem);
  }
  await transaction.manager.update(
    OrderEntity,
    { organizationId, id: orderId },
    { releaseProblem: problem, updatedAt: now(context) },
  );
}

async function callPerson(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  problem: string,
): Promise<void> {
  const goesOn = context.organization.askWithoutRelease;
  const reason = `The signed release ${problem}`;
  const then = goesOn ? 'Contacts are asked without it' : 'Mail and fax wait for it';
  await emitEvents(context, transaction, locked, [
    {
      event: 'verification.notification',
      data: {
        notificationType: 'AGENT_INTERVENTION',
        metadata: { reason, actionable: true, waits: !goesOn },
      },
    },
  ]);
  await recordActivities(context, transaction, [
    {
      searchId: locked.search.id,
      activityType: 'AGENT_INTERVENTION',
      description: `${reason}. ${then}`,
    },
  ]);
}

import type { Context, Core } from '../../domain/context/context.ts';
import { contextForOrganization } from '../../domain/context/find-organization.ts';
import { deleteRelease } from './delete-release.ts';
import { type DueOrder, findDueOrders, findUndeletedReleases } from './find-due.ts';
import { redactOrder } from './redact-order.ts';

/** Orders that one look takes on. */
const BATCH = 50;

/**
 * Clears the personal data of orders whose time is over, of every organization, and deletes the release files that
 * an earlier run could not delete. An order that fails does not keep the others waiting.
 * @returns how many orders were redacted
 * @throws after all of them, when one failed
 */
export async function redactDueOrders(core: Core): Promise<number> {
  const undeleted = await forEach(core, await findUndeletedReleases(core, BATCH), async (context, order) => {
    await deleteRelease(context, order);
    return false;
  });
  const due = await forEach(core, await findDueOrders(core, BATCH), redactOrder);
  const [cause, ...more] = [...undeleted.faults, ...due.faults];
  if (cause)
    throw new Error(`Retention failed for ${more.length === 0 ? 'one order' : `${more.length + 1} orders`}`, {
      cause,
    });
  return due.count;
}

async function forEach(
  core: Core,
  orders: readonly DueOrder[],
  work: (context: Context, order: DueOrder) => Promise<boolean>,
): Promise<{ count: number; faults: unknown[] }> {
  const faults: unknown[] = [];
  let count = 0;
  for (const order of orders) {
    try {
      const context = await contextForOrganization(core, order.organizationId, 'SYSTEM');
      if (context && (await work(context, order))) count++;
    } catch (fault) {
      faults.push(fault);
    }
  }
  return { count, faults };
}

import type { Context } from '../context.ts';
import type { Transaction } from '../database/transaction.ts';
import { enqueue } from '../queue/enqueue.ts';
import { jobGroup } from './frozen-target.ts';
import type { WebhookDeliveryRow } from './webhook-entities.ts';

/** Writes the jobs of deliveries that are due. */
export function enqueueDeliveries(
  context: Pick<Context, 'core'> & { organization: { id: string } },
  transaction: Transaction,
  deliveries: readonly Pick<WebhookDeliveryRow, 'id' | 'receiver'>[],
): Promise<void> {
  const organizationId = context.organization.id;
  const jobs = deliveries.map(({ id, receiver }) => ({
    ...{ data: { deliveryId: id }, group: jobGroup({ organizationId, receiver }) },
  }));
  return enqueue(context, transaction, 'deliver-webhook', jobs);
}

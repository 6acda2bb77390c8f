import type { Transaction } from '../../platform/database/transaction.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import type { Context } from '../context/context.ts';
import type { WebhookDeliveryRow } from '../entities/webhook-entities.ts';
import { jobGroup } from './frozen-target.ts';

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

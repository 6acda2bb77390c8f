import type { Context } from '../../domain/context/context.ts';
import { WebhookEventEntity } from '../../domain/entities/webhook-entities.ts';
import { type EventReading, readEvents } from '../../domain/webhooks/events/read-closeout-events.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';

/** Every event about an order with its attempts, the oldest first. */
export const eventEvidence = (context: Context, orderId: string): Promise<EventReading[]> =>
  inTransaction(context, async (transaction) => {
    const events = await transaction.manager.find(WebhookEventEntity, {
      select: { id: true },
      where: { organizationId: context.organization.id, orderId },
      order: { occurredAt: 'ASC', id: 'ASC' },
    });
    return readEvents(
      context,
      transaction,
      events.map(({ id }) => id),
    );
  });

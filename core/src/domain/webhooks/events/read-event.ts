import { noteResources } from '../../../platform/audit/audit-note.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { NotFound } from '../../../platform/errors.ts';
import type { Context } from '../../context/context.ts';
import { WebhookEventEntity } from '../../entities/webhook-entities.ts';
import { type EventReading, readEvents } from './read-closeout-events.ts';

/**
 * One event with its attempts.
 * @throws NotFound when the organization has no such event, or it is a test event
 */
export function readEvent(context: Context, { eventId }: { eventId: string }): Promise<EventReading> {
  return inTransaction(context, async (transaction) => {
    const sought = { organizationId: context.organization.id, id: eventId };
    const row = await transaction.manager.findOneBy(WebhookEventEntity, sought);
    if (!row?.searchId) throw new NotFound('Closeout event not found');
    noteResources(context, { eventId });
    const [event] = await readEvents(context, transaction, [eventId]);
    if (!event) throw new Error('The event was there, and is gone');
    return event;
  });
}

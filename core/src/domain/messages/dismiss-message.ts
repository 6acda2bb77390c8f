import type { DismissalReason } from '@credence/contract';
import { noteResources } from '../../platform/audit/audit-note.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import { askerOf } from '../context/asker.ts';
import { type Context, now } from '../context/context.ts';
import { InboundEntity } from '../entities/inbound-entity.ts';
import { openInbound, sealInbound } from '../inbound/read/inbound-content.ts';

/**
 * Sets a message aside that belongs to no search and to none that will come. It stays until the organization's messages are
 * forgotten, and can be given to a search all the same.
 * @throws NotFound when there is no such message, Conflict when it belongs to a search or was set aside before
 */
export function dismissMessage(
  context: Context,
  { messageId, reason, note }: { messageId: string; reason: DismissalReason; note: string | null },
): Promise<void> {
  const organizationId = context.organization.id;
  return inTransaction(context, async ({ manager }) => {
    const row = await manager.findOne(InboundEntity, {
      where: { organizationId, id: messageId },
      lock: { mode: 'for_no_key_update' },
    });
    if (!row) throw new NotFound('Message not found');
    if (row.searchId !== null) throw new Conflict('The message belongs to a search already');
    if (row.processedAt !== null) throw new Conflict('The message was set aside before');
    noteResources(context, { inboundId: messageId });
    const dismissal = { reason, note, by: askerOf(context) };
    const content = sealInbound(context, messageId, { ...openInbound(context, row), dismissal });
    await manager.update(
      InboundEntity,
      { organizationId, id: messageId },
      { content, processedAt: now(context) },
    );
  });
}

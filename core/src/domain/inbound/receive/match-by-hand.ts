import { noteResources } from '../../../platform/audit/audit-note.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { Conflict, NotFound } from '../../../platform/errors.ts';
import type { Context } from '../../context/context.ts';
import { InboundEntity } from '../../entities/inbound-entity.ts';
import { lockSearch } from '../../searches/lock-search.ts';
import { openInbound, sealInbound } from '../read/inbound-content.ts';
import { startProcessing } from './keep-message.ts';
import { byJob } from './read-at-door.ts';

/** A message, and the search that it belongs to now. */
export interface MatchedMessage {
  messageId: string;
  orderId: string;
  searchId: string;
}

/**
 * Gives a message that belongs to no search to the one that a person has found, and has it read like any other.
 * @throws NotFound when there is no such message or search, Conflict when the message belongs to one already, or the search
 *   has ended
 */
export function matchByHand(
  context: Context,
  { messageId, searchId }: { messageId: string; searchId: string },
): Promise<MatchedMessage> {
  const organizationId = context.organization.id;
  return inTransaction(context, async (transaction) => {
    const { manager } = transaction;
    const locked = await lockSearch(context, transaction, { searchId });
    const row = await manager.findOne(InboundEntity, {
      where: { organizationId, id: messageId },
      lock: { mode: 'for_no_key_update' },
    });
    if (!row) throw new NotFound('Message not found');
    if (row.searchId !== null) throw new Conflict('The message belongs to a search already');
    if (!locked) throw new NotFound('Search not found');
    const { search } = locked;
    if (search.searchStatus !== 'IN_PROGRESS')
      throw new Conflict(`A search that is ${search.searchStatus} takes no message`);
    noteResources(context, { orderId: search.orderId, searchId, inboundId: messageId });
    const { dismissal: _dismissal, ...said } = openInbound(context, row);
    const content = sealInbound(context, messageId, { ...said, failureReasons: [] });
    const matched = { searchId, content, processedAt: null };
    await manager.update(InboundEntity, { organizationId, id: messageId }, matched);
    // What belongs to no search has kept none.
    const arrived = { inbound: { ...row, ...matched }, documents: [] };
    await startProcessing(context, transaction, arrived, { locked, read: byJob(context) });
    return { messageId, orderId: search.orderId, searchId };
  });
}

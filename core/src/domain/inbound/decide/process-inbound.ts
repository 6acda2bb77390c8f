import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Context } from '../../context/context.ts';
import { InboundEntity } from '../../entities/inbound-entity.ts';
import { lockSearch } from '../../searches/lock-search.ts';
import { documentsOf } from '../documents/keep-documents.ts';
import { readMessage } from './read-message.ts';

/** Reads a message that was received for a search, once. */
export function processInbound(
  context: Context,
  { searchId, inboundId }: { searchId: string; inboundId: string },
): Promise<void> {
  const sought = { organizationId: context.organization.id, id: inboundId, searchId };
  return inTransaction(context, async (transaction) => {
    const locked = await lockSearch(context, transaction, { searchId });
    const inbound = await transaction.manager.findOneBy(InboundEntity, sought);
    if (!locked || !inbound || inbound.processedAt) return;
    const documents = await documentsOf(context, transaction, inboundId);
    await readMessage(context, transaction, locked, { inbound, documents });
  });
}

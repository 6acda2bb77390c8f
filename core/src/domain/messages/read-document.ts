import { noteResources } from '../../platform/audit/audit-note.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { openText } from '../../platform/database/sealed.ts';
import { NotFound } from '../../platform/errors.ts';
import type { Context } from '../context/context.ts';
import { documentCell, InboundDocumentEntity } from '../entities/inbound-document-entity.ts';
import { findMessage, findSearch } from './read-messages.ts';

/** A file that came with a message. */
export interface KeptDocument {
  fileName: string;
  content: Buffer;
}

/**
 * A file as it came with a message.
 * @throws NotFound when the message has no such document
 */
export function readDocument(
  context: Context,
  {
    messageId,
    documentId,
    ...path
  }: { orderId: string; searchId: string; messageId: string; documentId: string },
): Promise<KeptDocument> {
  const { organization, cipher } = context;
  return inTransaction(context, async (transaction) => {
    await findSearch(context, transaction, path);
    const { id: inboundId } = await findMessage(context, transaction, { messageId, ...path });
    const row = await transaction.manager.findOneBy(InboundDocumentEntity, {
      organizationId: organization.id,
      inboundId,
      id: documentId,
    });
    if (!row) throw new NotFound('Document not found');
    noteResources(context, { inboundId, documentId });
    return {
      fileName: openText(cipher, documentCell('file_name', row.id), row.fileName),
      content: cipher.open(documentCell('content', row.id), row.content),
    };
  });
}

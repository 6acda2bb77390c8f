import { In } from 'typeorm';
import type { Context } from '../../domain/context/context.ts';
import {
  documentCell,
  InboundDocumentEntity,
  type InboundDocumentRow,
} from '../../domain/entities/inbound-document-entity.ts';
import { InboundEntity } from '../../domain/entities/inbound-entity.ts';
import { openInbound } from '../../domain/inbound/read/inbound-content.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { openText } from '../../platform/database/sealed.ts';
import { plainColumns } from './plain-columns.ts';

/** A file that came with a message. */
export interface DocumentInEvidence {
  id: string;
  /** Where it lies in the archive. */
  path: string;
}

/** What contacts sent about these searches, the oldest first, with where their documents lie. */
export const messageEvidence = (
  context: Context,
  searchIds: readonly string[],
): Promise<{ messages: unknown[]; documents: DocumentInEvidence[] }> =>
  inTransaction(context, async ({ manager }) => {
    const where = { organizationId: context.organization.id, searchId: In(searchIds) };
    const messages = await manager.find(InboundEntity, { where, order: { receivedAt: 'ASC', id: 'ASC' } });
    const documents = await manager.find(InboundDocumentEntity, {
      // The bytes are read one by one: together they may be more than fits.
      select: { id: true, inboundId: true, fileName: true, contentType: true, size: true, sha256: true },
      where,
      order: { id: 'ASC' },
    });
    const byMessage = Map.groupBy(documents, ({ inboundId }) => inboundId);
    return {
      messages: messages.map((message) => ({
        ...plainColumns(message),
        content: openInbound(context, message),
        documents: (byMessage.get(message.id) ?? []).map((row) => ({
          id: row.id,
          contentType: row.contentType,
          size: row.size,
          sha256: row.sha256.toString('hex'),
          path: pathOf(context, row),
        })),
      })),
      documents: documents.map((row) => ({ id: row.id, path: pathOf(context, row) })),
    };
  });

/** The bytes of a document; undefined when it was cleared meanwhile. */
export const readDocument = (context: Context, id: string): Promise<Buffer | undefined> =>
  inTransaction(context, async ({ manager }) => {
    const row = await manager.findOneBy(InboundDocumentEntity, {
      organizationId: context.organization.id,
      id,
    });
    return row ? context.cipher.open(documentCell('content', id), row.content) : undefined;
  });

/** Names were made safe when the documents came in; two of one name keep apart by their ids. */
const pathOf = ({ cipher }: Context, { id, fileName }: Pick<InboundDocumentRow, 'id' | 'fileName'>): string =>
  `documents/${id}/${openText(cipher, documentCell('file_name', id), fileName)}`;

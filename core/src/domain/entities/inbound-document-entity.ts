import { EntitySchema } from 'typeorm';
import {
  bytes,
  instant,
  integer,
  type TenantKey,
  tenantKey,
  text,
  uuid,
} from '../../platform/database/columns.ts';

/** A file that came with a message of a contact. */
export interface InboundDocumentRow extends TenantKey {
  searchId: string;
  inboundId: string;
  /** Sealed. */
  fileName: Buffer;
  contentType: string;
  /** In bytes, before sealing. */
  size: number;
  /** Of the file as it came. */
  sha256: Buffer;
  /** Sealed. */
  content: Buffer;
  createdAt: Date;
}

export const InboundDocumentEntity = new EntitySchema<InboundDocumentRow>({
  name: 'inboundDocument',
  tableName: 'inbound_documents',
  columns: {
    ...tenantKey,
    searchId: uuid,
    inboundId: uuid,
    fileName: bytes,
    contentType: text,
    size: integer,
    sha256: bytes,
    content: bytes,
    createdAt: instant,
  },
});

/** Where a sealed column of a document lives. */
export const documentCell = (column: 'file_name' | 'content', id: string) => ({
  table: 'inbound_documents',
  column,
  id,
});

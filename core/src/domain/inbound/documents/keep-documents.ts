import { createHash } from 'node:crypto';
import { newId } from '../../../platform/database/ids.ts';
import { valueReader } from '../../../platform/database/rows/row-reader.ts';
import { openText } from '../../../platform/database/sealed.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type Context, now } from '../../context/context.ts';
import {
  documentCell,
  InboundDocumentEntity,
  type InboundDocumentRow,
} from '../../entities/inbound-document-entity.ts';

/** A file that came with a message, as its sender describes it. */
export interface NewDocument {
  fileName: string;
  contentType: string;
  /** At most `MAX_DOCUMENT_BYTES`. */
  content: Buffer;
}

/** A document that is kept. */
export interface DocumentReference {
  id: string;
  fileName: string;
  contentType: string;
  /** In bytes. */
  size: number;
}

/** The message that documents came with. */
export interface DocumentOwner {
  searchId: string;
  inboundId: string;
}

/** Seals and keeps the documents of a message, in the transaction that keeps the message. */
export async function keepDocuments(
  context: Context,
  { manager }: Transaction,
  owner: DocumentOwner,
  documents: readonly NewDocument[],
): Promise<DocumentReference[]> {
  const kept: DocumentReference[] = [];
  // One by one: together they may be larger than one statement should be.
  for (const document of documents) {
    const row = rowOf(context, owner, document);
    await manager.insert(InboundDocumentEntity, row);
    kept.push(referenceOf(context, row));
  }
  return kept;
}

/** The documents that came with a message, in their order there. */
export async function documentsOf(
  context: Context,
  transaction: Transaction,
  inboundId: string,
): Promise<DocumentReference[]> {
  return (await documentsOfMessages(context, transaction, [inboundId])).get(inboundId) ?? [];
}

/** The documents that came with each of some messages. */
export async function documentsOfMessages(
  context: Context,
  { prepared }: Transaction,
  inboundIds: readonly string[],
): Promise<Map<string, DocumentReference[]>> {
  const rows = await prepared<Described & Pick<InboundDocumentRow, 'inboundId'>>(
    `select id, inbound_id as "inboundId", file_name as "fileName", content_type as "contentType", size
      from inbound_documents where organization_id = $1 and inbound_id = any($2) order by id`,
    [context.organization.id, inboundIds],
  );
  const references = new Map<string, DocumentReference[]>();
  for (const row of rows)
    references.set(row.inboundId, [...(references.get(row.inboundId) ?? []), referenceOf(context, row)]);
  return references;
}

function rowOf(
  context: Context,
  owner: DocumentOwner,
  { fileName, contentType, content }: NewDocument,
): InboundDocumentRow {
  const id = newId();
  const { organization, cipher } = context;
  return {
    organizationId: organization.id,
    id,
    ...owner,
    fileName: cipher.seal(documentCell('file_name', id), safeFileName(fileName)),
    contentType: plainContentType(contentType),
    size: content.length,
    sha256: createHash('sha256').update(content).digest(),
    content: cipher.seal(documentCell('content', id), content),
    createdAt: now(context),
  };
}

/** Reads the documents of messages in a statement that reads the messages; `message` is its name for their table. */
export function documentsReader(context: Context, message: string) {
  const { list, readList } = valueReader(context, InboundDocumentEntity, 'd', [
    'id',
    'fileName',
    'contentType',
    'size',
  ]);
  return {
    list: `(select ${list} from inbound_documents d
      where (d.organization_id, d.inbound_id) = (${message}.organization_id, ${message}.id))`,
    readList: (found: unknown): DocumentReference[] =>
      readList(found)
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .map((row) => referenceOf(context, row)),
  };
}

type Described = Pick<InboundDocumentRow, 'id' | 'fileName' | 'contentType' | 'size'>;

const referenceOf = (
  { cipher }: Context,
  { id, fileName, contentType, size }: Described,
): DocumentReference => ({
  id,
  fileName: openText(cipher, documentCell('file_name', id), fileName),
  contentType,
  size,
});

const LONGEST_NAME = 200;

/**
 * A name that can be shown and saved anywhere: no folders, nothing invisible, nothing at its end that Windows leaves
 * out, not too long to keep its ending.
 */
export function safeFileName(name: string): string {
  const plain = name
    .toWellFormed()
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .replace(/(?<![\s.])[\s.]+$/, '');
  if (plain === '') return 'unnamed';
  const letters = [...plain];
  if (letters.length <= LONGEST_NAME) return plain;
  const ending = [...(/\.\w{1,10}$/.exec(plain)?.[0] ?? '')];
  return [...letters.slice(0, LONGEST_NAME - ending.length), ...ending].join('');
}

/** The type alone: its parameters may name a person. */
function plainContentType(contentType: string): string {
  const [type = ''] = contentType.toLowerCase().split(';');
  const plain = type.trim();
  return /^[a-z0-9.+-]{1,60}\/[a-z0-9.+-]{1,100}$/.test(plain) ? plain : 'application/octet-stream';
}

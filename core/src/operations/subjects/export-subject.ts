import { In } from 'typeorm';
import { type Context, now, withoutNote } from '../../domain/context/context.ts';
import { InboundEntity } from '../../domain/entities/inbound-entity.ts';
import { openInbound } from '../../domain/inbound/read/inbound-content.ts';
import { readStoredRelease } from '../../domain/releases/release-file.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { type EvidenceFile, jsonFile } from '../evidence/collect-evidence.ts';
import { readDocument } from '../evidence/message-evidence.ts';
import { plainColumns } from '../evidence/plain-columns.ts';
import { readOrderEvidence } from '../evidence/read-order-evidence.ts';
import { type FoundSubject, findSubject, noteFound, type SubjectQuery } from './find-subject.ts';

/**
 * Everything that an organization keeps about a person: one JSON document, and the files that came along or were signed.
 * The audit trail says so before any of it is handed out.
 */
export async function exportSubject(
  context: Context,
  query: SubjectQuery,
): Promise<{ found: FoundSubject; files: AsyncGenerator<EvidenceFile> }> {
  const found = await findSubject(context, query);
  noteFound(context, found);
  await recordAudit(context);
  return { found, files: filesOf(withoutNote(context), query, found) };
}

async function* filesOf(
  context: Context,
  { name, birthday, email }: SubjectQuery,
  found: FoundSubject,
): AsyncGenerator<EvidenceFile> {
  const orders: unknown[] = [];
  const documents: { id: string; path: string }[] = [];
  const releases: { orderId: string; uri: string }[] = [];
  for (const { orderId, rule } of found.orders) {
    const evidence = await readOrderEvidence(context, { orderId });
    orders.push({ foundBy: rule, ...evidence.parts });
    documents.push(...evidence.documents);
    if (evidence.releaseFile?.startsWith('gs://')) releases.push({ orderId, uri: evidence.releaseFile });
  }
  const { id, tenant } = context.organization;
  yield jsonFile('subject.json', {
    format: 'credence-subject/1',
    organization: { id, tenant },
    writtenAt: now(context),
    askedFor: { name, birthday, email },
    orders,
    messages: await unmatchedMessages(context, found),
    unclear: found.unclear,
  });
  for (const document of documents) {
    const content = await readDocument(context, document.id);
    if (content) yield { path: document.path, content };
  }
  for (const { orderId, uri } of releases)
    yield { path: `releases/${orderId}.pdf`, content: await readStoredRelease(context, uri) };
}

/** Messages that belong to no search have no documents: those are kept with a search alone. */
const unmatchedMessages = (context: Context, { messages }: FoundSubject): Promise<unknown[]> =>
  inTransaction(context, async ({ manager }) => {
    const rows = await manager.findBy(InboundEntity, {
      organizationId: context.organization.id,
      id: In(messages.map(({ messageId }) => messageId)),
    });
    return rows.map((row) => ({ ...plainColumns(row), content: openInbound(context, row) }));
  });

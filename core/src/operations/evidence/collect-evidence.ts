import { type Context, now, withoutNote } from '../../domain/context/context.ts';
import { readStoredRelease } from '../../domain/releases/release-file.ts';
import { verifyAuditTrail } from '../audit/verify-audit-trail.ts';
import { readDocument } from './message-evidence.ts';
import { readOrderEvidence } from './read-order-evidence.ts';

/** One file of the evidence about an order. */
export interface EvidenceFile {
  /** Inside the archive, with forward slashes. */
  path: string;
  content: Buffer;
}

/**
 * Everything that is kept about an order, file by file: what was ordered, done, said, found, sent and looked at. Secrets
 * are left out, personal data is not. It is read as it was at one moment, except that documents and the release are read
 * when their turn comes; what was cleared by then is missing.
 * @throws NotFound
 */
export async function* collectEvidence(
  context: Context,
  { orderId }: { orderId: string },
): AsyncGenerator<EvidenceFile> {
  const { parts, documents, releaseFile } = await readOrderEvidence(context, { orderId });
  for (const [name, part] of Object.entries(parts)) yield jsonFile(`${name}.json`, part);
  yield jsonFile('audit-trail.json', {
    verifiedAt: now(context),
    ...(await verifyAuditTrail(withoutNote(context))),
  });
  for (const { id, path } of documents) {
    const content = await readDocument(withoutNote(context), id);
    if (content) yield { path, content };
  }
  // A release at an address of the client's is the client's.
  if (releaseFile?.startsWith('gs://')) {
    yield { path: 'release.pdf', content: await readStoredRelease(context, releaseFile) };
  }
}

/** A value as a file that people can read. */
export const jsonFile = (path: string, value: unknown): EvidenceFile => ({
  path,
  content: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
});

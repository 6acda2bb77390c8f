import type { Context } from '../context.ts';
import { newId } from '../database/ids.ts';
import { outgoingUrlProblem } from '../network/public-address.ts';

const MAX_BYTES = 10 * 1024 * 1024;
const PDF_MAGIC = '%PDF';
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** A signed release as the client gave it: somewhere else, or as the document itself. */
export type ReleaseFile = { kind: 'reference'; uri: string } | { kind: 'inline'; pdf: Buffer };

/** Reads `signedReleaseFileUrl`; a string is the problem with it, in words that follow the field's path. */
export function parseReleaseFile(context: Context, value: string): ReleaseFile | string {
  if (value.startsWith('gs://')) {
    return value.startsWith(releasePrefix(context)) &&
      /^[A-Za-z0-9-]+\.pdf$/.test(value.slice(releasePrefix(context).length))
      ? { kind: 'reference', uri: value }
      : 'must be a gs:// address issued to this organization';
  }
  if (/^https?:\/\//i.test(value)) {
    const { ENVIRONMENT, ALLOW_LOOPBACK_TARGETS } = context.core.config;
    return (
      outgoingUrlProblem(value, { environment: ENVIRONMENT, allowLoopback: ALLOW_LOOPBACK_TARGETS }) ?? {
        kind: 'reference',
        uri: value,
      }
    );
  }
  const base64 = value.replace(/^data:application\/pdf;base64,/, '').replace(/\s/g, '');
  if (base64.length % 4 !== 0 || !BASE64.test(base64)) return 'must be valid base64';
  const pdf = Buffer.from(base64, 'base64');
  if (pdf.length > MAX_BYTES) return 'must decode to at most 10 MB';
  if (pdf.toString('latin1', 0, PDF_MAGIC.length) !== PDF_MAGIC) return 'must decode to a PDF';
  return { kind: 'inline', pdf };
}

/** Keeps an inline release in the file store; the answer is the address that searches remember. */
export async function storeReleaseFile(context: Context, file: ReleaseFile): Promise<string> {
  if (file.kind === 'reference') return file.uri;
  const uri = `${releasePrefix(context)}${newId()}.pdf`;
  await context.core.files.put(uri, context.cipher.seal(releasePlace(uri), file.pdf));
  return uri;
}

/** Reads a release from the file store. */
export async function readStoredRelease(context: Context, uri: string): Promise<Buffer> {
  return context.cipher.open(releasePlace(uri), await context.core.files.get(uri));
}

const releasePrefix = ({ core, organization }: Context) =>
  `gs://${core.config.RELEASE_BUCKET}/${organization.id}/release-forms/`;

const releasePlace = (uri: string) => ({ table: 'files', column: 'release', id: uri });

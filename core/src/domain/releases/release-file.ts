import { newId } from '../../platform/database/ids.ts';
import { isPdf, MAX_PDF_BYTES } from '../../platform/files/pdf.ts';
import { inSlices } from '../../platform/in-slices.ts';
import { outgoingUrlProblem, targetUrlRules } from '../../platform/network/public-address.ts';
import { ownTurn } from '../../platform/own-turn.ts';
import type { Context } from '../context/context.ts';
import { decodeBase64 } from './decode-base64.ts';
import { releaseProblem } from './release-problem.ts';
import { noteFile } from './stored-files.ts';

const DATA_URL = 'data:application/pdf;base64,';

/** A signed release as the client gave it: somewhere else, or as the document itself. */
export type ReleaseFile = { kind: 'reference'; uri: string } | { kind: 'inline'; pdf: Buffer };

/** Reads `signedReleaseFileUrl`; a string is the problem with it, in words that follow the field's path. */
export async function parseReleaseFile(context: Context, value: string): Promise<ReleaseFile | string> {
  if (/^gs:\/\//i.test(value)) {
    if (!isOwnAddress(context, value)) return 'must be a gs:// address issued to this organization';
    if (!(await context.core.files.isUploaded(value))) {
      return 'must be an address that a PDF of at most 10 MB was uploaded to';
    }
    return (await directUploadProblem(context, value)) ?? { kind: 'reference', uri: value };
  }
  if (/^https?:\/\//i.test(value)) {
    const problem = outgoingUrlProblem(value, targetUrlRules(context.core.config));
    return problem ?? { kind: 'reference', uri: value };
  }
  const isDataUrl = value.slice(0, DATA_URL.length).toLowerCase() === DATA_URL;
  const base64 = isDataUrl ? value.slice(DATA_URL.length) : value;
  const pdf = await inSlices(decodeBase64(base64));
  if (pdf === null || pdf.length === 0) return 'must be valid base64';
  if (pdf.length > MAX_PDF_BYTES) return 'must decode to at most 10 MB';
  if (!isPdf(pdf)) return 'must decode to a PDF';
  return (await releaseProblem(context.core, pdf)) ?? { kind: 'inline', pdf };
}

/** What came by way of this service was looked at when it came. */
async function directUploadProblem(context: Context, uri: string): Promise<string | undefined> {
  if (!context.core.files.uploadUrl) return undefined;
  return releaseProblem(context.core, await readStoredRelease(context, uri));
}

/** Keeps an inline release in the file store; the answer is the address that searches remember. */
export async function storeReleaseFile(context: Context, file: ReleaseFile): Promise<string> {
  if (file.kind === 'reference') return file.uri;
  const uri = releaseAddress(context, newId());
  await putRelease(context, uri, file.pdf);
  return uri;
}

/** Seals a release and keeps it under its address. Until an order names it, it is noted as a file that none does. */
export async function putRelease(context: Context, uri: string, pdf: Buffer): Promise<void> {
  const id = fileIdOf(uri);
  if (id === undefined) throw new Error('A release has no usable address');
  await noteFile(context, { id, uri, bytes: pdf.length });
  // Sealing ten megabytes takes ten milliseconds.
  await ownTurn();
  await context.core.files.put(uri, context.cipher.seal(releaseCell(uri), pdf));
}

/** Reads a release from the file store. */
export async function readStoredRelease(context: Context, uri: string): Promise<Buffer> {
  const { files } = context.core;
  const content = await files.get(uri);
  // What a client put into a bucket itself lies there as it came, sealed by the bucket's own encryption.
  if (files.uploadUrl && isPdf(content)) return content;
  return context.cipher.open(releaseCell(uri), content);
}

/**
 * Reads a release that is about to be shown or sent. A client can replace what it put into a bucket after its order was taken.
 * @throws ScannerUnavailable, and Error for one that no order would have been taken with
 */
export async function readReleaseToSend(context: Context, uri: string): Promise<Buffer> {
  const pdf = await readStoredRelease(context, uri);
  const problem = context.core.files.uploadUrl && (await releaseProblem(context.core, pdf));
  if (problem) throw new Error(`The release was replaced; it ${problem}`);
  return pdf;
}

/** The address of a release of this organization. */
export const releaseAddress = ({ core, organization }: Context, fileId: string): string =>
  `gs://${core.config.RELEASE_BUCKET}/${organization.id}/release-forms/${fileId}.pdf`;

function isOwnAddress(context: Context, uri: string): boolean {
  const fileId = fileIdOf(uri);
  return fileId !== undefined && uri === releaseAddress(context, fileId);
}

const fileIdOf = (uri: string): string | undefined => /([A-Za-z0-9-]+)\.pdf$/.exec(uri)?.[1];

const releaseCell = (uri: string) => ({ table: 'files', column: 'release', id: uri });

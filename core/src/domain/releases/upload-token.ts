import { InvalidLink } from '../../platform/errors.ts';
import type { Context, Core } from '../context/context.ts';
import { contextForOrganization } from '../context/find-organization.ts';

/** What a token allows: to upload one file of one organization until a moment. */
interface Grant {
  fileId: string;
  until: Date;
}

const ID_BYTES = 16;

const cell = (fileId: string) => ({ table: 'files', column: 'upload', id: fileId });

/** A token that only this service can make: its end is sealed under the organization's key, for this one file. */
export function uploadToken({ organization, cipher }: Context, { fileId, until }: Grant): string {
  const sealed = cipher.seal(cell(fileId), String(until.getTime()));
  return Buffer.concat([bytesOf(organization.id), bytesOf(fileId), sealed]).toString('base64url');
}

/**
 * The file that a token was made for, and the organization that it belongs to.
 * @throws InvalidLink when we did not make it like this, or its time is over
 */
export async function openUploadToken(
  core: Core,
  token: string,
): Promise<{ context: Context; fileId: string }> {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length <= 2 * ID_BYTES || bytes.toString('base64url') !== token) throw new InvalidLink();
  const context = await contextForOrganization(core, idOf(bytes.subarray(0, ID_BYTES)), 'API');
  if (!context) throw new InvalidLink();
  const fileId = idOf(bytes.subarray(ID_BYTES, 2 * ID_BYTES));
  if (untilOf(context, fileId, bytes.subarray(2 * ID_BYTES)) <= core.clock.now().getTime()) {
    throw new InvalidLink();
  }
  return { context, fileId };
}

function untilOf({ cipher }: Context, fileId: string, sealed: Buffer): number {
  try {
    return Number(cipher.open(cell(fileId), sealed).toString());
  } catch {
    throw new InvalidLink();
  }
}

const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');
const idOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

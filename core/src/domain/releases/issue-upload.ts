import { noteResources } from '../../platform/audit/audit-note.ts';
import { newId } from '../../platform/database/ids.ts';
import { Forbidden } from '../../platform/errors.ts';
import { type Context, now } from '../context/context.ts';
import { releaseAddress } from './release-file.ts';
import { noteUpload, requireRoom } from './stored-files.ts';
import { uploadToken } from './upload-token.ts';

/** How long a client may upload, in milliseconds. */
const VALID_FOR = 15 * 60_000;

/** An address for a release, and the way to put the file there: a URL of the store, or a token for this service. */
export interface IssuedUpload {
  fileUri: string;
  to: { kind: 'store'; url: string } | { kind: 'service'; token: string };
}

/**
 * Lets a client upload one release within the next quarter of an hour.
 * @throws Forbidden for a suspended organization where the store would take its file; this service itself would not
 * @throws Conflict when there are too many uploads that no order names
 */
export async function issueUpload(context: Context): Promise<IssuedUpload> {
  const { files } = context.core;
  const isSuspended = context.organization.status === 'SUSPENDED';
  if (isSuspended && files.uploadUrl) throw new Forbidden('Tenant is suspended');
  const fileId = newId();
  const fileUri = releaseAddress(context, fileId);
  noteResources(context, { fileId });
  // What a client puts into a store itself may come at any time from now on.
  if (files.uploadUrl) await noteUpload(context, { id: fileId, uri: fileUri, bytes: null });
  else await requireRoom(context);
  const from = now(context);
  const until = new Date(from.getTime() + VALID_FOR);
  return {
    fileUri,
    to: files.uploadUrl
      ? { kind: 'store', url: await files.uploadUrl(fileUri, from, until) }
      : { kind: 'service', token: uploadToken(context, { fileId, until }) },
  };
}

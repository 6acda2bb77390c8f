import type { Bucket, File } from '@google-cloud/storage';
import type { FileStore } from './file-store.ts';
import { isPdf, MAX_PDF_BYTES, PDF_MAGIC } from './pdf.ts';
import { StoreUnavailable } from './store-unavailable.ts';

/** Largest file that is read: a release of full size, and what sealing adds to it. */
const MAX_STORED_BYTES = MAX_PDF_BYTES + 1024;

/**
 * A bucket of Google Cloud Storage. Clients upload straight into it with signed URLs, so that what they put there is
 * looked at only when an order names it.
 */
export function createGoogleStore(bucketName: string, apiEndpoint?: string): FileStore {
  let opened: Promise<Bucket> | undefined;

  // The library is large, and most deployments never need it.
  const open = (): Promise<Bucket> => {
    opened ??= import('@google-cloud/storage').then(({ Storage }) =>
      new Storage(apiEndpoint === undefined ? {} : { apiEndpoint }).bucket(bucketName),
    );
    return opened;
  };
  const fileOf = async (uri: string): Promise<File> =>
    (await open()).file(uri.slice(`gs://${bucketName}/`.length));

  return {
    async put(uri, sealed) {
      const file = await fileOf(uri);
      await file
        .save(sealed, { resumable: false, contentType: 'application/octet-stream' })
        .catch((error: unknown) => {
          throw new StoreUnavailable(error);
        });
    },
    async get(uri) {
      // What was uploaded can be replaced while its link is valid, so what was checked may be another file by now.
      const [content] = await (await fileOf(uri)).download({
        start: 0,
        end: MAX_STORED_BYTES,
        validation: false,
      });
      if (content.length > MAX_STORED_BYTES) throw new Error('The release grew after it was checked');
      return content;
    },
    async delete(uri) {
      await (await fileOf(uri)).delete({ ignoreNotFound: true });
    },
    // The bucket has whole files only.
    deleteUnfinished: () => Promise.resolve(),
    async isUploaded(uri) {
      const file = await fileOf(uri);
      try {
        const [{ size }] = await file.getMetadata();
        if (Number(size) > MAX_PDF_BYTES || Number(size) < PDF_MAGIC.length) return false;
        const [start] = await file.download({ start: 0, end: PDF_MAGIC.length - 1, validation: false });
        return isPdf(start);
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 404) return false;
        throw error;
      }
    },
    async uploadUrl(uri, from, until) {
      const [url] = await (await fileOf(uri)).getSignedUrl({
        version: 'v4',
        action: 'write',
        contentType: 'application/pdf',
        accessibleAt: from,
        expires: until,
      });
      return url;
    },
  };
}

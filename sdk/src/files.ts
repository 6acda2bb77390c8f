import { path } from './address.ts';
import type { APIPromise } from './api-promise.ts';
import type { Content, RequestOptions } from './request-options.ts';
import type { Transport } from './transport.ts';
import type { UploadUrl } from './types.ts';

/**
 * Signed releases, at `credence.files`.
 *
 * @example
 * const signedReleaseFileUrl = await credence.files.uploadReleaseForm(await readFile('release.pdf'));
 */
export class Files {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * A URL that takes a release for 15 minutes: PUT the PDF to `signedUrl` with `Content-Type: application/pdf`, then
   * order with `fileUri` as `applicant.signedReleaseFileUrl`. `uploadReleaseForm` does both.
   *
   * @example
   * const { signedUrl, fileUri } = await credence.files.generateUploadUrl();
   */
  generateUploadUrl(options?: RequestOptions): APIPromise<UploadUrl> {
    const call = { method: 'GET', path: path`/files/release-form/generate-upload-url` } as const;
    return this.#transport.request<UploadUrl>(call, options);
  }

  /**
   * Uploads a release of at most 10 MB. Returns its address, to order with.
   *
   * @example
   * const signedReleaseFileUrl = await credence.files.uploadReleaseForm(await readFile('release.pdf'));
   * await credence.orders.create({ ...order, applicant: { ...applicant, signedReleaseFileUrl } });
   */
  uploadReleaseForm(pdf: Content, options?: RequestOptions): Promise<string> {
    return this.#transport.together(options, async (within) => {
      const { signedUrl, fileUri } = await this.generateUploadUrl(within);
      await this.#transport.upload(signedUrl, pdf, 'application/pdf', within);
      return fileUri;
    });
  }
}

import { contract } from '@credence/contract';
import type { Answer } from './answers.ts';
import type { Caller, Door } from './app.ts';

export const UPLOAD_URL = contract.uploadUrls.generate.path;

export interface IssuedUrl {
  signedUrl: string;
  fileUri: string;
}

/** A PDF of so many bytes, as far as it is looked at. */
export const pdfOf = (bytes: number): Buffer => {
  const pdf = Buffer.alloc(bytes, 'x');
  pdf.write('%PDF-1.7');
  return pdf;
};

/** Where this organization may upload a release. */
export async function uploadUrlOf(caller: Caller): Promise<IssuedUrl> {
  const { status, body, text } = await caller.request('GET', UPLOAD_URL);
  if (status !== 200) throw new Error(text);
  return body as IssuedUrl;
}

/** Uploads to a URL of the service; undefined sends no content type. */
export function upload(
  door: Door,
  signedUrl: string,
  body: Buffer | string,
  headers: Record<string, string> = { 'content-type': 'application/pdf' },
): Promise<Answer> {
  return door.request('PUT', new URL(signedUrl).pathname, { body, headers });
}

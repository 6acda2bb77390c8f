import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { REFERENCE_POLICY } from '../http/security-headers.ts';

const compress = promisify(gzip);

/** One file of the reference, ready to be sent. */
export interface Resource {
  type: 'html' | 'text/css' | 'text/javascript' | 'json' | 'txt';
  body: Buffer;
  gzipped: Buffer;
  /** Of the bytes: the same on every server that has the same version. */
  hash: string;
}

/** Prepares a text for being sent many times. */
export async function resource(type: Resource['type'], text: string): Promise<Resource> {
  const body = Buffer.from(text);
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 16);
  return { type, body, gzipped: await compress(body), hash };
}

const A_YEAR = 'public, max-age=31536000, immutable';

/** Sends a resource, or says that the caller has it. Only what has its hash in its name is kept without asking again. */
export function sendResource(
  request: Request,
  response: Response,
  { type, body, gzipped, hash }: Resource,
): void {
  const isGzipped = request.acceptsEncodings('gzip', 'identity') === 'gzip';
  response
    .set({
      'Content-Security-Policy': REFERENCE_POLICY,
      'Cache-Control': type.startsWith('text/') ? A_YEAR : 'no-cache',
      ETag: `"${hash}${isGzipped ? '-gzip' : ''}"`,
    })
    .vary('Accept-Encoding')
    .type(type);
  if (isGzipped) response.set('Content-Encoding', 'gzip');
  response.send(isGzipped ? gzipped : body);
}

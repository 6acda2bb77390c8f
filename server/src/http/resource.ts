import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const compress = promisify(gzip);

/** One file, ready to be sent many times. */
export interface Resource {
  /** As `html` or `text/css`. */
  type: string;
  body: Buffer;
  gzipped: Buffer;
  /** Of the bytes: the same on every server that has the same version. */
  hash: string;
}

/** How a file is kept and what may be done in it. */
export interface ResourceRules {
  contentPolicy: string;
  /** Whether its content is in its name, so that no browser has to ask for it again. */
  isForEver: boolean;
}

/** Prepares a file for being sent many times. */
export async function resource(type: string, content: string | Buffer): Promise<Resource> {
  const body = Buffer.from(content);
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 16);
  return { type, body, gzipped: await compress(body), hash };
}

const A_YEAR = 'public, max-age=31536000, immutable';

/** Sends a resource, or says that the caller has it. */
export function sendResource(
  request: Request,
  response: Response,
  { type, body, gzipped, hash }: Resource,
  { contentPolicy, isForEver }: ResourceRules,
): void {
  const isGzipped = gzipped.length < body.length && request.acceptsEncodings('gzip', 'identity') === 'gzip';
  response
    .set({
      'Content-Security-Policy': contentPolicy,
      'Cache-Control': isForEver ? A_YEAR : 'no-cache',
      ETag: `"${hash}${isGzipped ? '-gzip' : ''}"`,
    })
    .vary('Accept-Encoding')
    .type(type);
  if (isGzipped) response.set('Content-Encoding', 'gzip');
  response.send(isGzipped ? gzipped : body);
}

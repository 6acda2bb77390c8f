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
  /** Packed closer, which is done once, when it is built; null where it was not. */
  brotli: Buffer | null;
  /** Of the bytes: the same on every server that has the same version. */
  hash: string;
}

/** How a file is kept and what may be done in it. */
export interface ResourceRules {
  contentPolicy: string;
  /** Whether its content is in its name, so that no browser has to ask for it again. */
  isForEver: boolean;
}

/**
 * Prepares a file for being sent many times.
 * @param brotli the same content, packed by the build
 */
export async function resource(
  type: string,
  content: string | Buffer,
  brotli: Buffer | null = null,
): Promise<Resource> {
  const body = Buffer.from(content);
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 16);
  return { type, body, gzipped: await compress(body), brotli, hash };
}

const A_YEAR = 'public, max-age=31536000, immutable';

/** Sends a resource, or says that the caller has it. */
export function sendResource(
  request: Request,
  response: Response,
  file: Resource,
  { contentPolicy, isForEver }: ResourceRules,
): void {
  const { encoding, bytes } = packedFor(request, file);
  response
    .set({
      'Content-Security-Policy': contentPolicy,
      'Cache-Control': isForEver ? A_YEAR : 'no-cache',
      ETag: `"${file.hash}${encoding === null ? '' : `-${encoding}`}"`,
    })
    .vary('Accept-Encoding')
    .type(file.type);
  if (encoding !== null) response.set('Content-Encoding', encoding);
  response.send(bytes);
}

/** The smallest form that the caller takes. */
function packedFor(
  request: Request,
  { body, gzipped, brotli }: Resource,
): { encoding: 'br' | 'gzip' | null; bytes: Buffer } {
  if (brotli && request.acceptsEncodings('br') === 'br') return { encoding: 'br', bytes: brotli };
  const isGzipped = gzipped.length < body.length && request.acceptsEncodings('gzip', 'identity') === 'gzip';
  return isGzipped ? { encoding: 'gzip', bytes: gzipped } : { encoding: null, bytes: body };
}

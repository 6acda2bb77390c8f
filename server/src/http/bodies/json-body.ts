import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import { inSlices, type SharedMemory, type Steps } from '@credence/core';
import type { RequestHandler } from 'express';
import { laterSlices } from '../limits/refusal-time.ts';
import { BodyRefused } from './body-refused.ts';
import { JsonProblem } from './json-problem.ts';
import { readBytes } from './read-bytes.ts';
import { parseStrictJson } from './strict-json.ts';

/** For routes whose body can hold a release file: 15 MB. */
export const LARGE_BODY_BYTES = 15 * 1024 * 1024;
/** For all other routes: 2 MB. */
export const NORMAL_BODY_BYTES = 2 * 1024 * 1024;

/** Some clients begin with it; it means nothing in UTF-8. */
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** What a route takes. */
export interface JsonBodyOptions {
  readonly limitBytes: number;
  /** Where bodies are held; those of an organization in its part. */
  readonly memory: SharedMemory;
  /** Dotted paths of strings that may be longer than 10,000 characters; `*` stands for any index or name. */
  readonly longFields?: readonly string[];
}

/** The steps that bring the request's JSON into `req.body`: its bytes come first, then what they say. */
export interface JsonBody {
  readonly read: RequestHandler;
  readonly parse: RequestHandler;
}

/**
 * Reads JSON; the body stays undefined when there is none. Everything else than uncompressed `application/json` in UTF-8
 * within the limits of `parseStrictJson` is passed on as `BodyRefused`.
 */
export function jsonBody({ limitBytes, memory, longFields = [] }: JsonBodyOptions): JsonBody {
  const read = readBytes({ limitBytes, memory, ownerOf: (res) => res.locals.organizationId });
  const longPaths = longFields.map((field) => field.split('.'));
  return {
    read(req, res, next) {
      const objection = objectToHeaders(req.headers);
      if (objection !== undefined) throw new BodyRefused(415, objection);
      return read(req, res, next);
    },
    async parse(req, res, next) {
      req.body = await parseBody(req.body, longPaths, laterSlices(res));
      next();
    },
  };
}

/** An empty body has no type and no encoding worth an argument: some clients name one all the same. */
function objectToHeaders(headers: IncomingHttpHeaders): string | undefined {
  const empty = headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
  if (empty) return undefined;
  const encoding = headers['content-encoding']?.toLowerCase() ?? 'identity';
  if (encoding !== 'identity') return 'The body must not be compressed';
  const type = headers['content-type'] ?? '';
  if (!/^application\/json\s*(?:;|$)/i.test(type)) return 'Content-Type must be application/json';
  const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(type)?.[1]?.toLowerCase() ?? 'utf-8';
  return charset === 'utf-8' || charset === 'utf8' ? undefined : 'The body must be encoded in UTF-8';
}

async function parseBody(
  bytes: unknown,
  longPaths: readonly string[][],
  spent: (ms: number) => void,
): Promise<unknown> {
  if (!Buffer.isBuffer(bytes) || bytes.length === 0) return undefined;
  try {
    return await inSlices(parseBytes(bytes, longPaths), spent);
  } catch (error) {
    if (error instanceof BodyRefused) throw error;
    if (error instanceof JsonProblem) throw new BodyRefused(400, [error.message]);
    // The parser's own message quotes the body, which must not get into logs or error bodies.
    throw new BodyRefused(400, 'The body is not valid JSON');
  }
}

function* parseBytes(bytes: Buffer, longPaths: readonly string[][]): Steps<unknown> {
  if (!isUtf8(bytes)) throw new BodyRefused(400, 'The body is not valid UTF-8');
  const text = bytes.toString('utf8', startsWithMark(bytes) ? BYTE_ORDER_MARK.length : 0);
  yield;
  return yield* parseStrictJson(text, longPaths);
}

const startsWithMark = (bytes: Buffer): boolean =>
  bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);

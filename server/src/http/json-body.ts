import type { IncomingHttpHeaders } from 'node:http';
import express, { type RequestHandler } from 'express';
import { JsonProblem, parseStrictJson } from './strict-json.ts';

/** For routes whose body can hold a release file: 15 MB. */
export const LARGE_BODY_BYTES = 15 * 1024 * 1024;
/** For all other routes: 2 MB. */
export const NORMAL_BODY_BYTES = 2 * 1024 * 1024;

/** The body can't be read. `problems` are validation problems, each with its field's path; else the message counts. */
export class BodyRefused extends Error {
  override readonly name = 'BodyRefused';
  readonly statusCode: 400 | 413 | 415;
  readonly problems: readonly string[] | undefined;

  constructor(statusCode: 400 | 413 | 415, message: string | readonly string[]) {
    super(typeof message === 'string' ? message : message.join('; '));
    this.statusCode = statusCode;
    this.problems = typeof message === 'string' ? undefined : message;
  }
}

/** What a route takes. */
export interface JsonBodyOptions {
  readonly limitBytes: number;
  /** Dotted paths of strings that may be longer than 10,000 characters; `*` stands for any array index. */
  readonly longFields?: readonly string[];
}

/**
 * Reads the request's JSON into `req.body`, which stays undefined when there is no body. Everything else than
 * uncompressed `application/json` in UTF-8 within the limits of `parseStrictJson` is passed on as `BodyRefused`.
 */
export function jsonBody({ limitBytes, longFields = [] }: JsonBodyOptions): RequestHandler {
  const read = readBytes(limitBytes);
  const longPaths = longFields.map((field) => field.split('.'));
  return (req, res, next) => {
    const objection = objectToHeaders(req.headers);
    if (objection !== undefined) {
      next(new BodyRefused(415, objection));
      return;
    }
    read(req, res, (failure?: unknown) => {
      if (failure !== undefined) {
        next(failure);
        return;
      }
      try {
        req.body = parseBody(req.body, longPaths);
      } catch (error) {
        next(error);
        return;
      }
      next();
    });
  };
}

/** Reads the request's bytes as they come into `req.body`; whatever hinders that is passed on as `BodyRefused`. */
export function readBytes(limitBytes: number): RequestHandler {
  const read = express.raw({ limit: limitBytes, inflate: false, type: () => true });
  return (req, res, next) =>
    read(req, res, (failure?: unknown) =>
      failure === undefined ? next() : next(refusalOf(failure, limitBytes)),
    );
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

function parseBody(bytes: unknown, longPaths: readonly string[][]): unknown {
  if (!Buffer.isBuffer(bytes) || bytes.length === 0) return undefined;
  const text = decodeUtf8(bytes);
  try {
    return parseStrictJson(text, longPaths);
  } catch (error) {
    if (error instanceof JsonProblem) throw new BodyRefused(400, [error.message]);
    // The parser's own message quotes the body, which must not get into logs or error bodies.
    throw new BodyRefused(400, 'The body is not valid JSON');
  }
}

function decodeUtf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new BodyRefused(400, 'The body is not valid UTF-8');
  }
}

function refusalOf(failure: unknown, limitBytes: number): BodyRefused {
  const tooLarge = failure instanceof Error && 'type' in failure && failure.type === 'entity.too.large';
  return tooLarge
    ? new BodyRefused(413, `The body must be at most ${limitBytes / 1024 / 1024} MB`)
    : new BodyRefused(400, 'The body did not arrive completely');
}

import { createHash } from 'node:crypto';
import { IdempotencyKey } from '@credence/contract';
import { type Answer, answerOnce, Invalid, inSlices, type KeyedRequest, type Steps } from '@credence/core';
import type { AppRoute } from '@ts-rest/core';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { contextOf } from './context.ts';
import { keepingSlot } from './limits/concurrency-slots.ts';
import { isOver } from './when-over.ts';

/**
 * Makes a POST with an `Idempotency-Key` take effect once: its repetitions get the first answer again. What the
 * request does commits together with that answer, just before it is sent.
 */
export function idempotency({ method, path }: AppRoute): RequestHandler {
  return async (req, res, next) => {
    const key = method === 'POST' ? req.get('idempotency-key') : undefined;
    if (key === undefined) {
      next();
      return;
    }
    if (!IdempotencyKey.safeParse(key).success)
      throw new Invalid(['Idempotency-Key must be 1 to 255 characters long']);

    const request = { route: path, key, ...(await inSlices(fingerprintsOf(req))) };
    const found = await keepingSlot(res, () => answerOnce(contextOf(res), request));
    // The client has hung up, and nothing has begun yet.
    if (isOver(res)) return;
    if (found.kind === 'answered') {
      replay(res, found.answer);
      return;
    }
    res.locals.context = found.work.context;
    // The work has its connection until its answer is kept, also when the client has hung up.
    const leave = res.locals.keepSlot?.();
    beforeSending(res, next, (body) =>
      found.work
        .finish({
          status: res.statusCode,
          contentType: res.get('content-type') ?? '',
          location: res.get('location') ?? null,
          body,
        })
        .finally(leave),
    );
    next();
  };
}

/** Hashed in a millisecond or two. */
const PIECE_BYTES = 2 * 1024 * 1024;

/** The path counts too: a key given for one search must not answer for another. */
function* fingerprintsOf(req: Request): Steps<Pick<KeyedRequest, 'fingerprint' | 'content'>> {
  const body: unknown = req.body;
  const fingerprint = yield* hashOf([req.originalUrl, body]);
  return { fingerprint, content: yield* hashOf([req.originalUrl, yield* inOrder(body)]) };
}

function* hashOf(value: unknown): Steps<string> {
  const text = JSON.stringify(value);
  yield;
  const bytes = Buffer.from(text);
  const hash = createHash('sha256');
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    yield;
    hash.update(bytes.subarray(at, at + PIECE_BYTES));
  }
  return hash.digest('base64');
}

/** The same for all JSON that says the same: the fields of an object become a list of names and values, by name. */
function* inOrder(value: unknown): Steps<unknown> {
  if (typeof value !== 'object' || value === null) return value;
  yield;
  const list: unknown[] = [];
  if (Array.isArray(value)) {
    for (const item of value) list.push(yield* inOrder(item));
    return list;
  }
  for (const name of Object.keys(value).sort()) list.push(name, yield* inOrder(Reflect.get(value, name)));
  return { fields: list };
}

function replay(res: Response, { status, contentType, location, body }: Answer): void {
  if (location !== null) res.set('Location', location);
  res.status(status).set({ 'Content-Type': contentType, 'Idempotency-Replayed': 'true' }).send(body);
}

/** Holds the answer back until `settle` has resolved. When it rejects, that error is answered instead. */
function beforeSending(res: Response, next: NextFunction, settle: (body: string) => Promise<void>): void {
  const send = res.send.bind(res);
  res.send = (body: string) => {
    res.send = send;
    settle(body).then(
      () => send(body),
      (error: unknown) => {
        res.removeHeader('Location');
        next(error);
      },
    );
    return res;
  };
}

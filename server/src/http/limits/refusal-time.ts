import type { RequestHandler, Response } from 'express';
import { contextOf } from '../context.ts';
import { isOver, whenOver } from '../when-over.ts';
import { TooManyRequests } from './too-many-requests.ts';

declare global {
  namespace Express {
    interface Locals {
      /** How long looking at the request has kept all other callers from this server, in milliseconds. */
      lookedAtMs?: number;
      isLookedAt?: boolean;
    }
  }
}

export interface RefusalTimeOptions {
  /** For organizations that have no rate of their own; 0 sets them none, and then their time does not count either. */
  requestsPerMinute: number;
  /** Of a server's time, what refusing one organization's requests may take. */
  part?: number;
  /** The same of looking at those that are not refused. */
  rightPart?: number;
  /** So much of it at once. */
  atOnceMs?: number;
  /** So much of each request does not count: right ones take as long. */
  freeMs?: number;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

/** As the rate limit's window: on a slow machine a single mistake of a client may take long. */
const MAX_AHEAD_MS = 60_000;

/**
 * Looking at a body with very many fields takes up to a second of the server's time, in slices. So that time is counted for
 * each organization, that of refused requests five times over, and one that is ahead of its part gets 429 until that is
 * made good. To be called before each step that looks at a body: what such a step leads to at once is measured along.
 */
export function refusalTime({
  requestsPerMinute,
  part = 0.1,
  rightPart = 0.5,
  atOnceMs = 5_000,
  freeMs = 10,
  now = () => performance.now(),
}: RefusalTimeOptions): RequestHandler {
  /** When the time of each organization is made good. */
  const madeGoodAt = new Map<string, number>();

  function spend(organizationId: string, lookedAtMs: number, ofTime: number): void {
    const ms = Math.max(0, lookedAtMs - freeMs);
    const at = now();
    const from = Math.max(madeGoodAt.get(organizationId) ?? 0, at);
    madeGoodAt.set(organizationId, Math.min(from + ms / ofTime, at + atOnceMs / part + MAX_AHEAD_MS));
  }

  function refuseWhoIsAhead(organizationId: string): void {
    const aheadMs = (madeGoodAt.get(organizationId) ?? 0) - now() - atOnceMs / part;
    if (aheadMs > 0)
      throw new TooManyRequests(Math.ceil(aheadMs / 1_000), 'Too many bodies that take long to look at');
  }

  return (_req, res, next) => {
    const { locals } = res;
    if (locals.isLookedAt) return next();
    const { id, rateLimit } = contextOf(res).organization;
    if ((rateLimit ?? requestsPerMinute) === 0) return next();
    const book = () => {
      spend(id, locals.lookedAtMs ?? 0, res.statusCode === 400 ? part : rightPart);
      locals.lookedAtMs = 0;
    };
    if (locals.lookedAtMs === undefined) {
      refuseWhoIsAhead(id);
      whenOver(res, book);
    }
    const began = now();
    locals.isLookedAt = true;
    next();
    locals.isLookedAt = false;
    locals.lookedAtMs = (locals.lookedAtMs ?? 0) + now() - began;
    // Where the client hung up before this step, the end was heard of too early to count it.
    if (isOver(res)) book();
  };
}

/** Counts the slices of a longer look at a body; the first is measured with the step that it belongs to. */
export function laterSlices({ locals }: Response): (ms: number) => void {
  let isFirst = true;
  return (ms) => {
    if (!isFirst) locals.lookedAtMs = (locals.lookedAtMs ?? 0) + ms;
    isFirst = false;
  };
}

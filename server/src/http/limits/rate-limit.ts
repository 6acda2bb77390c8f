import { type Core, type Logger, requestCounts } from '@credence/core';
import type { RequestHandler } from 'express';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { contextOf } from '../context.ts';
import { SharedWindow } from './shared-window.ts';
import { TooManyRequests } from './too-many-requests.ts';

export interface RateLimitOptions {
  /** For organizations that have no limit of their own; 0 sets them none. */
  requestsPerWindow: number;
  /** A minute unless told otherwise. */
  windowSeconds?: number;
}

/**
 * Holds each organization to its number of requests in a window that begins with the first of them, counted by all
 * servers together. Every answer says what is left.
 */
export function rateLimit(
  core: Core,
  logger: Logger,
  { requestsPerWindow, windowSeconds = 60 }: RateLimitOptions,
): RequestHandler {
  const counts = new RateLimiterPostgres({
    storeClient: requestCounts(core),
    storeType: 'client',
    tableName: 'request_counts',
    tableCreated: true,
    // There is one row for each organization, and every window takes it over from the one before.
    clearExpiredByTimeout: false,
    keyPrefix: '',
    points: requestsPerWindow,
    duration: windowSeconds,
  });
  const windows = new Map<string, SharedWindow>();

  function windowOf(organizationId: string): SharedWindow {
    const known = windows.get(organizationId);
    if (known) return known;
    const window = new SharedWindow({
      windowMs: windowSeconds * 1_000,
      async add(requests) {
        const { consumedPoints, msBeforeNext } = await counts.penalty(organizationId, requests);
        return { requests: consumedPoints, endsInMs: msBeforeNext };
      },
      onError: (error) => logger.warn({ organizationId, err: error }, 'Requests could not be counted'),
    });
    windows.set(organizationId, window);
    return window;
  }

  return async (_req, res, next) => {
    const { id, rateLimit } = contextOf(res).organization;
    const limit = rateLimit ?? requestsPerWindow;
    if (limit === 0) return next();
    const { allowed, remaining, endsInMs } = await windowOf(id).admit(limit);
    const seconds = Math.ceil(endsInMs / 1_000);
    res.set({
      'RateLimit-Limit': String(limit),
      'RateLimit-Remaining': String(remaining),
      'RateLimit-Reset': String(seconds),
    });
    if (!allowed) throw new TooManyRequests(Math.max(1, seconds));
    next();
  };
}

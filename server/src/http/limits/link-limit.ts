import { createHash } from 'node:crypto';
import { networkOf } from '@credence/core';
import type { RequestHandler } from 'express';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { whenOver } from '../when-over.ts';
import { consumePoint } from './consume-point.ts';
import { TooManyRequests } from './too-many-requests.ts';

export interface LinkLimitOptions {
  /** Requests a minute with one link; 0 limits none. */
  perLink: number;
  /** Requests a minute from one address, whatever links they carry; 0 limits none. */
  perAddress: number;
}

/** A person's browser opens two at most; each holds a connection to the database for a while. */
const MOST_AT_ONCE = 4;
const WINDOW_SECONDS = 60;

/**
 * Holds requests that carry a link in place of a token to a number a minute, for each link and each address, counted on
 * each server by itself. To be put before everything else that is done for them: who is refused costs next to nothing.
 */
export function linkLimit({ perLink, perAddress }: LinkLimitOptions): RequestHandler<{ token: string }> {
  const addresses = windowOf(perAddress);
  const links = windowOf(perLink);
  const running = new Map<string, number>();

  return async (req, res, next) => {
    // A digest, so that no link that works lies about in memory.
    const link = createHash('sha256').update(req.params.token).digest('base64');
    await addresses(networkOf(req.ip ?? ''));
    await links(link);
    const atOnce = running.get(link) ?? 0;
    if (perLink > 0 && atOnce >= MOST_AT_ONCE) throw new TooManyRequests(1);
    running.set(link, atOnce + 1);
    whenOver(res, () => {
      const left = (running.get(link) ?? 1) - 1;
      if (left > 0) running.set(link, left);
      else running.delete(link);
    });
    next();
  };
}

/** Counts a request under a key, or refuses it. */
export function windowOf(points: number): (key: string) => Promise<void> {
  if (points === 0) return async () => undefined;
  const window = new RateLimiterMemory({ points, duration: WINDOW_SECONDS });
  return (key) => consumePoint(window, key);
}

import type { Request, Response } from 'express';
import { whenOver } from '../when-over.ts';

/** How one request ended; nothing in it comes from the caller's data. */
export interface RequestOutcome {
  readonly method: string;
  /** The path as it was registered (`/v1/orders/:orderId`), or `unmatched`: the real one can hold a token. */
  readonly route: string;
  /** 499 when the caller went away before the answer was complete. */
  readonly status: number;
  readonly durationMs: number;
}

/** Calls `listener` once, when the response is out or can't be sent any more. */
export function onOutcome(req: Request, res: Response, listener: (outcome: RequestOutcome) => void): void {
  const startedAt = performance.now();
  whenOver(res, () => {
    listener({
      method: req.method,
      route: routePattern(req),
      status: res.writableFinished ? res.statusCode : 499,
      durationMs: Math.round((performance.now() - startedAt) * 10) / 10,
    });
  });
}

/** The registered path that handled the request so far, or `unmatched`. Never `baseUrl`, which is a real path. */
export function routePattern(req: Request): string {
  const route: unknown = req.route;
  const hasPath = typeof route === 'object' && route !== null && 'path' in route;
  return hasPath && typeof route.path === 'string' ? route.path : 'unmatched';
}

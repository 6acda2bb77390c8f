import type { Server } from 'node:http';

/**
 * Bounds what one connection can hold on to: 10 s for the headers, 2 min for the whole request (15 MB over a slow
 * line), 65 s of idleness between requests (longer than the usual load balancer's 60, which must be the one to hang
 * up), 100 header lines.
 */
export function applyServerLimits(server: Server): void {
  server.headersTimeout = 10_000;
  server.requestTimeout = 120_000;
  server.keepAliveTimeout = 65_000;
  server.maxHeadersCount = 100;
}

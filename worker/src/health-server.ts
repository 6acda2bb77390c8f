import { createServer, type Server } from 'node:http';
import { ClockOff, type Core, type Logger, OperatorError } from '@credence/core';
import type { Registry } from 'prom-client';

/**
 * Answers `/alive`, `/health` and `/metrics`, for the inside only.
 * @param registry of the worker; undefined while it starts
 */
export function createHealthServer(
  core: Pick<Core, 'check'>,
  logger: Logger,
  registry: () => Pick<Registry, 'contentType' | 'metrics'> | undefined,
): Server {
  /** @returns why this worker does no work, also one that could not start yet for that reason; null when it can */
  async function trouble(): Promise<string | null> {
    try {
      await core.check();
    } catch (error) {
      if (error instanceof ClockOff) return error.message;
      const why = error instanceof OperatorError ? error.message : 'the database does not work';
      logger.warn({ err: error }, why);
      return why;
    }
    return registry() ? null : 'starting';
  }

  return createServer(async (req, res) => {
    const figures = registry();
    if (req.url === '/metrics' && figures) {
      res.writeHead(200, { 'content-type': figures.contentType }).end(await figures.metrics());
      return;
    }
    // Alive is whose event loop answers, also while the database is away.
    if (req.url === '/alive') res.writeHead(200).end('alive');
    else if (req.url === '/health') {
      const why = await trouble();
      res.writeHead(why ? 503 : 200).end(why ?? 'working');
    } else res.writeHead(404).end();
  });
}

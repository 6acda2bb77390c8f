import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { ownTurn } from '@credence/core';

/**
 * Begins each request in a turn of the event loop of its own. Hundreds that arrive at the same moment, or by an attacker's
 * design, are one turn otherwise, however little each of them takes.
 */
export const inOwnTurns =
  (listener: RequestListener) =>
  async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    await ownTurn();
    // The client has hung up meanwhile, and the events that say so are over.
    if (!res.destroyed) listener(req, res);
  };

import { type Context, consistencyToken, readConsistencyToken } from '@credence/core';
import type { Request, Response } from 'express';

/** What a client sends along with a read, so that it sees its changes. */
const HEADER = 'Consistency-Token';

const READS = ['GET', 'HEAD'];

/**
 * Where there are replicas: the context of a request in which each change tells the client how far it has to look, and each
 * read knows how far the client has seen.
 */
export function withConsistency(req: Request, res: Response, context: Context): Context {
  const { cipher, core } = context;
  if (!core.replicas) return context;
  if (!READS.includes(req.method)) {
    return { ...context, tellCommit: (mark) => void res.set(HEADER, consistencyToken(cipher, mark)) };
  }
  const token = req.get(HEADER);
  return { ...context, readAfter: token === undefined ? 0n : readConsistencyToken(cipher, token) };
}

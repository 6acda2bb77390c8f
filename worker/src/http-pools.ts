import { createHash } from 'node:crypto';
import type { ClientCertificate } from '@credence/core';
import type { Pool } from 'undici';
import { HttpFailure } from './http-failure.ts';

/** Where connections lead to, and in whose name. */
export interface Peer {
  origin: string;
  clientCertificate: ClientCertificate | undefined;
}

/** Connections by their peer. */
export interface Pools {
  use<Result>(peer: Peer, work: (pool: Pool) => Promise<Result>): Promise<Result>;
  /** Takes no new request, and resolves when those under way have ended. */
  close(): Promise<void>;
}

/**
 * Keeps a pool for each peer until it has been idle for a while. undici's own agent counts requests instead, and one
 * that is cut off still counts when its connection ends: it keeps that pool for ever.
 */
export function poolsByPeer(make: (peer: Peer) => Pool, restMs: number): Pools {
  const entries = new Map<string, { pool: Pool; users: number; rest?: NodeJS.Timeout }>();
  let closed = false;

  function leave(name: string, pool: Pool): void {
    entries.delete(name);
    pool.close().catch(() => undefined);
  }

  return {
    async use(peer, work) {
      if (closed) throw new HttpFailure('OTHER');
      const name = nameOf(peer);
      const entry = entries.get(name) ?? { pool: make(peer), users: 0 };
      entries.set(name, entry);
      entry.users += 1;
      clearTimeout(entry.rest);
      try {
        return await work(entry.pool);
      } finally {
        entry.users -= 1;
        if (entry.users === 0 && !closed) {
          entry.rest = setTimeout(() => leave(name, entry.pool), restMs).unref();
        }
      }
    },
    async close() {
      closed = true;
      for (const { rest } of entries.values()) clearTimeout(rest);
      await Promise.all([...entries.values()].map(({ pool }) => pool.close()));
      entries.clear();
    },
  };
}

/** A connection that has shown a certificate serves only requests that show the same one. */
function nameOf({ origin, clientCertificate: shown }: Peer): string {
  if (!shown) return origin;
  return `${origin} ${createHash('sha256').update(shown.certificate).update(shown.key).digest('hex')}`;
}

import type { Pool } from 'undici';
import { HttpFailure } from './http-failure.ts';

/** Connections by the origin that they lead to. */
export interface Pools {
  use<Result>(origin: string, work: (pool: Pool) => Promise<Result>): Promise<Result>;
  /** Takes no new request, and resolves when those under way have ended. */
  close(): Promise<void>;
}

/**
 * Keeps a pool for each origin until it has been idle for a while. undici's own agent counts requests instead, and one
 * that is cut off still counts when its connection ends: it keeps that pool for ever.
 */
export function poolsByOrigin(make: (origin: string) => Pool, restMs: number): Pools {
  const entries = new Map<string, { pool: Pool; users: number; rest?: NodeJS.Timeout }>();
  let closed = false;

  function leave(origin: string, pool: Pool): void {
    entries.delete(origin);
    pool.close().catch(() => undefined);
  }

  return {
    async use(origin, work) {
      if (closed) throw new HttpFailure('OTHER');
      const entry = entries.get(origin) ?? { pool: make(origin), users: 0 };
      entries.set(origin, entry);
      entry.users += 1;
      clearTimeout(entry.rest);
      try {
        return await work(entry.pool);
      } finally {
        entry.users -= 1;
        if (entry.users === 0 && !closed) {
          entry.rest = setTimeout(() => leave(origin, entry.pool), restMs).unref();
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

import { createServer } from 'node:http';
import { closeHttp, listen } from '../listen.ts';

/** Systems give those from 32,768 on to whoever opens a connection: one of these may be taken at any time. */
const [FIRST, LAST] = [20_000, 32_767];

/** The first of `count` ports in a row that were all free a moment ago. */
export async function freePortsInARow(count: number): Promise<number> {
  for (;;) {
    const base = FIRST + Math.floor(Math.random() * (LAST - FIRST - count));
    const servers = Array.from({ length: count }, () => createServer());
    const tries = await Promise.allSettled(
      servers.map((server, index) => listen(server, base + index, '127.0.0.1', 'next port')),
    );
    await Promise.all(servers.map(closeHttp));
    if (tries.every(({ status }) => status === 'fulfilled')) return base;
  }
}

import { createServer } from 'node:http';
import { closeHttp, listen } from '../listen.ts';

/** The first of `count` ports in a row that were all free a moment ago. */
export async function freePortsInARow(count: number): Promise<number> {
  for (;;) {
    const first = createServer();
    const base = await listen(first, 0, '127.0.0.1', 'first port');
    const others = Array.from({ length: count - 1 }, () => createServer());
    const tries = await Promise.allSettled(
      others.map((server, index) => listen(server, base + 1 + index, '127.0.0.1', 'next port')),
    );
    await Promise.all([first, ...others].map(closeHttp));
    if (tries.every(({ status }) => status === 'fulfilled')) return base;
  }
}

import { once } from 'node:events';
import type { Server } from 'node:net';

/**
 * Waits until a server that was told to listen does.
 * @param setting that says where
 * @returns its port
 * @throws with the setting's name and what the system calls the reason, such as EADDRINUSE
 */
export async function listening(server: Server, setting: string): Promise<number> {
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${setting}: this process cannot listen there (${error.code})`);
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

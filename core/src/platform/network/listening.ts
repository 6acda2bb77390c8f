import { once } from 'node:events';

/** A server of any protocol. */
type Listener = NodeJS.EventEmitter & { address(): string | { port: number } | null };

/**
 * Waits until a server that was told to listen does.
 * @param setting that says where
 * @returns its port
 * @throws with the setting's name and what the system calls the reason, such as EADDRINUSE
 */
export async function listening(server: Listener, setting: string): Promise<number> {
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${setting}: this process cannot listen there (${error.code})`);
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

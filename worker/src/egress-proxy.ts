import { Socket } from 'node:net';
import { Client } from 'undici';

/** A proxy of the deployment that everything outside is reached through (HTTP CONNECT). */
export interface EgressProxy {
  /**
   * Whether it looks names up itself, and with that decides alone which addresses are reached; otherwise it is told
   * addresses that were looked up and checked here.
   */
  resolves: boolean;
  /**
   * Opens a way through it.
   * @throws with code `PROXY_<status>` when it refuses
   */
  tunnel(host: string, port: number, timeoutMs: number): Promise<Socket>;
}

/** @param url address of the proxy, with the user name and the password that it may want */
export function egressProxy(url: string, resolves: boolean): EgressProxy {
  const { origin, username, password } = new URL(url);
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const authorization = { 'proxy-authorization': `Basic ${Buffer.from(credentials).toString('base64')}` };
  return {
    resolves,
    async tunnel(host, port, timeoutMs) {
      const authority = `${host.includes(':') ? `[${host}]` : host}:${port}`;
      const client = new Client(origin, { allowH2: false, connect: { timeout: timeoutMs } });
      try {
        const { socket, statusCode } = await client.connect({
          path: authority,
          headers: { host: authority, ...(username === '' ? {} : authorization) },
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (statusCode === 200 && socket instanceof Socket) return socket;
        socket.on('error', () => undefined).destroy();
        throw Object.assign(new Error('The proxy refused'), { code: `PROXY_${statusCode}` });
      } finally {
        // Of the connection that became the tunnel, it has let go.
        await client.destroy();
      }
    },
  };
}

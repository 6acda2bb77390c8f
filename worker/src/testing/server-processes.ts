import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { startIdentityProvider } from '../../../local/src/identity/identity-provider.ts';
import { requestToken } from '../../../local/src/identity/request-token.ts';
import { type ServiceProcess, startService } from '../../../local/src/service-process.ts';
import { unlimitedServer } from '../../../local/src/unlimited-server.ts';
import type { Harness } from './harness.ts';
import { environmentOf } from './worker-process.ts';

/** Servers in processes of their own, on the database of a harness. */
export interface ServerProcesses {
  /** A token of the harness's organization. */
  token: string;
  start(): Promise<{ url: string; stop: ServiceProcess['stop'] }>;
  /** Stops what is still there. */
  close(): Promise<void>;
}

const AUDIENCE = 'https://api.credence.test';

export async function serverProcesses({ test, config }: Harness): Promise<ServerProcesses> {
  const [organization] = await test.sql<{ tenant: string }>('select tenant from organizations');
  const client = {
    clientId: 'harness',
    clientSecret: randomBytes(16).toString('hex'),
    tenant: organization?.tenant ?? null,
  };
  const identity = await startIdentityProvider({
    port: 0,
    audience: AUDIENCE,
    clients: [client],
    keysFile: join(config.FILES_DIRECTORY, 'signing-keys.json'),
  });
  const token = await requestToken(identity.tokenUrl, client, AUDIENCE);
  const started: ServiceProcess[] = [];
  return {
    token,
    async start() {
      const server = await startService({
        room: 'server',
        portVariable: 'PORT',
        logFile: join(config.FILES_DIRECTORY, `server-${started.length}.log`),
        onDeath: () => undefined,
        environment: {
          ...environmentOf(config),
          ...unlimitedServer(identity, AUDIENCE),
        },
      });
      started.push(server);
      return { url: `http://127.0.0.1:${server.port}`, stop: server.stop };
    },
    async close() {
      await Promise.all(started.map((server) => server.stop()));
      await identity.close();
    },
  };
}

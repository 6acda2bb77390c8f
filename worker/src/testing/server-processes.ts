import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { startIdentityProvider } from '../../../local/src/identity/identity-provider.ts';
import { type ServiceProcess, startService } from '../../../local/src/service-process.ts';
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
  const answer = await fetch(identity.tokenUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'client_credentials',
      client_id: client.clientId,
      client_secret: client.clientSecret,
      audience: AUDIENCE,
    }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
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
          PORT: '0',
          METRICS_PORT: '0',
          LINK_REQUESTS_PER_MINUTE: '0',
          LINK_REQUESTS_PER_ADDRESS: '0',
          AUTH_ISSUER: identity.issuer,
          AUTH_AUDIENCE: AUDIENCE,
          AUTH_JWKS_URL: identity.jwksUrl,
          RATE_LIMIT_PER_MINUTE: '0',
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

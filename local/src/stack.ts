import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CoreConfig, migrate, readConfig } from '@credence/core';
import { webhooks } from '@credence/sdk';
import { claimDirectory } from './claim-directory.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { startIdentityProvider } from './identity-provider.ts';
import { startMailbox } from './mailbox.ts';
import { prepareOrganizations } from './organizations.ts';
import { startService } from './service-process.ts';
import { type ClientName, type LocalClient, openSettings } from './settings.ts';
import { startWebhookInbox } from './webhook-inbox.ts';

/** Where a running stack is found; kept in `<data directory>/stack.json` while it runs. */
export interface StackInfo {
  apiUrl: string;
  authUrl: string;
  audience: string;
  mailboxUrl: string;
  inboxUrl: string;
  databaseUrl: string;
  clients: Record<ClientName, LocalClient>;
}

export interface Stack {
  info: StackInfo;
  /** Ends every part, the last started first. */
  stop(): Promise<void>;
}

export interface StackOptions {
  dataDirectory: string;
  /** The API's port, the other parts on the ports after it; 0 takes any free one for every part. */
  port: number;
  /** A Postgres to use instead of the embedded one. */
  databaseUrl?: string | undefined;
  /** Told what the stack is doing, a line at a time. */
  say: (line: string) => void;
}

const AUDIENCE = 'https://api.credence.local';
const HOST = '127.0.0.1';

/**
 * Starts the whole service on this machine, with an identity provider, a mailbox and a webhook receiver around it.
 * @throws when a part cannot start; the parts already started are stopped again
 */
export async function startStack({ dataDirectory, port, databaseUrl, say }: StackOptions): Promise<Stack> {
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (let next = stops.pop(); next; next = stops.pop()) await next();
  };
  const inData = (...names: string[]) => join(dataDirectory, ...names);
  const portOf = (offset: number) => (port === 0 ? 0 : port + offset);
  try {
    await mkdir(inData('logs'), { recursive: true });
    stops.push(await claimDirectory(dataDirectory));
    const { encryptionKeys, webhookSecret, clients } = await openSettings(dataDirectory);

    let database = databaseUrl;
    if (!database) {
      const postgres = await startEmbeddedPostgres({ dataDirectory: inData('postgres'), port: portOf(5) });
      stops.push(postgres.stop);
      database = postgres.url;
    }
    await migrate(database);

    const identity = await startIdentityProvider({
      port: portOf(1),
      audience: AUDIENCE,
      clients: Object.values(clients),
      keysFile: inData('signing-keys.json'),
    });
    stops.push(identity.close);
    const mailbox = await startMailbox({
      httpPort: portOf(2),
      smtpPort: portOf(4),
      directory: inData('mail'),
    });
    stops.push(mailbox.close);
    const inbox = await startWebhookInbox({
      port: portOf(3),
      secrets: () => [webhookSecret],
      directory: inData('webhooks'),
      verify: ({ body, headers, secrets }) => webhooks.checkSignatures({ body, headers, secret: secrets }),
    });
    stops.push(inbox.close);

    const environment = {
      DATABASE_URL: database,
      ENVIRONMENT: 'sandbox',
      ENCRYPTION_KEYS: encryptionKeys,
      FILES_DIRECTORY: inData('files'),
      ALLOW_LOOPBACK_TARGETS: 'true',
      HOST,
    };
    await prepareOrganizations(readConfig(CoreConfig, environment), {
      hookUrl: inbox.hookUrl,
      secret: webhookSecret,
    });

    const server = await startService({
      room: 'server',
      portVariable: 'PORT',
      logFile: inData('logs', 'server.log'),
      onDeath: say,
      environment: {
        ...environment,
        PORT: String(port),
        AUTH_ISSUER: identity.issuer,
        AUTH_AUDIENCE: AUDIENCE,
        AUTH_JWKS_URL: identity.jwksUrl,
        RATE_LIMIT_PER_MINUTE: '0',
      },
    });
    stops.push(server.stop);
    const apiUrl = `http://${HOST}:${server.port}`;
    const worker = await startService({
      room: 'worker',
      portVariable: 'METRICS_PORT',
      logFile: inData('logs', 'worker.log'),
      onDeath: say,
      environment: {
        ...environment,
        METRICS_PORT: String(portOf(6)),
        PUBLIC_URL: apiUrl,
        SMTP_URL: mailbox.smtpUrl,
        MAIL_FROM: 'verifications@credence.local',
        REPLY_DOMAIN: 'reply.credence.local',
      },
    });
    stops.push(worker.stop);

    const info: StackInfo = {
      apiUrl,
      authUrl: identity.url,
      audience: AUDIENCE,
      mailboxUrl: mailbox.url,
      inboxUrl: inbox.url,
      databaseUrl: database,
      clients,
    };
    await writeFile(inData('stack.json'), `${JSON.stringify(info, null, 2)}\n`, { mode: 0o600 });
    stops.push(() => rm(inData('stack.json'), { force: true }));
    return { info, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CoreConfig, migrate, readConfig } from '@credence/core';
import { webhooks } from '@credence/sdk';
import { claimDirectory } from './claim-directory.ts';
import { startIdentityProvider } from './identity/identity-provider.ts';
import { LOCAL_PEOPLE } from './identity/people.ts';
import { startMailbox } from './inboxes/mailbox.ts';
import { startWebhookInbox } from './inboxes/webhook-inbox.ts';
import { freePort } from './listen.ts';
import { prepareOrganizations } from './organizations.ts';
import { startEmbeddedPostgres } from './postgres/embedded-postgres.ts';
import { requireSpaceForCluster } from './postgres/postgres-cluster.ts';
import { startService } from './service-process.ts';
import { type ClientName, type LocalClient, openSettings } from './settings.ts';
import { unlimitedServer } from './unlimited-server.ts';

/** Where a running stack is found; kept in `<data directory>/stack.json` while it runs. */
export interface StackInfo {
  apiUrl: string;
  authUrl: string;
  audience: string;
  mailboxUrl: string;
  /** Where the worker takes replies to the e-mails: `smtp://host:port`. */
  inboundMailUrl: string;
  inboxUrl: string;
  /** The page of the telephony service, which takes call tasks and makes no call. */
  telephonyUrl: string;
  clients: Record<ClientName, LocalClient>;
  /** What server and worker share, named as in the environment: the command line reaches the stack with it. */
  settings: Record<string, string>;
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
  /** Settings of server and worker on top of those of the stack. */
  settings?: { server?: Record<string, string>; worker?: Record<string, string> };
  /** Told what the stack is doing, a line at a time. */
  say: (line: string) => void;
}

const AUDIENCE = 'https://api.credence.local';
const HOST = '127.0.0.1';
/** What the console is at the identity provider. */
const CONSOLE = 'credence-console';
/** Faxes come into the mailbox like all other mail, for `<number>@` this domain. */
const FAX_GATEWAY_DOMAIN = 'fax.credence.local';

/**
 * Starts the whole service on this machine, with an identity provider, a mailbox, a telephone and a webhook receiver around it.
 * @throws when a part cannot start; the parts already started are stopped again
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { dataDirectory, port, databaseUrl, settings = {}, say } = options;
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (let next = stops.pop(); next; next = stops.pop()) await next();
  };
  const inData = (...names: string[]) => join(dataDirectory, ...names);
  const portOf = (offset: number) => (port === 0 ? 0 : port + offset);
  try {
    if (!databaseUrl) await requireSpaceForCluster(inData('postgres'));
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
      signIn: {
        client: { clientId: CONSOLE, callbackPath: '/console/callback', signedOutPath: '/console' },
        people: LOCAL_PEOPLE,
      },
      keysFile: inData('signing-keys.json'),
    });
    stops.push(identity.close);
    const inboundMail = { host: HOST, port: portOf(8) || (await freePort(HOST)) };
    const mailbox = await startMailbox({
      httpPort: portOf(2),
      smtpPort: portOf(4),
      directory: inData('mail'),
      repliesTo: inboundMail,
    });
    stops.push(mailbox.close);
    const inbox = await startWebhookInbox({
      port: portOf(3),
      secrets: () => [webhookSecret],
      directory: inData('webhooks'),
      verify: ({ body, headers, secrets }) => webhooks.checkSignatures({ body, headers, secret: secrets }),
    });
    stops.push(inbox.close);
    const callSecret = `whsec_${randomBytes(24).toString('base64')}`;
    const telephony = await startWebhookInbox({
      words: { site: 'Telephone', item: 'call task' },
      port: portOf(7),
      secrets: () => [callSecret],
      directory: inData('calls'),
      verify: ({ body, headers, secrets }) => webhooks.checkSignatures({ body, headers, secret: secrets }),
    });
    stops.push(telephony.close);

    const environment = {
      DATABASE_URL: database,
      ENVIRONMENT: 'sandbox',
      ENCRYPTION_KEYS: encryptionKeys,
      FILES_DIRECTORY: inData('files'),
      ALLOW_LOOPBACK_TARGETS: 'true',
      TARGET_PORTS: 'any',
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
        ...unlimitedServer(identity, AUDIENCE),
        PORT: String(port),
        METRICS_PORT: String(portOf(9)),
        CONSOLE_OIDC_ISSUER: identity.issuer,
        CONSOLE_OIDC_CLIENT_ID: CONSOLE,
        CONSOLE_STAFF_CLAIM: 'staff',
        ...settings.server,
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
        INBOUND_SMTP_HOST: inboundMail.host,
        INBOUND_SMTP_PORT: String(inboundMail.port),
        FAX_GATEWAY_DOMAIN,
        VOICE_URL: telephony.hookUrl,
        VOICE_SECRET: callSecret,
        ...settings.worker,
      },
    });
    stops.push(worker.stop);

    const info: StackInfo = {
      apiUrl,
      authUrl: identity.url,
      audience: AUDIENCE,
      mailboxUrl: mailbox.url,
      inboundMailUrl: `smtp://${inboundMail.host}:${inboundMail.port}`,
      inboxUrl: inbox.url,
      telephonyUrl: telephony.url,
      clients,
      settings: environment,
    };
    await writeFile(inData('stack.json'), `${JSON.stringify(info, null, 2)}\n`, { mode: 0o600 });
    stops.push(() => rm(inData('stack.json'), { force: true }));
    return { info, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

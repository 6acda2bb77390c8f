import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { demoOrder } from '../../../local/src/demo/demo-order.ts';
import { requestToken } from '../../../local/src/identity/request-token.ts';
import type { CapturedMessage } from '../../../local/src/inboxes/mail-store.ts';
import { type StackInfo, startStack } from '../../../local/src/stack.ts';
import { waitFor } from '../../../local/src/wait-for.ts';
import type { Cleanup } from '../cleanup.ts';
import { type Holds, longestHold, watchedWith } from './holds.ts';
import { type KeyServer, startKeyServer } from './key-server.ts';

/** What came back for a request; 0 where the connection was ended. */
export interface Answer {
  status: number;
  text: string;
  headers: Headers;
}

/** A stack as it is seen from outside. */
export interface Target {
  info: StackInfo;
  /** Its data directory: what a thief of the machine's disk has. */
  directory: string;
  /** Where it gets the keys of the identity provider from. */
  keys: KeyServer;
  /** What was said when server or worker died. */
  deaths: readonly string[];
  /** What its gateways sign with. */
  gatewaySecret: string;
  send(method: string, path: string, sent?: Sent): Promise<Answer>;
  /** A token of an organization. */
  as(client: 'acme' | 'globex'): Promise<string>;
  /** Creates an order as it is asked for, and gives the ids. */
  order(body: unknown, client?: 'acme' | 'globex'): Promise<{ orderId: string; searchId: string }>;
  /** The first mail to an address. */
  mailTo(address: string): Promise<CapturedMessage>;
  mails(): Promise<CapturedMessage[]>;
  /** A link of the verifier page, as a contact got it by mail. */
  link(): Promise<string>;
  /** What the operators' command line says. */
  credence(...args: string[]): Promise<{ code: number; said: string }>;
  /** Does something as the database's owner, or as a thief of it. */
  sql<Row>(query: string, parameters?: unknown[]): Promise<Row[]>;
  /** The longest holds of the event loops since a time. */
  holdsSince(at: number): Promise<Holds>;
}

export interface Sent {
  token?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

export const ORDERS = '/background-check/v1/orders';
const MAIL_MS = 60_000;
const COMMAND = fileURLToPath(new URL('../../../deploy/cli/src/main.ts', import.meta.url));

/** Starts a stack of its own, with its limits as in production; a link may be used without limit where that is 0. */
export async function startTarget(cleanup: Cleanup, { linkLimit = 60 } = {}): Promise<Target> {
  const root = await cleanup.directory();
  const directory = join(root, 'stack');
  const keys = await startKeyServer(join(directory, 'signing-keys.json'));
  cleanup.add(keys.close);
  const gatewaySecret = `whsec_${Buffer.from('a secret of the gateways alone').toString('base64')}`;
  const limits = {
    RATE_LIMIT_PER_MINUTE: '6000',
    LINK_REQUESTS_PER_MINUTE: String(linkLimit),
    LINK_REQUESTS_PER_ADDRESS: '100000',
  };
  const deaths: string[] = [];
  const stack = await startStack({
    dataDirectory: directory,
    port: 0,
    settings: {
      server: {
        ...watchedWith(root, 'server'),
        ...limits,
        AUTH_JWKS_URL: keys.url,
        GATEWAY_SECRET: gatewaySecret,
      },
      worker: watchedWith(root, 'worker'),
    },
    say: (line) => deaths.push(line),
  });
  cleanup.add(stack.stop);
  const { info } = stack;
  const database = new Client({ connectionString: info.settings.DATABASE_URL });
  await database.connect();
  cleanup.add(() => database.end());

  const send: Target['send'] = async (method, path, { token, headers, body } = {}) => {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    try {
      const response = await fetch(new URL(path, info.apiUrl), {
        method,
        redirect: 'manual',
        headers: { accept: 'application/json', ...authorization, ...type, ...headers },
        ...(body === undefined ? {} : { body }),
      });
      return { status: response.status, text: await response.text(), headers: response.headers };
    } catch {
      return { status: 0, text: '', headers: new Headers() };
    }
  };

  const as: Target['as'] = (client) =>
    requestToken(`${info.authUrl}/oauth/token`, info.clients[client], info.audience);

  const order: Target['order'] = async (body, client = 'acme') => {
    const answer = await send('POST', ORDERS, { token: await as(client), body: JSON.stringify(body) });
    if (answer.status !== 201) throw new Error(`An order was refused: ${answer.status} ${answer.text}`);
    const { verificationOrderId: orderId, searchIds } = JSON.parse(answer.text) as {
      verificationOrderId: string;
      searchIds: string[];
    };
    return { orderId, searchId: searchIds[0] ?? '' };
  };

  const mails = async () =>
    (await (await fetch(`${info.mailboxUrl}/api/messages`)).json()) as CapturedMessage[];

  const mailTo: Target['mailTo'] = (address) => {
    const look = async () => (await mails()).findLast(({ envelope }) => envelope.to.includes(address));
    return waitFor(`a mail to ${address}`, look, MAIL_MS);
  };

  return {
    info,
    directory,
    keys,
    deaths,
    gatewaySecret,
    send,
    as,
    order,
    mails,
    mailTo,
    async link() {
      const address = `asked-${performance.now()}@contoso.example`;
      await order(demoOrder(address, new Date()));
      return linkIn(await mailTo(address));
    },
    credence: (...args) =>
      new Promise((resolve) => {
        const env = { PATH: process.env.PATH, ...info.settings };
        execFile(process.execPath, [COMMAND, ...args], { env }, (error, stdout, stderr) =>
          resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
        );
      }),
    sql: async (query, parameters = []) => (await database.query(query, parameters)).rows,
    holdsSince: async (at) => ({
      server: await longestHold(root, 'server', at),
      worker: await longestHold(root, 'worker', at),
    }),
  };
}

/** The path of the verifier page in a mail. */
export const linkIn = ({ text }: CapturedMessage): string =>
  /https?:\/\/[^/\s]+(\/respond\/[\w-]{40,})/.exec(text ?? '')?.[1] ?? '';

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoOrder } from '../../../local/src/demo/demo-order.ts';
import { startStack } from '../../../local/src/stack.ts';
import type { Cleanup } from '../cleanup.ts';
import { waitFor } from '../wait-for.ts';

/** What came back for a request; 0 where the connection was ended. */
export interface Answer {
  status: number;
  text: string;
}

/** How long event loops were held up, in milliseconds. */
export interface Holds {
  server: number;
  worker: number;
}

/** A stack as it is seen from outside. */
export interface Target {
  send(method: string, path: string, sent?: Sent): Promise<Answer>;
  /** Sends with the token of an organization. */
  as(client: 'acme' | 'globex'): Promise<string>;
  /** A link of the verifier page, as somebody got it by mail. */
  link(): Promise<string>;
  /** The longest since a time. */
  holdsSince(at: number): Promise<Holds>;
}

export interface Sent {
  token?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

export const ORDERS = '/background-check/v1/orders';
const MAIL_MS = 60_000;

/** Starts a stack of its own, with its limits as in production. */
export async function startTarget(cleanup: Cleanup): Promise<Target> {
  const directory = await mkdtemp(join(tmpdir(), 'credence-attack-'));
  cleanup.add(() => rm(directory, { recursive: true, force: true }));
  const holdsFile = (room: string) => join(directory, `holds-${room}.jsonl`);
  const watched = (room: string) => ({
    NODE_OPTIONS: `--import=${fileURLToPath(new URL('./watch-loop.ts', import.meta.url))}`,
    ATTACK_HOLDS_FILE: holdsFile(room),
  });
  const limits = {
    RATE_LIMIT_PER_MINUTE: '6000',
    LINK_REQUESTS_PER_MINUTE: '60',
    LINK_REQUESTS_PER_ADDRESS: '100000',
  };
  const stack = await startStack({
    dataDirectory: join(directory, 'stack'),
    port: 0,
    settings: { server: { ...watched('server'), ...limits }, worker: watched('worker') },
    say: () => undefined,
  });
  cleanup.add(stack.stop);
  const { apiUrl, authUrl, audience, mailboxUrl, clients } = stack.info;

  const send: Target['send'] = async (method, path, { token, headers, body } = {}) => {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    try {
      const response = await fetch(apiUrl + path, {
        method,
        redirect: 'manual',
        headers: { accept: 'application/json', ...authorization, ...type, ...headers },
        ...(body === undefined ? {} : { body }),
      });
      return { status: response.status, text: await response.text() };
    } catch {
      return { status: 0, text: '' };
    }
  };

  const as: Target['as'] = async (client) => {
    const { clientId, clientSecret } = clients[client];
    const response = await fetch(`${authUrl}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        ...{ grant_type: 'client_credentials', audience },
        ...{ client_id: clientId, client_secret: clientSecret },
      }),
    });
    return ((await response.json()) as { access_token: string }).access_token;
  };

  return {
    send,
    as,
    async link() {
      const address = `asked-${Date.now()}@contoso.example`;
      const body = JSON.stringify(demoOrder(address, new Date()));
      await send('POST', ORDERS, { token: await as('acme'), body });
      let found: string | undefined;
      await waitFor(
        'the mail with the link',
        async () => {
          const mails = await (await fetch(`${mailboxUrl}/api/messages`)).text();
          found = new RegExp(`${apiUrl}(/respond/[\\w-]{40,})`).exec(mails)?.[1];
          return found !== undefined;
        },
        MAIL_MS,
      );
      return found ?? '';
    },
    async holdsSince(at) {
      const longest = async (room: string) => {
        const lines = await readFile(holdsFile(room), 'utf8').catch(() => '');
        const holds = lines
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => JSON.parse(line) as { at: number; longestMs: number });
        return holds.reduce((most, hold) => (hold.at >= at ? Math.max(most, hold.longestMs) : most), 0);
      };
      return { server: await longest('server'), worker: await longest('worker') };
    },
  };
}

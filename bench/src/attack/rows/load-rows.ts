import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { waitFor } from '../../../../local/src/wait-for.ts';
import type { Row, Try } from '../row.ts';
import { type Answer, ORDERS, type Target } from '../target.ts';

const one = (what: string, held: boolean, came: unknown): Try => ({ what, held, came: String(came) });

const SLOW_HEADERS = 'GET /health HTTP/1.1\r\nHost: x\r\nX-A: ';
const SLOW_BODY = `POST ${ORDERS} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{`;

/** Opens connections that send so much, and then a byte a second. */
async function open(target: Target, count: number, begin: string): Promise<() => void> {
  const { hostname, port } = new URL(target.info.apiUrl);
  const sockets: Socket[] = [];
  for (let opened = 0; opened < count; opened += 50) {
    const more = Array.from({ length: 50 }, () =>
      connect(Number(port), hostname).on('error', () => undefined),
    );
    await Promise.all(more.map((socket) => Promise.race([once(socket, 'connect'), once(socket, 'close')])));
    for (const socket of more) if (begin !== '') socket.write(begin);
    sockets.push(...more);
  }
  const timer = setInterval(() => {
    if (begin !== '') for (const socket of sockets) if (!socket.destroyed) socket.write('x');
  }, 1_000);
  return () => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  };
}

/** What a process says that is started with these settings, until it has ended or been ready for requests. */
async function start(target: Target, room: 'server' | 'worker', settings: Record<string, string>) {
  const main = fileURLToPath(new URL(`../../../../${room}/src/main.ts`, import.meta.url));
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      ...target.info.settings,
      ENVIRONMENT: 'production',
      PORT: '0',
      METRICS_PORT: '0',
      AUTH_ISSUER: 'https://login.example/',
      AUTH_AUDIENCE: target.info.audience,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    timeout: 20_000,
  });
  const outputs = [child.stdout, child.stderr].filter((output) => output !== null);
  const said = Promise.all(outputs.map(text));
  const started = await Promise.race([
    once(child, 'message').then(([message]) => message as { port: number }),
    once(child, 'exit').then(() => null),
  ]);
  const ready = started
    ? await fetch(`http://127.0.0.1:${started.port}/ready`).then(
        ({ status }) => status,
        () => 0,
      )
    : 0;
  child.kill('SIGKILL');
  return { started: started !== null, ready, said: (await said).join('') };
}

export const LOAD_ROWS: Row[] = [
  {
    number: 23,
    what: 'slow headers and bodies, 1,000 idle connections',
    async attack(target) {
      const token = await target.as('globex');
      const closings = [
        await open(target, 1_000, ''),
        await open(target, 100, SLOW_HEADERS),
        await open(target, 100, SLOW_BODY),
      ];
      const tries: Try[] = [];
      for (let asked = 0; asked < 20; asked += 1) {
        const began = performance.now();
        const { status } = await target.send('GET', asked % 2 ? '/health' : ORDERS, { token });
        const ms = performance.now() - began;
        tries.push(
          one('a healthy caller', status === 200 && ms < 1_000, `${status} after ${ms.toFixed(0)} ms`),
        );
      }
      for (const close of closings) close();
      return tries;
    },
  },
  {
    number: 24,
    what: "a burst over an organization's limit",
    async attack(target) {
      await target.credence('org', 'set', 'globex', '--rate-limit', '30');
      const [token, other] = [await target.as('globex'), await target.as('acme')];
      let refused: Answer | undefined;
      const burst = async () => {
        const answers = await Promise.all(
          Array.from({ length: 100 }, () => target.send('GET', ORDERS, { token })),
        );
        refused = answers.find(({ status }) => status === 429);
        return refused !== undefined;
      };
      await waitFor('the limit', burst, 30_000).catch(() => undefined);
      const meanwhile = await target.send('GET', ORDERS, { token: other });
      await target.credence('org', 'set', 'globex', '--rate-limit', 'none');
      await waitFor(
        'its end',
        async () => (await target.send('GET', ORDERS, { token })).status === 200,
        70_000,
      );
      return [
        one('the burst', Number(refused?.headers.get('retry-after')) > 0, refused?.status),
        one('another organization', meanwhile.status === 200, meanwhile.status),
      ];
    },
  },
  {
    number: 32,
    what: 'production with unsafe settings',
    async attack(target) {
      const jwks = { AUTH_JWKS_URL: 'http://login.example/jwks.json' };
      const remote = {
        DATABASE_URL: 'postgres://credence@db.example/credence',
        ALLOW_LOOPBACK_TARGETS: 'false',
      };
      const mail = {
        PUBLIC_URL: 'https://x.example',
        SMTP_URL: 'smtp://mail.example:587',
        MAIL_FROM: 'a@x.example',
      };
      const unsafe: [string, 'server' | 'worker', Record<string, string>][] = [
        ['AUTH_JWKS_URL', 'server', jwks],
        ['ALLOW_LOOPBACK_TARGETS', 'server', jwks],
        ['DATABASE_URL', 'server', { ...jwks, ...remote }],
        ['SMTP_URL', 'worker', { ...mail, ...remote }],
      ];
      const tries: Try[] = [];
      for (const [name, room, settings] of unsafe) {
        const { started, said } = await start(target, room, settings);
        tries.push(one(name, !started && said.includes(name), started ? 'it started' : said.slice(0, 200)));
      }
      const superuser = await start(target, 'server', {
        AUTH_JWKS_URL: 'https://login.example/jwks.json',
        ALLOW_LOOPBACK_TARGETS: 'false',
      });
      return [...tries, one("a superuser's login", superuser.ready !== 200, superuser.ready)];
    },
  },
];

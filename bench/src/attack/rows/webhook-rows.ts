import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { webhooks } from '@credence/sdk';
import { applicant, demoOrder } from '../../../../local/src/demo/demo-order.ts';
import { closeHttp, listen } from '../../../../local/src/listen.ts';
import { expectStatus, type Row, type Try } from '../row.ts';
import { ORDERS, type Target } from '../target.ts';

const SECRET = `whsec_${Buffer.from('a secret of exactly 24 b').toString('base64')}`;
const order = () => demoOrder('verifier@contoso.example', new Date());
const withWebhook = (fallbackEndpoint: unknown) => ({
  ...order(),
  webhookConfig: { enabled: true, secret: SECRET, fallbackEndpoint },
});

/** Places that no request of ours may go to. Loopback is open in a stack on one machine. */
const PRIVATE = [
  ...['http://10.0.0.1/', 'http://169.254.169.254/', 'http://[::ffff:10.0.0.1]/', 'http://0300.0.0.1/'],
  ...[
    'http://0xa000001/',
    'http://167772161/',
    'http://[fe80::1]/',
    'http://[fc00::1]/',
    'http://100.64.0.1/',
  ],
];

/** Every field that takes an address to call. */
const FIELDS: Record<string, (url: string) => unknown> = {
  'a webhook': (url) => ({
    ...order(),
    webhookConfig: { enabled: true, secret: SECRET, closeoutEndpoints: { EMPLOYMENT: url } },
  }),
  'a fallback': withWebhook,
  'an override': (url) => ({
    ...order(),
    defaultSearchConfig: {
      notifications: { webhookOverride: { enabled: true, secret: SECRET, fallbackEndpoint: url } },
    },
  }),
  'an escalation': (url) => ({
    ...order(),
    searchTypes: [{ searchType: 'EMPLOYMENT', searchConfig: { escalation: { webhookUrl: url } } }],
  }),
  'a release': (url) => ({ ...order(), applicant: { ...applicant, signedReleaseFileUrl: `${url}r.pdf` } }),
};

async function withReceiver<T>(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  use: (url: string) => Promise<T>,
): Promise<T> {
  const http = createServer(answer);
  const url = `http://127.0.0.1:${await listen(http, 0, '127.0.0.1', 'receiver')}/hook`;
  try {
    return await use(url);
  } finally {
    await closeHttp(http);
  }
}

interface Tested {
  deliveries: { attempts: { durationMs: number; responseBody: string | null; error: string | null }[] }[];
}

/** Has a test event sent, and tells how long the attempt took and what of its answer was kept. */
async function test(target: Target, url: string) {
  const token = await target.as('acme');
  const body = JSON.stringify({ target: { url, secret: SECRET } });
  const answer = await target.send('POST', '/v1/webhook-tests', { token, body });
  if (answer.status !== 200) throw new Error(`No test event: ${answer.status} ${answer.text}`);
  const attempt = (JSON.parse(answer.text) as Tested).deliveries[0]?.attempts[0];
  return { ms: attempt?.durationMs ?? 0, kept: attempt?.responseBody?.length ?? 0, attempt };
}

const AT_MOST_MS = 16_000;
const KEPT = 1_024;
const MIB = 1024 * 1024;

/** What receivers do, and how much of each answer went out at most. */
const RECEIVERS: Record<string, (response: ServerResponse, count: (bytes: number) => void) => void> = {
  hangs: () => undefined,
  drips(response) {
    response.writeHead(200);
    const timer = setInterval(() => response.write('.'), 100);
    response.on('close', () => clearInterval(timer));
  },
  'streams without end'(response, count) {
    const chunk = Buffer.alloc(65_536, 'x');
    const more = () => {
      do count(chunk.length);
      while (!response.destroyed && response.write(chunk));
    };
    response.writeHead(200).on('drain', more);
    more();
  },
  'sends a gzip bomb'(response) {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(50 * MIB)));
  },
};

export const WEBHOOK_ROWS: Row[] = [
  {
    number: 8,
    what: 'private addresses in every field that takes one',
    async attack(target) {
      const token = await target.as('acme');
      const tries: Try[] = [];
      for (const [field, bodyOf] of Object.entries(FIELDS)) {
        for (const url of PRIVATE) {
          const body = JSON.stringify(bodyOf(url));
          tries.push(
            expectStatus(`${field} at ${url}`, await target.send('POST', ORDERS, { token, body }), 400),
          );
        }
      }
      return tries;
    },
  },
  {
    number: 9,
    what: 'names that point elsewhere later',
    attack: {
      why: 'the worker asks the name servers of its machine, which this program does not change',
      testedIn: 'http-client-rebinding.test.ts',
    },
  },
  {
    number: 10,
    what: 'receivers that redirect, hang, drip, never end, or send a bomb',
    async attack(target) {
      let followed = 0;
      const redirected = await withReceiver(
        (request, response) => {
          if (request.url === '/elsewhere') followed += 1;
          response.writeHead(302, { location: '/elsewhere' }).end();
        },
        (url) => test(target, url),
      );
      const tries: Try[] = [
        {
          what: 'redirects',
          held: followed === 0 && redirected.attempt !== undefined,
          came: `${followed} followed`,
        },
      ];
      for (const [what, answer] of Object.entries(RECEIVERS)) {
        let bytes = 0;
        const { ms, kept } = await withReceiver(
          (request, response) => {
            request.resume();
            answer(response, (more) => {
              bytes += more;
            });
          },
          (url) => test(target, url),
        );
        // The sockets' buffers take some megabytes on their own.
        const held = ms > 0 && ms <= AT_MOST_MS && kept <= KEPT && bytes < 16 * MIB;
        tries.push({ what, held, came: `${ms} ms, ${bytes} bytes taken, ${kept} kept` });
      }
      return tries;
    },
  },
  {
    number: 11,
    what: 'headers that no webhook may have',
    async attack(target) {
      const token = await target.as('acme');
      const headers = {
        'X-A': 'a\r\nX-B: b',
        'X-C': 'a\nb',
        Host: 'evil.example',
        'Content-Length': '1',
        'Transfer-Encoding': 'chunked',
        'X-Webhook-Signature': 'sha256=00',
        'webhook-id': 'x',
        'Webhook-Signature': 'v1,x',
        'X-Event-Id': 'x',
        'a b': 'c',
        'x\r\ny': 'z',
      };
      return Promise.all(
        Object.entries(headers).map(async ([name, value]) => {
          const body = JSON.stringify(
            withWebhook({ url: 'https://hooks.contoso.example/x', headers: { [name]: value } }),
          );
          return expectStatus(JSON.stringify(name), await target.send('POST', ORDERS, { token, body }), 400);
        }),
      );
    },
  },
  {
    number: 25,
    what: 'replayed and tampered webhooks',
    async attack(target) {
      const captured = Promise.withResolvers<{ body: string; headers: Record<string, string> }>();
      await withReceiver(
        async (request, response) => {
          const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
          captured.resolve({ body: await text(request), headers: Object.fromEntries(headers) });
          response.end();
        },
        (url) => test(target, url),
      );
      const { body, headers } = await captured.promise;
      const handle = webhooks.fetchHandler({ secret: SECRET, onEvent: () => undefined });
      const late = await webhooks.sign({ body, secret: SECRET, now: new Date(Date.now() - 301_000) });
      const sent: [string, { body: string; headers: Record<string, string> }, number][] = [
        ['the genuine one', { body, headers }, 204],
        ['another body', { body: body.replace('{', '{ '), headers }, 400],
        ['another id', { body, headers: { ...headers, 'webhook-id': 'evt_other' } }, 400],
        [
          'a later time',
          { body, headers: { ...headers, 'webhook-timestamp': String(Math.floor(Date.now() / 1_000) + 5) } },
          400,
        ],
        ['signed five minutes ago', late, 400],
        [
          'signed by others',
          await webhooks.sign({ body, secret: 'whsec_b3RoZXIgc2VjcmV0IG9mIG90aGVycw==' }),
          400,
        ],
        ['no signature', { body, headers: { 'content-type': 'application/json' } }, 400],
      ];
      return Promise.all(
        sent.map(async ([what, { body, headers }, expected]) => {
          const { 'content-length': _length, connection: _connection, host: _host, ...rest } = headers;
          const { status } = await handle(
            new Request('http://receiver.example/', { method: 'POST', body, headers: rest }),
          );
          return { what, held: status === expected, came: String(status) };
        }),
      );
    },
  },
];

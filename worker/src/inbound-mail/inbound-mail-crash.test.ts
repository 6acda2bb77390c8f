import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { buildHarness, type Harness, type PlacedOrder } from '../testing/harness.ts';
import { until } from '../testing/until.ts';
import { startWorkerProcess, type WorkerProcess } from '../testing/worker-process.ts';

let harness: Harness;
let port: number;
const workers: WorkerProcess[] = [];
/** Processes take a while to start on a busy machine. */
const TIMEOUT_MS = 60_000;

beforeAll(async () => {
  port = await freePort();
  harness = await buildHarness({
    postgresUrl: inject('postgresUrl'),
    worksHere: false,
    config: { INBOUND_SMTP_PORT: port },
  });
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await harness.close();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return free;
}

function startProcess(): WorkerProcess {
  const worker = startWorkerProcess(harness.config);
  workers.push(worker);
  return worker;
}

/** Places an order, and waits for its request. */
async function ask(to: string): Promise<PlacedOrder & { replyTo: string }> {
  const placed = await harness.order({ to });
  const { email } = await until('the request', () => harness.mail.arrivedFor(to)[0], TIMEOUT_MS);
  await until('word that it went out', async () => {
    const [row] = await harness.test.sql(`select from outbounds where search_id = $1 and status = 'SENT'`, [
      placed.searchId,
    ]);
    return row;
  });
  return { ...placed, replyTo: email.replyTo?.[0]?.address ?? '' };
}

async function send(to: string, messageId: string): Promise<string> {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  try {
    const mail = { from: 'pat@contoso.example', to, messageId, subject: 'Re: verification' };
    const { response } = await transport.sendMail({
      ...mail,
      text: 'These dates are all correct.',
      attachments: [{ filename: 'letter.pdf', content: '%PDF-1.7' }],
    });
    return response;
  } finally {
    transport.close();
  }
}

const messagesOf = ({ searchId }: PlacedOrder) =>
  harness.test.sql<{ documents: number }>(
    `select (select count(*)::int from inbound_documents d where d.inbound_id = m.id) as documents
      from inbound_messages m where search_id = $1`,
    [searchId],
  );

const HOLD = 'select pg_sleep(600) from (select id from orders where id = $1 for update) as held';
const HOLDERS = `select pid from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`;
const WAITERS = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

it('a worker that is killed before it has kept a mail is sent it again, and keeps it once', {
  timeout: 2 * TIMEOUT_MS,
}, async () => {
  const first = startProcess();
  const asked = await ask('killed@contoso.example');
  // Whoever keeps a mail looks at its order first, and waits here.
  const held = harness.test.sql(HOLD, [asked.orderId]).catch(() => undefined);
  await until('the lock', async () => (await harness.test.sql(HOLDERS)).length > 0);
  const interrupted = send(asked.replyTo, '<killed@contoso.example>').catch((error: Error) => error);
  await until('the mail', async () => (await harness.test.sql(WAITERS)).length > 0);
  first.kill();
  expect(await interrupted).toBeInstanceOf(Error);
  await harness.test.sql(`select pg_cancel_backend(pid) from (${HOLDERS}) as holders`);
  await held;
  expect(await messagesOf(asked)).toEqual([]);

  startProcess();
  const again = () => send(asked.replyTo, '<killed@contoso.example>').catch(() => undefined);
  expect(await until('the worker', again, TIMEOUT_MS)).toBe('250 2.0.0 Kept');
  expect(await messagesOf(asked)).toEqual([{ documents: 1 }]);
});

it('a sender who never heard that a mail is kept sends it again, and it is kept once', {
  timeout: TIMEOUT_MS,
}, async () => {
  const asked = await ask('unheard@contoso.example');
  const messageId = '<unheard@contoso.example>';
  const socket = connect(port, '127.0.0.1').resume();
  const talk = [
    'EHLO contoso.example',
    'MAIL FROM:<pat@contoso.example>',
    `RCPT TO:<${asked.replyTo}>`,
    'DATA',
    `Message-ID: ${messageId}\r\nSubject: Re: verification\r\n\r\nThese dates are all correct.\r\n.`,
  ];
  for (const line of talk) {
    await once(socket, 'data');
    socket.write(`${line}\r\n`);
  }
  await until('the mail', async () => (await messagesOf(asked)).length > 0);
  socket.destroy();
  expect(await send(asked.replyTo, messageId)).toBe('250 2.0.0 Kept');
  expect(await messagesOf(asked)).toHaveLength(1);
});

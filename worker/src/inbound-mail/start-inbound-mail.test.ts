import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type Context, createCore, createLogger } from '@credence/core';
import {
  type ClaimedAttempt,
  createTestCore,
  fakeClock,
  OFFICE_HOURS,
  selfSigned,
  sendAttempt,
  type TestCore,
} from '@credence/core/testing';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { startTcpProxy } from '../../../local/src/testing/tcp-proxy.ts';
import { until } from '../testing/until.ts';
import {
  type InboundMail,
  type InboundMailConfig,
  type InboundMailLimits,
  startInboundMail,
} from './start-inbound-mail.ts';

let test: TestCore;
let context: Context;
let inbound: InboundMail;
let attempt: ClaimedAttempt;
const listeners: InboundMail[] = [];
const CONFIG = { REPLY_DOMAIN: 'reply.credence.test', INBOUND_SMTP_HOST: '127.0.0.1' };
const clock = fakeClock(OFFICE_HOURS);
const logger = createLogger({ level: 'silent' });

async function listen(
  changes: Partial<InboundMailConfig> = {},
  limits: InboundMailLimits = {},
  core = test.core,
): Promise<InboundMail> {
  const listener = await startInboundMail(
    core,
    { ...CONFIG, INBOUND_SMTP_PORT: 0, ...changes },
    logger,
    limits,
  );
  listeners.push(listener);
  return listener;
}

beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl'), clock });
  context = await test.organization();
  inbound = await listen();
});
beforeEach(async () => {
  attempt = await sendAttempt(test, context);
});
afterAll(async () => {
  for (const listener of listeners) await listener.stop();
  await test.close();
});

const addressOf = ({ claimed }: ClaimedAttempt) => `${claimed.links.replyToken}@${CONFIG.REPLY_DOMAIN}`;

/** Sends a mail as any mail server does. */
async function send(mail: SendMailOptions = {}, { port } = inbound, localAddress = '127.0.0.1') {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true, localAddress });
  try {
    return await transport.sendMail({
      from: 'pat@contoso.example',
      to: addressOf(attempt),
      subject: 'Re: verification',
      text: 'The dates are all correct.',
      ...mail,
    });
  } finally {
    transport.close();
  }
}

interface Kept {
  search_id: string;
  classification: string;
  message_id: string;
}

const kept = (messageId?: string) =>
  test.sql<Kept>(
    `select search_id, classification, message_id from inbound_messages
      where $1::text is null or message_id = $1 order by id`,
    [messageId ?? null],
  );

const keptFor = async ({ searchId }: ClaimedAttempt) =>
  (await kept()).filter(({ search_id }) => search_id === searchId);

const refusal = (responseCode: number) => expect.objectContaining({ responseCode });

describe('a mail to a reply address', () => {
  it('is answered once it is kept, with its documents', async () => {
    const { response } = await send({ attachments: [{ filename: 'letter.pdf', content: '%PDF-1.7' }] });
    expect(response).toBe('250 2.0.0 Kept');
    expect(await keptFor(attempt)).toMatchObject([{ classification: 'VERIFICATION' }]);
    const documents = await test.sql('select size from inbound_documents where search_id = $1', [
      attempt.searchId,
    ]);
    expect(documents).toEqual([{ size: 8 }]);
  });

  it('may come with large documents, one of them larger than is kept', { timeout: 60_000 }, async () => {
    const [large, huge] = [2, 11].map((megabytes) => Buffer.alloc(megabytes * 1024 * 1024, '%PDF'));
    await send({
      attachments: [
        { filename: 'large.pdf', content: large },
        { filename: 'huge.pdf', content: huge },
      ],
    });
    const documents = await test.sql('select size from inbound_documents where search_id = $1', [
      attempt.searchId,
    ]);
    expect(documents).toEqual([{ size: 2 * 1024 * 1024 }]);
  });

  it('is kept once, however often it is sent', async () => {
    const messageId = '<again@contoso.example>';
    await send({ messageId });
    await send({ messageId });
    expect(await kept(messageId)).toHaveLength(1);
  });

  it('is kept for each of several attempts', async () => {
    const other = await sendAttempt(test, context);
    const to = [addressOf(attempt), addressOf(other)];
    await send({ to, messageId: '<both@contoso.example>' });
    const searches = (await kept('<both@contoso.example>')).map(({ search_id }) => search_id);
    expect(searches).toEqual([attempt.searchId, other.searchId]);
  });

  it('finds the attempts of every organization', async () => {
    const stranger = await test.organization();
    const other = await sendAttempt(test, stranger);
    await send({ to: addressOf(other), messageId: '<stranger@contoso.example>' });
    expect(await kept('<stranger@contoso.example>')).toMatchObject([{ search_id: other.searchId }]);
  });

  it('may be a bounce, whose envelope names no sender', async () => {
    await send({
      envelope: { from: '', to: addressOf(attempt) },
      from: 'MAILER-DAEMON@contoso.example',
      subject: 'Undelivered Mail Returned to Sender',
    });
    expect(await keptFor(attempt)).toMatchObject([{ classification: 'BOUNCE' }]);
  });
});

describe('a mail to anybody else', () => {
  const domain = () => CONFIG.REPLY_DOMAIN;
  it.each<[string, () => string]>([
    ['a person', () => `postmaster@${domain()}`],
    [
      'a token that is changed',
      () => addressOf(attempt).replace(/^./, (letter) => (letter === 'a' ? 'b' : 'a')),
    ],
    ['another domain', () => addressOf(attempt).replace(domain(), 'other.example')],
    ['a domain below ours', () => addressOf(attempt).replace(domain(), `x.${domain()}`)],
    ['a way through us', () => `victim%other.example@${domain()}`],
  ])('is refused: %s', async (_what, to) => {
    const before = await kept();
    await expect(send({ to: to() })).rejects.toEqual(refusal(550));
    expect(await kept()).toEqual(before);
  });

  it('does not keep it from those who are here', async () => {
    const { accepted, rejected } = await send({ to: [`nobody@${domain()}`, addressOf(attempt)] });
    expect([accepted, rejected]).toEqual([[addressOf(attempt)], [`nobody@${domain()}`]]);
    expect(await keptFor(attempt)).toHaveLength(1);
  });

  it('ends the session of somebody who goes on guessing', async () => {
    const to = Array.from({ length: 15 }, (_, index) => `guess-${index}@${domain()}`);
    await expect(send({ to })).rejects.toMatchObject({ responseCode: expect.any(Number) });
    const socket = connect(inbound.port, '127.0.0.1');
    const talk = [`EHLO a`, `MAIL FROM:<a@b.example>`, ...to.map((address) => `RCPT TO:<${address}>`)];
    let heard = '';
    socket.on('data', (chunk) => {
      heard += chunk;
      const line = /\r\n$/.test(heard) && !/\d{3}-[^\n]*\r\n$/.test(heard) ? talk.shift() : undefined;
      if (line) socket.write(`${line}\r\n`);
    });
    await once(socket, 'close');
    expect(heard).toMatch(/421 4\.7\.0 Too many wrong addresses\r\n$/);
    expect(heard.match(/^550 /gm)).toHaveLength(10);
  });
});

describe('a mail that cannot be kept', () => {
  it.each([
    // Who knows the size is told the limit beforehand, and does not even try.
    ['known to be so', 200_000, { command: 'MAIL FROM', message: expect.stringContaining('100000') }],
    ['found to be so', undefined, { command: 'DATA', responseCode: 552 }],
  ])('is refused for good when it is too large: %s', async (_how, size, refused) => {
    const small = await listen({}, { maxBytes: 100_000 });
    const envelope = { from: 'pat@contoso.example', to: addressOf(attempt), ...(size ? { size } : {}) };
    const sending = send({ envelope, text: 'x'.repeat(200_000) }, small);
    await expect(sending).rejects.toMatchObject(refused);
    expect(await keptFor(attempt)).toEqual([]);
  });

  it('is refused for good when it is a trap', async () => {
    const raw = `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\n'.repeat(10_000)}`;
    const sending = send({ envelope: { from: 'pat@contoso.example', to: addressOf(attempt) }, raw });
    await expect(sending).rejects.toEqual(refusal(554));
    expect(await keptFor(attempt)).toEqual([]);
  });

  it('is refused for good when its attempt has too many, and kept for another one', async () => {
    const other = await sendAttempt(test, context);
    const messageId = '<one-too-many@contoso.example>';
    await send();
    await test.sql(
      `insert into inbound_messages
        select (jsonb_populate_record(m, jsonb_build_object('id', gen_random_uuid(), 'message_id', number::text))).*
        from inbound_messages m, generate_series(1, 99) as number where m.search_id = $1`,
      [attempt.searchId],
    );
    await expect(send({ messageId })).rejects.toEqual(refusal(552));
    const { accepted, rejected } = await send({ messageId, to: [addressOf(attempt), addressOf(other)] });
    expect([accepted, rejected]).toEqual([[addressOf(other)], [addressOf(attempt)]]);
    expect(await kept(messageId)).toMatchObject([{ search_id: other.searchId }]);
  });

  it('is refused by the attempt that has no room for its documents, and kept for another one', async () => {
    const other = await sendAttempt(test, context);
    const messageId = '<too-large@contoso.example>';
    const attachments = Array.from({ length: 10 }, (_, index) => ({
      filename: `${index}.pdf`,
      content: '%PDF',
    }));
    await send({ attachments });
    await test.sql('update inbound_documents set size = 10485760 where search_id = $1', [attempt.searchId]);
    await expect(send({ messageId, attachments })).rejects.toEqual(refusal(552));
    await send({ messageId, attachments, to: [addressOf(attempt), addressOf(other)] });
    expect(await kept(messageId)).toMatchObject([{ search_id: other.searchId }]);
  });

  it('is kept once the database, which was away, is back', async () => {
    const proxy = await startTcpProxy(test.core.config.DATABASE_URL);
    const core = createCore(
      { ...test.core.config, DATABASE_URL: proxy.url },
      { onError: () => undefined, clock },
    );
    await core.ready();
    const listener = await listen({}, {}, core);
    const messageId = '<patient@contoso.example>';
    proxy.cut();
    await expect(send({ messageId }, listener)).rejects.toEqual(refusal(451));
    expect(await kept(messageId)).toEqual([]);
    proxy.mend();
    await until('the database', () => send({ messageId }, listener).catch(() => undefined));
    expect(await kept(messageId)).toHaveLength(1);
    await listener.stop();
    await core.close();
    await proxy.close();
  });
});

describe('mails that take more memory than there is', () => {
  const big = { messageId: '<big@contoso.example>', text: 'x'.repeat(150_000) };
  const isSent = (listener: InboundMail, to = addressOf(attempt)) =>
    send({ ...big, to }, listener).then(
      () => true,
      (error: { responseCode?: number }) => {
        expect(error).toEqual(refusal(452));
        return false;
      },
    );

  it('are to be sent again, once the one before is kept or has broken off', async () => {
    const listener = await listen({}, { maxHeldBytes: 700_000 });
    for (const end of ['\r\n.\r\n', null]) {
      const socket = await beginMail(listener);
      socket.write('x\r\n'.repeat(60_000));
      await until('no room', async () => !(await isSent(listener)));
      expect((await send({}, listener)).response, 'a small one').toBe('250 2.0.0 Kept');
      if (end === null) socket.destroy();
      else socket.write(end);
      await until('room', () => isSent(listener));
      socket.destroy();
    }
  });

  it('leave room for those to others, however many of one address arrive slowly', async () => {
    const listener = await listen({}, { maxHeldBytes: 1_100_000 });
    const other = await sendAttempt(test, context);
    const sockets = await Promise.all(Array.from({ length: 5 }, () => beginMail(listener)));
    for (const socket of sockets) socket.write('x\r\n'.repeat(60_000));
    await until('no room', async () => !(await isSent(listener)));
    expect(await isSent(listener, addressOf(attempt).toUpperCase()), 'the same address').toBe(false);
    expect(await isSent(listener, addressOf(other)), 'another address').toBe(true);
    for (const socket of sockets) socket.destroy();
    await until('room', () => isSent(listener));
  });

  it('are counted until they are kept, though their senders hung up', async () => {
    const listener = await listen({}, { maxHeldBytes: 420_000 });
    const release = await lockOrders();
    try {
      for (const index of [1, 2, 3]) {
        const socket = await beginMail(listener);
        socket.end(`Message-ID: <hung-up-${index}@contoso.example>\r\n\r\nAll correct.\r\n.\r\n`);
        await once(socket, 'close');
      }
      await expect(send({}, listener)).rejects.toEqual(refusal(452));
    } finally {
      await release();
    }
    await until('all three', async () => (await keptFor(attempt)).length === 3);
    await until('room', () => send({}, listener).catch(() => undefined));
  });
});

it('lets nobody wait for the mails of one address that take long', async () => {
  const listener = await listen();
  const other = await sendAttempt(test, context);
  const release = await lockOrders(attempt.searchId);
  const slow = [1, 2, 3].map((index) => send({ messageId: `<slow-${index}@contoso.example>` }, listener));
  try {
    // They are under way, and one of them is being taken.
    await until('the first', async () => (await waitingForLocks()) > 0);
    expect((await send({ to: addressOf(other) }, listener)).response).toBe('250 2.0.0 Kept');
    expect(await waitingForLocks()).toBe(1);
  } finally {
    await release();
  }
  await Promise.all(slow);
  expect(await keptFor(attempt)).toHaveLength(3);
});

const waitingForLocks = async () =>
  (
    await test.sql(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).length;

/** A client whose mail may come. */
async function beginMail({ port }: InboundMail): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').resume();
  const talk = ['EHLO a', 'MAIL FROM:<pat@contoso.example>', `RCPT TO:<${addressOf(attempt)}>`, 'DATA'];
  for (const line of talk) {
    await once(socket, 'data');
    socket.write(`${line}\r\n`);
  }
  await once(socket, 'data');
  return socket;
}

/** Lets nobody have the order of a search, or any order, until told to. */
async function lockOrders(searchId: string | null = null): Promise<() => Promise<unknown>> {
  const sleepers = `from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`;
  const held = test
    .sql(
      `select pg_sleep(600) from (select count(*) from (
        select 1 from orders where $1::uuid is null or id = (select order_id from searches where id = $1) for update
      ) as locked) as held`,
      [searchId],
    )
    .catch(() => undefined);
  await until('the lock', async () => (await test.sql(`select pid ${sleepers}`)).length > 0);
  return async () => {
    await test.sql(`select pg_cancel_backend(pid) ${sleepers}`);
    await held;
  };
}

describe('the listener', () => {
  it('says that a port is taken', async () => {
    await expect(listen({ INBOUND_SMTP_PORT: inbound.port })).rejects.toThrow('EADDRINUSE');
  });

  it('hangs up on who says nothing, and on who takes for ever', async () => {
    for (const limits of [{ silenceMs: 50 }, { sessionMs: 50 }]) {
      const { port } = await listen({}, limits);
      const socket = connect(port, '127.0.0.1').resume();
      await once(socket, 'close');
    }
  });

  it('turns away more clients than it has places for, and is there again when they have gone', async () => {
    const listener = await listen({}, { maxClients: 1 });
    const idle = connect(listener.port, '127.0.0.1').resume();
    await once(idle, 'data');
    await expect(send({}, listener)).rejects.toEqual(refusal(421));
    idle.destroy();
    await until('a place', () => send({}, listener).catch(() => undefined));
  });

  it('keeps places for others, however many connections somebody opens', async () => {
    const listener = await listen({}, { maxClients: 6 });
    const idle = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const socket = connect(listener.port, '127.0.0.1');
        const [greeting] = await once(socket.setEncoding('utf8'), 'data');
        return { socket, code: String(greeting).slice(0, 3) };
      }),
    );
    expect(idle.map(({ code }) => code).toSorted()).toEqual(['220', '220', '220', '421', '421']);
    await send({}, listener, '127.0.0.2');
    for (const { socket } of idle) socket.destroy();
    await until('a place', () => send({}, listener).catch(() => undefined));
  });

  it('waits only so long for an address of ours to be named, and then for the mail', async () => {
    const listener = await listen({}, { strangerMs: 1_000 });
    const writing = await beginMail(listener);
    const stranger = connect(listener.port, '127.0.0.1').setEncoding('utf8');
    let heard = '';
    stranger.on('data', (chunk) => {
      heard += chunk;
    });
    await once(stranger, 'close');
    expect(heard).toMatch(/^421 4\.4\.2 /m);
    writing.write('All correct.\r\n.\r\n');
    await until('the mail', async () => (await keptFor(attempt)).length === 1);
    writing.destroy();
  });

  it('takes mail encrypted where it has a certificate', async () => {
    const { key, cert } = selfSigned('reply.credence.test');
    const listener = await listen({ INBOUND_SMTP_TLS_KEY: String(key), INBOUND_SMTP_TLS_CERT: cert });
    const transport = createTransport({
      host: '127.0.0.1',
      port: listener.port,
      requireTLS: true,
      tls: { rejectUnauthorized: false },
    });
    await transport.sendMail({ from: 'pat@contoso.example', to: addressOf(attempt), text: 'All correct.' });
    transport.close();
    expect(await keptFor(attempt)).toHaveLength(1);
  });

  it('lets a message that is arriving end when it stops, and takes no other', async () => {
    const listener = await listen();
    const socket = connect(listener.port, '127.0.0.1');
    let heard = '';
    socket.on('data', (chunk) => {
      heard += chunk;
    });
    const say = async (line: string, answer: RegExp) => {
      socket.write(line);
      await until(String(answer), () => answer.test(heard));
    };
    await until('the greeting', () => heard.startsWith('220'));
    await say('EHLO a\r\n', /^250 /m);
    await say('MAIL FROM:<pat@contoso.example>\r\n', /^250 Accepted/m);
    heard = '';
    await say(`RCPT TO:<${addressOf(attempt)}>\r\n`, /^250/m);
    await say('DATA\r\nSubject: Re: verification\r\n\r\nAll', /^354/m);
    const stopped = listener.stop();
    await expect(send({}, listener)).rejects.toThrow('ECONNREFUSED');
    await say(' correct.\r\n.\r\n', /^250 2\.0\.0 Kept/m);
    await stopped;
    expect(await keptFor(attempt)).toHaveLength(1);
  });
});

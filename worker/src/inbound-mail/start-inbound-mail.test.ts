import { once } from 'node:events';
import { connect } from 'node:net';
import { type Context, createCore, createLogger } from '@credence/core';
import {
  type ClaimedAttempt,
  createTestCore,
  fakeClock,
  OFFICE_HOURS,
  sendAttempt,
  type TestCore,
} from '@credence/core/testing';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { selfSigned } from '../testing/self-signed.ts';
import { startTcpProxy } from '../testing/tcp-proxy.ts';
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
  if (!listener) throw new Error('Nobody listens');
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
async function send(mail: SendMailOptions = {}, { port } = inbound) {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  try {
    return await transport.sendMail({
      ...{ from: 'pat@contoso.example', to: addressOf(attempt), subject: 'Re: verification' },
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
      ...{ from: 'MAILER-DAEMON@contoso.example', subject: 'Undelivered Mail Returned to Sender' },
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

  it('is kept once the database, which was away, is back', async () => {
    const url = new URL(test.core.config.DATABASE_URL);
    const proxy = await startTcpProxy(Number(url.port));
    url.port = String(proxy.port);
    const core = createCore(
      { ...test.core.config, DATABASE_URL: url.href },
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

describe('the listener', () => {
  it('is not there where nobody asked for it', async () => {
    expect(await startInboundMail(test.core, CONFIG, logger)).toBeNull();
  });

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

  it('takes mail encrypted where it has a certificate', async () => {
    const { key, cert } = selfSigned('reply.credence.test');
    const listener = await listen({ INBOUND_SMTP_TLS_KEY: String(key), INBOUND_SMTP_TLS_CERT: cert });
    const transport = createTransport({
      ...{ host: '127.0.0.1', port: listener.port, requireTLS: true },
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

import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { selfSigned } from '@credence/core/testing';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSmtp, type Smtp } from './smtp.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function smtpTo(server: Server, timeoutMs: number): Promise<Smtp> {
  await once(server, 'listening');
  const smtp = createSmtp(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, timeoutMs);
  cleanups.push(smtp.close);
  return smtp;
}

const MESSAGE = { from: 'us@credence.test', to: 'hr@contoso.example', text: 'Hello' };

/** A server that goes along with the client up to a step, and from there on only does as it is told. */
function serverThatFailsAt(step: Step, failure: 'hangs' | 'closes'): Server {
  return createServer((socket) => {
    cleanups.unshift(() => socket.destroy());
    socket.on('error', () => undefined);
    const fail = () => failure === 'closes' && socket.destroy();
    let isInBody = false;
    let text = '';
    socket.write('220 mail.test\r\n');
    socket.on('data', (data) => {
      text += data;
      if (isInBody) {
        if (text.endsWith('\r\n.\r\n')) fail();
        return;
      }
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const command = text.slice(0, end).toUpperCase();
        text = text.slice(end + 2);
        if (command.startsWith(step)) return void fail();
        isInBody = command === 'DATA';
        socket.write(isInBody ? '354 go on\r\n' : '250 ok\r\n');
      }
    });
  });
}

type Step = 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'AFTER THE BODY';
const BEFORE_THE_BODY: Step[] = ['EHLO', 'MAIL', 'RCPT', 'DATA'];

describe('a mail server that fails before it asked for the body', () => {
  const cases = BEFORE_THE_BODY.flatMap((step) => [
    [step, 'hangs', 'ETIMEDOUT'] as const,
    [step, 'closes', 'ECONNECTION'] as const,
  ]);
  it.each(cases)('has got nothing of the message: at %s it %s', async (step, failure, error) => {
    const smtp = await smtpTo(serverThatFailsAt(step, failure).listen(0, '127.0.0.1'), 200);
    expect(await smtp.send(MESSAGE)).toEqual({ kind: 'postponed', error });
  });
});

describe('a mail server that fails once it has the whole body', () => {
  it.each([
    ['hangs', 'ETIMEDOUT', 5],
    ['closes', 'ECONNECTION', 5],
    ['hangs', 'ETIMEDOUT', 3_000_000],
    ['closes', 'ECONNECTION', 3_000_000],
  ] as const)('may have taken the message: it %s (%s, %i characters)', async (failure, error, length) => {
    const smtp = await smtpTo(serverThatFailsAt('AFTER THE BODY', failure).listen(0, '127.0.0.1'), 1_000);
    const outcome = await smtp.send({ ...MESSAGE, text: 'word '.repeat(length / 5) });
    expect(outcome).toEqual({ kind: 'postponed', error, unconfirmed: true });
  });
});

describe('a mail server that does not get as far as taking mail', () => {
  it('is tried later when it never says who it is', async () => {
    const server = createServer((socket) => cleanups.unshift(() => socket.destroy()));
    cleanups.push(() => server.close());
    const smtp = await smtpTo(server.listen(0, '127.0.0.1'), 200);
    expect(await smtp.send(MESSAGE)).toEqual({ kind: 'postponed', error: 'ETIMEDOUT' });
  });

  it('gets nothing as long as its certificate is not valid', async () => {
    const taken: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      logger: false,
      closeTimeout: 1,
      onMailFrom({ address }, _session, callback) {
        taken.push(address);
        callback();
      },
    });
    server.on('error', () => undefined);
    cleanups.push(() => new Promise<void>((resolve) => server.close(resolve)));
    const smtp = await smtpTo(server.listen(0, '127.0.0.1'), 2_000);
    expect(await smtp.send(MESSAGE)).toMatchObject({ kind: 'postponed' });
    expect(taken).toEqual([]);
  });
});

describe('TLS to the mail server', () => {
  const trusted = selfSigned('localhost');
  const unknown = selfSigned('localhost');
  const authorities = getCACertificates();
  beforeAll(() => setDefaultCACertificates([...authorities, trusted.cert]));
  afterAll(() => setDefaultCACertificates(authorities));

  /** A real one; what it was sent, and whether that came encrypted. */
  async function mailServer(options: ConstructorParameters<typeof SMTPServer>[0]) {
    const secured: boolean[] = [];
    const server = new SMTPServer({
      authOptional: true,
      ...options,
      onData(stream, session, done) {
        secured.push(session.secure);
        stream.resume().on('end', () => done());
      },
    });
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(0, resolve));
    cleanups.unshift(() => new Promise<void>((resolve) => server.close(resolve)));
    return { port: (server.server.address() as AddressInfo).port, secured };
  }

  async function sentTo(url: string) {
    const smtp = createSmtp(url, 5_000);
    cleanups.unshift(smtp.close);
    return smtp.send(MESSAGE);
  }

  it.each([
    ['smtps', { secure: true }, ''],
    ['smtp', {}, '?requireTLS=true'],
  ])('%s%o: mail goes to who has a trusted certificate', async (protocol, options, query) => {
    const { port, secured } = await mailServer({ ...trusted, ...options });
    expect(await sentTo(`${protocol}://localhost:${port}${query}`)).toEqual({ kind: 'sent' });
    expect(secured).toEqual([true]);
  });

  it.each([
    ['a certificate of nobody known', 'localhost', unknown],
    ['a certificate of another name', '127.0.0.1', trusted],
  ])('no mail goes to who has %s', async (_what, host, identity) => {
    const [implicit, explicit] = [
      await mailServer({ ...identity, secure: true }),
      await mailServer(identity),
    ];
    expect(await sentTo(`smtps://${host}:${implicit.port}`)).toMatchObject({ kind: 'postponed' });
    const upgraded = await sentTo(`smtp://${host}:${explicit.port}?requireTLS=true`);
    expect(upgraded).toMatchObject({ kind: 'postponed' });
    expect([...implicit.secured, ...explicit.secured]).toEqual([]);
  });

  it('no mail goes to who offers no TLS where it is required', async () => {
    const { port, secured } = await mailServer({ disabledCommands: ['STARTTLS'] });
    expect(await sentTo(`smtp://localhost:${port}?requireTLS=true`)).toMatchObject({ kind: 'postponed' });
    expect(secured).toEqual([]);
  });
});

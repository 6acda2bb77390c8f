import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
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

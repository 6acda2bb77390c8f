import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from '../wait-for.ts';
import { type Mailbox, startMailbox } from './mailbox.ts';

let directory: string;
let mailbox: Mailbox;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mailbox-'));
  mailbox = await startMailbox({ smtpPort: 0, httpPort: 0, directory: join(directory, 'mail') });
});

afterAll(async () => {
  await mailbox.close();
  await rm(directory, { recursive: true });
});

async function send(message: SendMailOptions, to = mailbox) {
  const transport = nodemailer.createTransport(to.smtpUrl);
  await transport.sendMail({ from: 'Acme <desk@acme.test>', to: 'hr@initech.test', ...message });
  transport.close();
}

function withSubject(subject: string, from = mailbox) {
  return waitFor(subject, () => from.messages().find((message) => message.subject === subject));
}

async function get(path: string): Promise<{ status: number; headers: Headers; body: string }> {
  const response = await fetch(new URL(path, mailbox.url));
  return { status: response.status, headers: response.headers, body: await response.text() };
}

describe('a message that is sent', () => {
  it('is there with its envelope, headers, both texts and attachments', async () => {
    await send({
      subject: 'Prüfung',
      bcc: 'copy@acme.test',
      messageId: '<one@acme.test>',
      replyTo: 'reply+abc@acme.test',
      text: 'plain',
      html: '<p>rich</p>',
      attachments: [{ filename: 'release.pdf', content: Buffer.from('%PDF-1.7 data') }],
    });
    const message = await withSubject('Prüfung');
    expect(message).toMatchObject({
      envelope: { from: 'desk@acme.test', to: ['hr@initech.test', 'copy@acme.test'] },
      from: 'Acme <desk@acme.test>',
      to: ['hr@initech.test'],
      messageId: '<one@acme.test>',
      text: expect.stringContaining('plain'),
      html: expect.stringContaining('<p>rich</p>'),
      attachments: [{ filename: 'release.pdf', contentType: 'application/pdf', size: 13 }],
    });
    expect(message.headers).toContainEqual({ name: 'reply-to', value: 'reply+abc@acme.test' });
    const file = await readFile(join(directory, 'mail', `${message.id}.eml`), 'utf8');
    expect(file).toContain('Message-ID: <one@acme.test>');
  });

  it('is the same in the JSON, newest first, and its attachment is saved as it was sent', async () => {
    await send({ subject: 'older' });
    await send({ subject: 'newer', attachments: [{ filename: 'a"b.html', content: '<script>1</script>' }] });
    const newer = await withSubject('newer');
    const list = JSON.parse((await get('/api/messages')).body) as { subject: string }[];
    expect(list.map(({ subject }) => subject).slice(0, 2)).toEqual(['newer', 'older']);
    expect(JSON.parse((await get(`/api/messages/${newer.id}`)).body)).toEqual(newer);
    const attachment = await get(newer.attachments[0]?.url ?? '');
    expect(attachment.body).toBe('<script>1</script>');
    expect(attachment.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(attachment.headers.get('content-type')).toBe('application/octet-stream');
  });

  it('is still there after a restart, and new ones come after it', async () => {
    const options = { smtpPort: 0, httpPort: 0, directory: join(directory, 'restarted') };
    const before = await startMailbox(options);
    await send({ subject: 'kept' }, before);
    const kept = await withSubject('kept', before);
    await before.close();
    const after = await startMailbox(options);
    expect(after.messages()).toEqual([kept]);
    await send({ subject: 'next' }, after);
    expect(after.messages().map(({ subject }) => subject)).toEqual(['next', 'kept']);
    await after.close();
  });
});

describe('the pages', () => {
  it('list mail and show nothing of it as markup', async () => {
    await send({
      from: { name: '<i>Eve</i>', address: 'eve@evil.test' },
      subject: '<script>alert(1)</script>',
      text: 'see https://api.test/respond/tok?a=1&b=2. <b>now</b>',
      html: '<img src=x onerror="alert(1)"><script>alert(2)</script>',
      attachments: [{ filename: '<u>.txt', content: 'x' }],
    });
    const message = await withSubject('<script>alert(1)</script>');
    const list = (await get('/')).body;
    expect(list).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(list).toContain('&lt;i&gt;Eve&lt;/i&gt;');
    const page = await get(`/messages/${message.id}`);
    for (const markup of ['<script>alert', '<i>', '<b>', '<u>', '<img']) {
      expect(list).not.toContain(markup);
      expect(page.body).not.toContain(markup);
    }
    expect(page.body).toContain('href="https://api.test/respond/tok?a=1&amp;b=2"');
    expect(page.body).toMatch(/<iframe [^>]*sandbox="(?!.*allow-(scripts|same-origin))/);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each([
    '/messages/999999',
    '/messages/..%2f..%2fetc',
    '/messages/000001/attachments/9',
    '/api/messages/x',
  ])('answer 404 for %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('show what arrives by themselves: a page that shows less than has arrived is told at once', async () => {
    await send({ subject: 'for the open page' });
    const behind = await fetch(new URL('/updates?seen=0', mailbox.url));
    const reader = behind.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect(await reader?.read()).toMatchObject({ value: `data: ${mailbox.messages().length}\n\n` });
    await send({ subject: 'while it is open' });
    expect(await reader?.read()).toMatchObject({ value: `data: ${mailbox.messages().length}\n\n` });
    await reader?.cancel();
    expect((await get('/')).body).toContain('<noscript><meta http-equiv="refresh"');
  });
});

describe('bad input', () => {
  it('does not end the mailbox when a client hangs up in the middle of a message', async () => {
    const { hostname, port } = new URL(mailbox.smtpUrl);
    const socket = connect(Number(port), hostname);
    socket.write('EHLO me\r\nMAIL FROM:<a@b.test>\r\nRCPT TO:<c@d.test>\r\nDATA\r\n');
    let heard = '';
    for await (const chunk of socket) {
      heard += String(chunk);
      if (/^354/m.test(heard)) break;
    }
    socket.resetAndDestroy();
    await send({ subject: 'afterwards' });
    expect((await withSubject('afterwards')).subject).toBe('afterwards');
  });
});

describe('a reply typed on the page of a message', () => {
  let answers: Mailbox;
  let asking: Mailbox;

  beforeAll(async () => {
    answers = await startMailbox({ smtpPort: 0, httpPort: 0, directory: join(directory, 'answers') });
    const { hostname: host, port } = new URL(answers.smtpUrl);
    const repliesTo = { host, port: Number(port) };
    asking = await startMailbox({
      smtpPort: 0,
      httpPort: 0,
      directory: join(directory, 'asking'),
      repliesTo,
    });
  });
  afterAll(async () => {
    await asking.close();
    await answers.close();
  });

  const reply = (id: string, text: string, headers: Record<string, string> = {}) =>
    fetch(new URL(`/messages/${id}/reply`, asking.url), {
      method: 'POST',
      headers,
      body: new URLSearchParams({ text }),
    });

  const ask = async (message: SendMailOptions) => {
    await send(message, asking);
    return withSubject(String(message.subject), asking);
  };

  it('goes to where the message wants it, from whom the message was for', async () => {
    const asked = await ask({
      subject: 'Asked',
      text: 'Really?',
      replyTo: 'token@reply.test',
      messageId: '<a@acme.test>',
    });
    const page = await (await fetch(new URL(`/messages/${asked.id}`, asking.url))).text();
    expect(page).toContain('token@reply.test</label>');
    const response = await reply(asked.id, 'Yes.');
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('>Sent<')]);
    const answer = await withSubject('Re: Asked', answers);
    expect(answer).toMatchObject({
      envelope: { from: 'hr@initech.test', to: ['token@reply.test'] },
      text: expect.stringMatching(/^Yes\.\n\nOn .* wrote:\n\n> Really\?/),
    });
    expect(answer.headers).toContainEqual({ name: 'in-reply-to', value: '<a@acme.test>' });
  });

  it('is not offered, nor sent, for a message that names no address for it', async () => {
    const silent = await ask({ subject: 'Silent' });
    const page = await (await fetch(new URL(`/messages/${silent.id}`, asking.url))).text();
    expect(page).not.toContain('<form');
    expect((await reply(silent.id, 'Hello?')).status).toBe(502);
  });

  it('is not sent for another site, nor for a message that is not there', async () => {
    const asked = await ask({ subject: 'Guarded', replyTo: 'token@reply.test' });
    expect((await reply(asked.id, 'Yes.', { 'sec-fetch-site': 'cross-site' })).status).toBe(404);
    expect((await reply('999', 'Yes.')).status).toBe(404);
  });
});

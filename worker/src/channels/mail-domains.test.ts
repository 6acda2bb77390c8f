import { createUDPServer, Packet } from 'dns2';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailDomains } from './mail-domains.ts';

const NO_NAME = 3;
const FAILED = 2;

let server: ReturnType<typeof createUDPServer>;
let asked: string[] = [];

beforeAll(async () => {
  server = createUDPServer((request, send) => {
    const response = Packet.createResponseFromRequest(request);
    const [question] = response.questions;
    if (!question) return;
    const { name, type } = question;
    asked.push(name);
    const answer = (record: object) =>
      response.answers.push(Packet.createResourceFromQuestion(question, { ...record, ttl: 0 }));
    if (name === 'gone.test') response.header.rcode = NO_NAME;
    if (name === 'down.test') response.header.rcode = FAILED;
    if (type === Packet.TYPE.MX && name === 'mail.test') answer({ priority: 10, exchange: 'mx.mail.test' });
    if (type === Packet.TYPE.MX && name === 'none.test') answer({ priority: 0, exchange: '' });
    if (type === Packet.TYPE.A && name === 'plain.test') answer({ address: '192.0.2.1' });
    send(response).catch(() => undefined);
  });
  await server.listen(0, '127.0.0.1');
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

it.each([
  ['with mail servers', 'mail.test', 'yes'],
  ['with an address alone', 'plain.test', 'yes'],
  ['that takes no mail', 'none.test', 'no'],
  ['that is not there', 'gone.test', 'no'],
  ['whose name servers fail', 'down.test', 'unknown'],
])('a domain %s', async (_what, domain, takesMail) => {
  const domains = mailDomains([`127.0.0.1:${server.address().port}`]);
  expect(await domains.takesMail(domain)).toBe(takesMail);
});

it('is asked for once', async () => {
  asked = [];
  const domains = mailDomains([`127.0.0.1:${server.address().port}`]);
  await Promise.all([domains.takesMail('mail.test'), domains.takesMail('MAIL.test')]);
  await domains.takesMail('mail.test');
  expect(asked).toEqual(['mail.test']);
});

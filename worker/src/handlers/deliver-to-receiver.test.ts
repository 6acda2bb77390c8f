import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { setClientCertificate } from '@credence/core';
import { selfSigned } from '@credence/core/testing';
import { expect, inject, it, onTestFinished } from 'vitest';
import { buildHarness, type Harness } from '../testing/harness.ts';
import { oneEvent } from '../testing/one-event.ts';
import type { Receiver } from '../testing/receiver.ts';
import { until } from '../testing/until.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

/** Bytes in buffers that are still referred to. */
function bytesHeld(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

it('a run holds few of the bodies that wait for a receiver that hangs', async () => {
  const large = await harnessForTest();
  const receiver = await large.receiver(() => 'hang');
  for (let event = 0; event < 24; event += 1)
    await oneEvent(large, { closeoutEndpoints: { EMPLOYMENT: receiver.url } });
  const events = await large.test.sql<{ id: string }>('select id from webhook_events');
  for (const { id } of events) {
    const place = { table: 'webhook_events', column: 'payload', id };
    const payload = large.context.cipher.seal(place, Buffer.alloc(600_000, 'x'));
    await large.test.sql('update webhook_events set payload = $2 where id = $1', [id, payload]);
  }
  const before = bytesHeld();
  await large.start({ limits: { httpTimeoutMs: 60_000 } });
  await until('requests that hang', () => receiver.requests.length === 8);
  await until('what is not needed to be let go of', () => bytesHeld() - before < 16e6);
});

it('a target on a port that is not allowed is never connected to', async () => {
  const guarded = await harnessForTest();
  const receiver = await guarded.receiver();
  await oneEvent(guarded, { closeoutEndpoints: { EMPLOYMENT: receiver.url } });
  await guarded.start({ config: { TARGET_PORTS: [443] } });
  expect(await attemptAt(guarded)).toMatchObject({ status: 'FAILED', error_class: 'BLOCKED_PORT' });
  expect(receiver.connections()).toBe(0);
});

it('a receiver that demands a certificate gets its events from an organization that has one', async () => {
  const [own, client] = [selfSigned('localhost'), selfSigned('us.test', 10)];
  const authorities = getCACertificates();
  setDefaultCACertificates([...authorities, own.cert]);
  onTestFinished(() => setDefaultCACertificates(authorities));
  const server = createServer(
    { ...own, requestCert: true, rejectUnauthorized: true, ca: [client.cert] },
    (_request, response) => response.end(),
  );
  onTestFinished(() => void server.close());
  const demanding = await harnessForTest();
  await once(server.listen(0), 'listening');
  const origin = `https://localhost:${(server.address() as AddressInfo).port}`;
  await setClientCertificate(demanding.context, { origin, certificate: client.cert, key: client.key });
  await oneEvent(demanding, { closeoutEndpoints: { EMPLOYMENT: `${origin}/hook` } });
  await demanding.start();
  expect(await attemptAt(demanding)).toMatchObject({ response_status: 200, error_class: null });
});

it('receivers of one origin that hang keep eight requests open and delay no other', async () => {
  const shared = await harnessForTest();
  const hanging = await shared.receiver(() => 'hang');
  const healthy = await shared.receiver();
  const paths = (receiver: Receiver) => Array.from({ length: 10 }, (_, index) => `${receiver.url}/${index}`);
  for (let order = 0; order < 8; order += 1)
    await oneEvent(shared, { closeoutEndpoints: { EMPLOYMENT: paths(hanging) } });
  await oneEvent(shared, { closeoutEndpoints: { EMPLOYMENT: paths(healthy) } });
  await shared.start({ limits: { httpTimeoutMs: 60_000 } });
  await until('the healthy deliveries', () => healthy.requests.length === 10);
  await until('the hanging requests', () => hanging.waiting() === 8);
  const later = await shared.receiver();
  await oneEvent(shared, { closeoutEndpoints: { EMPLOYMENT: later.url } });
  await until('an event of afterwards', () => later.requests.length === 1);
  expect(hanging.requests).toHaveLength(8);
});

/** A harness that one test alone uses. */
async function harnessForTest(): Promise<Harness> {
  const own = await buildHarness({ postgresUrl: inject('postgresUrl') });
  onTestFinished(own.close);
  return own;
}

/** The one attempt that there comes to be. */
const attemptAt = ({ test }: Harness) =>
  until('an attempt', async () => {
    const [attempt] = await test.sql(
      `select d.status, a.response_status, a.error_class
        from webhook_attempts a join webhook_deliveries d on d.id = a.delivery_id`,
    );
    return attempt;
  });

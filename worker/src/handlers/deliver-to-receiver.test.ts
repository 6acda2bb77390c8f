import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readTestEvent, redeliverEvents, sendTestEvent, setClientCertificate } from '@credence/core';
import { selfSigned } from '@credence/core/testing';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { expectSameEvent } from '../testing/expect-same-event.ts';
import { buildHarness, type Harness } from '../testing/harness.ts';
import { oneEvent as tellOneEvent } from '../testing/one-event.ts';
import type { Receiver } from '../testing/receiver.ts';
import { until } from '../testing/until.ts';

const SECRET = 'a plain secret';

interface Delivery {
  status: string;
  /** What came of each attempt: a status, or the class of an error. */
  attempts: string[];
}

let harness: Harness;
beforeAll(async () => {
  harness = await buildHarness({
    postgresUrl: inject('postgresUrl'),
    config: { WEBHOOK_RETRY_SCALE: 0.001 },
  });
  await harness.start({ limits: { httpTimeoutMs: 3_000 } });
});
afterAll(() => harness.close());

/** An order with one event to tell, and the id of its search. */
async function oneEvent(targets: Record<string, unknown>, at: Harness = harness): Promise<string> {
  const { searchId } = await tellOneEvent(at, { secret: SECRET, ...targets });
  return searchId;
}

/** The deliveries of a search's one event, once none of them is pending. */
const outcomeOf = (searchId: string) =>
  until('the end of the delivery', async () => {
    const rows = await harness.test.sql<Delivery>(
      `select d.status, array(select coalesce(a.response_status::text, a.error_class) from webhook_attempts a
            where a.delivery_id = d.id order by a.attempt_number) as attempts
        from webhook_deliveries d join webhook_events e on e.id = d.event_id where e.search_id = $1 order by d.created_at`,
      [searchId],
    );
    return rows.length > 0 && rows.every(({ status }) => status !== 'PENDING') && rows;
  });

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

/** Bytes in buffers that are still referred to. */
function bytesHeld(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

describe.concurrent('an event', () => {
  it('that was refused is delivered again with the same id and the same bytes', async () => {
    const receiver = await harness.receiver((count) => (count === 0 ? 400 : 200));
    const searchId = await oneEvent({ retryAttempts: 0, closeoutEndpoints: { EMPLOYMENT: receiver.url } });
    await outcomeOf(searchId);
    await redeliverEvents(harness.context, { filter: { searchId }, dryRun: false });
    await until('the second request', () => receiver.requests.length === 2);
    expect(await outcomeOf(searchId)).toEqual([{ status: 'DELIVERED', attempts: ['400', '200'] }]);
    expectSameEvent(receiver.requests, SECRET);
  });

  it('that is a test arrives signed, and its outcome is known', async () => {
    const receiver = await harness.receiver();
    const target = { url: receiver.url, secret: SECRET, headers: { 'X-Own': 'yes' } };
    const { eventId } = await sendTestEvent(harness.context, { target, searchType: 'EDUCATION' });
    const outcome = await until('the outcome of the test', async () => {
      const targets = await readTestEvent(harness.context, { eventId });
      return targets.every(({ deliveryStatus }) => deliveryStatus !== 'PENDING') && targets;
    });
    expect(outcome).toMatchObject([
      { deliveryStatus: 'DELIVERED', attempts: [{ url: receiver.url, responseStatus: 200, error: null }] },
    ]);
    expect(receiver.requests[0]?.headers).toMatchObject({ 'x-event-id': eventId, 'x-own': 'yes' });
    expectSameEvent(receiver.requests, SECRET);
  });
});

it('a run holds few of the bodies that wait for a receiver that hangs', async () => {
  const large = await harnessForTest();
  const receiver = await large.receiver(() => 'hang');
  for (let event = 0; event < 24; event += 1)
    await oneEvent({ closeoutEndpoints: { EMPLOYMENT: receiver.url } }, large);
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
  await oneEvent({ closeoutEndpoints: { EMPLOYMENT: receiver.url } }, guarded);
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
  await oneEvent({ closeoutEndpoints: { EMPLOYMENT: `${origin}/hook` } }, demanding);
  await demanding.start();
  expect(await attemptAt(demanding)).toMatchObject({ response_status: 200, error_class: null });
});

it('receivers of one origin that hang keep eight requests open and delay no other', async () => {
  const shared = await harnessForTest();
  const hanging = await shared.receiver(() => 'hang');
  const healthy = await shared.receiver();
  const paths = (receiver: Receiver) => Array.from({ length: 10 }, (_, index) => `${receiver.url}/${index}`);
  for (let order = 0; order < 8; order += 1)
    await oneEvent({ closeoutEndpoints: { EMPLOYMENT: paths(hanging) } }, shared);
  await oneEvent({ closeoutEndpoints: { EMPLOYMENT: paths(healthy) } }, shared);
  await shared.start({ limits: { httpTimeoutMs: 60_000 } });
  await until('the healthy deliveries', () => healthy.requests.length === 10);
  await until('the hanging requests', () => hanging.waiting() === 8);
  const later = await shared.receiver();
  await oneEvent({ closeoutEndpoints: { EMPLOYMENT: later.url } }, shared);
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

import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { setClientCertificate, type WorkerConfig } from '@credence/core';
import { selfSigned } from '@credence/core/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildHarness, type Harness } from '../testing/harness.ts';
import { oneEvent as tellOneEvent } from '../testing/one-event.ts';
import type { Receiver } from '../testing/receiver.ts';
import { until } from '../testing/until.ts';

const SECRET = 'a plain secret';

interface Delivery {
  id: string;
  status: string;
  source: string;
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
      `select d.id, d.status, d.endpoint_source as source,
          array(select coalesce(a.response_status::text, a.error_class) from webhook_attempts a
            where a.delivery_id = d.id order by a.attempt_number) as attempts
        from webhook_deliveries d join webhook_events e on e.id = d.event_id where e.search_id = $1 order by d.created_at`,
      [searchId],
    );
    return rows.length > 0 && rows.every(({ status }) => status !== 'PENDING') && rows;
  });

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

/** Bytes in buffers that somebody still refers to. */
function bytesHeld(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

describe.concurrent('a receiver', () => {
  it('that is down gets the event when it is up again', async () => {
    const receiver = await harness.receiver();
    await receiver.down();
    const searchId = await oneEvent({ retryAttempts: 3, closeoutEndpoints: { EMPLOYMENT: receiver.url } });
    await until('a failed attempt', async () => {
      const [row] = await harness.test.sql(
        `select from webhook_attempts a join webhook_deliveries d on d.id = a.delivery_id
          join webhook_events e on e.id = d.event_id where e.search_id = $1`,
        [searchId],
      );
      return row;
    });
    await receiver.up();
    const [delivery] = await outcomeOf(searchId);
    expect(delivery?.status).toBe('DELIVERED');
    expect(delivery?.attempts[0]).toBe('CONNECT');
    expect(receiver.requests).toHaveLength(1);
  });

  it('that never takes an event leaves it to the fallback, unchanged', async () => {
    const receiver = await harness.receiver(() => 500);
    const fallback = await harness.receiver();
    const searchId = await oneEvent({
      retryAttempts: 1,
      closeoutEndpoints: { EMPLOYMENT: receiver.url },
      fallbackEndpoint: fallback.url,
    });
    const deliveries = await until('both', async () => {
      const found = await outcomeOf(searchId);
      return found.length === 2 && found;
    });
    expect(deliveries).toMatchObject([
      { status: 'FAILED', source: 'type-specific', attempts: ['500', '500'] },
      { status: 'DELIVERED', source: 'fallback', attempts: ['200'] },
    ]);
    expect(fallback.requests).toHaveLength(1);
    expect(fallback.requests[0]?.headers['x-endpoint-source']).toBe('fallback');
    expect(fallback.requests[0]?.headers['x-event-id']).toBe(receiver.requests[0]?.headers['x-event-id']);
    expect(fallback.requests[0]?.body).toEqual(receiver.requests[0]?.body);
  });
});

describe('a run', () => {
  it('takes over what a worker that died had claimed', async () => {
    const orphaned = await buildHarness({ postgresUrl: inject('postgresUrl') });
    try {
      const receiver = await orphaned.receiver();
      await oneEvent({ closeoutEndpoints: { EMPLOYMENT: receiver.url } }, orphaned);
      await orphaned.test.sql('update webhook_deliveries set claimed_by = gen_random_uuid()');
      await orphaned.start();
      await until('the event', () => receiver.requests.length === 1);
    } finally {
      await orphaned.close();
    }
  });

  it('holds few of the bodies that wait for a receiver that hangs', async () => {
    const large = await buildHarness({ postgresUrl: inject('postgresUrl') });
    try {
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
    } finally {
      await large.close();
    }
  });
});

describe('a target that may not be called when it is its turn', () => {
  it.each<[string, Partial<WorkerConfig>, string]>([
    ['address is private', { ALLOW_LOOPBACK_TARGETS: false }, 'BLOCKED_ADDRESS'],
    ['port is not allowed', { TARGET_PORTS: [443] }, 'BLOCKED_PORT'],
  ])('is never connected to: its %s', async (_why, config, errorClass) => {
    const guarded = await buildHarness({ postgresUrl: inject('postgresUrl') });
    try {
      const receiver = await guarded.receiver();
      await oneEvent({ closeoutEndpoints: { EMPLOYMENT: receiver.url } }, guarded);
      await guarded.start({ config });
      const attempt = await until('an attempt', async () => {
        const [row] = await guarded.test.sql(
          `select d.status, a.error_class from webhook_attempts a join webhook_deliveries d on d.id = a.delivery_id`,
        );
        return row;
      });
      expect(attempt).toEqual({ status: 'FAILED', error_class: errorClass });
      expect(receiver.connections()).toBe(0);
    } finally {
      await guarded.close();
    }
  });
});

describe('a receiver that demands a certificate', () => {
  it('gets its events from an organization that has one', async () => {
    const [own, client] = [selfSigned('localhost'), selfSigned('us.test', 10)];
    const authorities = getCACertificates();
    setDefaultCACertificates([...authorities, own.cert]);
    const server = createServer(
      { ...own, requestCert: true, rejectUnauthorized: true, ca: [client.cert] },
      (_request, response) => response.end(),
    );
    const demanding = await buildHarness({ postgresUrl: inject('postgresUrl') });
    try {
      await once(server.listen(0), 'listening');
      const origin = `https://localhost:${(server.address() as AddressInfo).port}`;
      await setClientCertificate(demanding.context, { origin, certificate: client.cert, key: client.key });
      await oneEvent({ closeoutEndpoints: { EMPLOYMENT: `${origin}/hook` } }, demanding);
      await demanding.start();
      const attempt = await until('an attempt', async () => {
        const [row] = await demanding.test.sql('select response_status, error_class from webhook_attempts');
        return row;
      });
      expect(attempt).toEqual({ response_status: 200, error_class: null });
    } finally {
      await demanding.close();
      server.close();
      setDefaultCACertificates(authorities);
    }
  });
});

describe('receivers of one origin that hang', () => {
  it('keep eight requests open and delay nobody else', async () => {
    const shared = await buildHarness({ postgresUrl: inject('postgresUrl') });
    try {
      const hanging = await shared.receiver(() => 'hang');
      const healthy = await shared.receiver();
      const paths = (receiver: Receiver) =>
        Array.from({ length: 10 }, (_, index) => `${receiver.url}/${index}`);
      for (let order = 0; order < 8; order += 1) {
        await oneEvent({ closeoutEndpoints: { EMPLOYMENT: paths(hanging) } }, shared);
      }
      await oneEvent({ closeoutEndpoints: { EMPLOYMENT: paths(healthy) } }, shared);
      await shared.start({ limits: { httpTimeoutMs: 60_000 } });
      await until('the healthy deliveries', () => healthy.requests.length === 10);
      await until('the hanging requests', () => hanging.waiting() === 8);
      const later = await shared.receiver();
      await oneEvent({ closeoutEndpoints: { EMPLOYMENT: later.url } }, shared);
      await until('an event of afterwards', () => later.requests.length === 1);
      expect(hanging.requests).toHaveLength(8);
    } finally {
      await shared.close();
    }
  });
});

describe('a path that answers 500', () => {
  it('keeps no other path of its origin waiting', async () => {
    const shared = await buildHarness({ postgresUrl: inject('postgresUrl') });
    try {
      const receiver = await shared.receiver((_, { path }) => (path.endsWith('/broken') ? 500 : 200));
      const EMPLOYMENT = `${receiver.url}/broken`;
      for (let event = 0; event < 8; event += 1)
        await oneEvent({ retryAttempts: 0, closeoutEndpoints: { EMPLOYMENT } }, shared);
      await shared.start();
      await until('its breaker to open', async () => {
        const [row] = await shared.test.sql('select from webhook_receivers where open_until is not null');
        return row;
      });
      await oneEvent({ closeoutEndpoints: { EMPLOYMENT: `${receiver.url}/well` } }, shared);
      await until('the other path', () => receiver.requests.some(({ path }) => path.endsWith('/well')));
    } finally {
      await shared.close();
    }
  });
});

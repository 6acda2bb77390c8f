import { randomUUID } from 'node:crypto';
import { type Context, contextForTenant, createCore, createOrganization, migrate } from '@credence/core';
import { orderOf, testConfig } from '@credence/core/testing';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { clientOf, connectionTo, primaryUrl } from '../../../core/src/platform/database/primary.ts';
import { inReadTransaction } from '../../../core/src/platform/database/replicas/read-transaction.ts';
import { type Door, openDoor } from '../../../server/src/testing/app.ts';
import { Cleanup } from '../cleanup.ts';
import { type DatabasePair, startDatabasePair } from '../soak/database-pair.ts';

// It starts two Postgres servers, one a copy of the other.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

const ORDERS = '/background-check/v1/orders';
const FOUND = '/background-check/v1/searches/by-external-id';
const HEADER = 'consistency-token';

const cleanup = new Cleanup();
let pair: DatabasePair;
let standby: pg.Pool;
let primary: pg.Pool;
let directory: string;

beforeAll(async () => {
  directory = await cleanup.directory();
  pair = await startDatabasePair(directory, cleanup, { isSynchronous: false });
  await migrate(pair.primaryUrl());
  primary = poolOf(pair.primaryUrl());
  standby = poolOf(pair.standbyUrl());
});
afterAll(() => cleanup.run());

function poolOf(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 1 });
  pool.on('error', () => undefined);
  cleanup.add(() => pool.end());
  return pool;
}

const pauseReplay = async () => {
  await standby.query('select pg_wal_replay_pause()');
  const state = () => standby.query('select pg_get_wal_replay_pause_state() as state');
  await expect.poll(async () => (await state()).rows).toEqual([{ state: 'paused' }]);
};
const resumeReplay = async () => void (await standby.query('select pg_wal_replay_resume()'));

interface Served {
  context: Context;
  door: Door;
  /** What was said about the replica. */
  said: string[];
  token: string;
  /** @returns the ids of the listed orders */
  list(headers?: Record<string, string>): Promise<string[]>;
  create(body?: object): Promise<{ id: string; change: string }>;
}

/** All servers of one database have the same. */
const { ENCRYPTION_KEYS: keys } = testConfig('postgres://localhost/x', '/tmp');

/** A server that reads from the standby. */
async function serve(lagSeconds = 60): Promise<Served> {
  const said: string[] = [];
  const config = testConfig(pair.primaryUrl(), directory, { ENCRYPTION_KEYS: keys });
  const url = pair.standbyUrl().replace(/:\d+\//, `:${pair.standbyWire().port}/`);
  const core = createCore(config, {
    onError: () => undefined,
    replicas: { url, lagSeconds, onChange: (_replica, trouble) => said.push(trouble?.message ?? 'of use') },
  });
  onTestFinished(() => core.close());
  const tenant = `tenant-${randomUUID()}`;
  await createOrganization(core, { tenant, name: 'Replica Screening' });
  const context = await contextForTenant(core, tenant, 'API');
  if (!context) throw new Error('The organization just created cannot be found');
  const door = await openDoor(core);
  onTestFinished(() => door.close());
  await expect.poll(() => core.replicas?.lags()).toEqual([expect.any(Number)]);
  const token = door.token({ tenant });
  return {
    context,
    door,
    said,
    token,
    async list(headers = {}) {
      const { status, body } = await door.request('GET', ORDERS, { token, headers });
      expect(status).toBe(200);
      return (body as { data: { id: string }[] }).data.map(({ id }) => id);
    },
    async create(body = orderOf()) {
      const answer = await door.request('POST', ORDERS, { token, body });
      expect(answer.status).toBe(201);
      return {
        id: (answer.body as { verificationOrderId: string }).verificationOrderId,
        change: answer.headers[HEADER] ?? '',
      };
    },
  };
}

const countsOf = ({ context }: Served) => ({ ...context.core.replicas?.counts() });
/** What the server tells of its replicas at `/metrics`, without the lag itself. */
const figuresOf = async ({ door }: Served) => {
  const text = await (await fetch(`http://127.0.0.1:${door.metricsPort}/metrics`)).text();
  return text.match(/^replica_(reads_total\{.*|lag_seconds\{[^}]*\})/gm);
};
const readiness = async ({ door }: Served) => (await door.request('GET', '/ready')).status;
const health = async ({ door }: Served) => (await door.request('GET', '/health')).body;

describe('a server with a replica', () => {
  let served: Served;
  beforeEach(async () => {
    served = await serve();
  });

  it('reads lists there, and what has to be of now at the primary', async () => {
    const old = await served.create();
    expect(await served.list({ [HEADER]: old.change })).toEqual([old.id]);
    await pauseReplay();
    onTestFinished(resumeReplay);
    const { id } = await served.create();
    expect(await served.list()).toEqual([old.id]);
    const { body } = await served.door.request('GET', `${ORDERS}/${id}`, served);
    expect(body).toMatchObject({ id });
    expect(await served.list({ [HEADER]: old.change })).toEqual([old.id]);
    expect(countsOf(served)).toMatchObject({ away: 0, failed: 0 });
  });

  it('shows a client its own changes, at the primary as long as the replica has not replayed them', async () => {
    await pauseReplay();
    onTestFinished(resumeReplay);
    const { id, change } = await served.create(
      orderOf({ searchTypes: [{ searchType: 'EMPLOYMENT', externalSearchId: 'mine' }] }),
    );
    expect(await served.list()).toEqual([]);
    expect(await served.list({ [HEADER]: change })).toEqual([id]);
    const found = await served.door.request('GET', `${FOUND}/mine`, {
      ...served,
      headers: { [HEADER]: change },
    });
    expect(found.body).toMatchObject({ searches: [{ orderId: id }] });
    expect(countsOf(served)).toEqual({ replica: 1, behind: 2, away: 0, failed: 0 });
    expect(await figuresOf(served)).toEqual([
      'replica_reads_total{outcome="replica"} 1',
      'replica_reads_total{outcome="behind"} 2',
      'replica_reads_total{outcome="away"} 0',
      'replica_reads_total{outcome="failed"} 0',
      'replica_lag_seconds{replica="1"}',
    ]);
    await resumeReplay();
    await expect.poll(() => served.list()).toEqual([id]);
    const before = countsOf(served).replica ?? 0;
    expect(await served.list({ [HEADER]: change })).toEqual([id]);
    expect(countsOf(served).replica).toBe(before + 1);
  });

  it('waits for a change that is about to be replayed', async () => {
    await pauseReplay();
    onTestFinished(resumeReplay);
    const { id, change } = await served.create();
    const listing = served.list({ [HEADER]: change });
    await resumeReplay();
    expect(await listing).toEqual([id]);
  });

  it.each(['x', '0'.repeat(200), `${'f'.repeat(14)}.${'A'.repeat(54)}`])(
    'asks the primary for who sends what is no token: %s',
    async (forged) => {
      await pauseReplay();
      onTestFinished(resumeReplay);
      const { id } = await served.create();
      expect(await served.list({ [HEADER]: forged })).toEqual([id]);
    },
  );

  it('gives the token again to who repeats a request', async () => {
    const sent = { ...served, body: orderOf(), headers: { 'idempotency-key': 'once' } };
    const first = await served.door.request('POST', ORDERS, sent);
    const second = await served.door.request('POST', ORDERS, sent);
    expect(second.headers['idempotency-replayed']).toBe('true');
    const [one = '', two = ''] = [first, second].map(({ headers }) => headers[HEADER]);
    expect(two > one && one !== '').toBe(true);
    const [order] = await served.list({ [HEADER]: two });
    expect(first.body).toMatchObject({ verificationOrderId: order });
  });

  it('shows no other organization, and changes nothing there', async () => {
    const { change } = await served.create();
    const other = await serve();
    expect(await other.list({ [HEADER]: change })).toEqual([]);
    const reading = { ...other.context, readAfter: 0n };
    const seen = await inReadTransaction(reading, ({ query }) =>
      query(
        `select current_user as role, pg_is_in_recovery() as "isStandby", current_setting('application_name') as name,
          current_setting('transaction_read_only') as "readOnly", (select count(*)::int from orders) as orders`,
      ),
    );
    expect(seen).toEqual([
      { role: 'credence_service', isStandby: true, name: 'credence', readOnly: 'on', orders: 0 },
    ]);
  });

  it('asks the primary for what a conflict with the replay ended', async () => {
    await served.create();
    await standby.query(`alter system set max_standby_streaming_delay = 0`);
    await standby.query('select pg_reload_conf()');
    await primary.query('create table crowd as select generate_series(1, 10000) as one');
    await primary.query('grant select on crowd to credence_service');
    await vi.waitFor(() => standby.query('select from crowd limit 1'), 20_000);
    const onStandby: boolean[] = [];
    const reading = inReadTransaction({ ...served.context, readAfter: 0n }, async ({ query }) => {
      const [{ isStandby } = { isStandby: false }] = await query<{ isStandby: boolean }>(
        'select pg_is_in_recovery() as "isStandby"',
      );
      onStandby.push(isStandby);
      return query(
        isStandby ? 'select count(*) from crowd where pg_sleep(0.01) is not null' : 'select true as done',
      );
    });
    // With no delay, whatever is replayed may end it: what was cleaned up behind the new table as well as the drop.
    await expect.poll(() => onStandby[0]).toBe(true);
    await primary.query('drop table crowd');
    expect(await reading).toEqual([{ done: true }]);
    expect(onStandby).toEqual([true, false]);
    expect(countsOf(served).failed).toBe(1);
    expect(served.said.at(-1)).toContain('conflict with recovery');
  });
});

describe('a replica that', () => {
  it('is behind the bound is left alone, until it has caught up', async () => {
    const served = await serve(1);
    await pauseReplay();
    onTestFinished(resumeReplay);
    const { id } = await served.create();
    await expect.poll(() => served.list()).toEqual([id]);
    expect(countsOf(served).behind).toBeGreaterThan(0);
    await resumeReplay();
    const before = countsOf(served).replica ?? 0;
    await vi.waitFor(async () => {
      expect(await served.list()).toEqual([id]);
      expect(countsOf(served).replica).toBeGreaterThan(before);
    }, 20_000);
  });

  it('falls silent is left alone within a second or two, and taken again', async () => {
    const served = await serve();
    const { id } = await served.create();
    expect(await health(served)).toMatchObject({ readReplicas: { configured: 1, usable: 1 } });
    const wire = pair.standbyWire();
    onTestFinished(() => wire.thaw());
    wire.freeze();
    expect(await served.list()).toEqual([id]);
    expect(await readiness(served)).toBe(200);
    expect(await health(served)).toMatchObject({ readReplicas: { configured: 1, usable: 0 } });
    const { away } = countsOf(served);
    expect(await served.list()).toEqual([id]);
    expect(countsOf(served).away).toBe((away ?? 0) + 1);
    wire.thaw();
    await expect.poll(() => served.said.at(-1)).toBe('of use');
  });

  it('is promoted is left alone, and takes the connections of the primary, which still answers', async () => {
    const served = await serve();
    const idle = new (clientOf(pair.url))(connectionTo(pair.url));
    await idle.connect();
    expect(idle.port).toBe(pair.primaryWire().port);
    const isEnded = new Promise<void>((resolve) => {
      // It is told of its end as a failure first.
      idle.on('error', () => undefined).on('end', resolve);
    });
    const { id, change } = await served.create();
    await vi.waitFor(async () => {
      await served.list({ [HEADER]: change });
      expect(countsOf(served).replica).toBeGreaterThan(0);
    }, 20_000);
    await pair.promote();
    await expect.poll(() => served.said.at(-1)).toBe('It is no standby');
    await isEnded;
    expect(await primaryUrl(pair.url)).toContain(`:${pair.primaryWire().port}/`);
    expect(await served.list()).toEqual([id]);
    expect(await health(served)).toMatchObject({ readReplicas: { usable: 0 } });
  });

  it('is killed is left alone', async () => {
    // The primary of before.
    await pair.replaceLost();
    const served = await serve();
    const { id, change } = await served.create();
    await expect.poll(() => served.list()).toEqual([id]);
    expect(countsOf(served).replica).toBeGreaterThan(0);
    await pair.killStandby();
    expect(await served.list()).toEqual([id]);
    expect(await served.list({ [HEADER]: change })).toEqual([id]);
    expect(await readiness(served)).toBe(200);
    await expect.poll(() => health(served)).toMatchObject({ readReplicas: { usable: 0 } });
    const { away } = countsOf(served);
    expect(await served.list()).toEqual([id]);
    expect(countsOf(served).away).toBe((away ?? 0) + 1);
  });
});

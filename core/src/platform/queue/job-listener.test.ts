import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { createTestCore, type TestCore } from '../../testing/index.ts';
import { jobListener } from './job-listener.ts';

const CHANNEL = 'a channel of this test';

let test: TestCore;
const handles: { close(): Promise<void> }[] = [];
beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl') });
});
afterEach(() => Promise.all(handles.splice(0).map((handle) => handle.close())));
afterAll(() => test.close());

const until = <T>(look: () => T | Promise<T>) => vi.waitUntil(look, { timeout: 20_000, interval: 10 });

/** Listens, and keeps what it is told. */
async function listen(databaseUrl = test.core.config.DATABASE_URL) {
  const heard: (string | undefined)[] = [];
  const faults: Error[] = [];
  const listener = jobListener(
    { DATABASE_URL: databaseUrl },
    (error) => faults.push(error),
    (queue) => heard.push(queue),
  );
  let connections = 0;
  const handle = await listener(
    CHANNEL,
    () => undefined,
    () => {
      connections += 1;
    },
  );
  handles.push(handle);
  return { heard, faults, connections: () => connections, close: handle.close };
}

const notify = (queue: string) => test.sql('select pg_notify($1, $2)', [CHANNEL, queue]);

const sessions = async () => {
  const rows = await test.sql<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'credence-listener' and datname = current_database()`,
  );
  return rows.map(({ pid }) => pid);
};

describe('a listener', () => {
  it('names each queue that got a job, after having said once that any may have', async () => {
    const { heard } = await listen();
    await notify('send-outbound');
    await notify('deliver-to-receiver');
    await until(() => heard.length === 3);
    expect(heard).toEqual([undefined, 'send-outbound', 'deliver-to-receiver']);
  });

  it('goes around a proxy where it is told to', async () => {
    const heard: (string | undefined)[] = [];
    const { DATABASE_URL } = test.core.config;
    const listener = jobListener(
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/proxy', DATABASE_LISTEN_URL: DATABASE_URL },
      () => undefined,
      (queue) => heard.push(queue),
    );
    handles.push(
      await listener(
        CHANNEL,
        () => undefined,
        () => undefined,
      ),
    );
    await notify('send-outbound');
    await until(() => heard.length === 2);
    expect(heard).toEqual([undefined, 'send-outbound']);
  });

  it('connects again by itself when its session is ended, says what may have been missed, and hears again', async () => {
    const { heard, faults, connections } = await listen();
    const [pid] = await sessions();
    await test.sql('select pg_terminate_backend($1)', [pid]);
    await until(() => connections() === 2);
    expect(faults.length).toBeGreaterThan(0);
    expect(heard).toEqual([undefined, undefined]);
    await notify('send-outbound');
    await until(() => heard.includes('send-outbound'));
    expect(await sessions()).toHaveLength(1);
  });

  it('goes on trying while there is nothing to connect to', async () => {
    const { faults, connections } = await listen('postgres://nobody@127.0.0.1:1/nothing');
    await until(() => faults.length >= 2);
    expect(connections()).toBe(0);
  });

  it('ends its session when it is closed, and does not come back', async () => {
    const { close, faults } = await listen();
    expect(await sessions()).toHaveLength(1);
    await close();
    await until(async () => (await sessions()).length === 0);
    expect(faults).toEqual([]);
  });
});

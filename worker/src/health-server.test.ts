import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { ClockOff, createLogger } from '@credence/core';
import { Gauge, Registry } from 'prom-client';
import { afterEach, describe, expect, it } from 'vitest';
import { createHealthServer } from './health-server.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

const registry = new Registry();
new Gauge({ name: 'jobs', help: 'Jobs', registers: [registry] }).set(3);

/** Asks a worker whose database does as told. */
async function ask(path: string, check: () => Promise<void>, started = true) {
  const logger = createLogger({ level: 'silent' });
  const server = createHealthServer({ check }, logger, () => (started ? registry : undefined));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  cleanups.push(() => server.close());
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  return [answer.status, await answer.text()];
}

const works = async () => undefined;
const isAway = () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.5'));
const isElsewhen = () => Promise.reject(new ClockOff(60_000));

describe('a worker', () => {
  it.each([
    ['/health', 'works', works, true, 200, 'working'],
    ['/health', 'starts', works, false, 503, 'starting'],
    ['/health', 'has no database', isAway, true, 503, 'the database does not work'],
    ['/health', 'waits for the database', isAway, false, 503, 'the database does not work'],
    ['/alive', 'has no database', isAway, true, 200, 'alive'],
    ['/alive', 'starts', works, false, 200, 'alive'],
    ['/metrics', 'starts', works, false, 404, ''],
    ['/elsewhere', 'works', works, true, 404, ''],
  ])('%s of one that %s', async (path, _how, check, started, status, words) => {
    expect(await ask(path, check, started)).toEqual([status, words]);
  });

  it.each([true, false])('/health of one whose clock is off says so (started: %s)', async (started) => {
    expect(await ask('/health', isElsewhen, started)).toEqual([503, expect.stringMatching(/clock/i)]);
  });

  it('/metrics of one that works are its own', async () => {
    expect(await ask('/metrics', isAway)).toEqual([200, expect.stringContaining('jobs 3')]);
  });
});

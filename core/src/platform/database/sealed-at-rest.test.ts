import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Context } from '../../domain/context/context.ts';
import { listSearches, readSearch } from '../../domain/searches/read-searches.ts';
import {
  createTestCore,
  dumpOf,
  fakeClock,
  OFFICE_HOURS,
  readableIn,
  type TestCore,
} from '../../testing/index.ts';
import { type LivedOrder, liveOrder } from '../../testing/life.ts';
import { canariesOf, personalWebhooks, SALARY } from '../../testing/personal-order.ts';

let test: TestCore;
let context: Context;
let lived: LivedOrder;
/** Every text handed to the service that says something about a person, leads to one, or is a secret. */
let canaries: string[];

beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl'), clock: fakeClock(OFFICE_HOURS) });
  const own = canariesOf('organization', 12);
  const webhookConfig = personalWebhooks(own, 'organization');
  context = await test.organization({ webhookConfig });
  lived = await liveOrder(test, context, 'sealed', 11);
  const digits = lived.canaries.filter((text) => /^\d{3}-\d{2}-\d{4}$/.test(text));
  expect(digits).toHaveLength(1);
  // Mails are known again by their ids, which are kept as they are.
  const inClear = ['message-id', 'thread-id'].map((what) => `${what}-of-sealed@leak.example`);
  canaries = [
    ...[...own.all, ...lived.canaries, ...lived.business, ...lived.tokens, ...lived.replyTokens],
    ...[...digits.map((ssn) => ssn.replaceAll('-', '')), String(SALARY)],
  ].filter((text) => !inClear.includes(text));
});
afterAll(() => test.close());

describe('after the whole life of an order', () => {
  it('no personal data and no secret can be read in any table, the jobs included', async () => {
    expect(canaries.length).toBeGreaterThan(50);
    expect(readableIn(await dumpOf(test), canaries)).toEqual([]);
  });

  it('jobs carry ids and nothing else', async () => {
    const jobs = await test.sql<{ data: Record<string, unknown> }>('select data from pgboss.job');
    const values = jobs.flatMap(({ data }) => Object.values(data).map(String));
    expect(values.length).toBeGreaterThan(0);
    // An id, or the keyed hash of a receiver's URL.
    const isId = (value: string) => /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[\w-]{43})$/.test(value);
    expect(values.filter((value) => !isId(value))).toEqual([]);
  });

  it('none can be read in any file either', async () => {
    const { FILES_DIRECTORY } = test.core.config;
    const entries = await readdir(FILES_DIRECTORY, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(0);
    for (const { parentPath, name } of files) {
      const content = await readFile(join(parentPath, name), 'latin1');
      expect(readableIn(content, canaries)).toEqual([]);
    }
  });

  it('the organization itself can read it all', async () => {
    const [employment, education] = await listSearches(context, { orderId: lived.orderId });
    expect([employment?.search.searchStatus, education?.search.searchStatus]).toEqual([
      'COMPLETED',
      'COMPLETED',
    ]);
    expect(employment?.results[0]?.resultDetails).toContain('-canary-in-the-comment.');
    expect(education?.results[0]?.resultDetails).toContain('-canary-in-the-details.');
    const { activities } = await readSearch(context, {
      orderId: lived.orderId,
      searchId: employment?.search.id ?? '',
    });
    expect(activities.map(({ channelValue }) => channelValue)).toContain('qa-of-sealed@leak.example');
  });

  it('a canary in clear would be found, in whatever form', async () => {
    const planted = ['a plain canary', 'a canary in bytes', 'a canary in base64'];
    const [plain, bytes, base64] = planted;
    await test.sql('create table planted (plain text, bytes bytea, base64 text)');
    for (const offset of ['', 'x', 'xx']) {
      await test.sql('insert into planted values ($1, $2, $3)', [
        plain,
        Buffer.from(`${offset}${bytes}`),
        Buffer.from(`${offset}${base64} and more`).toString('base64'),
      ]);
      expect(readableIn(await dumpOf(test), [...planted, 'not there'])).toEqual(planted);
      await test.sql('truncate planted');
    }
  });
});

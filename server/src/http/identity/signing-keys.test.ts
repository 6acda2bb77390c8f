import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ecKey,
  rsaKey,
  startIdentityProvider,
  type TestIdentityProvider,
} from '../testing/identity-provider.ts';
import { serve } from '../testing/testing.ts';
import { createSigningKeys, KeysUnavailable, type SigningKeys } from './signing-keys.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const first = rsaKey('first');
const second = ecKey('second');

let provider: TestIdentityProvider;
let time: number;
let failures: unknown[];
let keys: SigningKeys;

beforeEach(async () => {
  provider = await startIdentityProvider(first);
  time = 0;
  failures = [];
  keys = createSigningKeys({
    jwksUrl: provider.url,
    now: () => time,
    fetchTimeoutMs: 500,
    onFetchFailed: (error) => failures.push(error),
  });
});

afterEach(async () => {
  await provider.close();
});

/** The ids out of `kids` that have a key now. */
async function found(...kids: string[]): Promise<string[]> {
  const looked = await Promise.all(kids.map(async (kid) => ((await keys.find(kid)) ? [kid] : [])));
  return looked.flat();
}

describe('createSigningKeys', () => {
  it('gives the published key and fetches the set once for all who wait', async () => {
    const looked = await Promise.all(Array.from({ length: 50 }, () => keys.find('first')));
    expect(looked.every((key) => key?.equals(first.publicKey))).toBe(true);
    expect(provider.requests()).toBe(1);
  });

  it('answers 200 unknown ids within a second by one more fetch at most', async () => {
    await keys.find('first');
    const strangers = Array.from({ length: 200 }, (_, index) => `stranger-${index}`);
    for (const stranger of strangers) {
      time += 5;
      expect(await keys.find(stranger)).toBeUndefined();
    }
    expect(provider.requests()).toBe(1);
  });

  it('finds a key published during a flood of unknown ids within a minute, with at most 7 fetches', async () => {
    await keys.find('first');
    provider.publish(first, second);
    const seen: string[] = [];
    for (let asked = 0; asked < 600; asked += 1) {
      time += MINUTE / 600;
      await keys.find(`stranger-${asked}`);
      seen.push(...(await found('second')));
    }
    expect(seen.length).toBeGreaterThan(0);
    expect(provider.requests()).toBeLessThanOrEqual(7);
  });

  it('refreshes a set older than 10 minutes behind the request, and refuses a key that is gone', async () => {
    await keys.find('first');
    provider.publish(second);
    time = 10 * MINUTE - 1;
    expect(await found('first')).toEqual(['first']);
    expect(provider.requests()).toBe(1);
    time = 10 * MINUTE;
    expect(await found('first')).toEqual(['first']);
    await expect.poll(() => found('first', 'second')).toEqual(['second']);
    expect(provider.requests()).toBe(2);
  });

  it('refuses every key once the provider publishes none', async () => {
    await keys.find('first');
    provider.publish();
    time = 10 * MINUTE;
    await keys.find('first');
    await expect.poll(() => found('first')).toEqual([]);
    expect(failures).toEqual([]);
  });

  it.each(['fail', 'hang', 'break off', 'babble'] as const)(
    'serves the last keys for 24 hours without waiting while the provider would %s',
    async (manner) => {
      await keys.find('first');
      provider.behave(manner);
      time = 10 * MINUTE;
      for (let asked = 0; asked < 100; asked += 1) expect(await found('first')).toEqual(['first']);
      // None of the hundred waited: the fetch that the first of them started has not failed yet.
      expect(failures).toEqual([]);
      await expect.poll(() => failures).toHaveLength(1);
      expect(provider.requests()).toBe(2);
      time = 24 * HOUR - 1;
      expect(await found('first')).toEqual(['first']);
      time = 24 * HOUR + 10 * SECOND;
      await expect(keys.find('first')).rejects.toThrow(KeysUnavailable);
    },
  );

  it('asks a provider that is away at most once in 10 seconds, and recovers', async () => {
    provider.behave('fail');
    await expect(keys.find('first')).rejects.toThrow(KeysUnavailable);
    time = 10 * SECOND - 1;
    await expect(keys.find('first')).rejects.toThrow(KeysUnavailable);
    expect(provider.requests()).toBe(1);
    provider.behave('answer');
    time = 10 * SECOND;
    expect(await found('first')).toEqual(['first']);
  });

  it('says so when nothing listens at the address', async () => {
    await provider.close();
    await expect(keys.find('first')).rejects.toThrow(KeysUnavailable);
    expect(failures).toHaveLength(1);
  });

  it('follows a provider to no other address', async () => {
    const elsewhere = await serve((_req, res) => res.writeHead(302, { location: provider.url }).end());
    const led = createSigningKeys({ jwksUrl: elsewhere.url, now: () => time });
    await expect(led.find('first')).rejects.toThrow(KeysUnavailable);
    expect(provider.requests()).toBe(0);
    await elsewhere.close();
  });

  it('takes public keys that sign and have an id, and leaves the others of the set alone', async () => {
    const jwk = (kid: string, more: object = {}) => ({
      ...rsaKey(kid).publicKey.export({ format: 'jwk' }),
      kid,
      ...more,
    });
    provider.publishSet([
      null,
      jwk('encrypts', { use: 'enc' }),
      jwk('private', { d: 'AQAB' }),
      jwk('broken', { n: 17 }),
      { kty: 'oct', kid: 'shared', k: 'c2VjcmV0' },
      { ...jwk('nameless'), kid: undefined },
      jwk('signs', { use: 'sig' }),
    ]);
    expect(await found('encrypts', 'private', 'broken', 'shared', 'nameless', 'signs')).toEqual(['signs']);
    expect(failures).toEqual([]);
  });
});

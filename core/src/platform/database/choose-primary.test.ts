import { describe, expect, it } from 'vitest';
import { choosePrimary, type Primary } from './choose-primary.ts';

/** A host on that timeline. */
const on = (timeline: number): Primary => ({
  url: `postgres://app@db-${timeline}/c`,
  host: `db-${timeline}`,
  port: 5432,
  timeline,
});
const standby = () => Promise.reject(new Error('It is a standby'));
const silent = () => new Promise<never>(() => undefined);

/** It answers after those that answer at once. */
const later = (primary: Primary) => () =>
  new Promise<Primary>((resolve) => {
    setImmediate(() => setImmediate(resolve, primary));
  });
const now = (primary: Primary) => () => Promise.resolve(primary);

describe('of several hosts, the primary is', () => {
  it.each([
    ['the only one that takes changes', [standby, now(on(1))], 0, 1],
    ['the only one that takes changes, known from before', [now(on(1)), standby], 1, 1],
    ['the newer of two that take changes', [now(on(1)), now(on(2))], 0, 2],
    ['the newer, though the former answers first', [now(on(1)), later(on(2))], 0, 2],
    ['the newer, though the former was the newest so far', [now(on(1)), later(on(2))], 1, 2],
    ['the newer, when it was heard of before', [now(on(1)), later(on(2))], 2, 2],
    ['the one that answers, beside one that keeps silent', [silent, now(on(3))], 3, 3],
    ['the newer, beside one that keeps silent', [now(on(3)), silent, later(on(4))], 3, 4],
  ])('%s', async (_what, hosts, newest, timeline) => {
    expect(
      await choosePrimary(
        hosts.map((ask) => ask()),
        newest,
      ),
    ).toEqual(on(timeline));
  });
});

describe('there is no primary while', () => {
  it.each([
    ['all are standbys', [standby, standby], 0],
    ['only one takes changes whose timeline has ended', [now(on(1)), standby], 2],
  ])('%s', async (_what, hosts, newest) => {
    await expect(
      choosePrimary(
        hosts.map((ask) => ask()),
        newest,
      ),
    ).rejects.toMatchObject({
      message: 'None of the 2 hosts of the database takes changes',
      code: '57P03',
    });
  });
});

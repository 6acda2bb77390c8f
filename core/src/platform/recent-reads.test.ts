import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RecentReads } from './recent-reads.ts';

const FRESH_MS = 2_000;
let reads: RecentReads<number>;
/** Ends each read that has begun. */
let begun: ((value: number | undefined | Error) => void)[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  reads = new RecentReads(FRESH_MS);
  begun = [];
});
afterEach(() => {
  vi.useRealTimers();
});

const read = () =>
  new Promise<number | undefined>((resolve, reject) => {
    begun.push((value) => (value instanceof Error ? reject(value) : resolve(value)));
  });
const get = () => reads.get('key', read);

async function know(value: number): Promise<void> {
  const asked = get();
  begun.at(-1)?.(value);
  expect(await asked).toBe(value);
}

it('reads once for all who ask at the same time, and again for another key', async () => {
  const asked = [get(), get(), get()];
  const other = reads.get('other', read);
  expect(begun).toHaveLength(2);
  begun[0]?.(1);
  begun[1]?.(2);
  expect(await Promise.all([...asked, other])).toEqual([1, 1, 1, 2]);
});

it.each([
  ['at once', 0, 1, 1],
  ['before the last quarter of the time', FRESH_MS * 0.75 - 1, 1, 1],
  ['in the last quarter, and reads anew beside that', FRESH_MS * 0.75, 1, 2],
  ['just before it is over', FRESH_MS - 1, 1, 2],
])('answers what it knows %s', async (_, age, value, readings) => {
  await know(1);
  vi.advanceTimersByTime(age);
  expect(await get()).toBe(value);
  expect(await get()).toBe(value);
  expect(begun).toHaveLength(readings);
});

it('waits for what is read, once what it knows is too old', async () => {
  await know(1);
  vi.advanceTimersByTime(FRESH_MS);
  await know(2);
  expect(await get()).toBe(2);
});

it('counts the time from when a read began: what took long is old when it is there', async () => {
  const asked = get();
  vi.advanceTimersByTime(FRESH_MS);
  begun[0]?.(1);
  expect(await asked).toBe(1);
  await know(2);
});

it.each(['forget', 'forgetAll'] as const)(
  'does not keep what was being read before it was told to %s',
  async (how) => {
    const before = get();
    if (how === 'forget') reads.forget('key');
    else reads.forgetAll();
    await know(2);
    begun[0]?.(1);
    expect(await before).toBe(1);
    expect(await get()).toBe(2);
  },
);

it('keeps nothing where there is nothing, and goes on after a failure', async () => {
  const absent = get();
  begun[0]?.(undefined);
  expect(await absent).toBeUndefined();
  const failed = get();
  begun[1]?.(new Error('away'));
  await expect(failed).rejects.toThrow('away');
  await know(3);
});

it('does not fail those who know enough when the read beside them does', async () => {
  await know(1);
  vi.advanceTimersByTime(FRESH_MS * 0.75);
  expect(await get()).toBe(1);
  begun[1]?.(new Error('away'));
  await Promise.resolve();
  expect(await get()).toBe(1);
  expect(begun).toHaveLength(3);
});

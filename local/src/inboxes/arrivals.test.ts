import { describe, expect, it } from 'vitest';
import { createArrivals } from './arrivals.ts';

describe('createArrivals', () => {
  it('lists what was there and what came, newest first', () => {
    const arrivals = createArrivals('letter', ['a', 'b']);
    arrivals.add('c');
    expect(arrivals.all()).toEqual(['c', 'b', 'a']);
  });

  it('resolves at once with the newest match that is already there', async () => {
    const arrivals = createArrivals('letter', ['a1', 'b', 'a2']);
    expect(await arrivals.waitFor((item) => item.startsWith('a'), { timeoutMs: 1 })).toBe('a2');
  });

  it('resolves when a match arrives, passing over what does not match', async () => {
    const arrivals = createArrivals<string>('letter', []);
    const waiting = arrivals.waitFor((item) => item === 'b', { timeoutMs: 5_000 });
    arrivals.add('a');
    arrivals.add('b');
    expect(await waiting).toBe('b');
  });

  it('rejects after the time, saying what was awaited', async () => {
    const arrivals = createArrivals('letter', ['a']);
    await expect(arrivals.waitFor(() => false, { timeoutMs: 1 })).rejects.toThrow(
      /expected letter did not arrive within 1 ms \(1 others did\)/,
    );
  });

  it('hands a throwing predicate to the one who waits, not to the sender', async () => {
    const arrivals = createArrivals<string>('letter', []);
    const waiting = arrivals.waitFor(
      () => {
        throw new Error('bad predicate');
      },
      { timeoutMs: 5_000 },
    );
    expect(() => arrivals.add('a')).not.toThrow();
    await expect(waiting).rejects.toThrow('bad predicate');
  });
});

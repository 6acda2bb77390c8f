import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SharedWindow } from './shared-window.ts';

/** A count that several servers share, which takes its time to answer. */
function sharedCount(windowMs = 60_000) {
  let requests = 0;
  const reports: number[] = [];
  const errors: unknown[] = [];
  const server = () =>
    new SharedWindow({
      windowMs,
      async add(more) {
        reports.push(more);
        await new Promise(setImmediate);
        requests += more;
        return { requests, endsInMs: windowMs };
      },
      onError: (error) => errors.push(error),
    });
  return { server, reports, errors, counted: () => requests };
}

const allowedOf = async (verdicts: Promise<{ allowed: boolean }>[]): Promise<number> =>
  (await Promise.all(verdicts)).filter(({ allowed }) => allowed).length;

const many = (window: SharedWindow, requests: number, limit: number) =>
  Array.from({ length: requests }, () => window.admit(limit));

describe('the window of one server', () => {
  it.each([1, 2, 10, 199, 200, 401, 6_000])(
    'lets exactly %i through, however many come at once',
    async (limit) => {
      const window = sharedCount().server();
      expect(await allowedOf(many(window, limit + 50, limit))).toBe(limit);
      expect(await allowedOf(many(window, 50, limit))).toBe(0);
    },
  );

  it('lets exactly the limit through when they come one after the other', async () => {
    const window = sharedCount().server();
    const verdicts = [];
    for (let request = 0; request < 1_010; request += 1) verdicts.push(await window.admit(1_000));
    expect(verdicts.map(({ allowed }) => allowed)).toEqual([
      ...Array(1_000).fill(true),
      ...Array(10).fill(false),
    ]);
    expect(verdicts.map(({ remaining }) => remaining)).toEqual(
      Array.from({ length: 1_010 }, (_, index) => Math.max(0, 999 - index)),
    );
  });

  it('reports many requests at once, and none that it refuses', async () => {
    const { server, reports } = sharedCount();
    const window = server();
    for (let request = 0; request < 7_000; request += 1) await window.admit(6_000);
    await expect.poll(() => reports.reduce((sum, more) => sum + more, 0)).toBe(6_000);
    expect(reports.length).toBeLessThanOrEqual(6_000 / 15);
  });

  it('waits for the shared count only when it keeps too many requests to itself', async () => {
    const window = new SharedWindow({
      windowMs: 60_000,
      add: () => new Promise(() => undefined),
      onError: () => undefined,
    });
    let answered = 0;
    const verdicts = Array.from({ length: 40 }, async () => {
      await window.admit(6_000);
      answered += 1;
    });
    // 6,000 / 200 are so many that the answer matters; it never comes.
    await Promise.all(verdicts.slice(0, 29));
    await new Promise(setImmediate);
    expect(answered).toBe(29);
  });

  it('does not keep a few requests to itself for long', async () => {
    const { server, counted } = sharedCount();
    const window = server();
    await Promise.all(many(window, 3, 6_000));
    expect(counted()).toBe(0);
    await expect.poll(() => counted()).toBe(3);
  });

  it('begins anew once its time is over', async () => {
    const { server } = sharedCount(1);
    const window = server();
    await window.admit(1);
    await expect.poll(async () => (await allowedOf([window.admit(100)])) > 0).toBe(true);
  });

  it('counts by itself while the shared count is out of reach', async () => {
    const errors: unknown[] = [];
    const window = new SharedWindow({
      windowMs: 60_000,
      add: () => Promise.reject(new Error('away')),
      onError: (error) => errors.push(error),
    });
    expect(await allowedOf(many(window, 700, 600))).toBe(600);
    expect(errors.length).toBeGreaterThan(0);
  });
});

describe('the windows of several servers', () => {
  it('let the limit through together, and each at most one in a hundred more', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4_000 }),
        fc.array(fc.integer({ min: 0, max: 2_000 }), { minLength: 1, maxLength: 5 }),
        async (limit, bursts) => {
          const { server } = sharedCount();
          const windows = bursts.map((requests) => ({ window: server(), requests }));
          const allowed = await allowedOf(
            windows.flatMap(({ window, requests }) => many(window, requests, limit)),
          );
          const sent = bursts.reduce((sum, requests) => sum + requests, 0);
          expect(allowed).toBeGreaterThanOrEqual(Math.min(sent, limit));
          expect(allowed).toBeLessThanOrEqual(limit + (bursts.length * limit) / 100);
        },
      ),
      { numRuns: 200 },
    );
  });
});

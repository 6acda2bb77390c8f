import type { ClaimedDelivery, MadeAttempt } from '@credence/core';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type RunSteps, runReceiver } from './run-receiver.ts';

/** A delivery as far as a run looks at it. */
const delivery = (name: string, trigger = 'FIRST') =>
  ({ trigger, delivery: { id: name }, request: { body: '' } }) as unknown as ClaimedDelivery;
const nameOf = ({ claimed }: MadeAttempt) => claimed.delivery.id;
const arrived = ({ outcome }: MadeAttempt) => outcome.kind === 'response';
const many = (count: number) => Array.from({ length: count }, (_, index) => delivery(`${index}`));

/** A receiver with so much waiting, and what a run did to it. */
function world(waiting: ClaimedDelivery[], answers: (name: string) => boolean | 'throws' = () => true) {
  const seen = { claims: [] as number[], most: 0, sent: [] as string[], recorded: [] as string[], ends: 0 };
  const ended = { unsent: [] as string[] };
  let underWay = 0;
  let deadInARow = 0;
  const steps: RunSteps = {
    async claim(most) {
      const limit = waiting[0]?.trigger === 'PROBE' ? 1 : most;
      const deliveries = waiting.splice(0, limit);
      seen.claims.push(deliveries.length);
      return { deliveries, unreadable: [], hasMore: deliveries.length === limit };
    },
    async send(claimed) {
      const name = claimed.delivery.id;
      seen.sent.push(name);
      underWay += 1;
      seen.most = Math.max(seen.most, underWay);
      await new Promise(setImmediate);
      underWay -= 1;
      const came = answers(name);
      if (came === 'throws') throw new Error('A fault of ours');
      const outcome = came ? { kind: 'response', status: 200 } : { kind: 'error', errorClass: 'TIMEOUT' };
      return { claimed, outcome } as unknown as MadeAttempt;
    },
    async record(attempts) {
      await new Promise(setImmediate);
      for (const attempt of attempts) {
        seen.recorded.push(nameOf(attempt));
        deadInARow = arrived(attempt) ? 0 : deadInARow + 1;
      }
      return { mayGoOn: deadInARow < 5 };
    },
    async end(attempts, unsent) {
      seen.recorded.push(...attempts.map(nameOf));
      seen.ends += 1;
      ended.unsent = unsent.map(({ delivery: { id } }) => id);
    },
  };
  return { seen, ended, steps };
}

it.each([0, 1, 8, 64, 65, 300])(
  'sends and records %i deliveries once each, eight at a time',
  async (count) => {
    const { seen, ended, steps } = world(many(count));
    await runReceiver(steps, new AbortController());
    expect(new Set(seen.sent).size).toBe(count);
    expect(seen.sent).toHaveLength(count);
    expect(seen.recorded.toSorted()).toEqual(seen.sent.toSorted());
    expect(seen.most).toBe(Math.min(8, count));
    expect(seen.ends).toBe(1);
    expect(ended.unsent).toEqual([]);
  },
);

it('sends twelve at most to a receiver that is down, and lets go of the rest', async () => {
  const { seen, ended, steps } = world(many(60), () => false);
  await runReceiver(steps, new AbortController());
  expect(seen.sent.length).toBeGreaterThanOrEqual(5);
  expect(seen.sent.length).toBeLessThanOrEqual(12);
  expect(seen.recorded).toHaveLength(seen.sent.length);
  expect(ended.unsent).toHaveLength(60 - seen.sent.length);
});

it('sends one that finds out, then twenty, then as usual', async () => {
  const { seen, steps } = world([delivery('probe', 'PROBE'), ...many(100)]);
  await runReceiver(steps, new AbortController());
  expect(seen.claims.slice(0, 3)).toEqual([1, 20, 64]);
  expect(seen.sent).toHaveLength(101);
});

it('begins nothing more once it is over, and ends what it has begun', async () => {
  const over = new AbortController();
  const { seen, ended, steps } = world(many(60), (name) => {
    if (name === '7') over.abort();
    return true;
  });
  await runReceiver(steps, over);
  expect(seen.sent.length).toBeLessThan(20);
  expect(seen.recorded).toHaveLength(seen.sent.length);
  expect(ended.unsent).toHaveLength(60 - seen.sent.length);
});

it('records what ended beside a fault of ours, and then throws', async () => {
  const { seen, steps } = world(many(8), (name) => (name === '3' ? 'throws' : true));
  await expect(runReceiver(steps, new AbortController())).rejects.toThrow('A fault of ours');
  expect(seen.recorded).toHaveLength(7);
  expect(seen.ends).toBe(0);
});

it('sends what is told meanwhile beside a request that hangs', async () => {
  const { seen, steps } = world([delivery('hangs')]);
  const waiting = [delivery('hangs')];
  const hanging = Promise.withResolvers<void>();
  const running = runReceiver(
    {
      ...steps,
      async claim() {
        return { deliveries: waiting.splice(0), unreadable: [], hasMore: false };
      },
      async send(one) {
        if (one.delivery.id === 'hangs') {
          waiting.push(delivery('told later'));
          await hanging.promise;
        } else hanging.resolve();
        return steps.send(one);
      },
    },
    new AbortController(),
  );
  await running;
  expect(seen.recorded.toSorted()).toEqual(['hangs', 'told later']);
});

it('records together what ends within a moment', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { steps } = world(many(300));
  const record = vi.spyOn(steps, 'record');
  const end = vi.spyOn(steps, 'end');
  await runReceiver(steps, new AbortController());
  const sizes = [...record.mock.calls, ...end.mock.calls].map(([attempts]) => attempts.length);
  expect(sizes).toEqual([64, 64, 64, 64, 44]);
});

it('records what ended beside a request that hangs', async () => {
  const { seen, steps } = world([delivery('hangs'), delivery('ends')]);
  const hanging = Promise.withResolvers<void>();
  await runReceiver(
    {
      ...steps,
      async send(one) {
        if (one.delivery.id === 'hangs') await hanging.promise;
        return steps.send(one);
      },
      async record(attempts) {
        hanging.resolve();
        return steps.record(attempts);
      },
    },
    new AbortController(),
  );
  expect(seen.recorded).toEqual(['ends', 'hangs']);
});

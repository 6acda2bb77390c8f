import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrder } from './acts/create-orders.ts';
import { endOfDays } from './end-of-days.ts';
import { type OpenHarness, openHarness } from './harness.ts';
import { emptyModel } from './model.ts';
import { plays } from './plays.ts';

let opened: OpenHarness;

beforeAll(async () => {
  opened = await openHarness();
});
afterAll(() => opened.close());

/** Lives to play; `npm run test:model` plays many. */
const RUNS = Number(process.env.MODEL_RUNS ?? 6);
/** A failure prints its seed, path and replayPath: given here, they play just that life again. */
const SEED = Number(process.env.SEED);
const { MODEL_PATH, MODEL_REPLAY_PATH } = process.env;

/** Time for the lives, and for finding the shortest one that fails. */
const LIMIT_MS = 120_000 + RUNS * 5_000;

const lives = fc.asyncProperty(
  fc.array(createOrder(), { minLength: 1, maxLength: 3 }),
  fc.commands([plays()], {
    maxCommands: 50,
    size: 'max',
    ...(MODEL_REPLAY_PATH ? { replayPath: MODEL_REPLAY_PATH } : {}),
  }),
  async (firstOrders, acts) => {
    const model = emptyModel();
    const harness = await opened.begin();
    for (const order of firstOrders) await order.run(model, harness);
    await fc.asyncModelRun(() => ({ model, real: harness }), acts);
    await endOfDays(model, harness);
    expect(opened.faults, 'trouble outside requests and jobs').toEqual([]);
  },
);

describe('the whole life of orders', () => {
  it(
    `is as the specification says, whatever happens in whatever order (SEED=${SEED})`,
    () =>
      fc.assert(lives, {
        seed: SEED,
        numRuns: RUNS,
        interruptAfterTimeLimit: LIMIT_MS,
        ...(MODEL_PATH ? { path: MODEL_PATH } : {}),
      }),
    LIMIT_MS + 60_000,
  );
});

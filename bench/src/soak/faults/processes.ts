import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { waitFor } from '../../../../local/src/wait-for.ts';
import type { Kind } from '../fleet.ts';
import { type Fault, now, type Scene } from './fault.ts';

/** Most kills come at any moment of a job; some leave time for the queue to miss the dead. */
const SOON_MS = 300;
const LATE_MS = 4_000;
const LATE_SHARE = 0.15;
/** How long a request or its answer is under way. */
const MOMENT_MS = 30;
/** So many times workers die before they are left to come through: the queue misses the dead after some 10 s each time. */
const KILLS_IN_A_ROW = 5;

const killOne = async ({ fleet }: Scene, kind: Kind) => {
  await fleet.kill(kind);
  return { mendedAt: now(), after: fleet.add(kind) };
};

/** The next time that something happens. */
const nextTime = (listen: (listener: () => void) => void): (() => Promise<void>) => {
  let told = () => {};
  listen(() => told());
  return () =>
    new Promise((resolve) => {
      told = resolve;
    });
};

/** Kills every worker as soon as one has been answered from outside, and has it still to record. */
function killAfter(
  name: string,
  words: string,
  listenTo: (scene: Scene) => (listener: () => void) => void,
): Fault {
  let next: (() => Promise<void>) | undefined;
  return {
    name,
    words,
    times: 100,
    isOutage: true,
    async inject(scene, _turn, left) {
      const { fleet, random } = scene;
      next ??= nextTime(listenTo(scene));
      const times = Math.min(KILLS_IN_A_ROW, left);
      for (let kill = 0; kill < times; kill += 1) {
        await next();
        await pause(random.below(MOMENT_MS));
        await fleet.killAll('worker');
        await Promise.all([fleet.add('worker'), fleet.add('worker')]);
      }
      return { times };
    },
  };
}

const CLOCKS_OFF_MS = 600_000;
const OFF_MS = 10_000;

export const PROCESS_FAULTS: readonly Fault[] = [
  {
    name: 'server-killed',
    words: 'kill -9 of the server in mid-request',
    times: 200,
    async inject(scene) {
      await waitFor('a request under way', () => scene.client.inFlight() > 0, 120_000);
      await pause(scene.random.below(MOMENT_MS));
      return killOne(scene, 'server');
    },
  },
  {
    name: 'worker-killed',
    words: 'kill -9 of the worker in mid-phase',
    times: 200,
    async inject(scene) {
      const { random } = scene;
      await pause(random.chance(LATE_SHARE) ? random.below(LATE_MS) : random.below(SOON_MS));
      return killOne(scene, 'worker');
    },
  },
  killAfter(
    'receiver-answered',
    'kill -9 after the receiver answered',
    ({ receivers }) => receivers.onAnswer,
  ),
  killAfter('mail-accepted', 'kill -9 after SMTP accepted', ({ mail }) => mail.onArrival),
  {
    name: 'deployment',
    words: 'SIGTERM under load (a deployment)',
    times: 20,
    async inject({ fleet, client, find }) {
      const before = client.failures.length;
      await Promise.all([fleet.add('server'), fleet.add('worker')]);
      await Promise.all([fleet.stop('server'), fleet.stop('worker')]);
      for (const { words } of client.failures.slice(before)) {
        find('deployment', 'a deployment cuts no request off', words);
      }
      return {};
    },
  },
  {
    name: 'clock-off',
    words: "one worker's clock 10 minutes off beside a right one",
    times: 4,
    async inject({ stage, find, mailWire }, turn) {
      const worker = await stage.startWorker({
        NODE_OPTIONS: `--import=${fileURLToPath(new URL('../shift-clock.ts', import.meta.url))}`,
        CLOCK_OFFSET_MS: String(turn % 2 === 0 ? CLOCKS_OFF_MS : -CLOCKS_OFF_MS),
        SMTP_URL: `smtp://127.0.0.1:${mailWire.port}`,
      });
      await pause(OFF_MS);
      const answer = await fetch(`${worker.url}/health`);
      const words = await answer.text();
      if (answer.status !== 503 || !words.includes('clock')) {
        find('clock-off', 'a wrong clock is said', `${answer.status} ${words}`);
      }
      await worker.kill();
      return {};
    },
  },
];

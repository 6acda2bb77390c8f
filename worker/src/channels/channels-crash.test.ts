import { afterAll, describe, expect, inject, it } from 'vitest';
import { callableNumber } from '../../../local/src/testing/callable-number.ts';
import { buildHarness, type Harness } from '../testing/harness.ts';
import { missHeartbeats } from '../testing/miss-heartbeats.ts';
import { type ReceivedRequest, type Receiver, startReceiver } from '../testing/receiver.ts';
import { until } from '../testing/until.ts';
import { startWorkerProcess } from '../testing/worker-process.ts';

/** How often a worker is killed in each way; more of them in a soak. */
const KILLS = Number(process.env.CHANNEL_KILLS ?? 1);
/** A dead worker's jobs are looked for every 5 s. */
const TIMEOUT_MS = 90_000;

const GATEWAY = 'fax.credence.test';

/** Somebody to ask, by the one channel that reaches them. */
interface Person {
  employment: Record<string, unknown>;
  /** How the other end of the channel knows them: an address, a mailbox at the gateway, a number. */
  reachedAs: string;
}

const person = {
  EMAIL: (index: number): Person => {
    const employerEmail = `hr-${index}@contoso.example`;
    return { employment: { employerEmail }, reachedAs: employerEmail };
  },
  FAX: (index: number): Person => ({
    employment: { employerFax: `(512) 555-01${index}` },
    reachedAs: `151255501${index}@${GATEWAY}`,
  }),
  VOICE: (index: number): Person => {
    const employerPhone = callableNumber(index);
    return { employment: { employerPhone }, reachedAs: employerPhone };
  },
};

const numbered = (index: number): Person[] => [person.EMAIL(index), person.FAX(index), person.VOICE(index)];
/** Whom the worker is writing to when it dies, one by each channel. */
const INTERRUPTED = numbered(10);
const BACKLOG = [11, 12, 13, 14].flatMap(numbered);

const cleanups: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

/** A harness with all channels, and the telephony service beside it. */
interface Scene {
  harness: Harness;
  telephony: Receiver;
  /** The ids of all messages that came for somebody, one for each arrival. */
  arrivals(reachedAs: string): string[];
}

/** Calls `look` after each arrival; whoever is held never hears that the message was taken. */
async function build(held: Set<string>, look: () => void): Promise<Scene> {
  const numberOf = ({ body }: ReceivedRequest): string => JSON.parse(String(body)).data.number;
  const telephony = await startReceiver((_count, request) => {
    look();
    return held.has(numberOf(request)) ? 'hang' : 202;
  });
  const harness = await buildHarness({
    postgresUrl: inject('postgresUrl'),
    worksHere: false,
    config: { FAX_GATEWAY_DOMAIN: GATEWAY, VOICE_URL: telephony.url, VOICE_SECRET: 'a telephone key' },
  });
  cleanups.push(telephony.down, harness.close);
  harness.mail.onArrival(look);
  for (const reachedAs of held) harness.mail.behave(reachedAs, 'hold');
  return {
    harness,
    telephony,
    arrivals: (reachedAs) => [
      ...harness.mail.arrivedFor(reachedAs).map(({ email }) => email.messageId?.slice(1, 37) ?? ''),
      ...telephony.requests
        .filter((request) => numberOf(request) === reachedAs)
        .map(({ headers }) => String(headers['webhook-id'])),
    ],
  };
}

/**
 * Kills a worker once all three channels have taken a message of it that it has not recorded, and lets another one
 * have what is left.
 * @param held whether those who took the messages kept silent about that until then
 */
async function killedWhileSending(held: boolean): Promise<Scene> {
  const silent = new Set(held ? INTERRUPTED.map(({ reachedAs }) => reachedAs) : []);
  let look = () => undefined as unknown;
  const scene = await build(silent, () => look());
  const { harness } = scene;
  for (const { employment } of [...INTERRUPTED, ...BACKLOG]) await harness.order({ to: null, employment });

  const first = startWorkerProcess(harness.config);
  cleanups.unshift(first.stop);
  await new Promise<void>((resolve) => {
    // What is being answered at the moment is answered first.
    look = () => setImmediate(kill);
    const kill = () => {
      if (INTERRUPTED.some(({ reachedAs }) => scene.arrivals(reachedAs).length === 0)) return;
      first.kill();
      resolve();
    };
  });
  look = () => undefined;
  await missHeartbeats(harness.test);
  silent.clear();
  for (const { reachedAs } of INTERRUPTED) harness.mail.behave(reachedAs, 'accept');
  const second = startWorkerProcess(harness.config);
  cleanups.unshift(second.stop);
  await until('every attempt', () => allSent(scene), TIMEOUT_MS);
  return scene;
}

async function allSent({ harness }: Scene): Promise<boolean> {
  const [row] = await harness.test.sql<{ sent: number }>(
    `select count(*)::int as sent from outbounds where attempt_number = 1 and status = 'SENT'`,
  );
  return row?.sent === INTERRUPTED.length + BACKLOG.length;
}

describe.concurrent('a worker that is killed while it sends by every channel', () => {
  const rounds = Array.from({ length: KILLS }, (_, round) => round + 1);

  it.each(rounds)(
    'before it heard that the messages were taken: they are repeated once, recognizably (%i)',
    async () => {
      const scene = await killedWhileSending(true);
      for (const { reachedAs } of INTERRUPTED) {
        const ids = scene.arrivals(reachedAs);
        expect([reachedAs, ids.length, new Set(ids).size]).toEqual([reachedAs, 2, 1]);
      }
      await expectNobodyLost(scene);
    },
    3 * TIMEOUT_MS,
  );

  it.each(rounds)(
    'after it heard so, and before it wrote that down: nothing is lost, and no repeat is mistaken for another (%i)',
    async () => {
      await expectNobodyLost(await killedWhileSending(false));
    },
    3 * TIMEOUT_MS,
  );
});

/** Everybody was reached, at most twice, and each time by the message that is recorded for them. */
async function expectNobodyLost(scene: Scene): Promise<void> {
  const sent = await scene.harness.test.sql<{ id: string }>(`select id from outbounds where status = 'SENT'`);
  const recorded = new Set(sent.map(({ id }) => id));
  for (const { reachedAs } of [...INTERRUPTED, ...BACKLOG]) {
    const ids = scene.arrivals(reachedAs);
    expect(ids.length, reachedAs).toBeGreaterThan(0);
    expect(ids.length, reachedAs).toBeLessThanOrEqual(2);
    expect(new Set(ids).size, reachedAs).toBe(1);
    expect(recorded, reachedAs).toContain(ids[0]);
  }
}

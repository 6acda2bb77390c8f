import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { startCleanup } from '../cleanup.ts';
import { createRandom } from '../month/world/random.ts';
import { say } from '../say.ts';
import { prepareStage } from '../stage.ts';
import { type Collisions, checkArrivals, countCollisions } from './check-arrivals.ts';
import { killWorkers } from './kill-workers.ts';
import { isRefused } from './planned-answer.ts';
import { countPending, readOutcome } from './read-outcome.ts';
import { startSlowReceivers } from './slow-receivers.ts';
import { tellEvents } from './tell-events.ts';
import { waitFor } from './wait-for.ts';

/**
 * Kills workers without any warning while events go out to receivers that answer slowly, and then holds what arrived
 * to what the service says. Fails where an event got lost, changed, or is listed as failed though it was taken.
 * SEED names the run (a new one each time unless given). `--smoke` is short, and kills need not hit every moment.
 */

const smoke = process.argv.includes('--smoke');
const seed = process.env.SEED ?? String(Date.now() % 1_000_000);
const EVENTS = smoke ? 100 : 5_000;
const KILLS = smoke ? 3 : 100;
const RECEIVERS = 8;
/** Longer than it takes until the last job of the dead is missed, and every retry is over. */
const END_MS = 240_000;
/** The retries of the schedule would take too long. */
const RETRY_SCALE = '0.01';

const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1_000).toFixed(0)} s`;
const cleanup = startCleanup();

try {
  say(
    `${availableParallelism()} cores, Node ${process.version}, SEED=${seed}, ${EVENTS} events, ${KILLS} kills`,
  );
  const secret = randomBytes(24).toString('base64');
  const receivers = await startSlowReceivers({ seed, secret, count: RECEIVERS }, cleanup);
  const stage = await prepareStage(cleanup);
  const { url: serviceUrl } = await stage.startServer();

  // Events and kills keep step: some events arrive before each kill, and others are on their way.
  let killed = 0;
  const share = EVENTS / KILLS;
  const released = (index: number) =>
    waitFor('the kills before it', () => index < share * (killed + 2), END_MS);
  const isTime = (kills: number) => {
    const arrived = receivers.arrived();
    // Where all have arrived before a new worker was there, nothing will be under way any more.
    return arrived >= share * (kills + 0.5) && (receivers.waiting() > 0 || arrived >= EVENTS);
  };
  const startWorker = () => stage.startWorker({ WEBHOOK_RETRY_SCALE: RETRY_SCALE });
  const killing = {
    kills: KILLS,
    random: createRandom(`${seed} kills`),
    startWorker,
    isTime,
    onKill(kills: number) {
      killed = kills;
      if (kills % 10 === 0 || smoke)
        say(`  ${kills} kills after ${seconds()}, ${receivers.arrived()} events arrived`);
    },
  };
  const teller = { serviceUrl, secret, token: stage.token, urls: receivers.urls };
  say(`  the stage is there after ${seconds()}`);
  await Promise.all([tellEvents(teller, EVENTS, released), killWorkers(killing)]);
  say(`  all told and killed after ${seconds()}`);
  await waitFor('the end of the deliveries', async () => (await countPending(stage)) === 0, END_MS);
  await waitFor('the last answers', () => receivers.waiting() === 0);

  const events = await readOutcome(stage, serviceUrl);
  const { journal } = receivers;
  const violations = checkArrivals({
    count: EVENTS,
    events,
    journal,
    isRefused: (name) => isRefused(seed, name),
  });
  const collisions = countCollisions({ events, journal });
  if (!smoke) violations.set('kills hit before, during and after an answer', missedMoments(collisions));
  say(['', ...collisionTable(collisions), '', ...violationTable(violations), '', `${seconds()}`].join('\n'));
  if ([...violations.values()].some(({ length }) => length > 0)) process.exitCode = 1;
} finally {
  await cleanup.run();
}

function line(what: string, count: number): string {
  return `${what.padEnd(60)}${String(count).padStart(8)}`;
}

function collisionTable(collisions: Collisions): string[] {
  return [
    line('workers killed', KILLS),
    line('events', EVENTS),
    line('requests', collisions.requests),
    line('events that arrived more than once', collisions.repeated),
    line('answers that a kill came before', collisions.cutBefore),
    line('answers that a kill cut off', collisions.cutDuring),
    line('answers given, and not recorded by the one that was killed', collisions.unrecorded),
  ];
}

function violationTable(violations: ReadonlyMap<string, readonly string[]>): string[] {
  return [...violations].flatMap(([rule, found]) => [
    line(rule, found.length),
    ...found.slice(0, 3).map((example) => `  ${example}`),
  ]);
}

/** The moments that no kill hit: a run without them has not shown what it is for. */
function missedMoments({ cutBefore, cutDuring, unrecorded }: Collisions): string[] {
  return Object.entries({ cutBefore, cutDuring, unrecorded }).flatMap(([moment, count]) =>
    count === 0 ? [moment] : [],
  );
}

import { setTimeout as pause } from 'node:timers/promises';
import { waitFor } from '../../../../local/src/wait-for.ts';
import { orderBody } from '../../order-body.ts';
import { percentile } from '../../statistics.ts';
import type { World } from '../world.ts';
import { type Fault, now, type Observer } from './fault.ts';

const LANES = 16;
const MEASURED_MS = 4_000;
const OVERLOAD_MS = 15_000;
const FACTOR = 3;
const LOOK_MS = 100;
/** What has to be kept, whatever others do. */
const PATIENCE_MS = 1_000;
const DRAINED_MS = 600_000;

interface Asked {
  status: number;
  ms: number;
  retryAfter: string | null;
}

export const OVERLOAD: Fault = {
  name: 'overload',
  words: 'overload, three times what one machine takes',
  times: 3,
  isQuiet: true,
  async inject(world) {
    const capacity = await measureCapacity(world);
    const [asked, health, quiet] = await Promise.all([
      askAtRate(world, capacity * FACTOR),
      watch(() => get(`${serverOf(world)}/health`)),
      watch(() => create(world, world.stage.tokens[QUIET] ?? '')),
    ]);
    judge(world, capacity, { asked, health, quiet });
    await drain(world, asked.filter(({ status }) => status === 201).length);
    return {};
  },
};

/** The organizations that have no part in the rest: one looks on, the other one orders too much. */
const [QUIET, BUSY] = [1, 2];
const busyOf = ({ stage }: World) => stage.tokens[BUSY] ?? '';
const serverOf = ({ fleet }: World) => fleet.urls('server')[0] ?? '';

async function timed(request: () => Promise<Response>): Promise<Asked> {
  const from = now();
  try {
    const answer = await request();
    await answer.arrayBuffer();
    return { status: answer.status, ms: now() - from, retryAfter: answer.headers.get('retry-after') };
  } catch {
    return { status: 0, ms: now() - from, retryAfter: null };
  }
}

const get = (url: string) => timed(() => fetch(url));

/** An order that nothing has to be done about for long, once its contact has been asked. */
function create({ fleet, receivers }: World, token: string): Promise<Asked> {
  const body = orderBody(receivers.urls[0] ?? '');
  const urls = fleet.urls('server');
  return timed(() =>
    fetch(`${urls[Math.floor(now()) % urls.length]}/background-check/v1/orders`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...body, webhookConfig: undefined }),
    }),
  );
}

/** @returns how many orders a second are taken from callers that wait for each answer */
async function measureCapacity(world: World): Promise<number> {
  const end = now() + MEASURED_MS;
  const lane = async () => {
    let taken = 0;
    while (now() < end) if ((await create(world, busyOf(world))).status === 201) taken += 1;
    return taken;
  };
  const taken = await Promise.all(Array.from({ length: LANES }, lane));
  return (taken.reduce((sum, count) => sum + count, 0) / MEASURED_MS) * 1_000;
}

/** Callers that do not wait for each other's answers. */
async function askAtRate(world: World, rate: number): Promise<Asked[]> {
  const asking: Promise<Asked>[] = [];
  const from = now();
  while (now() < from + OVERLOAD_MS) {
    const due = ((now() - from) / 1_000) * rate;
    while (asking.length < due) asking.push(create(world, busyOf(world)));
    await pause(10);
  }
  return Promise.all(asking);
}

async function watch(ask: () => Promise<Asked>): Promise<Asked[]> {
  const asked: Asked[] = [];
  const end = now() + OVERLOAD_MS;
  while (now() < end) {
    asked.push(await ask());
    await pause(LOOK_MS);
  }
  return asked;
}

const p99 = (asked: readonly Asked[]) =>
  percentile(
    asked.map(({ ms }) => ms),
    0.99,
  );
const ms = (value: number) => `${value.toFixed(0)} ms`;

function judge(
  { find, note }: Observer,
  capacity: number,
  { asked, health, quiet }: Record<'asked' | 'health' | 'quiet', Asked[]>,
): void {
  const refused = asked.filter(({ status }) => status === 503);
  const taken = asked.filter(({ status }) => status === 201);
  note(
    `overload: ${capacity.toFixed(0)} orders a second are taken; of ${asked.length} at ${FACTOR} times that, ` +
      `${taken.length} taken (p99 ${ms(p99(taken))}), ${refused.length} refused (p99 ${ms(p99(refused))}); ` +
      `/health p99 ${ms(p99(health))}, a quiet organization p99 ${ms(p99(quiet))}`,
  );
  for (const [who, answers] of Object.entries({ health, quiet })) {
    if (p99(answers) > PATIENCE_MS) {
      find(
        'overload',
        'health and a quiet organization are answered within 1 s',
        `${who} ${ms(p99(answers))}`,
      );
    }
  }
  const unsaid = refused.filter(({ retryAfter }) => !Number(retryAfter));
  if (unsaid.length > 0) find('overload', 'a refusal says when to come again', `${unsaid.length} do not`);
  const odd = asked.filter(({ status }) => status !== 201 && status !== 503);
  if (odd.length > 0)
    find('overload', 'an overload is refused with 503', odd.map(({ status }) => status).join(', '));
}

/** The backlog of the workers grows no more by itself, and ends. */
async function drain({ stage, find, note }: World & Observer, taken: number): Promise<void> {
  const from = now();
  const jobs = async () => {
    const [row] = await stage.sql<{ count: number }>(
      `select count(*)::integer as count from pgboss.job
        where state in ('created', 'retry', 'active') and start_after <= now()`,
    );
    return row?.count ?? 0;
  };
  let most = 0;
  const isDrained = async () => {
    const left = await jobs();
    most = Math.max(most, left);
    return left === 0;
  };
  await waitFor('the end of the backlog', isDrained, DRAINED_MS).catch((error: Error) =>
    find('overload', 'a backlog is worked off', error.message),
  );
  note(
    `overload: at most ${most} jobs for ${taken} searches of 15 s; worked off in ${((now() - from) / 1_000).toFixed(0)} s`,
  );
}

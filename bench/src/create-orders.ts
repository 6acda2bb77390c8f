import { randomUUID } from 'node:crypto';
import autocannon, { type Request } from 'autocannon';
import type { OrderBody } from './order-body.ts';
import { processorMs, type RunningProcess } from './processes.ts';
import { median, percentile } from './statistics.ts';

/** How much load, and how often. */
export interface LoadPlan {
  connections: number;
  /** Of one measurement. */
  length: Length;
  /** Measurements of each program, taken in turns. */
  rounds: number;
  /** Orders of one batch. */
  batch: number;
}

/** Seconds, or requests where no figure counts. */
type Length = { duration: number } | { amount: number };

/** What one program did under load; latencies in milliseconds. */
export interface Throughput {
  requestsPerSecond: number;
  /** The program's own time on the processors for each request, in microseconds: other load changes it least. */
  processorUs: number;
  p50: number;
  p99: number;
}

/** The programs that create the same order: the service, the least that keeps the same rows, and what many teams would write. */
export type Program = 'service' | 'bare' | 'peer';

/** What each did in all rounds. */
export interface Comparison {
  /** Medians. */
  throughput: Record<Program, Throughput>;
  /** The service's requests per second by those of the other program, of each round. */
  ratiosTo: Record<Exclude<Program, 'service'>, number[]>;
}

interface Subjects {
  programs: Record<Program, RunningProcess>;
  token: string;
  order: OrderBody;
  say: (line: string) => void;
}

export const ORDERS = '/background-check/v1/orders';
/** Stands for an id in what is posted, another in each request: a client gives no two searches the same. */
export const OWN_ID = '[<id>]';
const PROGRAMS = ['service', 'bare', 'peer'] as const satisfies readonly Program[];
/** Until most of what each of them does is compiled: after 2 s, the first round took two to three times as long as the others. */
const WARM_UP_SECONDS = 10;

/** Creates orders as fast as all programs can, in turns, so that whatever else the machine does hits each of them. */
export async function compareOrderCreation(subjects: Subjects, plan: LoadPlan): Promise<Comparison> {
  const { programs, say } = subjects;
  const measure = (program: Program, length: Length) => load(programs[program], length, plan, subjects);
  const warmUp = 'duration' in plan.length ? { duration: WARM_UP_SECONDS } : plan.length;
  for (const program of PROGRAMS) await measure(program, warmUp);

  const measured: Record<Program, Throughput[]> = { service: [], bare: [], peer: [] };
  for (let round = 1; round <= plan.rounds; round += 1) {
    for (const program of PROGRAMS) measured[program].push(await measure(program, plan.length));
    const rates = PROGRAMS.map((program) => `${program} ${rateOf(measured[program].at(-1)).toFixed(0)}/s`);
    say(`round ${round}: ${rates.join(', ')}`);
  }
  const ratiosTo = (other: Program) =>
    measured.service.map((ours, round) => rateOf(ours) / rateOf(measured[other][round]));
  return {
    throughput: {
      service: medians(measured.service),
      bare: medians(measured.bare),
      peer: medians(measured.peer),
    },
    ratiosTo: { bare: ratiosTo('bare'), peer: ratiosTo('peer') },
  };
}

const rateOf = (round: Throughput | undefined): number => round?.requestsPerSecond ?? Number.NaN;

/** Batches under way at a time: one is looked at while another is stored. */
const BATCHES_AT_ONCE = 2;

/** Creates orders by the batch; figures are those of an order, latencies of a batch. */
export async function measureBatches(subjects: Subjects, { length, batch }: LoadPlan): Promise<Throughput> {
  const orders = Array.from({ length: batch }, (_, index) => ({
    ...subjects.order,
    searchTypes: subjects.order.searchTypes.map((search) => ({
      ...search,
      externalSearchId: `${search.externalSearchId}-${index}`,
    })),
  }));
  const path = '/background-check/v1/batches';
  const { requestsPerSecond, processorUs, ...latencies } = await post(
    subjects.programs.service,
    { path, body: { orders }, token: subjects.token },
    { connections: BATCHES_AT_ONCE, length },
  );
  return {
    requestsPerSecond: requestsPerSecond * batch,
    processorUs: processorUs / batch,
    ...latencies,
  };
}

/** Creates orders as the SDK does: each request has a key by which it may be sent again. */
export const measureKeyed = ({ programs, token, order }: Subjects, { connections, length }: LoadPlan) =>
  post(programs.service, { path: ORDERS, body: order, token, isKeyed: true }, { connections, length });

const load = (
  program: RunningProcess,
  length: Length,
  { connections }: LoadPlan,
  { token, order }: Subjects,
): Promise<Throughput> => post(program, { path: ORDERS, body: order, token }, { connections, length });

/** What is asked for, again and again. */
export interface Posted {
  path: string;
  body: unknown;
  token: string;
  /** Whether each request has an `Idempotency-Key` of its own. */
  isKeyed?: boolean;
}

/** @throws when anything was refused, or nothing was created */
export async function post(
  program: RunningProcess,
  { path, body, token, isKeyed = false }: Posted,
  { connections, length }: Pick<LoadPlan, 'connections' | 'length'>,
): Promise<Throughput> {
  const url = program.url + path;
  const latencies: number[] = [];
  const before = await processorMs(program);
  const run = autocannon({
    url,
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    idReplacement: true,
    ...(isKeyed ? { requests: [{ setupRequest: withKey }] } : {}),
    connections,
    ...length,
  });
  run.on('response', (_client, _status, _bytes, ms) => latencies.push(ms));
  const result = await run;
  if (result.errors + result.non2xx > 0 || result['2xx'] === 0) {
    throw new Error(
      `${url} failed: ${result.errors} broken, ${result.non2xx} refused, ${result['2xx']} created: ${JSON.stringify(result.statusCodeStats)}`,
    );
  }
  return {
    requestsPerSecond: result['2xx'] / result.duration,
    processorUs: (((await processorMs(program)) - before) * 1_000) / result['2xx'],
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
  };
}

const withKey = (request: Request): Request => ({
  ...request,
  headers: { ...request.headers, 'idempotency-key': randomUUID() },
});

const medians = (rounds: readonly Throughput[]): Throughput => ({
  requestsPerSecond: median(rounds.map(({ requestsPerSecond }) => requestsPerSecond)),
  processorUs: median(rounds.map(({ processorUs }) => processorUs)),
  p50: median(rounds.map(({ p50 }) => p50)),
  p99: median(rounds.map(({ p99 }) => p99)),
});

import autocannon from 'autocannon';
import type { OrderBody } from './order-body.ts';
import { processorMs, type RunningProcess } from './processes.ts';
import { median, percentile } from './statistics.ts';

/** How much load, and how often. */
export interface LoadPlan {
  connections: number;
  /** Length of one measurement. */
  seconds: number;
  /** Measurements of each program, taken in turns. */
  rounds: number;
  /** Orders of one batch. */
  batch: number;
}

/** What one program did under load; latencies in milliseconds. */
export interface Throughput {
  requestsPerSecond: number;
  /** The program's own time on the processors for each request, in microseconds: other load changes it least. */
  processorUs: number;
  p50: number;
  p99: number;
}

/** The medians of all rounds. */
export interface Comparison {
  service: Throughput;
  bare: Throughput;
  /** The service's requests per second by the bare program's, of each round. */
  ratios: number[];
}

interface Subjects {
  service: RunningProcess;
  bare: RunningProcess;
  token: string;
  order: OrderBody;
  say: (line: string) => void;
}

const WARM_UP_SECONDS = 2;

/** Creates orders as fast as both programs can, in turns, so that whatever else the machine does hits both. */
export async function compareOrderCreation(subjects: Subjects, plan: LoadPlan): Promise<Comparison> {
  const { say } = subjects;
  const measure = (program: RunningProcess, seconds: number) => load(program, seconds, plan, subjects);
  for (const program of [subjects.service, subjects.bare])
    await measure(program, Math.min(WARM_UP_SECONDS, plan.seconds));

  const service: Throughput[] = [];
  const bare: Throughput[] = [];
  const ratios: number[] = [];
  for (let round = 1; round <= plan.rounds; round += 1) {
    const ours = await measure(subjects.service, plan.seconds);
    const theirs = await measure(subjects.bare, plan.seconds);
    const ratio = ours.requestsPerSecond / theirs.requestsPerSecond;
    service.push(ours);
    bare.push(theirs);
    ratios.push(ratio);
    say(
      `round ${round}: service ${ours.requestsPerSecond.toFixed(0)}/s, ` +
        `bare ${theirs.requestsPerSecond.toFixed(0)}/s, ratio ${ratio.toFixed(2)}`,
    );
  }
  return { service: medians(service), bare: medians(bare), ratios };
}

/** Batches under way at a time: one is looked at while another is stored. */
const BATCHES_AT_ONCE = 2;

/** Creates orders by the batch; figures are those of an order, latencies of a batch. */
export async function measureBatches(subjects: Subjects, { seconds, batch }: LoadPlan): Promise<Throughput> {
  const orders = Array.from({ length: batch }, () => subjects.order);
  const path = '/background-check/v1/batches';
  const { requestsPerSecond, processorUs, ...latencies } = await post(
    subjects.service,
    { path, body: { orders }, token: subjects.token },
    { connections: BATCHES_AT_ONCE, seconds },
  );
  return {
    requestsPerSecond: requestsPerSecond * batch,
    processorUs: processorUs / batch,
    ...latencies,
  };
}

const load = (
  program: RunningProcess,
  seconds: number,
  { connections }: LoadPlan,
  { token, order }: Subjects,
): Promise<Throughput> =>
  post(program, { path: '/background-check/v1/orders', body: order, token }, { connections, seconds });

/** What is asked for, again and again. */
interface Posted {
  path: string;
  body: unknown;
  token: string;
}

async function post(
  program: RunningProcess,
  { path, body, token }: Posted,
  { connections, seconds: duration }: Pick<LoadPlan, 'connections' | 'seconds'>,
): Promise<Throughput> {
  const url = program.url + path;
  const latencies: number[] = [];
  const before = await processorMs(program);
  const run = autocannon({
    url,
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    connections,
    duration,
  });
  run.on('response', (_client, _status, _bytes, ms) => latencies.push(ms));
  const result = await run;
  if (result.errors + result.non2xx > 0 || result['2xx'] === 0) {
    throw new Error(
      `${url} failed: ${result.errors} broken, ${result.non2xx} refused, ${result['2xx']} created`,
    );
  }
  return {
    requestsPerSecond: result['2xx'] / result.duration,
    processorUs: (((await processorMs(program)) - before) * 1_000) / result['2xx'],
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
  };
}

const medians = (rounds: readonly Throughput[]): Throughput => ({
  requestsPerSecond: median(rounds.map(({ requestsPerSecond }) => requestsPerSecond)),
  processorUs: median(rounds.map(({ processorUs }) => processorUs)),
  p50: median(rounds.map(({ p50 }) => p50)),
  p99: median(rounds.map(({ p99 }) => p99)),
});

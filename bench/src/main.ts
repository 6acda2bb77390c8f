import { startCleanup } from './cleanup.ts';
import {
  compareOrderCreation,
  measureBatches,
  measureKeyed,
  OWN_ID,
  type Throughput,
} from './create-orders.ts';
import { orderBody } from './order-body.ts';
import { say } from './say.ts';
import { machineOf, prepareStage } from './stage.ts';
import { median } from './statistics.ts';
import { measureReceipt } from './webhooks/receipt.ts';

/**
 * Measures the service beside the least program that writes the same rows, and beside the program that many teams would write
 * with NestJS, class-validator, TypeORM's `save` and pg-boss, on the same Postgres in the same run.
 * `--smoke` takes seconds and only shows that everything runs.
 */

const smoke = process.argv.includes('--smoke');
const SECONDS = 8;
const plan = smoke
  ? { connections: 4, length: { amount: 20 }, rounds: 1, batch: 5 }
  : { connections: 32, length: { duration: SECONDS }, rounds: 4, batch: 500 };
const receipts = smoke ? 5 : 200;

const cleanup = startCleanup();

try {
  const stage = await prepareStage(cleanup);
  say(`${await machineOf(stage)}\n`);

  const server = await stage.startServer();
  // Before the load: its searches would wait for the worker, too.
  const worker = await stage.startWorker();
  const { p50, p99 } = await measureReceipt({ serviceUrl: server.url, stage }, cleanup, receipts);
  say(`Commit to receipt of the webhook, ${receipts} times`);
  say(`p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (aim: p50 at most 15 ms)\n`);
  await worker.stop();

  const programs = { service: server, bare: await stage.startBareServer(), peer: await stage.startPeer() };
  say(
    `Creating orders: ${plan.connections} connections, ${plan.rounds} rounds of ${smoke ? '20 requests' : `${SECONDS} s`} each, in turns`,
  );
  const order = orderBody('http://127.0.0.1:9/hook', OWN_ID);
  const subjects = { programs, token: stage.token, order, say };
  const created = await compareOrderCreation(subjects, plan);
  const keyed = await measureKeyed(subjects, plan);
  const batches = await measureBatches(subjects, plan);
  say('');
  say(row('', 'orders/s', 'p50 ms', 'p99 ms', 'CPU µs each'));
  const { throughput, ratiosTo } = created;
  say(throughputRow('service', throughput.service));
  say(throughputRow('bare program', throughput.bare));
  say(throughputRow('NestJS peer', throughput.peer));
  say(throughputRow('with keys', keyed));
  say(throughputRow('in batches', batches));
  const faster = batches.requestsPerSecond / throughput.service.requestsPerSecond;
  say(`batches of ${plan.batch} / single orders: ${faster.toFixed(1)} (aim 3)`);
  say(`ratio service / bare: ${median(ratiosTo.bare).toFixed(2)} (aim 0.5, goal 0.6)`);
  say(`ratio service / NestJS peer: ${median(ratiosTo.peer).toFixed(2)} (aim 2)`);
} finally {
  await cleanup.run();
}

function throughputRow(name: string, { requestsPerSecond, p50, p99, processorUs }: Throughput): string {
  return row(name, requestsPerSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), processorUs.toFixed(0));
}

function row(name: string, ...cells: string[]): string {
  return name.padEnd(14) + cells.map((cell) => cell.padStart(12)).join('');
}

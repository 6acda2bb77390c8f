import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { startCleanup } from './cleanup.ts';
import { ORDERS, OWN_ID, post } from './create-orders.ts';
import { orderBody } from './order-body.ts';
import { processorMs, type RunningProcess } from './processes.ts';
import { say } from './say.ts';
import { machineOf, prepareStage, type Stage } from './stage.ts';
import { median } from './statistics.ts';
import { type Finding, findingRow, headerRow } from './webhooks/report.ts';

/**
 * What a server and a worker take of a machine: to start, idle, and after load. Linux only: the figures are the kernel's.
 * `--smoke` takes seconds and only shows that everything runs.
 */
const smoke = process.argv.includes('--smoke');
const STARTS = smoke ? 1 : 5;
const IDLE_MS = smoke ? 100 : 10_000;
const LOAD_SECONDS = smoke ? 1 : 20;
const CONNECTIONS = 16;

/** What one program may take. Times in milliseconds, memory in MB. */
const AIMS = {
  server: { ready: 800, processor: 1_000, idle: 90, afterLoad: 180 },
  worker: { ready: 800, processor: 1_000, idle: 110, afterLoad: 200 },
};
type Room = keyof typeof AIMS;

const cleanup = startCleanup();
try {
  const stage = await prepareStage(cleanup);
  say(`${await machineOf(stage)}\n`);
  say(headerRow());
  const running = { server: await starts(stage, 'server'), worker: await starts(stage, 'worker') };
  const { requestsPerSecond } = await post(
    running.server,
    { path: ORDERS, body: orderBody('http://127.0.0.1:9/hook', OWN_ID), token: stage.token },
    { connections: CONNECTIONS, length: { duration: LOAD_SECONDS } },
  );
  say(
    `\nAfter ${requestsPerSecond.toFixed(0)} orders a second from ${CONNECTIONS} connections for ${LOAD_SECONDS} s`,
  );
  for (const room of ['server', 'worker'] as const) {
    await tellMemory(`${room}, memory`, running[room], AIMS[room].afterLoad);
  }
} finally {
  await cleanup.run();
}

/** Starts the program several times, and leaves the last one running. */
async function starts(stage: Stage, room: Room): Promise<RunningProcess> {
  const ready: number[] = [];
  const processor: number[] = [];
  for (;;) {
    const begun = performance.now();
    const program = await (room === 'server' ? stage.startServer() : stage.startWorker());
    ready.push(performance.now() - begun);
    processor.push(await processorMs(program));
    if (ready.length < STARTS) {
      await program.stop();
      continue;
    }
    tell(`${room}, start to ready`, median(ready), 'ms', AIMS[room].ready);
    tell(`${room}, processor time to start`, median(processor), 'ms', AIMS[room].processor);
    await wait(IDLE_MS);
    await tellMemory(`${room}, memory idle`, program, AIMS[room].idle);
    return program;
  }
}

function tell(what: string, figure: number, unit: Finding['unit'], atMost?: number): void {
  say(findingRow({ what, figure, unit, ...(atMost === undefined ? {} : { atMost }) }));
}

/** In all, and what of it are pages of files: those of Node's own are there once for all processes, and can be read anew. */
async function tellMemory(what: string, { pid }: RunningProcess, atMost: number): Promise<void> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const mb = (name: string) =>
    Math.round(Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1_024);
  tell(what, mb('VmRSS'), 'MB', atMost);
  tell('  of its own', mb('RssAnon'), 'MB');
  tell('  pages of files', mb('RssFile'), 'MB');
}

import { startCleanup } from '../cleanup.ts';
import { say } from '../say.ts';
import { machineOf, prepareStage } from '../stage.ts';
import type { Subject } from './client.ts';
import { insertWaiting } from './insert-waiting.ts';
import { measureIsolation, tellOneThatHangs } from './isolation.ts';
import { measureReceipt, type ReceiptLatency } from './receipt.ts';
import { type Finding, findingRow, headerRow } from './report.ts';
import { measureThroughput } from './throughput.ts';

/**
 * Measures the delivery of webhooks, with nothing waiting and with a million deliveries waiting, and prints each figure beside its aim. It judges and never fails: how fast a machine is says nothing about a change.
 * `--smoke` takes seconds and only shows that everything runs.
 */

const smoke = process.argv.includes('--smoke');
const WAITING = smoke ? 1_000 : 1_000_000;
const WAITING_RECEIVERS = WAITING / 100;
const RECEIPTS = smoke ? 5 : 200;
const BACKLOG = smoke ? 500 : 100_000;
const PACE = smoke ? { events: 20, perSecond: 20 } : { events: 600, perSecond: 30 };
const BURST = smoke ? { events: 20, rounds: 1 } : { events: 1_000, rounds: 3 };
/** A receiver that answers at once, and one as far away as most are. */
const ANSWERS = [0, 20];

const cleanup = startCleanup();

try {
  const stage = await prepareStage(cleanup);
  say(`${await machineOf(stage)}\n`);
  const server = await stage.startServer();
  let worker = await stage.startWorker();
  const subject: Subject = { serviceUrl: server.url, stage };

  say('Nothing waits');
  const well = await measureAll(subject);
  await tellOneThatHangs(subject, cleanup, BACKLOG, async (work) => {
    await worker.stop();
    await work();
    worker = await stage.startWorker();
  });
  say(`${BACKLOG.toLocaleString('en')} deliveries have begun to wait for a receiver that hangs`);
  tellIsolation(well, await measureIsolation(subject, cleanup, PACE, false));

  const filled = performance.now();
  await insertWaiting(stage.sql, WAITING, WAITING_RECEIVERS);
  say(
    `\n${WAITING.toLocaleString('en')} deliveries to ${WAITING_RECEIVERS.toLocaleString('en')} receivers wait for a ` +
      `time between one hour and a day from now;\nwritten in ${((performance.now() - filled) / 1_000).toFixed(0)} s`,
  );
  await measureAll(subject);
} finally {
  await cleanup.run();
}

function tell(finding: Finding): void {
  say(findingRow(finding));
}

function tellIsolation(well: ReceiptLatency, beside: ReceiptLatency): void {
  tell({ what: '  beside one that hangs, p50', figure: beside.p50, unit: 'ms' });
  tell({ what: '  p99', figure: beside.p99, unit: 'ms' });
  tell({ what: '  ratio of p50', figure: beside.p50 / well.p50, unit: '', atMost: 1.2 });
}

/** @returns the latency of receivers that are well, beside others that are */
async function measureAll(subject: Subject): Promise<ReceiptLatency> {
  say(headerRow());
  const receipt = await measureReceipt(subject, cleanup, RECEIPTS);
  tell({ what: 'commit to receipt, p50', figure: receipt.p50, unit: 'ms', atMost: 15 });
  tell({ what: 'commit to receipt, p99', figure: receipt.p99, unit: 'ms', atMost: 60 });
  for (const answerMs of ANSWERS) {
    const { service, takenOn, bare, ratio, connections } = await measureThroughput(subject, cleanup, {
      ...BURST,
      answerMs,
    });
    const to = answerMs === 0 ? 'that answers at once' : `that takes ${answerMs} ms`;
    tell({ what: `deliveries to one receiver ${to}`, figure: service, unit: '/s' });
    tell({ what: '  taken on meanwhile, in calls that redeliver', figure: takenOn, unit: '/s' });
    tell({ what: '  a bare loop to the same', figure: bare, unit: '/s' });
    tell({ what: '  ratio', figure: ratio, unit: '', atLeast: 0.4 });
    tell({ what: '  connections opened in one round', figure: connections, unit: '' });
  }
  const well = await measureIsolation(subject, cleanup, PACE, false);
  tell({ what: 'nine healthy receivers of ten, all well, p50', figure: well.p50, unit: 'ms' });
  tell({ what: '  p99', figure: well.p99, unit: 'ms' });
  tellIsolation(well, await measureIsolation(subject, cleanup, PACE, true));
  return well;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeEnvironment, nodeOptions } from '../../local/src/node-options.ts';

/** A program of its own that listens on this machine. */
export interface RunningProcess {
  pid: number;
  url: string;
  stop(): Promise<void>;
  /** Ends it without any warning. */
  kill(): Promise<void>;
}

export interface ProcessOptions {
  /** From the root of the repository. */
  script: string;
  /** Of another checkout; default this one. */
  root?: string | undefined;
  environment: Record<string, string>;
  /** Its output goes straight there: reading it here would slow down the load generator. */
  logFile: string;
}

/** Ticks of the kernel's clock in a second. */
const TICKS = 100;

/** What a process has taken of all processors, in milliseconds; NaN where the kernel is not Linux. */
export async function processorMs({ pid }: Pick<RunningProcess, 'pid'>): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // After the name of the program, which may hold blanks.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS;
}

const START_MS = 60_000;
const STOP_MS = 10_000;

/**
 * Starts a program and waits until it says on which port it listens.
 * @throws with its output when it ends or hangs instead
 */
export async function startProcess(options: ProcessOptions): Promise<RunningProcess> {
  const child = await launch(options);
  const port = await listeningPort(child);
  if (port === undefined) {
    await stop(child);
    throw await failure(options, 'did not start');
  }
  return {
    pid: child.pid ?? 0,
    url: `http://127.0.0.1:${port}`,
    stop: () => stop(child),
    kill: () => kill(child),
  };
}

/** A program of its own that does its work and ends. */
export interface Errand {
  /** @throws with the program's output when it fails */
  done: Promise<void>;
  stop(): Promise<void>;
}

/** Starts a program that ends by itself, and hears what it sends meanwhile. */
export async function startErrand<Report>(
  options: ProcessOptions,
  onReport: (report: Report) => void,
): Promise<Errand> {
  const child = await launch(options);
  child.on('message', (report) => onReport(report as Report));
  const done = once(child, 'exit').then(async ([code]) => {
    if (code !== 0) throw await failure(options, 'failed');
  });
  return { done, stop: () => stop(child) };
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

async function launch({ script, root = ROOT, environment, logFile }: ProcessOptions): Promise<ChildProcess> {
  const log = await open(logFile, 'a');
  const program = join(root, script);
  const child = spawn(process.execPath, [...nodeOptions(program), program], {
    env: { PATH: process.env.PATH, ...nodeEnvironment(program), ...environment },
    // Of its own group: Ctrl-C reaches this process alone, which then stops the others in order.
    detached: true,
    stdio: ['ignore', log.fd, log.fd, 'ipc'],
  });
  await log.close();
  return child;
}

const failure = async ({ script, logFile }: ProcessOptions, what: string): Promise<Error> =>
  new Error(`${script} ${what}. It said:\n${await readFile(logFile, 'utf8')}`);

async function listeningPort(child: ChildProcess): Promise<number | undefined> {
  const outcome = new AbortController();
  const late = setTimeout(() => outcome.abort(), START_MS);
  child.once('exit', () => outcome.abort());
  try {
    const [message]: { port: number }[] = await once(child, 'message', outcome);
    return message?.port;
  } catch {
    return undefined;
  } finally {
    clearTimeout(late);
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function kill(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const impatient = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(impatient);
}

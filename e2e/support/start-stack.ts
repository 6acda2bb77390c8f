import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { waitFor } from '@credence/local/wait-for';
import { unseenEndpoints } from './documented-answers.ts';
import { readStack } from './stack.ts';

const START_LIMIT_MS = 180_000;

/** Starts a stack for the run, on any free ports and data of its own, and returns what stops it. */
export default async function startStack(): Promise<() => Promise<void>> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'credence-e2e-'));
  // The workers inherit this, and find the stack by it.
  process.env.CREDENCE_DATA_DIR = dataDirectory;
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('../../local/src/start.ts', import.meta.url))],
    {
      env: { ...process.env, PORT: '0', DATABASE_URL: '', CREDENCE_SEED: 'off' },
      // Ctrl-C reaches the test run alone, which stops the stack when its tests have let go of it; the channel ends
      // the stack when the test run is killed.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  let output = '';
  const listen = (text: Buffer) => {
    output += text.toString('utf8');
  };
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  const ended = once(child, 'exit').then(([code]) => code as number | null);

  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    const code = await ended;
    const unseen = isWholeRun() ? unseenEndpoints() : [];
    await rm(dataDirectory, { recursive: true });
    if (unseen.length > 0) throw new Error(`No test was answered by ${unseen.join(', ')}`);
    if (code !== 0) throw new Error(`The stack ended with ${code} and said:\n${output}`);
  }

  const ready = waitFor('the stack', () => isReady().catch(() => undefined), START_LIMIT_MS).catch(
    () => false,
  );
  const started = await Promise.race([ready, ended.then(() => false)]);
  if (!started) {
    await stop();
    throw new Error(`The stack did not start and said:\n${output}`);
  }
  return stop;
}

/** Whether the tests were not chosen on the command line. */
const isWholeRun = () =>
  process.argv.slice(process.argv.indexOf('test') + 1).every((word) => word.startsWith('-'));

async function isReady(): Promise<true | undefined> {
  const { ok } = await fetch(`${readStack().apiUrl}/health`);
  return ok || undefined;
}

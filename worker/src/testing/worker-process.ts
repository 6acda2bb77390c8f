import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { WorkerConfig } from '@credence/core';
import { nodeEnvironment, nodeOptions } from '../../../local/src/node-options.ts';

/** A worker in a process of its own. */
export interface WorkerProcess {
  /** Ends it without any warning. */
  kill(): void;
  /** Asks it to stop, and waits until it has. */
  stop(): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** Starts the bundled worker with the settings given, as a deployment does. */
export function startWorkerProcess(config: WorkerConfig): WorkerProcess {
  const main = fileURLToPath(new URL('../../../deploy/bundle/dist/worker.js', import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [...nodeOptions(main), main], {
    env: { PATH: process.env.PATH, ...nodeEnvironment(main), ...environmentOf(config) },
    // Its channel closes with this process, and it stops then.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  return {
    kill: () => child.kill('SIGKILL'),
    async stop() {
      child.kill('SIGTERM');
      const [code, signal] = await ended;
      return { code, signal };
    },
  };
}

/** The settings as the environment says them. */
export function environmentOf({ ENCRYPTION_KEYS, ...rest }: WorkerConfig): Record<string, string> {
  const keys = [...ENCRYPTION_KEYS].map(
    ([version, key]) => `${version}:${typeof key === 'string' ? key : key.toString('base64')}`,
  );
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  const plain = given.map(([name, value]) => [name, String(value)]);
  return { ...Object.fromEntries(plain), ENCRYPTION_KEYS: keys.join(',') };
}

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { vi } from 'vitest';

// For all tests of a file that runs one: it starts Postgres and several processes, on a machine that may have much else to do.
vi.setConfig({ testTimeout: 180_000 });

/**
 * Lives through a measurement of the bench at its smallest.
 * @param script from `bench/src`
 * @returns what it said
 * @throws with what it said, when it failed: a report may name the rule that was broken, and where
 */
export async function runSmoke(script: string): Promise<string> {
  const path = fileURLToPath(new URL(`../${script}`, import.meta.url));
  const run = promisify(execFile)(process.execPath, [path, '--smoke']);
  const { stdout } = await run.catch((failed: { stdout: string }) => {
    throw new Error(failed.stdout, { cause: failed });
  });
  return stdout;
}

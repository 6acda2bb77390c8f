import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stackEnvironment } from './environment.ts';
import { seedConsole } from './seed-console.ts';
import type { StackInfo } from './stack.ts';

/** `npm run seed` gives the console of a stack that runs more to show. It may be run again: the orders are others then. */

const { dataDirectory } = stackEnvironment(process.env, 3000);
try {
  const file = await readFile(join(dataDirectory, 'stack.json'), 'utf8').catch(() => null);
  if (file === null) throw new Error('No stack runs here: start one with `npm start`');
  const { settings } = JSON.parse(file) as StackInfo;
  process.stdout.write(`${await seedConsole({ settings })}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

import { runUntilStopped } from '@credence/core';
import { stackEnvironment } from './environment.ts';
import { SEEDED_ORDERS, seedConsole } from './seed-console.ts';
import { type StackInfo, startStack } from './stack.ts';
import { welcome } from './welcome.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const seeding = new AbortController();
let seeded: Promise<void> | undefined;

/** Gives the console something to show where there is nothing yet; the stack runs on without, should that fail. */
async function seed(settings: StackInfo['settings']): Promise<void> {
  try {
    const made = await seedConsole({ settings, isOnlyIfEmpty: true, signal: seeding.signal });
    if (made !== null) say(`\nThe console now has ${made}.`);
  } catch (error) {
    say(`\nThe console could not be filled: ${(error as Error).message}`);
  }
}

try {
  const { dataDirectory, isSeeded, ...options } = stackEnvironment(process.env, 3000);
  say('Starting Credence: database, identity provider, mailbox, telephone, webhook inbox, server, worker …');
  const starting = startStack({ dataDirectory, ...options, say });
  let stopping = false;
  // From the beginning, so that Ctrl-C while it starts leaves nothing behind either.
  runUntilStopped(async (reason) => {
    stopping = true;
    // Where the process that started this is gone, it is not read.
    if (reason !== 'disconnect') say('\nStopping …');
    const started = await starting.catch(() => undefined);
    seeding.abort();
    await seeded;
    await started?.stop();
  });
  const stack = await starting.catch((error: unknown) => {
    // Ctrl-C reaches what is being started too, and may be why it failed.
    if (!stopping) throw error;
  });
  if (stack && !stopping) {
    say(welcome(stack.info, dataDirectory, isSeeded ? SEEDED_ORDERS : 0));
    if (isSeeded) seeded = seed(stack.info.settings);
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
  if (process.connected) process.disconnect();
}

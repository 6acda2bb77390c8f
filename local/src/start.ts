import { runUntilStopped } from '@credence/core';
import { stackEnvironment } from './environment.ts';
import { startStack } from './stack.ts';
import { welcome } from './welcome.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const { dataDirectory, ...options } = stackEnvironment(process.env, 3000);
  say('Starting Credence: database, identity provider, mailbox, telephone, webhook inbox, server, worker …');
  const starting = startStack({ dataDirectory, ...options, say });
  let stopping = false;
  // From the beginning, so that Ctrl-C while it starts leaves nothing behind either.
  runUntilStopped(async (reason) => {
    stopping = true;
    // Where the process that started this is gone, it is not read.
    if (reason !== 'disconnect') say('\nStopping …');
    const started = await starting.catch(() => undefined);
    await started?.stop();
  });
  const stack = await starting.catch((error: unknown) => {
    // Ctrl-C reaches what is being started too, and may be why it failed.
    if (!stopping) throw error;
  });
  if (stack && !stopping) say(welcome(stack.info, dataDirectory));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
  if (process.connected) process.disconnect();
}

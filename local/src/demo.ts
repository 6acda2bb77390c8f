import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { Credence } from '@credence/sdk';
import { getJson } from './demo/boxes.ts';
import { tellOfOneEmployer } from './demo/one-employer.ts';
import { picturesIn } from './demo/pictures.ts';
import { createTeller } from './demo/teller.ts';
import { tellOfTwoEmployers } from './demo/two-employers.ts';
import { stackEnvironment } from './environment.ts';
import { type StackInfo, startStack } from './stack.ts';

/** The whole story of one order, and of another one with two employers, over the real parts; any step that fails ends it with exit code 1. */

const teller = createTeller((text) => process.stdout.write(text));
const { say, step } = teller;
const started = performance.now();
/** `PICTURES` names a directory for pictures of what is seen on the way. */
const pictures = picturesIn(process.env.PICTURES);

async function stories(info: StackInfo): Promise<void> {
  const { apiUrl, authUrl, audience, clients } = info;
  const { clientId, clientSecret } = clients.acme;
  const credence = new Credence({ baseUrl: apiUrl, auth: { authUrl, audience, clientId, clientSecret } });
  await tellOfOneEmployer(info, credence, teller, pictures);
  say('');
  await tellOfTwoEmployers(info, credence, teller, picturesIn(undefined));
}

async function runningStack(dataDirectory: string): Promise<StackInfo | undefined> {
  try {
    const info = JSON.parse(await readFile(join(dataDirectory, 'stack.json'), 'utf8')) as StackInfo;
    await getJson(`${info.apiUrl}/health`);
    return info;
  } catch {
    // No stack, or one that was killed and left its note behind.
    return undefined;
  }
}

let stop = async () => {};
let isStarted = false;
try {
  const { dataDirectory, ...options } = stackEnvironment(process.env, 0);
  say(`The story of one order, and of one with two employers, kept in ${dataDirectory}\n`);
  let info = await runningStack(dataDirectory);
  if (info) say(`  Told to the stack that runs already, at ${info.apiUrl}`);
  else {
    const start = () => startStack({ dataDirectory, ...options, say });
    const stack = await step('Stack started', start, (running) => running.info.apiUrl);
    ({ info, stop } = stack);
  }
  isStarted = true;
  await stories(info);
  say(`\n  Both stories took ${((performance.now() - started) / 1_000).toFixed(1)} s.`);
  say('  `npm start` shows its e-mail and its webhooks, and takes orders of your own.');
} catch (error) {
  // What keeps the stack from starting is the machine's, and its words say what to do.
  process.stderr.write(`\n${isStarted ? inspect(error) : (error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await stop();
}

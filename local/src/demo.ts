import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { Credence } from '@credence/sdk';
import { answerVerifierPage } from './demo/answer-page.ts';
import { takeConsolePictures } from './demo/console-pictures.ts';
import { demoOrder } from './demo/demo-order.ts';
import { picturesIn } from './demo/pictures.ts';
import { tellSchoolStory } from './demo/school-story.ts';
import { completionOf, getJson, linkIn, mailTo, say, sayClaims, step } from './demo/telling.ts';
import { tellOfTwoEmployers } from './demo/two-employers.ts';
import { stackEnvironment } from './environment.ts';
import { type StackInfo, startStack } from './stack.ts';
import { waitFor } from './wait-for.ts';

/** The whole story of three orders, over the real parts; any step that fails ends it with exit code 1. */

const started = performance.now();
/** `PICTURES` names a directory for pictures of what is seen on the way. */
const pictures = picturesIn(process.env.PICTURES);

async function story(info: StackInfo): Promise<void> {
  const { apiUrl, authUrl, audience, mailboxUrl, inboxUrl, clients } = info;
  const { clientId, clientSecret } = clients.acme;
  const credence = new Credence({ baseUrl: apiUrl, auth: { authUrl, audience, clientId, clientSecret } });
  // Each run writes to an address of its own: the mailbox keeps the mail of earlier ones.
  const address = `hr-${Date.now()}@contoso.example`;

  const { verificationOrderId: orderId, searchIds } = await step(
    'Order created',
    () => credence.orders.create(demoOrder(address, new Date())),
    (order) => order.verificationOrderId,
  );
  const [searchId = ''] = searchIds;
  await step(
    'Contact found in the history',
    () =>
      waitFor('the contact plan', async () => {
        const { activity } = await credence.searches.get(orderId, searchId);
        return activity.find(({ activityType }) => activityType === 'CONTACT_PLAN');
      }),
    ({ description }) => description,
  );
  const mail = await step(
    'E-mail sent inside business hours',
    () => mailTo(mailboxUrl, address),
    ({ subject, to }) => `"${subject}" to ${to}`,
  );
  await step(
    'Verifier page answered in a browser',
    () => answerVerifierPage(linkIn(mail), pictures),
    (confirmation) => `"${confirmation}"`,
  );
  const { claims } = await step(
    'Claims compared, order completed',
    () => completed(credence, orderId),
    ({ order, outcome }) => `${order.orderStatus}, ${outcome}`,
  );
  await step(
    'Signed webhook received',
    () => completionOf(inboxUrl, searchId),
    ({ event }) => `${event}, both signatures verified`,
  );
  await pictures.visit(inboxUrl, 'webhook-inbox');
  say('\n      claim          match        applicant / employer');
  sayClaims(claims);
  say('');
  await tellOfTwoEmployers(credence, info);
  say('');
  await tellSchoolStory(credence, info, (id) => completed(credence, id));
  if (process.env.PICTURES) await takeConsolePictures(info, pictures);
}

async function completed(credence: Credence, orderId: string) {
  const wait = { pollIntervalMs: 200, timeoutMs: 20_000 };
  const { order, searches } = await credence.orders.waitForCompletion(orderId, wait);
  const [result] = searches[0]?.verificationResult ?? [];
  if (order.orderStatus !== 'COMPLETED' || result?.outcome !== 'VERIFIED_NO_DISCREPANCY') {
    throw new Error(`The order is ${order.orderStatus} with ${result?.outcome ?? 'no result'}`);
  }
  return { order, ...result };
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
  say(`The demo, kept in ${dataDirectory}\n`);
  let info = await runningStack(dataDirectory);
  if (info) say(`  Told to the stack that runs already, at ${info.apiUrl}`);
  else {
    const start = () => startStack({ dataDirectory, ...options, say });
    const stack = await step('Stack started', start, (running) => running.info.apiUrl);
    ({ info, stop } = stack);
  }
  isStarted = true;
  await story(info);
  say(`\n  The whole story took ${((performance.now() - started) / 1_000).toFixed(1)} s.`);
  say('  `npm start` shows its e-mail and its webhooks, and takes orders of your own.');
} catch (error) {
  // What keeps the stack from starting is the machine's, and its words say what to do.
  process.stderr.write(`\n${isStarted ? inspect(error) : (error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await stop();
}

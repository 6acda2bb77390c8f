import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  addContact,
  CoreConfig,
  contextForTenant,
  createAuditNote,
  createCore,
  readConfig,
  SEED_STORIES,
  seedOrder,
  seedTeam,
} from '@credence/core';
import { stackEnvironment } from './environment.ts';
import { LOCAL_PEOPLE } from './identity/people.ts';
import type { StackInfo } from './stack.ts';

/**
 * `npm run seed` fills the first organization of a stack that runs with orders in every state and a team's work, for the
 * console to show. It may be run again: the orders are others then.
 */

const TENANT = 'acme';
const ORDERS = 200;
const AT_ONCE = 8;

/** Those who may be given searches. */
const PEOPLE = LOCAL_PEOPLE.filter(({ role, isStaff }) => role !== 'viewer' && !isStaff);

/** Every so many searches without a contact get one who can be called: at a number that is no one's. */
const TELEPHONE_EVERY = 3;

const frontDesk = (number: number) => ({
  name: 'Front desk',
  entityName: 'Contoso Inc',
  location: 'New York, NY',
  confidence: 0.8,
  executeOutboundImmediately: false,
  contactMethods: [
    { phone: `+1 212 555 0${100 + (number % 100)}`, confidence: 0.8, source: 'made up by the seed' },
  ],
});

async function seed(settings: StackInfo['settings']): Promise<void> {
  const core = createCore(readConfig(CoreConfig, settings), { onError: () => undefined });
  try {
    const found = await contextForTenant(core, TENANT, 'SYSTEM');
    if (!found) throw new Error(`There is no organization ${TENANT}`);
    const as = (action: string) => ({
      ...found,
      audit: createAuditNote({ action, actor: 'SYSTEM', subject: 'npm run seed', requestId: null }),
    });
    const started = Date.now() % 1_000_000;
    const searchIds: string[] = [];
    let telephones = 0;
    for (let first = 0; first < ORDERS; first += AT_ONCE) {
      const numbers = Array.from({ length: Math.min(AT_ONCE, ORDERS - first) }, (_, index) => first + index);
      const made = await Promise.all(
        numbers.map((number) => {
          const story = SEED_STORIES[number % SEED_STORIES.length] ?? 'silent';
          return seedOrder(as('order.seed'), { story, number: started + number });
        }),
      );
      searchIds.push(...made.flatMap((order) => order.searchIds));
      for (const { story, orderId, searchIds: own } of made) {
        if (story !== 'no-contact') continue;
        telephones += 1;
        // Of the others, a person has to find out whom to ask.
        const [searchId] = own;
        if (searchId && telephones % TELEPHONE_EVERY === 0)
          await addContact(as('contact.seed'), { orderId, searchId, contact: frontDesk(telephones) });
      }
    }
    const team = await seedTeam(as('team.seed'), {
      searchIds,
      people: PEOPLE.map(({ subject }) => subject),
    });
    process.stdout.write(
      `${searchIds.length} searches, ${team.assignments} of them assigned, ${team.notes} notes, ` +
        `${team.unmatchedMail} mails that match nothing. The worker carries them on\n`,
    );
  } finally {
    await core.close();
  }
}

const { dataDirectory } = stackEnvironment(process.env, 3000);
try {
  const file = await readFile(join(dataDirectory, 'stack.json'), 'utf8').catch(() => null);
  if (file === null) throw new Error('No stack runs here: start one with `npm start`');
  const { settings } = JSON.parse(file) as StackInfo;
  await seed(settings);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
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
    for (let first = 0; first < ORDERS; first += AT_ONCE) {
      const numbers = Array.from({ length: Math.min(AT_ONCE, ORDERS - first) }, (_, index) => first + index);
      const made = await Promise.all(
        numbers.map((number) => {
          const story = SEED_STORIES[number % SEED_STORIES.length] ?? 'silent';
          return seedOrder(as('order.seed'), { story, number: started + number });
        }),
      );
      searchIds.push(...made.flatMap((order) => order.searchIds));
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

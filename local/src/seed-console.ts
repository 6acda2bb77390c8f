import {
  CoreConfig,
  contextForTenant,
  createAuditNote,
  createCore,
  listOrders,
  readConfig,
  SEED_STORIES,
  seedOrder,
  seedPeople,
  seedTeam,
} from '@credence/core';
import { LOCAL_PEOPLE } from './identity/people.ts';
import type { StackInfo } from './stack.ts';

const TENANT = 'acme';
/** How many orders, each with a search. */
export const SEEDED_ORDERS = 200;
const AT_ONCE = 8;

const ownPeople = LOCAL_PEOPLE.filter(({ isStaff }) => !isStaff);
/** Those who may be given searches. */
const workers = ownPeople.filter(({ role }) => role !== 'viewer');

export interface SeedOptions {
  settings: StackInfo['settings'];
  /** Leaves an organization as it is that has orders already. */
  isOnlyIfEmpty?: boolean;
  /** Ends the making up between two orders. */
  signal?: AbortSignal;
}

/**
 * Fills the first organization of a stack that runs with orders in every state and a team's work, for the console to show.
 * @returns what was made, in a sentence; null where nothing was
 */
export async function seedConsole({ settings, isOnlyIfEmpty, signal }: SeedOptions): Promise<string | null> {
  const core = createCore(readConfig(CoreConfig, settings), { onError: () => undefined });
  try {
    const found = await contextForTenant(core, TENANT, 'SYSTEM');
    if (!found) throw new Error(`There is no organization ${TENANT}`);
    if (isOnlyIfEmpty && (await listOrders(found, { page: 1, limit: 1 })).orders.length > 0) return null;
    const as = (action: string) => ({
      ...found,
      audit: createAuditNote({ action, actor: 'SYSTEM', subject: 'npm run seed', requestId: null }),
    });
    await seedPeople(as('team.seed'), ownPeople);
    const started = Date.now() % 1_000_000;
    const searchIds: string[] = [];
    for (let first = 0; first < SEEDED_ORDERS; first += AT_ONCE) {
      if (signal?.aborted) return null;
      const numbers = Array.from(
        { length: Math.min(AT_ONCE, SEEDED_ORDERS - first) },
        (_, index) => first + index,
      );
      const made = await Promise.all(
        numbers.map((number) => {
          const story = SEED_STORIES[number % SEED_STORIES.length] ?? 'silent';
          return seedOrder(as('order.seed'), { story, number: started + number });
        }),
      );
      searchIds.push(...made.flatMap((order) => order.searchIds));
    }
    const people = workers.map(({ subject }) => subject);
    const team = await seedTeam(as('team.seed'), { searchIds, people });
    return (
      `${searchIds.length} searches, ${team.assignments} of them assigned, ${team.notes} notes, ` +
      `${team.unmatchedMail} mails that match nothing. The worker carries them on`
    );
  } finally {
    await core.close();
  }
}

import {
  addContact,
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
    let telephones = 0;
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
      for (const { story, orderId, searchIds: own } of made) {
        if (story !== 'no-contact') continue;
        telephones += 1;
        // Of the others, a person has to find out whom to ask.
        const [searchId] = own;
        if (searchId && telephones % TELEPHONE_EVERY === 0)
          await addContact(as('contact.seed'), { orderId, searchId, contact: frontDesk(telephones) });
      }
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

import { OrderCreate, SearchUpdate } from '@credence/contract';
import type { Context } from '../../domain/context/context.ts';
import { cancelOrder } from '../../domain/orders/cancel-order.ts';
import { createOrder } from '../../domain/orders/create-order.ts';
import { updateSearch } from '../../domain/searches/update-search.ts';
import { Conflict, Forbidden } from '../../platform/errors.ts';

/**
 * What becomes of an order that is made up: by the simulator's answer, or right away. Some wait for a person: to decide
 * about an answer, or to find whom to ask.
 */
export const SEED_STORIES = [
  'verified',
  'discrepancy',
  'no-record',
  'third-party',
  'auto-reply',
  'bounce',
  'silent',
  'review',
  'no-contact',
  'completed',
  'cancelled',
] as const;
export type SeedStory = (typeof SEED_STORIES)[number];

/** An order that was made up. */
export interface SeededOrder {
  orderId: string;
  searchIds: string[];
  story: SeedStory;
}

const NAMES = [
  ['Avery', 'Lindqvist'],
  ['Jordan', 'Rivera'],
  ['Noor', 'Haddad'],
  ['Sasha', 'Okafor'],
  ['Kim', 'Tran'],
] as const;
const EMPLOYERS = ['Contoso Inc', 'Fabrikam Freight', 'Tailspin Toys'] as const;

/**
 * Makes up one order, through the same use cases that serve clients. A worker carries it on.
 * @param number tells it from the others
 * @throws Forbidden outside the sandbox, Conflict where the organization may not order
 */
export async function seedOrder(
  context: Context,
  { story, number }: { story: SeedStory; number: number },
): Promise<SeededOrder> {
  if (context.core.config.ENVIRONMENT !== 'sandbox') {
    throw new Forbidden('Orders are made up in the sandbox only');
  }
  const { status, tenant } = context.organization;
  if (status !== 'ACTIVE')
    throw new Conflict(`The organization "${tenant}" is ${status}: its clients could not order either`);
  const created = await createOrder(context, orderOf(story, number));
  const { orderId, searchIds } = created;
  if (story === 'cancelled') await cancelOrder(context, { orderId });
  if (story === 'completed') {
    const update = SearchUpdate.parse({
      searchStatus: 'COMPLETED',
      resolution: { outcome: 'VERIFIED_NO_DISCREPANCY', resultDetails: 'Verified by phone' },
    });
    for (const searchId of searchIds) await updateSearch(context, { orderId, searchId, update });
  }
  return { ...created, story };
}

function orderOf(story: SeedStory, number: number): OrderCreate {
  const [firstName, lastName] = NAMES[number % NAMES.length] ?? NAMES[0];
  const address = addressOf(story);
  return OrderCreate.parse({
    applicant: {
      firstName,
      lastName,
      ssn: `900-12-${String(1_000 + (number % 9_000))}`,
      birthday: '1990-04-12',
    },
    businessContext: {
      entityName: 'Northwind Logistics',
      appliedJobTitle: 'Operations Analyst',
      worksiteCity: 'Austin',
      worksiteState: 'TX',
      proposedSalary: 82_000,
    },
    searchTypes: [{ searchType: 'EMPLOYMENT', externalSearchId: `seed-${number}-${story}` }],
    ...(story === 'review' ? { defaultSearchConfig: { inbound: { requireManualReview: true } } } : {}),
    history: {
      employment: [
        {
          employerName: EMPLOYERS[number % EMPLOYERS.length],
          position: 'Analyst',
          // An address of its own for each order: what is learned about one says nothing about another.
          ...(address === null ? {} : { employerEmail: `${address}+seed-${number}@simulator.test` }),
          startDate: '2019-03-01',
          endDate: '2022-08-31',
        },
      ],
    },
  });
}

/** What the simulator answers; null where there is no address to ask at. */
function addressOf(story: SeedStory): string | null {
  if (story === 'no-contact') return null;
  if (story === 'review') return 'verified';
  // They end at once, and are never answered.
  return story === 'completed' || story === 'cancelled' ? 'silent' : story;
}

import { randomUUID } from 'node:crypto';
import { demoOrder } from '@credence/local/demo-order';
import { waitFor } from '@credence/local/wait-for';
import type { Credence, OrderCreate, SearchRequest, SearchWithActivity } from '@credence/sdk';
import { linkIn, mailTo } from './mailbox.ts';
import { clientOf } from './stack.ts';

type Applicant = OrderCreate['applicant'];
type Job = NonNullable<NonNullable<OrderCreate['history']>['employment']>[number];

/** What a test wants different from an ordinary order. */
export interface OrderWishes {
  applicant?: Partial<Applicant>;
  search?: Partial<SearchRequest>;
  job?: Partial<Job>;
  /** On the clock of a place where it is noon. */
  hours?: { startTime: string; endTime: string };
  order?: Partial<OrderCreate>;
}

/** An employer's address that no other test writes to. */
export const newAddress = () => `hr-${randomUUID()}@contoso.example`;

/** An order with one employment search, whose employer is at work at the moment and gets no questions. */
export function orderTo(address: string, wishes: OrderWishes = {}): OrderCreate {
  const usual = demoOrder(address, new Date());
  const [usualSearch] = usual.searchTypes;
  const [usualJob] = usual.history?.employment ?? [];
  if (!usualSearch || !usualJob) throw new Error('The usual order has one search and one job');
  const businessHours = { ...usualSearch.searchConfig?.timing?.businessHours, ...wishes.hours };
  // Tests run on holidays too.
  const timing = { businessHours, respectHolidays: false };
  const search = { ...usualSearch, verificationQuestions: [], searchConfig: { timing } };
  return {
    ...usual,
    applicant: { ...usual.applicant, ...wishes.applicant },
    searchTypes: [{ ...search, ...wishes.search }],
    history: { employment: [{ ...usualJob, ...wishes.job }] },
    ...wishes.order,
  };
}

/** An order whose employer has been asked. */
export interface Asked {
  credence: Credence;
  orderId: string;
  searchId: string;
  address: string;
  /** To the verifier page. */
  link: string;
}

/** Creates an order and waits for the e-mail to the employer. */
export async function askEmployer(wishes?: OrderWishes): Promise<Asked> {
  const credence = clientOf('acme');
  const address = newAddress();
  const { orderId, searchId } = await createOrder(credence, orderTo(address, wishes));
  return { credence, orderId, searchId, address, link: linkIn(await mailTo(address)) };
}

/** Creates an order with one search. */
export async function createOrder(
  credence: Credence,
  order: OrderCreate,
): Promise<{ orderId: string; searchId: string }> {
  const { verificationOrderId, searchIds } = await credence.orders.create(order);
  const [searchId] = searchIds;
  if (searchId === undefined || searchIds.length > 1) throw new Error('The order has not exactly one search');
  return { orderId: verificationOrderId, searchId };
}

/** Waits until the search is as wanted. */
export function searchWhen(
  { credence, orderId, searchId }: Pick<Asked, 'credence' | 'orderId' | 'searchId'>,
  wanted: (search: SearchWithActivity) => boolean,
): Promise<SearchWithActivity> {
  return waitFor(`a change of search ${searchId}`, async () => {
    const search = await credence.searches.get(orderId, searchId);
    return wanted(search) ? search : undefined;
  });
}

import { OrderCreate, type OrderStatus } from '@credence/contract';
import { orderBody } from './order-body.ts';

// What an organization's orders look like after a while. Everything follows from an order's number and how many there
// are, in shares that stay the same: whatever a filter finds among a thousand orders, it finds a thousand times as much
// of among a million. Sizes are whole thousands; what filters find then comes in tens, and last pages are full.

/** Over how long the orders came, evenly. */
const DAYS = 400;
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2025, 0, 1);

/** The newest of them are still in progress. */
const IN_PROGRESS_FROM = 0.95;
/** Of the others, one in so many was cancelled. */
const CANCELLED_EVERY = 19;
/** Orders that share one external id, where one is shared. */
const SHARED_BY = 20;

/** One of the orders. */
export interface ScaleOrder {
  createdAt: Date;
  status: OrderStatus;
  body: OrderCreate;
}

/** The order of this number, from 0, among `size` of them. */
export function scaleOrder(index: number, size: number): ScaleOrder {
  const externalSearchId = externalIdOf(index, size);
  const types = index % 5 === 3 ? (['EMPLOYMENT', 'EDUCATION'] as const) : (['EMPLOYMENT'] as const);
  return {
    createdAt: momentAt((index + 0.5) / size),
    status: statusOf(index, size),
    body: { ...BODY, searchTypes: types.map((searchType) => ({ searchType, externalSearchId })) },
  };
}

const BODY = OrderCreate.parse(orderBody('https://receiver.example.com/hook'));

function statusOf(index: number, size: number): OrderStatus {
  if (index >= size * IN_PROGRESS_FROM) return 'IN_PROGRESS';
  return index % CANCELLED_EVERY === 0 ? 'CANCELLED' : 'COMPLETED';
}

/** Of ten orders seven have an external id of their own, two share one, and one has none. */
function externalIdOf(index: number, size: number): string | undefined {
  const digit = index % 10;
  if (digit < 7) return ownId(index);
  if (digit === 9) return undefined;
  const sharing = Math.floor(index / 10) * 2 + (digit - 7);
  return `shared-${sharing % (size / 10 / (SHARED_BY / 2))}`;
}

const ownId = (index: number) => `own-${index}`;

/** External ids of one order each, spread over all orders. */
export const ownIds = (count: number, size: number): string[] =>
  Array.from({ length: count }, (_, number) => ownId(Math.floor((number * size) / count / 10) * 10));

/** The external id of 20 orders with one search each. */
export const SHARED_ID = 'shared-0';
/** The external id of 20 orders with two searches each. */
export const SHARED_TWICE_ID = 'shared-1';

/** The moment at which this share of the orders (0 to 1) had come. */
const momentAt = (share: number): Date => new Date(FIRST_DAY + Math.round(share * DAYS * DAY_MS));

/**
 * A moment seconds after a full hour, or before one: nearly all of an hour is then beyond its sums and counted order by
 * order. The seconds are fewer than lie between two orders.
 */
export const justAfter = (share: number): string => shifted(share, 10);
export const justBefore = (share: number): string => shifted(share, -10);

const shifted = (share: number, seconds: number): string =>
  new Date(momentAt(share).getTime() + seconds * 1_000).toISOString();

/** The day that begins then. */
export const dayAt = (share: number): string => momentAt(share).toISOString().slice(0, 10);

import { type Credence, NotFoundError } from '@credence/sdk';
import { expect } from '@playwright/test';

/** The status of an error that the SDK throws, or 0 when it throws none. */
export async function statusOf(work: Promise<unknown>): Promise<number> {
  return work.then(
    () => 0,
    (error: { status: number }) => error.status,
  );
}

/** Checks that every call about this order and search is answered as for one that does not exist. */
export async function expectNotFound({ orders, searches }: Credence, orderId: string, searchId: string) {
  const calls = [
    () => orders.get(orderId),
    () => orders.cancel(orderId),
    () => searches.list(orderId),
    () => searches.get(orderId, searchId),
    () => searches.update(orderId, searchId, { searchStatus: 'CANCELLED' }),
  ];
  for (const call of calls) await expect(call()).rejects.toBeInstanceOf(NotFoundError);
}

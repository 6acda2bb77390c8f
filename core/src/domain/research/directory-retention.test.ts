import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { redactDueOrders } from '../../operations/retention/redact-due-orders.ts';
import {
  contactsOf,
  createTestCore,
  fakeClock,
  OFFICE_HOURS,
  type OrderedSearch,
  openedDumpOf,
  orderSearch,
  readableIn,
  type TestCore,
} from '../../testing/index.ts';
import { markContact } from '../contact-plan/mark-contact.ts';
import type { Context } from '../context/context.ts';
import { researchSearch } from '../outbounds/plan/research-search.ts';
import { updateSearch } from '../searches/update-search.ts';

let test: TestCore;
let context: Context;
const clock = fakeClock(OFFICE_HOURS);

beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl'), clock });
});
beforeEach(async () => {
  clock.set(OFFICE_HOURS);
  context = await test.organization({ retentionDays: 30 });
});
afterAll(() => test.close());

/** An order that teaches an address by a mark, and ends. */
async function teach(employerEmail: string): Promise<OrderedSearch> {
  const employment = [{ employerName: 'Contoso Inc', position: 'Analyst', employerEmail }];
  const ids = await orderSearch(context, { history: { employment } });
  await researchSearch(context, ids);
  const [contact] = await contactsOf(context, ids.searchId);
  const mark = { contactId: contact?.id ?? '', accuracyStatus: 'ACCURATE', reason: 'known' } as const;
  await markContact(context, { ...ids, mark: { ...mark, executeOutboundAttempts: false } });
  await updateSearch(context, { ...ids, update: { searchStatus: 'CANCELLED' } });
  return ids;
}

/** Which of these can still be read by somebody who has the keys. */
const known = async (...addresses: string[]): Promise<string[]> =>
  readableIn(await openedDumpOf(test, context), addresses);

const [ONE, BOTH] = ['only-one@contoso.example', 'both@contoso.example'];

describe('the directory, when an order that taught it is redacted,', () => {
  it('forgets what only that order taught, and keeps what another one did too', async () => {
    await teach(ONE);
    await teach(BOTH);
    clock.advance({ days: 1 });
    await teach(BOTH);
    clock.advance({ days: 29 });
    expect(await known(ONE, BOTH)).toEqual([ONE, BOTH]);
    expect(await redactDueOrders(test.core)).toBe(2);
    expect(await known(ONE, BOTH)).toEqual([BOTH]);
    clock.advance({ days: 1 });
    expect(await redactDueOrders(test.core)).toBe(1);
    expect(await known(ONE, BOTH)).toEqual([BOTH]);
  });

  it('learns it again from the next order', async () => {
    await teach(ONE);
    clock.advance({ days: 30 });
    expect(await redactDueOrders(test.core)).toBe(1);
    await teach(ONE);
    clock.advance({ days: 29 });
    expect(await redactDueOrders(test.core)).toBe(0);
    expect(await known(ONE)).toEqual([ONE]);
  });
});

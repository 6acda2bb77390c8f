import type { ContactMethod, ContactUpdate } from '@credence/contract';
import type { Context } from '../domain/context/context.ts';
import { openDestination } from '../domain/entities/destination.ts';
import type { OutboundRow } from '../domain/entities/outbound-entity.ts';
import { contactInput, contactsOf, type OrderedSearch, scheduleSearch, type TestCore } from './index.ts';

const certainty = { confidence: 0.8, source: 'phone call' };
export const email = (address: string): ContactMethod => ({ email: address, ...certainty });
export const phone = (number: string): ContactMethod => ({ phone: number, ...certainty });

/** The contact of a search that research found, and what replaces it. */
export async function foundContact(
  context: Context,
  overrides: Record<string, unknown> = {},
): Promise<OrderedSearch & { update: ContactUpdate }> {
  const ids = await scheduleSearch(context, overrides);
  return { ...ids, update: await updateOf(context, ids) };
}

export async function updateOf(context: Context, { searchId }: OrderedSearch): Promise<ContactUpdate> {
  const [contact] = await contactsOf(context, searchId);
  const { executeOutboundImmediately, ...input } = contactInput();
  return { contactId: contact?.id ?? '', ...input };
}

/** The attempts of a search by their time, each in one line. */
export async function attemptsInShort(test: TestCore, context: Context, searchId: string): Promise<string[]> {
  const rows = await test.sql<
    Pick<OutboundRow, 'id' | 'channel' | 'destination' | 'status'> & Record<string, Date>
  >('select * from outbounds where search_id = $1 order by scheduled_at, id', [searchId]);
  return rows.map(
    (row) => `${row.status} ${row.channel} ${openDestination(context, row)} ${row.attempt_number}`,
  );
}

import { valueReader } from '../../platform/database/rows/row-reader.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Context } from '../context/context.ts';
import { ApplicantEntity } from '../entities/applicant-entity.ts';
import { ContactEntity } from '../entities/contact-entity.ts';
import { OrderEntity } from '../entities/order-entity.ts';
import { OutboundEntity } from '../entities/outbound-entity.ts';
import { type LockedSearch, SearchEntity } from '../entities/search-entity.ts';
import { SearchRecordEntity } from '../entities/search-record-entity.ts';
import { openConfig } from '../entities/verification-request.ts';
import { recordsOfLocked } from '../records/record-rows.ts';

/** A search as its path names it. */
export interface SearchOfOrder {
  orderId: string;
  searchId: string;
}

/**
 * Locks the order, then the search, and reads all that is known of it: always in this order, so that two last searches of one order take turns and the
 * second sees what the first did.
 * @returns null when the search does not exist, or not in that order
 */
export async function lockSearch(
  context: Context,
  transaction: Transaction,
  { searchId, orderId }: Pick<SearchOfOrder, 'searchId'> & Partial<SearchOfOrder>,
): Promise<LockedSearch | null> {
  const orders = valueReader(context, OrderEntity, 'o');
  const applicants = valueReader(context, ApplicantEntity, 'a');
  const searches = valueReader(context, SearchEntity, 's');
  const records = valueReader(context, SearchRecordEntity, 'r');
  const attempts = valueReader(context, OutboundEntity, 'b');
  const contacts = valueReader(context, ContactEntity, 'c');
  const organizationId = context.organization.id;
  const ofSearch = 'organization_id = $1 and search_id = $2';
  // Two statements, of which the second sees what others did who had the order before.
  const [[order], [found]] = await transaction.together<[Record<string, unknown>, Record<string, unknown>]>([
    {
      sql: `select ${orders.value} as "order", ${applicants.value} as applicant from orders o
          join applicants a on (a.organization_id, a.id) = (o.organization_id, o.applicant_id)
        where o.organization_id = $1 and o.id = (
          select order_id from searches where organization_id = $1 and id = $2 and ($3::uuid is null or order_id = $3))
        for no key update of o`,
      values: [organizationId, searchId, orderId ?? null],
    },
    {
      sql: `select ${searches.value} as search,
          (select ${records.list} from search_records r where ${ofSearch}) as records,
          (select ${attempts.list} from outbounds b where ${ofSearch}) as attempts,
          (select ${contacts.list} from contacts c where ${ofSearch}) as contacts,
          (select json_agg(search_status) from searches
            where organization_id = $1 and order_id = s.order_id and id <> $2) as siblings
        from searches s where s.organization_id = $1 and s.id = $2 and ($3::uuid is null or s.order_id = $3)
        for no key update of s`,
      values: [organizationId, searchId, orderId ?? null],
    },
  ]);
  if (!order || !found) return null;
  const search = searches.read(found.search);
  const rows = records.readList(found.records).sort((a, b) => a.record - b.record);
  return {
    search,
    records: await recordsOfLocked(context, transaction, search, rows),
    config: openConfig(context, search),
    order: orders.read(order.order),
    applicant: applicants.read(order.applicant),
    attempts: attempts.readList(found.attempts),
    contacts: contacts.readList(found.contacts),
    siblings: (found.siblings ?? []) as LockedSearch['siblings'],
  };
}

import type { Transaction } from '../../../platform/database/transaction.ts';
import { type BusinessHours, hoursOf } from '../../calendar/business-hours.ts';
import type { Context } from '../../context/context.ts';
import { openContact } from '../../entities/contact-details.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { recordsOfSources } from '../../records/contact-source.ts';

/**
 * The business hours at the place of the contact of a source who is asked next; at that of the first one who may be asked
 * where no attempt waits, and the organization's when there is nobody to ask.
 */
export async function hoursOfNext(
  context: Context,
  { query }: Transaction,
  { search, config, records }: LockedSearch,
  source: number,
): Promise<BusinessHours> {
  const [contact] = await query<{ id: string; details: Buffer }>(
    `select c.id, c.details from contacts c
        left join lateral (
          select o.scheduled_at, o.id from outbounds o
            where o.organization_id = $1 and o.search_id = $2 and o.contact_id = c.id
              and o.status in ('SCHEDULED', 'IN_PROGRESS') and o.dismissed_at is null
              and (o.records is null or o.records && $3::integer[])
            order by 1, 2 limit 1
        ) o on true
      where c.organization_id = $1 and c.search_id = $2
        and (o.id is not null or (c.status = 'ACTIVE' and (c.record_source is null or c.record_source = $4)))
      order by o.scheduled_at nulls last, o.id, c.position limit 1`,
    [search.organizationId, search.id, recordsOfSources([source], records), source],
  );
  return hoursOf(config, context.organization.timeZone, contact && openContact(context, contact));
}

import type { Transaction } from '../../../platform/database/transaction.ts';
import { type BusinessHours, hoursOf } from '../../calendar/business-hours.ts';
import type { Context } from '../../context/context.ts';
import { openContact } from '../../entities/contact-details.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';

/** The business hours at the place of the contact who is asked next; the organization's when there is nobody to ask. */
export async function hoursOfNext(
  context: Context,
  { query }: Transaction,
  { search, config }: LockedSearch,
): Promise<BusinessHours> {
  const [contact] = await query<{ id: string; details: Buffer }>(
    `select c.id, c.details from outbounds o
        join contacts c on (c.organization_id, c.id) = (o.organization_id, o.contact_id)
      where o.organization_id = $1 and o.search_id = $2 and o.status in ('SCHEDULED', 'IN_PROGRESS')
        and o.dismissed_at is null
      order by o.scheduled_at, o.id limit 1`,
    [search.organizationId, search.id],
  );
  return hoursOf(config, context.organization.timeZone, contact && openContact(context, contact));
}

import type { Transaction } from '../../../platform/database/transaction.ts';
import type { BusinessHours } from '../../calendar/business-hours.ts';
import { contactHours, hoursOf } from '../../calendar/contact-hours.ts';
import type { Context } from '../../context/context.ts';
import { openContact } from '../../entities/contact-details.ts';
import { openDestination } from '../../entities/destination.ts';
import type { OutboundRow } from '../../entities/outbound-entity.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { recordsOfSources } from '../../records/contact-source.ts';
import { attemptHours } from './attempt-hours.ts';
import { hoursPolicy } from './hours-policy.ts';

/** The contact who is asked next, and the attempt that waits; its fields are null where none does. */
type Next = { contactId: string; details: Buffer } & (
  | Pick<OutboundRow, 'id' | 'channel' | 'destination'>
  | { id: null }
);

/**
 * The hours of the attempt that is made next at a contact of a source; those of the first one who may be asked where no
 * attempt waits, and the organization's when there is no contact to ask.
 */
export async function hoursOfNext(
  context: Context,
  { query }: Transaction,
  locked: LockedSearch,
  source: number,
): Promise<BusinessHours> {
  const { search, records } = locked;
  const policy = hoursPolicy(context, locked);
  const [next] = await query<Next>(
    `select c.id as "contactId", c.details, o.id, o.channel, o.destination from contacts c
        left join lateral (
          select o.scheduled_at, o.id, o.channel, o.destination from outbounds o
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
  if (!next) return hoursOf(policy);
  const contact = openContact(context, { id: next.contactId, details: next.details });
  if (next.id === null) return contactHours(policy, contact);
  return attemptHours(policy, contact, {
    channel: next.channel,
    destination: openDestination(context, next),
  });
}

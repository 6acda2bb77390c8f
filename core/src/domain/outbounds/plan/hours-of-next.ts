import type { Transaction } from '../../../platform/database/transaction.ts';
import type { BusinessHours } from '../../calendar/business-hours.ts';
import { organizationHours } from '../../calendar/contact-hours.ts';
import type { Context } from '../../context/context.ts';
import { openContact } from '../../entities/contact-details.ts';
import { openDestination } from '../../entities/destination.ts';
import type { OutboundRow } from '../../entities/outbound-entity.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { attemptHours } from './attempt-hours.ts';
import { hoursPolicy } from './hours-policy.ts';

/** The hours of the attempt that is made next; the organization's when there is none. */
export async function hoursOfNext(
  context: Context,
  { query }: Transaction,
  locked: LockedSearch,
): Promise<BusinessHours> {
  const { search } = locked;
  const policy = hoursPolicy(context, locked);
  const [next] = await query<
    Pick<OutboundRow, 'id' | 'channel' | 'destination'> & { contactId: string; details: Buffer }
  >(
    `select o.id, o.channel, o.destination, c.id as "contactId", c.details from outbounds o
        join contacts c on (c.organization_id, c.id) = (o.organization_id, o.contact_id)
      where o.organization_id = $1 and o.search_id = $2 and o.status in ('SCHEDULED', 'IN_PROGRESS')
        and o.dismissed_at is null
      order by o.scheduled_at, o.id limit 1`,
    [search.organizationId, search.id],
  );
  if (!next) return organizationHours(policy);
  const contact = openContact(context, { id: next.contactId, details: next.details });
  const destination = { channel: next.channel, destination: openDestination(context, next) };
  return attemptHours(policy, contact, destination);
}

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

/** What the contacts of a source come to. */
export interface SourceContacts {
  /** Whether the plan has one who is not known to be the wrong one. */
  hasContact: boolean;
  /**
   * The hours of the attempt that is made next at one of them; those of the first one who may be asked where no attempt
   * waits, and the organization's when there is no contact to ask.
   */
  hours: BusinessHours;
}

/** The contact who is asked next, and the attempt that waits; fields are null where there is none. */
type Next = { contactId: string; details: Buffer } & (
  | Pick<OutboundRow, 'id' | 'channel' | 'destination'>
  | { id: null }
);

/** Reads what the contacts of these sources of a locked search come to. */
export async function readSourceContacts(
  context: Context,
  { query }: Transaction,
  locked: LockedSearch,
  sources: readonly number[],
): Promise<Map<number, SourceContacts>> {
  if (sources.length === 0) return new Map();
  const { search, records } = locked;
  const wanted = sources.map((source) => ({ source, records: recordsOfSources([source], records) }));
  const rows = await query<{ source: number; hasContact: boolean } & (Next | { contactId: null })>(
    `select wanted.source, next.*, exists (select from contacts c
          where c.organization_id = $1 and c.search_id = $2 and c.status = 'ACTIVE'
            and c.accuracy_status is distinct from 'INACCURATE'
            and (c.record_source is null or c.record_source = wanted.source)) as "hasContact"
      from json_to_recordset($3) as wanted (source integer, records integer[])
      left join lateral (
        select c.id as "contactId", c.details, o.id, o.channel, o.destination from contacts c
          left join lateral (
            select o.scheduled_at, o.id, o.channel, o.destination from outbounds o
              where o.organization_id = $1 and o.search_id = $2 and o.contact_id = c.id
                and o.status in ('SCHEDULED', 'IN_PROGRESS') and o.dismissed_at is null
                and (o.records is null or o.records && wanted.records)
              order by 1, 2 limit 1
          ) o on true
        where c.organization_id = $1 and c.search_id = $2
          and (o.id is not null
            or (c.status = 'ACTIVE' and (c.record_source is null or c.record_source = wanted.source)))
        order by o.scheduled_at nulls last, o.id, c.position limit 1
      ) next on true`,
    [search.organizationId, search.id, JSON.stringify(wanted)],
  );
  return new Map(
    rows.map(({ source, hasContact, ...next }) => [
      source,
      { hasContact, hours: hoursOfNext(context, locked, next.contactId === null ? null : next) },
    ]),
  );
}

function hoursOfNext(context: Context, locked: LockedSearch, next: Next | null): BusinessHours {
  const policy = hoursPolicy(context, locked);
  if (!next) return hoursOf(policy);
  const contact = openContact(context, { id: next.contactId, details: next.details });
  if (next.id === null) return contactHours(policy, contact);
  return attemptHours(policy, contact, {
    channel: next.channel,
    destination: openDestination(context, next),
  });
}

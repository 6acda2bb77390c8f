import { In } from 'typeorm';
import { noteResources } from '../../../platform/audit/audit-note.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { NotFound } from '../../../platform/errors.ts';
import { statusesAllowing } from '../../attempts/attempt-transitions.ts';
import type { Context } from '../../context/context.ts';
import { openContact } from '../../entities/contact-details.ts';
import { ContactEntity } from '../../entities/contact-entity.ts';
import { openDestination } from '../../entities/destination.ts';
import { OutboundEntity, type OutboundRow } from '../../entities/outbound-entity.ts';
import { SearchEntity } from '../../entities/search-entity.ts';
import type { SearchOfOrder } from '../../searches/lock-search.ts';

/** An attempt with whom it is for and where it goes, readable. */
export interface OutboundReading extends Omit<OutboundRow, 'destination'> {
  destination: string;
  contactName: string;
  contactEntity: string;
}

/**
 * The attempts of a search that can still be acted on, the next one first; with `all`, every other attempt after them.
 * @throws NotFound when the order has no such search
 */
export function listOutbounds(
  context: Context,
  { orderId, searchId, all }: SearchOfOrder & { all: boolean },
): Promise<{ externalSearchId: string | null; outbounds: OutboundReading[] }> {
  const organizationId = context.organization.id;
  return inTransaction(context, async (transaction) => {
    const { manager } = transaction;
    const search = await manager.findOneBy(SearchEntity, { organizationId, orderId, id: searchId });
    if (!search) throw new NotFound('Search not found');
    // What can be cancelled can be acted on.
    const actionable = statusesAllowing('cancel');
    const rows = await manager.find(OutboundEntity, {
      where: { organizationId, searchId, ...(all ? {} : { status: In(actionable) }) },
      order: { scheduledAt: 'ASC', id: 'ASC' },
    });
    const isActionable = ({ status }: OutboundRow) => actionable.includes(status);
    const sorted = [...rows.filter(isActionable), ...rows.filter((row) => !isActionable(row))];
    noteResources(context, { outboundIds: sorted.map(({ id }) => id) });
    return {
      externalSearchId: search.externalSearchId,
      outbounds: await readable(context, transaction, sorted),
    };
  });
}

async function readable(
  context: Context,
  { manager }: Transaction,
  rows: readonly OutboundRow[],
): Promise<OutboundReading[]> {
  const contacts = await manager.findBy(ContactEntity, {
    organizationId: context.organization.id,
    id: In(rows.map(({ contactId }) => contactId)),
  });
  const contactById = new Map(contacts.map((contact) => [contact.id, openContact(context, contact)]));
  return rows.map((row) => {
    const contact = contactById.get(row.contactId);
    if (!contact) throw new Error(`Attempt ${row.id} has no contact`);
    const destination = openDestination(context, row);
    return { ...row, destination, contactName: contact.name, contactEntity: contact.entityName };
  });
}

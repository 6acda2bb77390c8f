import { inTransaction } from '../../platform/database/in-transaction.ts';
import { NotFound } from '../../platform/errors.ts';
import { type ContactReading, readingOf } from '../contacts/active-contacts.ts';
import type { Context } from '../context/context.ts';
import { ContactEntity } from '../entities/contact-entity.ts';
import { SearchEntity } from '../entities/search-entity.ts';
import { openParentResearch, type ParentResearch } from '../research/parent-research.ts';
import type { SearchOfOrder } from '../searches/lock-search.ts';

export interface ContactListing {
  searchId: string;
  externalSearchId: string | null;
  contacts: ContactReading[];
  /** Present when something is known about the organizations that the employers or schools belong to. */
  parentOrgResearch?: ParentResearch;
}

/**
 * The contact plan of a search, the most trusted contact first, then those that were removed, the last one first.
 * @throws NotFound when the order has no such search
 */
export function listContacts(
  context: Context,
  { orderId, searchId }: SearchOfOrder,
): Promise<ContactListing> {
  const organizationId = context.organization.id;
  return inTransaction(context, async ({ manager }) => {
    const search = await manager.findOneBy(SearchEntity, { organizationId, orderId, id: searchId });
    if (!search) throw new NotFound('Search not found');
    const rows = await manager.find(ContactEntity, {
      where: { organizationId, searchId },
      order: { removedAt: { direction: 'DESC', nulls: 'FIRST' }, position: 'ASC', id: 'ASC' },
    });
    const contacts = rows.map((row) => readingOf(context, row));
    const parentOrgResearch = openParentResearch(context, search);
    return {
      searchId,
      externalSearchId: search.externalSearchId,
      contacts,
      ...(parentOrgResearch ? { parentOrgResearch } : {}),
    };
  });
}

import type { Transaction } from '../../platform/database/transaction.ts';
import { contactOf } from '../contacts/contact-rows.ts';
import { type Destination, destinationKey, destinationsOf } from '../contacts/destination-rules.ts';
import { isOfficeName, UNKNOWN_PLACE } from '../contacts/planned-contact.ts';
import type { Context } from '../context/context.ts';
import { openContact } from '../entities/contact-details.ts';
import type { LockedSearch } from '../entities/search-entity.ts';
import type { Verdict } from './directory-lessons.ts';
import { learningSearch } from './learning-search.ts';
import { teachDirectory } from './teach-directory.ts';

/** What a search shows about one of its contacts. */
export interface ContactLesson {
  contactId: string;
  verdict: Verdict;
  /** The one that was used. A mark is about all that the contact has; nothing else is learned without it. */
  destination?: Destination;
}

/**
 * Lets the organization's directory learn from a contact of a search: its other orders for the same employer or school
 * are then asked where this one was answered, and not where it was not.
 */
export async function learnContact(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { contactId, verdict, destination: used }: ContactLesson,
): Promise<void> {
  const search = learningSearch(context, locked);
  const row = contactOf(locked, contactId);
  if (!search || !row) return;
  const { name, entityName, title, location, contactMethods } = openContact(context, row);
  const entityHash = search.hashOf({ entityName, location });
  if (!entityHash) return;
  const isNameless = isOfficeName(search.searchType, name) || search.isApplicant(name);
  const isMark = verdict === 'ACCURATE' || verdict === 'INACCURATE';
  const destinations = contactMethods
    .flatMap(destinationsOf)
    .filter((destination) => (used ? destinationKey(destination) === destinationKey(used) : isMark))
    .filter((destination) => search.mayLearn(destination));
  await teachDirectory(
    context,
    transaction,
    entityHash,
    destinations.map((destination) => ({
      orderId: search.orderId,
      verdict,
      details: {
        kind: 'DESTINATION',
        ...(isNameless ? { name: null, title: null } : { name, title }),
        location: location === UNKNOWN_PLACE ? null : location,
        ...destination,
      },
    })),
  );
}

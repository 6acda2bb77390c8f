import type { SearchType } from '@credence/contract';
import { fullNameOf } from '../applicants/applicant-names.ts';
import { type Destination, ownerKey } from '../contacts/destination-rules.ts';
import { ownDestinations } from '../contacts/own-destinations.ts';
import { locationOf } from '../contacts/planned-contact.ts';
import { isSimulated } from '../contacts/simulator-address.ts';
import type { Context } from '../context/context.ts';
import type { LockedSearch } from '../entities/search-entity.ts';
import { openRequest } from '../entities/verification-request.ts';
import { entityKey } from '../records/entity-key.ts';
import { entityOf } from '../records/record-sources.ts';
import { namesEntity } from '../records/unnamed-employers.ts';
import { entityHash, type PlacedEntity } from './directory-details.ts';

/** A search that the directory may learn from. */
export interface LearningSearch {
  orderId: string;
  searchType: SearchType;
  /** The employer or school that a contact is about; null when it cannot be told. */
  hashOf(contact: PlacedEntity | null): Buffer | null;
  /** Whether a destination is fit for other orders: neither the applicant's own nor a machine's. */
  mayLearn(destination: Destination): boolean;
  /** Whether it is the applicant who is called like this. */
  isApplicant(name: string): boolean;
}

/** What decides whether the directory learns from a locked search; null when there is nothing to learn from any more. */
export function learningSearch(
  context: Context,
  { search, order, applicant }: LockedSearch,
): LearningSearch | null {
  if (order.redactedAt) return null;
  const applicantWords = wordsOf(fullNameOf(context, applicant));
  const own = ownDestinations(context, applicant);
  const { searchType, orderId } = search;
  const entities = openRequest(context, search).records.map((record) => ({
    entityName: entityOf(record),
    location: locationOf(record),
  }));
  const hashOf = (entity: PlacedEntity) =>
    namesEntity(entity.entityName) ? entityHash(context, searchType, entity) : null;
  const hashes = new Set(entities.map((entity) => entityHash(context, searchType, entity).toString('hex')));
  return {
    orderId,
    searchType,
    hashOf(contact) {
      const [only, ...others] = entities;
      if (!only) return null;
      if (hashes.size === 1) return hashOf(only);
      const named = [only, ...others].filter(
        ({ entityName }) => contact && entityKey(entityName) === entityKey(contact.entityName),
      );
      // Of two of one name, it is the one at the contact's place.
      const [entity, second] = named.filter(
        ({ location }) => named.length === 1 || location === contact?.location,
      );
      return entity && !second ? hashOf(entity) : null;
    },
    mayLearn: (destination) => !own.has(ownerKey(destination)) && !isSimulated(destination),
    isApplicant(name) {
      const words = new Set(wordsOf(name));
      return applicantWords.every((word) => words.has(word));
    },
  };
}

const wordsOf = (name: string): string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

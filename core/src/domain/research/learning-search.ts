import type { SearchType } from '@credence/contract';
import type { Transaction } from '../../platform/database/transaction.ts';
import { type Destination, destinationKey } from '../contacts/destination-rules.ts';
import { ownDestinations } from '../contacts/own-destinations.ts';
import { entityOf } from '../contacts/planned-contact.ts';
import { isSimulated } from '../contacts/simulator-address.ts';
import type { Context } from '../context/context.ts';
import { ApplicantEntity } from '../entities/applicant-entity.ts';
import { OrderEntity } from '../entities/order-entity.ts';
import { SearchEntity } from '../entities/search-entity.ts';
import { openRequest } from '../entities/verification-request.ts';
import { entityHash } from './directory-details.ts';
import { entityKey } from './entity-key.ts';

/** A search that the directory may learn from. */
export interface LearningSearch {
  orderId: string;
  searchType: SearchType;
  /** The employer or school that something named like this is about; null when it cannot be told. */
  hashOf(entityName: string | null): Buffer | null;
  /** Whether a destination is fit for other orders: neither the applicant's own nor a machine's. */
  mayLearn(destination: Destination): boolean;
  /** Whether it is the applicant who is called like this. */
  isApplicant(name: string): boolean;
}

/** Reads what decides whether the directory learns from a search; null when there is nothing to learn from any more. */
export async function learningSearch(
  context: Context,
  { manager }: Transaction,
  searchId: string,
): Promise<LearningSearch | null> {
  const organizationId = context.organization.id;
  const search = await manager.findOneBy(SearchEntity, { organizationId, id: searchId });
  const order = search && (await manager.findOneBy(OrderEntity, { organizationId, id: search.orderId }));
  if (!order || order.redactedAt) return null;
  const applicant = await manager.findOneByOrFail(ApplicantEntity, { organizationId, id: order.applicantId });
  const own = ownDestinations(context, applicant);
  const { searchType } = search;
  const names = new Map(
    openRequest(context, search).records.map((record) => [keyOf(record), entityOf(record)]),
  );
  return {
    orderId: order.id,
    searchType,
    hashOf(entityName) {
      const [only] = names.size === 1 ? names.values() : [];
      const name = (entityName !== null && names.get(entityKey(entityName))) || only;
      return name ? entityHash(context, searchType, name) : null;
    },
    mayLearn: (destination) => !own.has(destinationKey(destination)) && !isSimulated(destination),
    isApplicant(name) {
      const words = new Set(wordsOf(name));
      return wordsOf(`${applicant.firstName} ${applicant.lastName}`).every((word) => words.has(word));
    },
  };
}

const keyOf = (record: Parameters<typeof entityOf>[0]): string => entityKey(entityOf(record));

const wordsOf = (name: string): string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

import { findRows } from '../../platform/database/rows/row-reader.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Context } from '../context/context.ts';
import { type LockedSearch, SearchEntity } from '../entities/search-entity.ts';
import { openRequest } from '../entities/verification-request.ts';
import { claimsToVerify } from './claims-to-verify.ts';
import type { VerifierRecord } from './verifier-form.ts';

/**
 * Everything that the applicant claims in an order of the kind that a search of it verifies: two jobs at one employer may be in
 * two of its searches.
 */
export async function claimsOfOrder(
  context: Context,
  transaction: Transaction,
  { search, siblings }: Pick<LockedSearch, 'search' | 'siblings'>,
): Promise<VerifierRecord[]> {
  const { id, orderId, searchType } = search;
  const others =
    siblings.length === 0
      ? []
      : await findRows(
          context,
          transaction,
          SearchEntity,
          'order_id = $2 and search_type = $3 and id <> $4',
          [orderId, searchType, id],
        );
  return [search, ...others].flatMap((each) =>
    claimsToVerify(searchType, openRequest(context, each).records),
  );
}

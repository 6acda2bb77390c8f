import { valueReader } from '../../../platform/database/rows/row-reader.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { openNames } from '../../applicants/applicant-names.ts';
import { openAliases } from '../../applicants/seal-applicant.ts';
import type { Context } from '../../context/context.ts';
import { ApplicantEntity } from '../../entities/applicant-entity.ts';
import { SearchEntity } from '../../entities/search-entity.ts';
import { openRequest } from '../../entities/verification-request.ts';
import { askedBy, claimsToVerify } from '../../records/claims-to-verify.ts';
import { type ClaimedValues, REPLY_FIELDS, type Reading, type ReplyRequest } from '../read/reading.ts';

/** What was asked, with the indexes that the records have in their search. */
export interface AskedRequest extends ReplyRequest {
  indexes: readonly number[];
}

/**
 * What a search asks its contacts: whom it is about, and what that person claims.
 * @param asked the indexes of the records that one attempt asks about; null for all
 */
export async function askedOf(
  context: Context,
  { prepared }: Transaction,
  searchId: string,
  asked: readonly number[] | null = null,
): Promise<AskedRequest> {
  const searches = valueReader(context, SearchEntity, 's');
  const applicants = valueReader(context, ApplicantEntity, 'a');
  const [found] = await prepared(
    `select ${searches.value} as search, ${applicants.value} as applicant from searches s
        join applicants a on (a.organization_id, a.id) = (s.organization_id, s.applicant_id)
      where s.organization_id = $1 and s.id = $2`,
    [context.organization.id, searchId],
  );
  if (!found) throw new Error('An attempt has no search');
  const search = searches.read(found.search);
  const applicant = applicants.read(found.applicant);
  const all = claimsToVerify(search.searchType, openRequest(context, search).records);
  const records = askedBy({ records: asked }, all);
  return {
    searchType: search.searchType,
    applicant: {
      ...openNames(context, applicant),
      aliases: openAliases(context, applicant),
    },
    records: records.map(({ claims }) => claimedValues(claims)),
    indexes: records.map(({ index }) => index),
  };
}

/** A job or a course that has not ended is claimed to go on. */
const claimedValues = (claims: readonly { field: string; provided: string | null }[]): ClaimedValues =>
  Object.fromEntries(
    REPLY_FIELDS.flatMap((field) => {
      const claim = claims.find((one) => one.field === field);
      return claim ? [[field, claim.provided ?? 'present']] : [];
    }),
  );

/** A reading whose records have their indexes in the search. */
export const inSearch = (reading: Reading | null, { indexes }: AskedRequest): Reading | null =>
  reading && {
    ...reading,
    records: reading.records.map(({ record, fields }) => ({ record: indexes[record] ?? record, fields })),
  };

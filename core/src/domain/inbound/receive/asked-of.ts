import type { Transaction } from '../../../platform/database/transaction.ts';
import { openAliases } from '../../applicants/seal-applicant.ts';
import type { Context } from '../../context/context.ts';
import { ApplicantEntity } from '../../entities/applicant-entity.ts';
import { SearchEntity } from '../../entities/search-entity.ts';
import { openRequest } from '../../entities/verification-request.ts';
import { claimsToVerify } from '../../records/claims-to-verify.ts';
import { type ClaimedValues, REPLY_FIELDS, type ReplyRequest } from '../read/reading.ts';

/** What a search asks its contacts: whom it is about, and what that person claims. */
export async function askedOf(
  context: Context,
  { manager }: Transaction,
  searchId: string,
): Promise<ReplyRequest> {
  const organizationId = context.organization.id;
  const search = await manager.findOneByOrFail(SearchEntity, { organizationId, id: searchId });
  const applicant = await manager.findOneByOrFail(ApplicantEntity, {
    organizationId,
    id: search.applicantId,
  });
  const records = claimsToVerify(search.searchType, openRequest(context, search).records);
  return {
    searchType: search.searchType,
    applicant: {
      ...{ firstName: applicant.firstName, lastName: applicant.lastName },
      aliases: openAliases(context, applicant),
    },
    records: records.map(({ claims }) => claimedValues(claims)),
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

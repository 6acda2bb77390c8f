import type { Transaction } from '../../platform/database/transaction.ts';
import { openApplicant, type SealedScalars } from '../applicants/seal-applicant.ts';
import type { Context } from '../context/context.ts';
import { ApplicantEntity } from '../entities/applicant-entity.ts';
import { ownerKey } from './destination-rules.ts';

/** The `ownerKey`s of the destinations at which an applicant is reached: applicants are not asked about themselves. */
export function ownDestinations(context: Context, applicant: SealedScalars): ReadonlySet<string> {
  const { email, phone } = openApplicant(context, applicant);
  const key = (channel: 'EMAIL' | 'VOICE', destination: string | null) =>
    destination ? [ownerKey({ channel, destination })] : [];
  return new Set([...key('EMAIL', email), ...key('VOICE', phone)]);
}

/** The same for the applicant of that id. */
export async function readOwnDestinations(
  context: Context,
  { manager }: Transaction,
  applicantId: string,
): Promise<ReadonlySet<string>> {
  const key = { organizationId: context.organization.id, id: applicantId };
  return ownDestinations(context, await manager.findOneByOrFail(ApplicantEntity, key));
}

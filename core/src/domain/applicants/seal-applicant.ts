import type { ApplicantCreate } from '@credence/contract';
import { openText, sealJson, sealText } from '../../platform/database/sealed.ts';
import type { Context } from '../context/context.ts';
import type { ApplicantRow } from '../entities/applicant-entity.ts';

const place = (column: string, id: string) => ({ table: 'applicants', column, id });

/** The row of a new applicant, its personal data sealed. */
export function sealApplicant(
  { cipher, organization }: Context,
  id: string,
  applicant: ApplicantCreate,
): Omit<ApplicantRow, 'createdAt' | 'updatedAt'> {
  return {
    organizationId: organization.id,
    id,
    firstName: applicant.firstName,
    lastName: applicant.lastName,
    ssn: cipher.seal(place('ssn', id), applicant.ssn),
    birthday: sealText(cipher, place('birthday', id), applicant.birthday),
    phone: sealText(cipher, place('phone', id), applicant.phone),
    email: sealText(cipher, place('email', id), applicant.email),
    addresses: applicant.addresses?.length
      ? sealJson(cipher, place('addresses', id), applicant.addresses)
      : null,
    aliases: applicant.applicantAlias?.length
      ? sealJson(cipher, place('aliases', id), applicant.applicantAlias)
      : null,
    isRedacted: false,
  };
}

/** The sensitive scalars of an applicant, readable again. */
export interface ApplicantSecrets {
  ssn: string;
  birthday: string | null;
  phone: string | null;
  email: string | null;
}

export type SealedScalars = Pick<ApplicantRow, 'id' | 'ssn' | 'birthday' | 'phone' | 'email'>;

export function openApplicant({ cipher }: Context, row: SealedScalars): ApplicantSecrets {
  return {
    ssn: openText(cipher, place('ssn', row.id), row.ssn),
    birthday: openText(cipher, place('birthday', row.id), row.birthday),
    phone: openText(cipher, place('phone', row.id), row.phone),
    email: openText(cipher, place('email', row.id), row.email),
  };
}

/** The last four digits; null when fewer are known. */
export function lastFourOfSsn({ ssn }: Pick<ApplicantSecrets, 'ssn'>): string | null {
  const digits = ssn.replace(/\D/g, '');
  return digits.length >= 4 ? digits.slice(-4) : null;
}

/** The applicant's other names, in full. */
export function openAliases({ cipher }: Context, row: Pick<ApplicantRow, 'id' | 'aliases'>): string[] {
  if (!row.aliases) return [];
  const aliases = JSON.parse(
    cipher.open(place('aliases', row.id), row.aliases).toString('utf8'),
  ) as NonNullable<ApplicantCreate['applicantAlias']>;
  return aliases.map(({ firstName, middleName, lastName, suffix }) =>
    [firstName, middleName, lastName, suffix].filter(Boolean).join(' '),
  );
}

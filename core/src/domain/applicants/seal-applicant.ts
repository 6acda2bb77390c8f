import type { ApplicantCreate } from '@credence/contract';
import { openText, sealJson, sealText } from '../../platform/database/sealed.ts';
import type { Context } from '../context/context.ts';
import type { ApplicantRow } from '../entities/applicant-entity.ts';
import { type Names, type NamesRow, nameColumns, openNames } from './applicant-names.ts';

const cell = (column: string, id: string) => ({ table: 'applicants', column, id });

/** The row of a new applicant, its personal data sealed. */
export function sealApplicant(
  context: Context,
  id: string,
  applicant: ApplicantCreate,
): Omit<ApplicantRow, 'createdAt' | 'updatedAt'> {
  const { cipher, organization } = context;
  return {
    organizationId: organization.id,
    id,
    ...nameColumns(context, id, applicant),
    ssn: cipher.seal(cell('ssn', id), applicant.ssn),
    birthday: sealText(cipher, cell('birthday', id), applicant.birthday),
    phone: sealText(cipher, cell('phone', id), applicant.phone),
    email: sealText(cipher, cell('email', id), applicant.email),
    addresses: applicant.addresses?.length
      ? sealJson(cipher, cell('addresses', id), applicant.addresses)
      : null,
    aliases: applicant.applicantAlias?.length
      ? sealJson(cipher, cell('aliases', id), applicant.applicantAlias)
      : null,
    isRedacted: false,
  };
}

/** The personal data of an applicant that are single values, readable again. */
export interface ApplicantSecrets extends Names {
  ssn: string;
  birthday: string | null;
  phone: string | null;
  email: string | null;
}

export type SealedScalars = NamesRow & Pick<ApplicantRow, 'ssn' | 'birthday' | 'phone' | 'email'>;

export function openApplicant({ cipher }: Context, row: SealedScalars): ApplicantSecrets {
  return {
    ...openNames({ cipher }, row),
    ssn: openText(cipher, cell('ssn', row.id), row.ssn),
    birthday: openText(cipher, cell('birthday', row.id), row.birthday),
    phone: openText(cipher, cell('phone', row.id), row.phone),
    email: openText(cipher, cell('email', row.id), row.email),
  };
}

/** The last four digits of an applicant's number, of which nothing else is opened; null when fewer are known. */
export function lastFourOfSsn(
  { cipher }: Pick<Context, 'cipher'>,
  { id, ssn }: Pick<ApplicantRow, 'id' | 'ssn'>,
): string | null {
  const digits = openText(cipher, cell('ssn', id), ssn).replace(/\D/g, '');
  return digits.length >= 4 ? digits.slice(-4) : null;
}

/** The applicant's other names, in full. */
export function openAliases({ cipher }: Context, row: Pick<ApplicantRow, 'id' | 'aliases'>): string[] {
  if (!row.aliases) return [];
  const aliases = JSON.parse(
    cipher.open(cell('aliases', row.id), row.aliases).toString('utf8'),
  ) as NonNullable<ApplicantCreate['applicantAlias']>;
  return aliases.map(({ firstName, middleName, lastName, suffix }) =>
    [firstName, middleName, lastName, suffix].filter(Boolean).join(' '),
  );
}

import { openJson, sealJson } from '../../platform/database/sealed.ts';
import type { Context } from '../context/context.ts';
import { sealsNames } from '../context/seals-names.ts';
import type { ApplicantRow } from '../entities/applicant-entity.ts';
import { nameKey } from './name-key.ts';

/** What an applicant is called. */
export interface Names {
  firstName: string;
  lastName: string;
}

type NameColumns = Pick<ApplicantRow, 'names' | 'nameKey' | 'firstName' | 'lastName'>;

/** What of a row says how the applicant is called. */
export type NamesRow = Pick<ApplicantRow, 'id' | 'names' | 'firstName' | 'lastName'>;

const cell = (id: string) => ({ table: 'applicants', column: 'names', id });

/** The columns of names, in the form that the organization keeps now. */
export const nameColumns = (context: Context, id: string, names: Names): NameColumns =>
  sealsNames(context) ? sealedNames(context, id, names) : clearNames(names);

export const sealedNames = (
  { cipher }: Context,
  id: string,
  { firstName, lastName }: Names,
): NameColumns => ({
  names: sealJson(cipher, cell(id), { firstName, lastName }),
  nameKey: nameKey(cipher, `${lastName} ${firstName}`),
  firstName: null,
  lastName: null,
});

export const clearNames = ({ firstName, lastName }: Names): NameColumns => ({
  names: null,
  nameKey: null,
  firstName,
  lastName,
});

/** How an applicant is called, whichever form the row has. */
export const openNames = ({ cipher }: Pick<Context, 'cipher'>, row: NamesRow): Names =>
  row.names
    ? openJson<Names>(cipher, cell(row.id), row.names)
    : { firstName: row.firstName ?? '', lastName: row.lastName ?? '' };

/** First and last name, as requests have them. */
export function fullNameOf(context: Pick<Context, 'cipher'>, row: NamesRow): string {
  const { firstName, lastName } = openNames(context, row);
  return `${firstName} ${lastName}`;
}

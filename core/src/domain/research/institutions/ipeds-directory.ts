import type { Institution } from './institution.ts';
import { splitNames } from './split-names.ts';

/** The columns of the directory file that are read, by the names that the Department of Education gives them. */
export const IPEDS_COLUMNS = [
  ...['UNITID', 'INSTNM', 'IALIAS', 'CITY', 'STABBR', 'GENTELE', 'OPEID', 'WEBADDR', 'CYACTIVE', 'NEWID'],
  ...['CLOSEDAT', 'F1SYSNAM'],
] as const;

export type IpedsRow = Readonly<Record<(typeof IPEDS_COLUMNS)[number], string>>;

/** Reads a line of the directory file; null when it names no institution. */
export function readIpedsRow(row: IpedsRow): Institution | null {
  const id = row.UNITID.trim();
  const name = row.INSTNM.trim();
  if (!/^\d{4,9}$/.test(id) || name === '') return null;
  const opeid = /^\d{3,8}$/.test(row.OPEID.trim()) ? row.OPEID.trim() : null;
  return {
    id: idOf(id),
    name,
    aliases: splitNames(row.IALIAS),
    city: given(row.CITY),
    state: given(row.STABBR),
    country: 'US',
    phone: phoneOf(row.GENTELE),
    website: given(row.WEBADDR),
    // The last two digits count the locations of an institution that takes part in federal student aid; so does an
    // eighth before the others, which begin with a zero that is left out.
    group: opeid?.slice(-7, -2) ?? null,
    isMain: opeid === null || (opeid.endsWith('00') && opeid.length < 8),
    system: given(row.F1SYSNAM),
    isClosed: row.CYACTIVE.trim() === '3' || given(row.CLOSEDAT) !== null,
    successor: given(row.NEWID) === null ? null : idOf(row.NEWID.trim()),
  };
}

const idOf = (unitId: string): string => `ipeds:${unitId}`;

/** Missing and not applicable are negative numbers. */
const given = (value: string): string | null => (/^(-\d)?$/.test(value.trim()) ? null : value.trim());

function phoneOf(value: string): string | null {
  const [, number, extension] = /^(\d{10})(\d{1,6})?$/.exec(value.replace(/\D/g, '')) ?? [];
  if (number === undefined) return null;
  return extension === undefined ? `+1${number}` : `+1${number} ext. ${extension}`;
}

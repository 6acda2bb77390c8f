import type { Institution } from '../domain/research/institutions/institution.ts';
import { readIpedsRow } from '../domain/research/institutions/ipeds-directory.ts';

/** A line of the directory file, made up for tests. */
export function directoryLine(id: number, name: string, place: string, more: Record<string, string> = {}) {
  const [city = '', state = ''] = place.split(', ');
  return {
    UNITID: String(id),
    INSTNM: name,
    IALIAS: ' ',
    CITY: city,
    STABBR: state,
    GENTELE: '5125550100',
    OPEID: `${id}00`,
    WEBADDR: 'www.example.edu/',
    CYACTIVE: '1',
    NEWID: '-2',
    CLOSEDAT: '-2',
    F1SYSNAM: '-2',
    ...more,
  };
}

/** The same as it is read. */
export function institution(...line: Parameters<typeof directoryLine>): Institution {
  const read = readIpedsRow(directoryLine(...line));
  if (!read) throw new Error('The line names no institution');
  return read;
}

const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`;

/** The directory file with these lines. */
export const directoryFile = (lines: readonly Record<string, string>[], mark = '\uFEFF'): Buffer =>
  Buffer.from(
    [Object.keys(directoryLine(1, '', '')), ...lines.map(Object.values)]
      .map((cells: string[]) => cells.map(quoted).join(','))
      .join('\r\n')
      .replace(/^/, mark),
  );

import { compareValues } from '../compare/compare-values.ts';
import { plainWords } from '../read/fold.ts';
import type { ClaimedValues, ReplyField } from '../read/reading.ts';
import { isClaimedDate } from './dates/agreeing.ts';

export const isDateField = (field: ReplyField): boolean => /Date$/.test(field);

/** "BSc (Hons)": who claims the degree without them claims no other one. */
const HONOURS = /,?\s*(?:\((?:with )?hon(?:ou?r)?s\.?\)|\b(?:with )?hon(?:ou?r)?s\b\.?)/i;

/** Whether what a source says is what was claimed; what is not sure to be the same is not. */
export function agrees(field: ReplyField, value: string, claims: ClaimedValues, at: Date): boolean {
  const claimed = claims[field];
  if (claimed === undefined) return false;
  if (isDateField(field)) return isClaimedDate(claimed, value);
  if (field.endsWith('Location') && isTownOf(value, claimed)) return true;
  const said = field === 'qualification' && !HONOURS.test(claimed) ? value.replace(HONOURS, '') : value;
  if (field === 'position' && isTitleOfHouse(said, claims)) return true;
  if (field === 'qualification' && isDiplomaOfSchool(said, claims)) return true;
  const { match } = compareValues(field, claimed, said, { fieldOfStudy: claims.fieldOfStudy ?? null, at });
  return match === 'MATCH';
}

/** The diploma that a high school gives is that of one. */
const isDiplomaOfSchool = (
  value: string,
  { qualification = '', institutionName = '' }: ClaimedValues,
): boolean =>
  /^\W*diploma\W*$/i.test(value) &&
  /^(?:high|secondary) school diploma$/i.test(qualification) &&
  /\b(?:high school|secondary school|hs)\b/i.test(institutionName);

/** Who is asked about a town and its state, and names the town, means that one. */
const isTownOf = (value: string, claimed: string): boolean =>
  plainWords(value).join(' ') === plainWords(claimed.split(',')[0] ?? '').join(' ');

/**
 * "Its secretary" of a parish is the parish secretary, and who drives for a bus company drives a bus: what one title has more than
 * the other is what the employer is.
 */
function isTitleOfHouse(value: string, { position = '', employerName = '' }: ClaimedValues): boolean {
  const [said, claimed, house] = [value, position, employerName].map(plainWords);
  if (!said?.length || !claimed?.length || !house) return false;
  const [less, more] = said.length < claimed.length ? [said, claimed] : [claimed, said];
  const others = more.filter((word) => !less.includes(word) && !LINKS.has(word));
  return (
    others.length > 0 &&
    less.every((word) => more.includes(word)) &&
    (less === said
      ? claimed.at(-1) === said.at(-1)
      : said[0] === claimed[0] && said.some((word) => LINKS.has(word))) &&
    others.every((word) => house.some((name) => name === word || name === `${word}s` || name === `${word}es`))
  );
}
/** What joins to a title what it is of. */
const LINKS: ReadonlySet<string> = new Set(['de', 'del', 'da', 'do', 'du', 'des', 'of', 'for']);

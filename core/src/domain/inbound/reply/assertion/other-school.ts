import { plainWords } from '../../read/fold.ts';
import type { ReplyRequest } from '../../read/reading.ts';
import { wordsClaimed } from '../people/houses.ts';

/** "An MBA from Yale" */
const FROM_SCHOOL =
  /\b(?:degree|bachelor|master|mba|associate|doctorate|diploma|earned|received|graduated|[bm]\.?[as]\.?)(?![\p{L}])[^.;]{0,60}?\b(?:from|at) (?<name>\p{Lu}[\p{L}'’.]+(?: (?:of |the )?\p{Lu}[\p{L}'’.]+){0,4})/iu;
const IS_SCHOOL =
  /\b(?:university|college|institute|school)\b|^(?:Yale|Harvard|Stanford|Oxford|Cambridge|[A-Z]{3,5})\b/i;

/** Whether a clause tells of a degree of another school. */
export function isOfOtherSchool(clause: string, request: ReplyRequest): boolean {
  if (request.searchType !== 'EDUCATION') return false;
  const name = FROM_SCHOOL.exec(clause)?.groups?.name ?? '';
  if (!/^\p{Lu}/u.test(name)) return false;
  const known = wordsClaimed(request);
  return !plainWords(name).some((word) => known.has(word)) && IS_SCHOOL.test(name);
}

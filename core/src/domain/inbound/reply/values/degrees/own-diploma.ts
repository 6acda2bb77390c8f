import { fold, plainWords } from '../../../read/fold.ts';
import type { ClaimedValues } from '../../../read/reading.ts';
import { isClauseDenied } from '../../negation.ts';
import type { Candidate } from '../candidate.ts';

/** "Received her diploma", where a diploma was claimed. */
const OWN_DIPLOMA =
  /\b(?:receiv\w+|earn\w+|got|award\w+|granted|issued|has|have|graduated(?: [^.;]{1,40}?)? (?:with|w\/)|walked away (?:with|w\/)) (?:an? |the |his |her |their )(?<kind>(?:[\w.]+ ){0,2})(?<what>diploma|certificate)\b(?! (?:checks?|verif\w+|requests?|program|course))/i;

/** What says nothing of which one it is. */
const ANY_KIND = /^(?:official|regular|standard|own|actual|final|full|program|course|earned|said|[a-z])$/;

/** That the applicant has the diploma that was claimed, and not another one: "received the B2 certificate". */
export function diplomaOf(
  text: string,
  { qualification = '' }: ClaimedValues,
  place: Pick<Candidate, 'evidence' | 'source' | 'group'>,
): Candidate[] {
  const match = OWN_DIPLOMA.exec(fold(text));
  const { what, kind = '' } = match?.groups ?? {};
  const claimed = plainWords(qualification);
  const isMeant =
    what !== undefined &&
    [...plainWords(kind), what.toLowerCase()].every((word) => claimed.includes(word) || ANY_KIND.test(word));
  return match && isMeant && !isClauseDenied(text, { index: match.index, words: match[0] })
    ? [{ ...place, field: 'qualification', kind: 'AGREED', value: null }]
    : [];
}

import type { SearchType } from '@credence/contract';
import { fold } from '../../../read/fold.ts';
import type { Candidate } from '../candidate.ts';
import { meaningOf } from './labels.ts';

type Place = Pick<Candidate, 'evidence' | 'source' | 'group'>;

/** "Title match: Y", "END_DATE_VERIFIED=N": a machine compared what was claimed. */
const COMPARED =
  /[ _](?:match(?:es|ed)?|verified|confirmed|correct|agrees|accurate)(?:[ _]?(?:y[/ ]?n|flag|ind(?:icator)?|status))?$/i;
const VERDICT =
  /^\W*(?:(?<right>y|yes|true|match(?:ed|es)?|verified|confirmed|ok)|n|no|false|mismatch(?:ed)?|no match|not (?:verified|matched|confirmed))\W*$/i;

/** What a machine found of a claim that it compared; null where the line is none of this sort. */
export function comparedOf(
  label: string,
  words: string,
  place: Place,
  searchType: SearchType,
): Candidate[] | null {
  const verdict = COMPARED.test(label) ? VERDICT.exec(words) : null;
  const meaning = verdict && meaningOf(label.replace(COMPARED, ''), searchType);
  if (!verdict || !meaning || meaning === 'status') return null;
  const fields = meaning === 'dates' ? (['startDate', 'endDate'] as const) : [meaning];
  if (verdict.groups?.right !== undefined)
    return fields.map((field) => ({ ...place, field, kind: 'AGREED', value: null }));
  return meaning === 'dates' ? [] : [{ ...place, field: meaning, kind: 'DENIED', value: place.evidence }];
}

/** "Degrees awarded: none" */
const OF_AWARD =
  /^(?:degrees?|diplomas?|qualifications?|credentials?|awards?|titulos?|diplomes?|abschluss)?\W*(?:awarded|conferred|earned|granted|received|obtained|otorgad[oa]s?|obtenid[oa]s?|obtenus?|delivres?|verliehen|conferid[oa]s?)\b/i;
const NONE = /^\W*(?:none|nil|ningun[oa]?|aucune?|keiner?|nenhum)\W*$/i;

/** Who was awarded nothing has no degree, and no date of one; null where a line does not say so. */
export function noneAwarded(
  label: string,
  words: string,
  place: Place,
  searchType: SearchType,
): Candidate[] | null {
  if (searchType !== 'EDUCATION' || !OF_AWARD.test(fold(label)) || !NONE.test(fold(words))) return null;
  return (['qualification', 'graduationDate'] as const).map((field) => ({
    ...place,
    field,
    kind: 'DENIED',
    value: place.evidence,
  }));
}

import { fold } from '../../../read/fold.ts';
import type { ReplyField, ReplyRequest } from '../../../read/reading.ts';
import { isClaimedDate } from '../../dates/agreeing.ts';
import { findDates, type NumberOrder } from '../../dates/find-dates.ts';
import { meaningOf } from '../labels/labels.ts';

/** Two dates of one month are told apart by what they are called. */
export function dateOf(label: string, field: ReplyField, { searchType }: ReplyRequest): ReplyField {
  const named = meaningOf(label, searchType);
  return named === 'startDate' || named === 'endDate' || named === 'graduationDate' ? named : field;
}

/** Words that only say whose a date is: "vs. our 3/21/2016". */
const OF_OURS =
  /^(?:\W|\b(?:vs|versus|ours?|we|have|has|shows?|says?|the|actual(?:ly)?|real(?:ly)?|correct|records?|files?|payroll|system|hr|per|date|is|was|be|should|it|but|nuestr[oa]s?|notre|nos|unsere?|laut|segun|selon)\b)*$/iu;

/** "August 2019 - still here" */
const STILL =
  /^\W*(?:s?he(?: is|['’]s) )?(?:still|current(?:ly)?|present|to date|active|sigue|todavia|aun|toujours|encore|noch|immer noch|ainda|continua)(?! (?:ok|correct|right|not)\b)(?!\p{L})/iu;

/**
 * Whether another date stands behind a claimed one, and nothing between them says that it is of another event; or behind a
 * claimed end that it has not come yet.
 */
export function hasOther(
  behind: string,
  field: ReplyField,
  { records }: ReplyRequest,
  order: NumberOrder,
): boolean {
  if (field === 'endDate' && STILL.test(fold(behind))) return true;
  const [date] = findDates(behind, order);
  const between = behind.slice(0, date?.start ?? 0);
  const isOther = date && records.every((claims) => !isClaimedDate(claims[field], date.value));
  return isOther === true && OF_OURS.test(between);
}

import { claimInWords } from '../../../records/claim-in-words.ts';
import { type ClaimedValues, REPLY_FIELDS, type ReplyField } from '../../read/reading.ts';
import { isDateField } from '../agreement.ts';

/**
 * What stands behind the claim in a line of our request: the claim itself is no answer, whatever it looks like.
 * @param line what follows the label
 * @returns null where the line gives no claim of ours whole, as where it was wrapped
 */
export function behindClaim(line: string, records: readonly ClaimedValues[]): string | null {
  const plain = unmarked(line);
  const shown = records
    .flatMap((claims) => REPLY_FIELDS.flatMap((field) => shownValues(field, claims[field])))
    .toSorted((one, other) => other.length - one.length)
    .find((value) => plain.startsWith(value));
  return shown === undefined ? null : plain.slice(shown.length);
}

function shownValues(field: ReplyField, claimed: string | undefined): string[] {
  if (claimed === undefined) return [];
  const provided = isDateField(field) && claimed === 'present' ? null : claimed;
  return [unmarked(claimInWords({ kind: isDateField(field) ? 'DATE' : 'TEXT', provided }))];
}

/** Without what mail adds to break links and to set words in bold. */
const unmarked = (text: string): string =>
  text
    .replace(/[\p{Cf}*]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

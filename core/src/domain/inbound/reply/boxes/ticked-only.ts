import type { SearchType } from '@credence/contract';
import { fold } from '../../read/fold.ts';
import { isLoneVerdict } from '../values/verdict-words.ts';
import { fieldsAsked } from './fields-asked.ts';
import { formLines } from './form-lines.ts';

/** Where a mail says that what has no mark is missing, what is asked for counts without one. */
const COUNTS_UNTICKED =
  /\b(?:(?:un|not )(?:checked|ticked|marked)|(?:without|no) an? (?:mark|tick|check|cross)|missing|still (?:needed|required)|must be (?:supplied|sent|provided))\b/i;
const ASKED_FOR = /\b(?:authori[sz]ation|consent|release|fee|payment|signature|letterhead)\b/i;

/** What judges all of it: "The above information is". */
const OF_ALL =
  /\b(?:all|above|everything|information|details|data|statements?|form|tod[oa]s?|tout\w*|alles?|angaben|tudo|dados|datos)\b/i;

/** A text of which only what is ticked is left of lines with boxes. */
export interface TickedText {
  text: string;
  /** Whether something is ticked, and it does not show what. */
  isUnclear: boolean;
}

/**
 * Leaves out what is not ticked: it is a form's, and says nothing. A claim that is only to be called right or wrong says
 * nothing either, whether it is ticked or not; what is ticked for it is read where it stands.
 */
export function tickedOnly(text: string, searchType: SearchType): TickedText {
  const lines = formLines(text);
  if (lines.every(({ options }) => options === null)) return { text, isUnclear: false };
  const countsUnticked = COUNTS_UNTICKED.test(text);
  const asked = new Set(lines.flatMap(({ options }) => (options?.asksVerdict ? [options.prompt] : [])));
  const isUnclear = lines.some(({ options }) => options?.isUnclear);
  const left = lines.flatMap(({ line, options }) => {
    const prompt = options === null ? line.trim() : options.prompt;
    const isOfClaim = asked.has(prompt) && fieldsAsked(prompt, searchType).length > 0;
    if (options === null) return isOfClaim ? [] : [line];
    if (isOfClaim) return [];
    if (countsUnticked && ASKED_FOR.test(line)) return [line];
    // Without what it judges, "as stated" would be said of everything.
    const isJudged =
      fieldsAsked(prompt, searchType).length > 0 || (options.asksVerdict && !OF_ALL.test(fold(prompt)));
    const ticked = options.ticked.filter((label) => !(isJudged && isLoneVerdict(label)));
    if (ticked.length === 0) return [];
    // A question stands before its answer; a label alone says nothing. Each stays as it is written.
    const question = line.includes(prompt) && !/:\s*$/.test(prompt) ? [prompt] : [];
    return ['', ...question, ...ticked.flatMap((label) => ['', label.replace(/\s*:$/, '')]), ''];
  });
  return { text: left.join('\n'), isUnclear };
}

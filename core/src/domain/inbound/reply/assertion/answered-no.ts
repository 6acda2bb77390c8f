import { fold } from '../../read/fold.ts';
import type { Statement } from '../statements.ts';

/** Asks whether the applicant was there at all, as forms do: "Was the individual employed by your company?" */
const ASKS_AT_ALL =
  /^\W*(?:(?:was|were|is|has|did|does) (?:[\p{L}.'’-]+ ){1,5}?(?:(?:ever )?(?:been )?(?:employed|enrolled|work(?:ed)?|attend(?:ed)?)|an? (?:current |former )?(?:student|employee))|did you (?:ever )?employ|(?:ever )?employed (?:here|by (?:us|you|your))|record(?:s)? found)(?!\p{L})[^?:]{0,80}[?:]\s*(?<answer>\p{L}*)\W*$/iu;
const NO = /^\W*(?:no|nein|non|nao|never|none)\W*$/i;

/** Where a form says that the applicant never was there: "Was Dana Whitlow employed by you? [x] No". */
export function answeredNo(statements: readonly Statement[]): string | null {
  const found = statements.find(({ text }, at) => {
    const answer = ASKS_AT_ALL.exec(fold(text))?.groups?.answer;
    return answer !== undefined && NO.test(answer === '' ? fold(statements[at + 1]?.text ?? '') : answer);
  });
  return found?.text ?? null;
}

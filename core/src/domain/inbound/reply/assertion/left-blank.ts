import { fold } from '../../read/fold.ts';
import type { Statement } from '../statements.ts';

const BLANK = '(?:_{3,}|\\.{8,}|\\[\\s*\\])';
/** A form asks behind a claim for what the source has, and nothing is filled in: "Start claimed: 2019   Per your records: ____". */
const ASKED_BESIDE = new RegExp(
  `\\S.*\\s(?:(?:\\p{L}+ )?(?:(?:per|in|from|according to) your (?:records?|files?)|correct(?:ed)?(?: value| date| title)?|actual|verified|confirmed|if not,? (?:correct|right)[^:]{0,20})|corrig\\p{L}+|korrig\\p{L}+|segun sus? registros?|selon vos dossiers?|laut ihren unterlagen|conforme seus? registros?)\\s*[:=]?\\s*${BLANK}\\W*$`,
  'iu',
);
/** The line below a claim that asks for a verdict: "Correct?  ____". */
const VERDICT =
  /^\W*(?:(?:is (?:this|it|that) )?(?:correct|right|accurate|true|confirmed|verified|ok)|correct[oa]|exacte?|richtig|korrekt|cert[oa])\s*(?:\?|:)\s*/iu;
const IS_BLANK = new RegExp(`^\\W*$|^\\s*${BLANK}`, 'u');

/** Whether a line shows a claim, and leaves blank what the source was to write beside or below it. */
function isLeftBlank(statements: readonly Statement[], at: number): boolean {
  const text = fold(statements[at]?.text ?? '');
  if (ASKED_BESIDE.test(text)) return true;
  const next = fold(statements[at + 1]?.text ?? '');
  const asked = VERDICT.exec(next);
  if (!asked || VERDICT.test(text)) return false;
  const behind = next.slice(asked[0].length);
  return IS_BLANK.test(behind === '' ? (statements[at + 2]?.text ?? '') : behind);
}

/** Without the lines of a form that are left blank; where most are, it was not filled in at all. */
export function withoutLeftBlank(statements: readonly Statement[]): Statement[] {
  const filled = statements.filter((_, at) => !isLeftBlank(statements, at));
  const lines = (among: readonly Statement[]) => among.filter(({ isLine }) => isLine).length;
  const isFilledIn = statements.length === filled.length || lines(filled) > lines(statements) / 2;
  return isFilledIn ? filled : filled.filter(({ isLine }) => !isLine);
}

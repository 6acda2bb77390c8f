import { fold } from '../../read/fold.ts';

const RIGHT =
  /^(?:correct[oa]?s?|right|yes|agreed?|accurate|true|verified|confirmed|match(?:es)?|ok|si|oui|ja|sim|richtig|korrekt|stimmt|certo|corret[oa]|exact|vrai)$/i;
const WRONG =
  /^(?:incorrect[oa]?s?|wrong|no|disagreed?|inaccurate|false|not (?:correct|right|verified|confirmed|accurate)|unverified|mismatch|non|nein|nao|falsch|unrichtig|stimmt nicht|errad[oa]|incorret[oa]|faux|inexact)$/i;
const MARK = /^(?:[[(]?\s*[xX✓✔✗✘☒☑√*]\s*[\])]?|yes|y|si|oui|ja|sim)$/iu;
const EMPTY = /^(?:[[(]?[\s_☐□-]*[\])]?|n\/?a|no|n)$/i;

/** Which columns of a table are for what is right and for what is wrong. */
interface Columns {
  right: number;
  wrong: number;
  /** Whether spaces alone part them, so that an empty cell does not show. */
  isSpaced: boolean;
}

/**
 * A text in which the rows of a table with a column for what is right and one for what is wrong are lines that say it:
 * "| End date | | X |" below "| Item | Correct | Incorrect |" becomes "End date: incorrect". What is marked in neither or in
 * both says nothing, and nothing does between spaces.
 */
export function withVerdictColumns(text: string): string {
  let columns: Columns | null = null;
  return text
    .split('\n')
    .flatMap((line) => {
      const cells = cellsOf(line);
      if (cells === null) return [line];
      const found = columnsIn(cells, !/[|\t]/.test(line));
      columns = found ?? columns;
      if (found) return [];
      return columns ? rowOf(cells, columns) : [line];
    })
    .join('\n');
}

/** What stands between bars, tabs or wide spaces; null where there are none. */
function cellsOf(line: string): string[] | null {
  const row = line.replace(/^ *\|?|\|?\s*$/g, '');
  const cells = row.split(BETWEEN.find((between) => between.test(row)) ?? '\n');
  return cells.length > 1 ? cells.map((cell) => cell.trim()) : null;
}
const BETWEEN = [/\|/, /\t/, / {2,}/];

function columnsIn(cells: readonly string[], isSpaced: boolean): Columns | null {
  const [right = -1, wrong = -1] = [RIGHT, WRONG].map((verdict) =>
    cells.findIndex((cell) => verdict.test(fold(cell))),
  );
  return right > 0 && wrong > 0 ? { right, wrong, isSpaced } : null;
}

/** What a row says. */
function rowOf(cells: readonly string[], { right, wrong, isSpaced }: Columns): string[] {
  const [isRight, isWrong] = [right, wrong].map((column) => MARK.test(cells[column] ?? ''));
  const name = cells[0]?.replace(/\s*:.*$/, '') ?? '';
  if (isSpaced || name === '' || isRight === isWrong) return [];
  if (isRight) return [`${name}: correct`];
  const [instead, ...more] = cells.slice(wrong + 1).filter((cell) => !EMPTY.test(cell));
  return [`${name}: ${instead && more.length === 0 ? instead : 'incorrect'}`];
}

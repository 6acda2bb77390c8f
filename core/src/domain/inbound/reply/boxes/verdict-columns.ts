import { fold } from '../../read/fold.ts';

const RIGHT =
  /^(?:correct[oa]?s?|right|yes|agreed?|accurate|true|verified|confirmed|match(?:es)?|ok|si|oui|ja|sim|richtig|korrekt|stimmt|certo|corret[oa]|exact|vrai)$/i;
const WRONG =
  /^(?:incorrect[oa]?s?|wrong|no|disagreed?|inaccurate|false|not (?:correct|right|verified|confirmed|accurate)|unverified|mismatch|non|nein|nao|falsch|unrichtig|stimmt nicht|errad[oa]|incorret[oa]|faux|inexact)$/i;
const MARK = /^(?:[[(]?\s*[xX✓✔✗✘☒☑√*]\s*[\])]?|yes|y|si|oui|ja|sim)$/iu;
const EMPTY = /^(?:[[(]?[\s_☐□-]*[\])]?|n\/?a|no|n)$/i;

/** A cell, and where it begins in its line. */
interface Cell {
  text: string;
  at: number;
}

interface Head {
  isRuled: boolean;
  cells: readonly Cell[];
  right: number;
  wrong: number;
}

/**
 * A text in which the rows of a table with a column for what is right and one for what is wrong are lines that say it:
 * "| End date | | X |" below "| Item | Correct | Incorrect |" becomes "End date: incorrect". What is marked in neither or in
 * both says nothing.
 */
export function withVerdictColumns(text: string): string {
  let head: Head | null = null;
  return text
    .split('\n')
    .flatMap((line) => {
      const found = headIn(line);
      head = found ?? head;
      if (found) return [];
      return head ? (rowIn(line, head) ?? [line]) : [line];
    })
    .join('\n');
}

const isRuledLine = (line: string): boolean => (line.match(/\|/g)?.length ?? 0) >= 2;

/** The cells of a line: between bars or tabs with those that are empty, else where wide spaces part them. */
function cellsOf(line: string, isRuled: boolean): Cell[] {
  if (isRuled)
    return line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell, at) => ({ text: cell.trim(), at }));
  if (line.includes('\t')) return line.split('\t').map((cell, at) => ({ text: cell.trim(), at }));
  return [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: cell, index }) => ({ text: cell, at: index }));
}

function headIn(line: string): Head | null {
  const isRuled = isRuledLine(line);
  const cells = cellsOf(line, isRuled);
  const at = (verdict: RegExp) => cells.findIndex(({ text }) => verdict.test(fold(text)));
  const [right, wrong] = [at(RIGHT), at(WRONG)];
  const isHead = cells.length >= 3 && right > 0 && wrong > 0 && !/\d/.test(line);
  return isHead ? { isRuled, cells, right, wrong } : null;
}

/** What a row says; null where the line is none, empty where it says nothing. */
function rowIn(line: string, { isRuled, cells: heads, right, wrong }: Head): string[] | null {
  if (isRuledLine(line) !== isRuled) return null;
  if (/^[\s|:-]+$/.test(line) && line.includes('-')) return [];
  const cells = cellsOf(line, isRuled);
  const [label] = cells;
  if (!label || label.text === '' || cells.length < 2) return null;
  // In ruled tables and between tabs cells are counted, else they stand below their headings.
  const isCounted = isRuled || line.includes('\t');
  const columnOf = ({ at }: Cell) => (isCounted ? at : nearest(heads, at));
  const under = (column: number) => cells.filter((cell) => cell !== label && columnOf(cell) === column);
  const [isRight, isWrong] = [right, wrong].map((column) =>
    under(column).some(({ text }) => MARK.test(text)),
  );
  const name = label.text.replace(/\s*:.*$/, '');
  if (isRight === isWrong) return [];
  if (isRight) return [`${name}: correct`];
  const behind = cells.slice(cells.findIndex(({ text }) => MARK.test(text)) + 1);
  const [instead, ...more] = behind.filter(({ text }) => !EMPTY.test(text));
  return [`${name}: ${instead && more.length === 0 ? instead.text : 'incorrect'}`];
}

const nearest = (heads: readonly Cell[], at: number): number => {
  const distances = heads.map((head) => Math.abs(head.at + head.text.length / 2 - at));
  const isBehind = at > (heads.at(-1)?.at ?? 0) + (heads.at(-1)?.text.length ?? 0);
  return isBehind ? heads.length : distances.indexOf(Math.min(...distances));
};

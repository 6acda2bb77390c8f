import type { SearchType } from '@credence/contract';
import type { NumberOrder } from '../dates/find-dates.ts';
import type { Statement } from '../statements.ts';
import type { Candidate } from './candidate.ts';
import { givenValue } from './given-value.ts';
import { meaningOf } from './labels.ts';

/** Between a label and its value. */
const BETWEEN =
  /^(?<label>[\p{L}][^:=|\t]{0,60}?)\s*(?:[:=|]|(?:\s\.){1,}\s*:|(?:\s?\.){3,}\s*:?|\s{3,}|\t|\s+(?:[-–—>]|->|→)\s+|\?\s+)\s*(?<value>\S.*)$/u;
const LABEL_ALONE = /^(?<label>[\p{L}][^:=|]{0,60}?)\s*[:=?]\s*$/u;
/** Asks whether, and not when: "Employed: yes". */
export const ASKS_WHETHER = /^(?:employed|worked|attended|enrolled|employment|attendance)\b/i;
const BULLET = /^[\s*•·–▪#|>-]*(?:\(?\d{1,2}[.)]\s|\(?[a-d]\)\s)?\s*/;

/** Values behind labels: "Position: Cook", "Hire date ..... 01/07/2013", "Title | Cook". */
export function labelledValues(
  statements: readonly Statement[],
  searchType: SearchType,
  order: NumberOrder,
): Candidate[] {
  return statements.flatMap(({ text }, group) => {
    const next = statements[group + 1]?.text ?? '';
    return partsOf(text).flatMap((part) => {
      const line = part.replace(BULLET, '');
      const alone = LABEL_ALONE.exec(line)?.groups;
      const { label = '', value = '' } = BETWEEN.exec(line)?.groups ?? {};
      const [named, words, evidence] = alone
        ? [alone.label ?? '', next.replace(BULLET, ''), `${text} ${next}`]
        : [label, value, part.trim()];
      const meaning = named === '' ? null : meaningOf(named, searchType);
      if (meaning === 'dates' && ASKS_WHETHER.test(named) && !/\d/.test(words)) return [];
      if (meaning === null || (alone && meaningOf(BETWEEN.exec(words)?.groups?.label ?? '', searchType)))
        return [];
      return givenValue(meaning, words.replace(/\|\s*$/, ''), { evidence, source: 'LABEL', group }, order);
    });
  });
}

/** Several labels in one line: "Title: Cook; Start: May 2018". */
const partsOf = (text: string): string[] =>
  text
    .split(
      /[,;]?\s+(?=\([a-e1-9]\)\s)|;\s*(?=[\p{L}][\p{L} ]{1,30}:)|\s\|\s(?=[^|]{2,40}:)|(?:,\s*|\s{2,}|\.\s+)(?=[\p{L}][\p{L} ]{1,30}:\s)/u,
    )
    .filter((part) => part.trim() !== '');

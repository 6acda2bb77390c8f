import { fold } from '../read/fold.ts';
import { MONTH } from './dates/months.ts';

/** One sentence or line of a reply, as it is written but for white space. */
export interface Statement {
  text: string;
  /** Whether it asks. */
  isQuestion: boolean;
  /** Whether it is a line of a list, a form or a table, and no sentence. */
  isLine: boolean;
}

const MOST_LINES = 200;
const LONGEST_LINE = 1_000;
const MOST_STATEMENTS = 150;

const SHORT_FORM =
  /(?:\b(?:mr|mrs|ms|dr|prof|capt|cmdr|cdr|lt|sgt|cpl|maj|rev|msgr|supt|sr|sra|srta|dña|mme|mlle|hr|fr|t[ée]l|tlf|fon|st|no|nos|nr|inc|ltd|co|corp|dept|jr|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|approx|stellv|stv|vgl|geb|kfm|emp|eff|ref|tel|ext|ed|elem|educ|univ|sci|eng|bus|admin|mgmt|tech|vs|etc|asst|mgr|supv|rep|exec|dir|acct|maint|oper|equip|mfg|dipl|tec|téc|sup|lic|ing|cr|op|opr|e\.g|i\.e|u\.s|a\.m|p\.m|ca|bzw|att|ph|b|m|s|a|d)|(?<![\p{L}])\p{L})\.$/iu;

/** Spaces of other widths, and those at which no line breaks. */
const OTHER_SPACE = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;

/** The sentences and lines of a text. Lines that go on are put together, those of lists are not. */
export function statementsOf(text: string): Statement[] {
  const lines = text
    .split('\n')
    .slice(0, MOST_LINES)
    .map((line) => line.slice(0, LONGEST_LINE).replace(OTHER_SPACE, ' ').trimEnd());
  return blocksOf(lines)
    .flatMap(({ words, isLine }) => sentencesOf(words).map((sentence) => statement(sentence, isLine)))
    .slice(0, MOST_STATEMENTS);
}

const statement = (text: string, isLine: boolean): Statement => ({
  text,
  isLine,
  isQuestion: /\?["')\s]*$/.test(text) || /^\s*¿/.test(text),
});

/** A label, a bullet, a number, a box, or a table: a line of its own. */
const OWN_LINE =
  /^\s*(?:[-*•·–▪#|]\s|\(?\d{1,2}[a-z]?[.)]\s|\(?[a-d]\)\s|\[(?:[ x✓]|\d{1,2})?\]|"?[\p{L}][\p{L}\d _’'()/&.-]{0,60}?"?\s*(?::|\.{3,}|\. \.|={1,2}|→|->)(?:\s|$))|\|.*\|/iu;

/** "POSITION HELD - RN": a form in capitals. */
const LABEL_IN_CAPITALS = /^\s*\p{Lu}[\p{Lu}\d /().&]{2,40}\s[-–—]\s+\S/u;
/** A line that ends with a year, and one that begins anew: rows of a list. */
const ENDS_WITH_YEAR = /(?<!\d)(?:19|20)\d\d[.;)]?$/;
const BEGINS_ANEW = /^\p{Lu}/u;

const MONTH_OF_YEAR = new RegExp(`^(?:${MONTH})\\.?,? (?:19|20)\\d\\d`, 'iu');
const MONTH_NEXT = new RegExp(`^(?:${MONTH})(?!\\p{L})`, 'iu');
/** "2. January 2015" in a list is its second line, and no second of January. */
const NUMBERED = /^\s*(?:>\s?)*\(?(?<number>\d{1,2})[.)]\s+/;

/** A line that cannot end there. */
const LEADS_ON =
  /(?:,|\b(?:of|the|an?|to|and|or|in|for|with|that|no|our|your|is|was|from|by|at|on|have|has|not|until|as))$/i;

function blocksOf(lines: readonly string[]): { words: string; isLine: boolean }[] {
  const blocks: { words: string; isLine: boolean; lastLength: number }[] = [];
  const isNumbered = ['1', '2'].every((number) =>
    lines.some((line) => NUMBERED.exec(line)?.groups?.number === number),
  );
  let goesOn = false;
  for (const line of lines) {
    const bare = line.replace(/^\s*(?:>\s?)+/, '').trim();
    const inList = isNumbered ? bare.replace(NUMBERED, '') : bare;
    const words = MONTH_OF_YEAR.test(fold(inList)) ? inList : bare;
    if (!/[\p{L}\d]/u.test(words)) {
      goesOn = false;
      continue;
    }
    const isLine = OWN_LINE.test(line) || LABEL_IN_CAPITALS.test(line) || /\S(?:\s{3,}|\t)\S/.test(line);
    const last = blocks.at(-1);
    const isRow = ENDS_WITH_YEAR.test(last?.words ?? '') && BEGINS_ANEW.test(words);
    if (goesOn && last && !isLine && !isRow && (last.lastLength >= 50 || LEADS_ON.test(last.words))) {
      last.words = `${last.words} ${words}`;
      last.lastLength = line.length;
    } else {
      blocks.push({ words, isLine, lastLength: line.length });
    }
    goesOn = true;
  }
  return blocks;
}

/** "1. Dezember" is a date, and no end of a sentence. */
const isDayOf = (sentence: string, next: string): boolean =>
  /(?<!\d)\d{1,2}\.$/.test(sentence) && MONTH_NEXT.test(fold(next.slice(0, 20)));

/** In mails without capitals a point behind a whole word or a year ends a sentence. */
const ENDS_WITH_WORD = /(?:\p{Ll}{4}|(?<!\d)(?:19|20)\d\d)\.$/u;

function sentencesOf(words: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  // Dots lead from a label to its value, and end nothing.
  if (/(?:\s?\.){4,}|\s\.\s*[.:]/.test(words)) return [words.slice(0, LONGEST_LINE)];
  const isAllSmall = !/[.!?]\s+\p{Lu}/u.test(words);
  for (const { 0: end, index } of words.matchAll(/[.!?]+["')\]]?\s+(?!\()|\s+[–—]\s+(?=\p{Lu})/gu)) {
    const sentence = words.slice(start, index + end.length).trim();
    if (/^\./.test(end) && isDayOf(sentence, words.slice(index + end.length))) continue;
    const goesOn =
      /^\s*\p{Ll}/u.test(words.slice(index + end.length)) && !(isAllSmall && ENDS_WITH_WORD.test(sentence));
    if (/^\./.test(end) && (SHORT_FORM.test(sentence) || goesOn)) continue;
    sentences.push(sentence.slice(0, LONGEST_LINE));
    start = index + end.length;
  }
  const rest = words.slice(start).trim();
  return (rest === '' ? sentences : [...sentences, rest.slice(0, LONGEST_LINE)]).filter(
    (sentence) => sentence !== '',
  );
}

import { align } from '../align.ts';
import { TITLE_FORMS } from '../vocabulary/title-forms.ts';
import { RANKS, SMALL_TITLE_WORDS, WORKING_TIME } from '../vocabulary/title-words.ts';
import { nameTable, plainText, wordsOf } from '../words.ts';

/** What a title of a position says. */
export interface Title {
  words: readonly string[];
  /** The words of each of the positions that it joins, as "President & CEO" does. */
  positions: readonly (readonly string[])[];
  /** The pay grade of the armed forces, as "e5"; null where none is given. */
  grade: string | null;
  /** Whether it is written like "Manager, Sales", where what is said first is not what comes first in meaning. */
  isTurned: boolean;
  /** Whether it is written like "Dean's Secretary". */
  isPossessive: boolean;
}

/** The words of a title; of "Registered Nurse (RN)", which says the same twice, both ways to say it. */
export function readTitle(written: string): Title[] {
  const text = written.replace(OF_ANY_SEX, ' ');
  const isPossessive = /\p{L}['’](?:s\s|\s)/u.test(text);
  const isTurned = /[,(/]| - /.test(text);
  const grade = gradeIn(text);
  const also = { grade, isPossessive };
  const [, before = '', inside = '', after = ''] = /^([^()]*)\(([^()]*)\)?([^()]*)$/.exec(text) ?? [];
  const [main, again] = [titleWords(`${before} ${after}`), titleWords(inside)];
  if (main.length > 0 && again.length > 0) {
    const readings = [SPELLED_OUT, TITLE_FORMS].map((forms) => align(main, again, forms));
    if (readings.some(({ onlyLeft, onlyRight }) => onlyLeft.length === 0 && onlyRight.length === 0)) {
      return [main, again].map((words) => ({ words, positions: [], isTurned: false, ...also }));
    }
    // "Nurse (RN)": what is in brackets is the title, and says more of it.
    if (readings.some(({ shared, onlyLeft }) => shared.length > 0 && onlyLeft.length === 0)) {
      return [{ words: again, positions: [], isTurned: false, ...also }];
    }
    if (readings.some(({ onlyRight }) => onlyRight.every((word) => isCodeOf(word, main, inside)))) {
      return [{ words: main, positions: [], isTurned: false, ...also }];
    }
  }
  const positions = text.split(/\s*(?:[/&+;]|\band\b)\s*/i).map(titleWords);
  return [{ words: titleWords(text), positions, isTurned, ...also }];
}

/** Without a table: only what the letters tell. */
export const SPELLED_OUT = new Map<string, never>();

/** Whether a word in brackets is only a code for the title before it: in capitals, and with its first letter. */
const isCodeOf = (word: string, main: readonly string[], written: string): boolean =>
  word[0] === main[0]?.[0] &&
  written.includes(word.toUpperCase()) &&
  !TITLE_FORMS.has(word) &&
  !RANKS.has(word);

function titleWords(text: string): string[] {
  const plain = plainText(text)
    .replace(WORKING_TIME, ' ')
    .replace(SHORT_WORKING_TIME, ' ')
    .replace(FEDERAL_GRADE, ' ')
    .replace(/\bclass (?=[a-d]\b)/, '')
    .replace(/\((?:ft|pt)\)/, ' ')
    .replace(CODE_OF_POSITION, ' ')
    .replace(OCCUPATION_CODE, ' ')
    .replace(BEHIND_TITLE, ' ')
    .replace(/\bnon-/g, 'non');
  const words = wordsOf(plain).filter((word) => !SMALL_TITLE_WORDS.has(word) && !LEVEL_WORDS.has(word));
  const isLevelAt = (index: number) => index > 0 && (index === words.length - 1 || words[index] !== 'i');
  return words.map((word, index) =>
    isLevelAt(index) ? (LEVELS.get(word) ?? word) : word.replace(GERMAN_OF_WOMAN, ''),
  );
}

/** That a position is for people of any sex, as German and French advertisements have to say: "(m/w/d)", "H/F". */
const OF_ANY_SEX =
  /\(\s*(?:[mwfhdxi]|gn|div)(?:\s?[/|*,]\s?(?:[mwfhdxi]|gn|div)){1,3}\s*\)|(?<=\s)[mwfh]\/[mwfh](?:\/[dxi])?(?=\s|$)/gi;
/** "Projektleiterin" is a Projektleiter. */
const GERMAN_OF_WOMAN = /(?<=\p{L}{3}(?:er|or|eur|ist|ent|ant))in$/u;
/** "Sales Associate PT": behind what names a worker it is no physical therapist. */
const SHORT_WORKING_TIME =
  /(?<=(?:er|or|ist|ant|agent|assoc\.?|associate|clerk|nurse|aide|cook|guard|member|rep\.?|tech\.?|teacher|crew)[\s,(-]{1,3})[pf]\.?t\.?(?=\)?\s*$)/;

/** A number by which an employer keeps its positions. */
const CODE_OF_POSITION =
  /(?:\b(?:job|position|title|pay|class)\s?(?:code|id|no|number|#)[.:# ]*)?(?:^|(?<=[\s#(:.]))#?[a-z]{0,3}-?\d{4,}(?=[\s).,]|$)/g;

/** A grade by which the government of the United States pays, before it the number of the occupation: "GS-0850-12". */
const FEDERAL_GRADE = /\b(?:gs|gg|wg|wl|ws)[- ]?(?:\d{3,4}[- ])?(\d{1,2})(?:\/(?:gs-?)?(\d{1,2}))?\b/gi;

/** Null where a title gives two, as a position does in which one rises. */
function gradeIn(text: string): string | null {
  const military = PAY_GRADE.exec(text)?.[0].replace('-', '').toLowerCase() ?? null;
  const [federal] = text.matchAll(FEDERAL_GRADE);
  if (federal === undefined) return military;
  return federal[2] === undefined ? `${federal[0].slice(0, 2).toLowerCase()}${Number(federal[1])}` : null;
}

/** By which the armed forces pay a rank. */
const PAY_GRADE = /\b(?:e-?[1-9]|o-?(?:10|[1-9])|w-?[1-5])\b/i;
const BEHIND_TITLE = new RegExp(
  `(?<=\\S[\\s(,/-]{1,4})${PAY_GRADE.source}|^${PAY_GRADE.source}(?=[\\s/-]+\\S)`,
  'g',
);

/** "Infantryman (11B)". */
const OCCUPATION_CODE = /\(\d{2}[a-z]\d{0,2}\)|(?<=\S[ ,/-]{1,4})\b\d{2}[a-z]\d{0,2}$/g;

const LEVEL_WORDS: ReadonlySet<string> = new Set(['level', 'lvl', 'grade']);

/** Numbers as levels are counted. */
const LEVELS = nameTable('1, i\n2, ii\n3, iii\n4, iv\n5, v\n6, vi');

import { allMatches } from '../../../../platform/all-matches.ts';
import { DAY_IN_WORDS } from './days-in-words.ts';
import { MONTH } from './months.ts';
import { HAS_CENTURY_IN_WORDS, YEAR_IN_WORDS } from './years-in-words.ts';

const ORDINAL = '(?:st|nd|rd|th|er|º|°|ª|\\.)?';
const DAY = `(?<day>3[01]|[12]\\d|0?[1-9])${ORDINAL}`;
const NAME = `(?<month>${MONTH})\\.?`;
const OF =
  "(?: ?,? | of | day of | de | del | do |,? (?:in |of |del? |do |de l['’]|des )?(?:the )?(?:year|ano|annee|jahres)(?: of our lord| de)? |-|\\/|’|\\.)";
const YEAR = '(?<year>(?:19|20)\\d\\d)(?!\\d)';
const SHORT_YEAR = "['’]?(?<short>\\d\\d)(?![\\d:/]|-(?!\\d{1,2}/\\d)|\\.\\d|th|st|nd|rd)";
/** A dash is between two dates, or part of something longer. */
const BEFORE = '(?<![\\p{L}\\d/.])(?<!(?<!\\d\\d)-)';
const AFTER = '(?![\\p{L}\\d])';

/** "20160815-20191130" */
const COMPACT = '(?<year>(?:19|20)\\d\\d)(?<month>0[1-9]|1[0-2])(?<day>[0-2]\\d|3[01])';
const UP_TO = '(?:[-–—]|to|up to|until|through|thru|till?|bis|au?|al|hasta|ate)';

/**
 * From the most exact to the least; what one has found is not looked at by the next.
 * @param anyYear a year in figures, or in words too
 * @param inWords forms whose year is in words
 */
const formsWith = (anyYear: string, inWords: readonly string[]): string[] => [
  `${BEFORE}(?<day>3[01]|[0-2]?\\d)(?<month>${MONTH})${YEAR}${AFTER}`,
  `${BEFORE}${YEAR}[ ./-]${NAME}[ ./-]${DAY}${AFTER}`,
  `${BEFORE}${YEAR} ?\\(${NAME}\\)`,
  `${BEFORE}(?<eve>new year['’]?s eve),?(?: of| in)? ${anyYear}${AFTER}`,
  `${BEFORE}(?:the )?(?<lastDay>last day) of ${NAME},?(?: in| of)? ${anyYear}`,
  `${BEFORE}(?:the )?${DAY_IN_WORDS}(?: day)? of ${NAME},?(?: in the year)? ${anyYear}${AFTER}`,
  `${BEFORE}${NAME} (?:the )?${DAY_IN_WORDS},? ${anyYear}${AFTER}`,
  ...inWords,
  `${BEFORE}(?<year>(?:19|20)\\d\\d)(?<sep>[-/.])(?<month>0?[1-9]|1[0-2])\\k<sep>(?<day>3[01]|[12]\\d|0?[1-9])(?:t\\d\\d:\\d\\d\\S*)?${AFTER}`,
  `(?<=^|(?<![a-z])(?:hired?|worked|start|from|since|begin|end|term|to|until|thru|through|date|exit|left|out|in|doh|conferred|awarded|eod|doj|dol|separation|separated|resigned|appointed|entered|duty|service|period|[-–—])[\\s:=.]{1,3})(?<year>(?:19|20)\\d\\d)(?<month>0[1-9]|1[0-2])(?<day>[0-2]\\d|3[01])${AFTER}`,
  `${BEFORE}${COMPACT}(?= ?[-–—] ?(?:19|20)\\d\\d(?:0[1-9]|1[0-2])(?:[0-2]\\d|3[01])(?!\\d))`,
  `(?<=\\0 ?[-–—] ?)${COMPACT}${AFTER}`,
  `${BEFORE}(?<first>\\d{1,2})(?<sep> ?[-/.] ?)(?<second>\\d{1,2})\\k<sep>(?:${YEAR}|${SHORT_YEAR})${AFTER}`,
  `(?<=^|\\b(?:hired?|start|from|date|term|terminated|to|end|exit|left|sep|appt|doh|dot)[:.]? ?)(?<first>\\d\\d)(?<sep> )(?<second>\\d\\d) ${YEAR}${AFTER}`,
  `${BEFORE}(?:the )?${DAY}${OF}${NAME}${OF}(?:${YEAR}|${SHORT_YEAR})${AFTER}`,
  `${BEFORE}${NAME}${OF}?(?:the )?${DAY}(?:,| of|,? in)? ?${YEAR}${AFTER}`,
  `${BEFORE}${NAME}${OF}?(?:the )?${DAY},? ?['’](?<short>\\d\\d)${AFTER}`,
  `${BEFORE}${NAME}(?: of| del?| do| in|,)?[ /.’-]? ?${YEAR}${AFTER}`,
  `${BEFORE}${NAME},? (?:but|only|just|though|pero|mais|mas|aber|nur)(?: only| just)?(?: of| in| del?| en| em| im)? ${YEAR}${AFTER}`,
  `${BEFORE}${NAME}(?: of| de|,)?[ /-]?${SHORT_YEAR}${AFTER}`,
  `${BEFORE}${YEAR}[ -/]${NAME}${AFTER}`,
  `${BEFORE}(?<month>0?[1-9]|1[0-2])(?:[/.-]| / )${YEAR}${AFTER}`,
  `${BEFORE}(?<academic>(?:19|20)\\d\\d/\\d\\d)(?![\\d/])`,
  `${BEFORE}${YEAR}[/-](?<month>0[1-9]|1[0-2])${AFTER}`,
  `${BEFORE}(?<ofYear>0?[1-9]|1[0-2])[/](?<short>\\d\\d)(?= ?(?:[-–—]|to|until|through|thru|till?) ?(?:0?[1-9]|1[0-2])/\\d\\d${AFTER})`,
  `(?<=\\0 ?(?:[-–—]|to|until|through|thru|till?) ?)(?<ofYear>0?[1-9]|1[0-2])[/](?<short>\\d\\d)${AFTER}`,
  `${BEFORE}(?:fa|sp|su|wi|fall|spring|summer|winter|autumn)(?: ?['’]| )?(?<short>\\d\\d)(?![\\d:/]|-\\d|\\.\\d)${AFTER}`,
  `${BEFORE}(?:the )?${DAY}(?: of | de | )?${NAME}${AFTER}`,
  `${BEFORE}${NAME} (?:the )?${DAY}${AFTER}`,
  `${BEFORE}(?<present>(?:the )?(?<!\\b(?:may|can|must|will|should) )present(?! (?:their|his|her|your|it|an?)\\b)(?: day| time| date)?|current(?:ly)?|today|to date|now|actualidad|la fecha|hoy|actualmente|presente|atualidade|aujourd'hui|ce jour|a present|heute|jetzt|laufend)${AFTER}`,
  `(?<![\\p{L}\\d/.#$£€-])${YEAR}(?= ?[-–—/] ?(?:19|20)\\d\\d(?!\\d))`,
  `(?<=(?:(?:19|20)\\d\\d|\\0) ?[-–—/] ?)${YEAR}${AFTER}`,
  `(?<=(?:early|mid|late|pre)-)${YEAR}${AFTER}`,
  `(?<=(?<![\\p{L}])(?:in|since|from|to|until|till|thru|through|of|spring|summer|fall|autumn|winter|en|em|de|desde|hasta|ate|depuis|seit|bis|im|[-–—]) ?)['’](?<short>\\d\\d)(?![\\d:/-]|\\.\\d|\\p{L})`,
  `(?<![\\p{L}\\d])['’](?<short>\\d\\d)(?= ?${UP_TO} ?['’]\\d\\d(?![\\p{L}\\d:/-]))`,
  `(?<=\\0 ?${UP_TO} ?)['’](?<short>\\d\\d)(?![\\p{L}\\d:/-])`,
  `(?<![\\p{L}\\d/.#$£€-])${YEAR}(?![\\p{L}\\d/.-]?\\d)(?!\\p{L})`,
  `${BEFORE}(?!(?:out|set)\\b)${NAME}(?= ?(?:[-–—]|to|until|through|thru|till|and|a|au|bis|hasta|ate|,? ?(?:and |y |et |und |e )?(?:not|instead of|rather than|nicht|no|pas|nao|statt)) )`,
];

const compiled = (forms: readonly string[]): readonly RegExp[] =>
  forms.map((form) => new RegExp(form, 'giu'));

const FORMS = compiled(formsWith(YEAR, []));
/** Ten times as long: seldom needed, and a tenth of a second to compile. */
const FORMS_WITH_WORDS = compiled(
  formsWith(`(?:${YEAR}|${YEAR_IN_WORDS})`, [
    `${BEFORE}(?:the )?${DAY}(?: of| de|\\.)? ${NAME},?(?: del?| of)? ${YEAR_IN_WORDS}`,
    `${BEFORE}${NAME} (?:the )?${DAY},? ${YEAR_IN_WORDS}`,
    `${BEFORE}${NAME}(?: of| del?| do| in)?,? ${YEAR_IN_WORDS}`,
    `${BEFORE}${YEAR_IN_WORDS}`,
  ]),
);

/** "2009-10", where it is the year that begins in 2009 and no month. */
const SCHOOL_YEAR = new RegExp(`${BEFORE}(?<academic>(?:19|20)\\d\\d[-–/]\\d\\d)(?![\\d/-])`, 'giu');
const NAMES_SCHOOL_YEAR =
  /\b(?:(?:school|academic|college) years?|cursos? (?:escolar|academico)|ano (?:lectivo|letivo|escolar|academico)|annees? (?:scolaire|universitaire|academique)|schuljahre?s?|studienjahre?s?)\b/i;

/** Whether years of schools are named: by that word, or as only they are written: "2009-10 to 2012-13". */
const hasSchoolYears = (text: string): boolean => {
  const years = allMatches(text, SCHOOL_YEAR);
  return (
    NAMES_SCHOOL_YEAR.test(text) || (years.length > 1 && years.some(([year]) => Number(year.slice(-2)) > 12))
  );
};

/** The forms in which dates are looked for in a folded text, from the most exact to the least. */
export function dateFormsOf(text: string): readonly RegExp[] {
  const forms = HAS_CENTURY_IN_WORDS.test(text) ? FORMS_WITH_WORDS : FORMS;
  return hasSchoolYears(text) ? [SCHOOL_YEAR, ...forms] : forms;
}

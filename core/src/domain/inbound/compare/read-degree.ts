import { DAY_NUMBER, MONTH_NAME } from '../read/read-date.ts';
import { type DegreeName, degreeIn } from './known-degrees.ts';
import { plainWords } from './plain-words.ts';
import { isNegated } from './text-comparison.ts';

/** What a text says about a degree. */
export interface ReadDegree extends Pick<DegreeName, 'level' | 'kind'> {
  subject: string | null;
  minor: string | null;
  honours: string | null;
}

/** Words that take back what a degree says. */
const UNFINISHED = new RegExp(
  `\\b(?:${[
    'abd|anticipated|attended|candida(?:te|cy)|coursework|credits?|dropped|equivalen(?:t|cy)|expected|honorary',
    'incomplete|left|minor|no|ongoing|partial(?:ly)?|pending|progress|pursuing|revoked|some|(?:to|will) be',
    'toward|towards|uncompleted|unfinished|until|withdr(?:ew|awn)|withdrawal',
    // Both begin the names of fields of study as well: student affairs, non-profit management.
    'student(?! (?:affairs|counsel\\w*|development|life|personnel|services|success)\\b)',
    'non (?:degree|graduat\\w*|complet\\w*|award\\w*|confer\\w*|matriculat\\w*)',
  ].join('|')})\\b`,
);

const ARTICLE = /^(?:an?|the) /;
const HONOURS =
  /\b(?:with )?((?:(?:summa|magna) )?cum laude|(?:highest |high )?(?:hons|honou?rs|distinction))\b/;
const BEFORE_SUBJECT = /^(?:degree\b)? ?(?:\b(?:in|of|with a major in|major in|majoring in)\b)? ?/;
const AWARDED = new RegExp(
  `(?: (?:was|is|has been))?(?<word> (?:awarded|conferred|granted|graduated|received))?` +
    `(?:(?: (?:on|in))? (?:${[
      `(?:(?:${MONTH_NAME}|spring|summer|fall|autumn|winter)(?: ${DAY_NUMBER})? |${DAY_NUMBER} ${MONTH_NAME} |\\d{1,2} (?:\\d{1,2} )?)?(?<year>\\d{4})`,
      '(?<yearFirst>\\d{4}) \\d{1,2}(?: \\d{1,2})?',
    ].join('|')}))?$`,
);
const MINOR = /(?: and)?(?: with)?(?: a)? minor in (.+)$/;

/**
 * @param at when it was said
 * @returns null when it names no degree that is known, or two of them
 */
export function readDegree(text: string, at: Date): ReadDegree | 'unfinished' | null {
  const words = plainWords(text).join(' ').replace(ARTICLE, '');
  const honours = HONOURS.exec(words)?.[1]?.replace(/hons|honors/, 'honours') ?? null;
  const withMinor = withoutAward(words.replace(HONOURS, '').replace(/\s+/g, ' ').trim(), at.getUTCFullYear());
  const minor = MINOR.exec(withMinor)?.[1] ?? null;
  const named = withMinor.replace(MINOR, '');
  if (isNegated(text) || UNFINISHED.test(`${named} ${minor ?? ''}`)) return 'unfinished';
  const found = degreeIn(named);
  if (!found) return null;
  const { degree, rest } = withoutRepetition(found);
  const after = rest.replace(BEFORE_SUBJECT, '').trim();
  // Two degrees in one are neither of them.
  if (degreeIn(after)) return null;
  const subject = degree.subject ?? after;
  // Who names nothing but a minor may say that there was nothing more.
  if (minor !== null && subject === '') return null;
  const { level, kind } = degree;
  return { level, kind, subject: subject === '' ? null : subject, minor, honours };
}

/** Takes off the end that a degree was awarded, and when. A year that is not over may be the one that it is hoped for. */
function withoutAward(words: string, thisYear: number): string {
  const { index, groups: { word, year, yearFirst } = {} } = AWARDED.exec(words) ?? {};
  const of = Number(year ?? yearFirst ?? 0);
  return of < thisYear || (of === thisYear && word !== undefined) ? words.slice(0, index) : words;
}

type FoundDegree = NonNullable<ReturnType<typeof degreeIn>>;

/** Takes out the same degree in other words, as in "Bachelor of Science in Physics (B.S.)". */
function withoutRepetition({ degree, rest }: FoundDegree): FoundDegree {
  const words = rest.split(' ');
  for (const at of words.keys()) {
    const again = degreeIn(words.slice(at).join(' '));
    if (!again || !isRepeatedBy(degree, again.degree)) continue;
    const others = [...words.slice(0, at), again.rest].join(' ').trim();
    return { degree: { ...again.degree, ...degree, kind: again.degree.kind }, rest: others };
  }
  return { degree, rest };
}

const isRepeatedBy = ({ level, kind }: DegreeName, again: DegreeName): boolean =>
  again.level === level && again.kind !== null && (kind === null || kind === again.kind);

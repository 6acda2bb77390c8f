import { isSlip } from './likeness.ts';
import { DAY_NUMBER, MONTH_NAME } from './read-date.ts';
import { DEGREE_CODES } from './vocabulary/degree-codes.ts';
import {
  BROAD_KINDS,
  type DegreeLevel,
  FOREIGN_FORMS,
  FOREIGN_WORDS,
  LEVEL_NAMES,
  LEVEL_WORDS,
  MISSPELLED_LEVELS,
  SCHOOL_TEST,
  SMALL_DEGREE_WORDS,
  UNFINISHED,
  VARIANT,
} from './vocabulary/degree-words.ts';
import { plainText, stem, wordsOf } from './words.ts';

/** One way to read what a text says about a degree. */
export interface ReadDegree {
  level: DegreeLevel;
  /** In words; null where only the level is named. */
  kind: string | null;
  subject: string | null;
  /** The word by which a degree of another country is called; null for all others. */
  foreign: string | null;
}

/** What a text says about a degree, and how far it can be read. */
export interface DegreeText {
  /** Several for a code that stands for several; none where the text names no degree that is known. */
  readings: readonly ReadDegree[];
  /** The code that it is named by, where it is one. */
  code: string | null;
  /** Latin honours and the like. */
  honours: string | null;
  minor: string | null;
  isUnfinished: boolean;
  /** Whether it is of a kind, as executive, that is another degree at some schools. */
  isVariant: boolean;
  /** Whether it was or will be awarded in the year in which this was said. */
  isThisYear: boolean;
  /** Whether it names more than one degree. */
  isSeveral: boolean;
}

const HONOURS =
  /\b(?:with )?((?:(?:summa|magna) )?cum laude|(?:first|second|third|upper second|lower second)[ -]class(?: (?:honou?rs|hons))?|(?:highest |high )?(?:honou?rs|hons|distinction|merit))\b/g;
/** "2:1" and so on, as Britain divides the second class. */
const SECOND_CLASS = /\b2 ?[:.-] ?([12])\b(?: class)?|\b2nd class,? (upper|lower)(?: division)?\b/g;
const MINOR = /[,;(]?\s*(?:\b(?:and|with)\b )?(?:\ban? )?\bminor(?: in)?\b[: ]*(.*)$/;
const AWARDED = new RegExp(
  `[,;(]?\\s*(?:(?:was|is|has been) )?(?:awarded|conferred|granted|earned|received|graduated|completed|class of)?` +
    `(?: ?(?:on|in|:))? ?(?:(?:(?:${MONTH_NAME}\\.?|spring|summer|fall|autumn|winter)(?: ${DAY_NUMBER},?)? )?` +
    `|${DAY_NUMBER} ${MONTH_NAME} |\\d{1,2}[/.-](?:\\d{1,2}[/.-])?)?((?:19|20|21)\\d\\d)(?:-\\d{1,2}(?:-\\d{1,2})?)?\\)?[.]?$`,
);
const ONLY_AWARDED =
  /[,;(]?\s*(?:was |is )?\b(?:awarded|conferred|granted|earned|received|graduated|completed)\)?[.]?$/;

/** @param at when it was said: of a year that has not begun nothing has been awarded */
export function readDegree(text: string, at: Date | null): DegreeText {
  const plain = plainText(text)
    .replace(/\b(ph|ed|psy|pharm|m|b|d|ll|sc)\.? (?=(?:d|ed|sc|com|tech|eng|phil|arch|b|m)\b)/g, '$1')
    .replace(/(?<=\p{L})\.(?=\p{L})/gu, '')
    .replaceAll("'", '')
    .replace(JOINT_DEGREE, 'mbbs')
    .replace(/\bpost[ -](?=bac|grad)/g, 'post')
    .replace(/\btitulo de /, '')
    .replace(PATH_TO_DEGREE, '')
    // An associate degree with which a university of California has to take its holder.
    .replace(/\b(a[as])-t\b/, '$1t')
    .replace(SECOND_CLASS, (_, number?: string, half?: string) =>
      number === '1' || half === 'upper' ? 'upper second class' : 'lower second class',
    )
    .replace(/\b1st class/, 'first class')
    .replace(FOREIGN_FORM, (form) => FOREIGN_FORMS.get(form.replace(/\W+/g, ' ')) ?? form);
  const [, award = ''] = AWARDED.exec(plain) ?? [];
  const yearsAhead = at === null || award === '' ? -1 : Number(award) - at.getUTCFullYear();
  const awarded = plain.replace(AWARDED, '').replace(ONLY_AWARDED, '');
  return {
    ...readWithMinor(awarded.replace(HONOURS, ' ')),
    honours: honoursOf(awarded),
    isUnfinished: yearsAhead > 0 || UNFINISHED.test(wordsOf(plain).join(' ')),
    isVariant: VARIANT.test(plain),
    isThisYear: yearsAhead === 0 && !SAYS_AWARDED.test(plain),
  };
}

/** The class of a degree says more than that it has honours. */
function honoursOf(text: string): string | null {
  const found = [...text.matchAll(HONOURS)].map(([, honours = '']) =>
    honours.replace(/[ -]class.*/, ' class').replace(/hons|honors/, 'honours'),
  );
  return found.find((honours) => honours.endsWith('class')) ?? found[0] ?? null;
}

/** By which earlier qualification a nurse came to a degree is no part of it. */
const PATH_TO_DEGREE = /\b(?:rn|lpn|lvn|adn|asn)[ -](?:to|2)[ -](?=(?:bsn|msn|dnp)\b)/;

/** Medicine in Britain and the countries that took it over is two degrees that are awarded as one. */
const JOINT_DEGREE = /\bbachelor of medicine(?:,| and|, and| &|\/| )+ ?bachelor of surgery\b/;
const FOREIGN_FORM =
  /\b(?:dipl|mag|lic)\b[ .-]*(?:ing|kfm|kffr|inf|inform|math|phys|chem|biol|psych|vw|volksw|bw|betriebsw|oec|paed|soz)\b|\bdr\b[ .-]*(?:med|phil|ing|iur|jur|theol|rer[ .-]*(?:nat|pol|oec))\b/g;

const SAYS_AWARDED = /\b(?:awarded|conferred|granted|earned|received|graduated|completed)\b/;

/** "Master of Business Administration, Finance": what follows is what was studied. */
const KIND_BEFORE_COMMA = /^(\s*\p{L}+ of [^,:]+?)\s*(?:,| - |:)\s*/u;

type Named = Pick<DegreeText, 'readings' | 'code' | 'isSeveral'>;

function readWithMinor(text: string): Named & Pick<DegreeText, 'minor'> {
  const minor =
    MINOR.exec(text)?.[1]
      ?.replace(/[).]+$/, '')
      .trim() ?? null;
  const named = readNamed(text.replace(MINOR, ''));
  if (minor !== '') return { ...named, minor };
  // "BA in English (minor)" names nothing but a minor.
  const subject = named.readings[0]?.subject ?? null;
  return {
    ...named,
    readings: named.readings.map((reading) => ({ ...reading, subject: null })),
    minor: subject,
  };
}

const wordsIn = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !SMALL_DEGREE_WORDS.has(word))
    .map((word) => (isDegree(word) ? word : (levelMeant(word) ?? word)));

const SHORTEST_MISSPELLED = 6;

/** The word for a level that is written with a slip of the pen; "diplôme" and "doctora" are words of other languages. */
const levelMeant = (word: string): string | undefined =>
  word.length < SHORTEST_MISSPELLED || /[ao]$/.test(word)
    ? undefined
    : MISSPELLED_LEVELS.find((level) => isSlip(word, level));

/** Reads a degree, which may be named again in brackets. */
function readNamed(text: string): Named {
  const brackets: string[] = [];
  const outside = text.replace(/\(([^()]*)\)/g, (bracket, inside: string) => {
    // "Doctor of Philosophy (Physics)": what else stands in brackets is what was studied.
    if (!isDegree(wordsIn(inside)[0])) return bracket.trim() === '()' ? ' ' : ` in ${inside}`;
    brackets.push(inside);
    return ' ';
  });
  const [first = [], ...again] = [
    ...degreesIn(wordsIn(outside.replace(KIND_BEFORE_COMMA, '$1 in '))),
    ...brackets.flatMap((inside) => degreesIn(wordsIn(inside))),
  ];
  const [word = ''] = wordsIn(outside);
  return {
    readings: again.reduce(withKind, first),
    code: DEGREE_CODES.has(word) ? word : null,
    isSeveral: again.some((readings) => !isAnyRepeated(first, readings)),
  };
}

const isDegree = (word = ''): boolean => DEGREE_CODES.has(word) || LEVEL_WORDS.has(word);

/** "Bachelor's degree (B.A.)": the kind may be in the second name alone. */
const withKind = (readings: ReadDegree[], again: readonly ReadDegree[]): ReadDegree[] =>
  readings.map((reading) => ({
    ...reading,
    kind: reading.kind ?? again[0]?.kind ?? null,
    subject: reading.subject ?? again[0]?.subject ?? null,
  }));

const isAnyRepeated = (some: readonly ReadDegree[], others: readonly ReadDegree[]): boolean =>
  some.length === 0 || others.some((other) => some.some((one) => isRepeated(one, other)));

/** The readings of each degree that the words name. */
function degreesIn(words: readonly string[]): ReadDegree[][] {
  const text = words.join(' ');
  const named = text.replace(/^(?:diploma|certificate|graduated|graduate) (?:(?:of|from) )?/, '');
  const [, level] =
    LEVEL_NAMES.find(([name]) => named === name || named.startsWith(`${name} `)) ??
    (isOfHighSchool(named, text) ? [named, 'school' as const] : []);
  if (level) {
    const kind = level === 'school' ? (SCHOOL_TEST.test(text) ? 'equivalency' : 'diploma') : null;
    return [[{ level, kind, subject: null, foreign: null }]];
  }
  const start = words.findIndex(isDegree);
  if (start < 0) return [];
  const [first = '', ...rest] = words.slice(start);
  const before = words.slice(0, start).filter((word) => word !== 'in' && word !== 'of');
  const at = rest.findIndex(
    (word, index) => isDegree(word) && (word.length > 2 || index === rest.length - 1),
  );
  const readings = readingsOf(first, at < 0 ? rest : rest.slice(0, at));
  const main = readings.map((reading) => withSubject(reading, before));
  return at < 0 ? [main] : [main, readingsOf(rest[at] ?? '', rest.slice(at + 1))];
}

/** "Standard High School Diploma", and no name of a school alone; a modified one is no proof of the same. */
const isOfHighSchool = (named: string, text: string): boolean => {
  const before = HIGH_SCHOOL.exec(named)?.groups?.before?.split(' ');
  const isDiploma = /\b(?:diploma|degree|graduat\w+|certificate|completion)\b/.test(text);
  return before !== undefined && isDiploma && !before.some(isDegree) && !OTHER_DIPLOMA.test(named);
};
const HIGH_SCHOOL =
  /^(?<before>.+) (?:high|secondary) school(?: (?:diploma|degree|graduat\w+|certificate|completion))*$/;
const OTHER_DIPLOMA = /\b(?:modified|special|iep|occupational|vocational|alternat\w+|honorary)\b/;

const isRepeated = (one: ReadDegree, other: ReadDegree): boolean =>
  one.level === other.level && (one.kind === null || other.kind === null || one.kind === other.kind);

/** "Nursing Diploma": what stands before the level is what was studied. */
const withSubject = (reading: ReadDegree, before: readonly string[]): ReadDegree =>
  reading.subject === null && before.length > 0 ? { ...reading, subject: before.join(' ') } : reading;

function readingsOf(first: string, rest: readonly string[]): ReadDegree[] {
  const after = subjectOf(rest);
  const codes = DEGREE_CODES.get(first);
  if (codes && !LEVEL_WORDS.has(first)) {
    return codes.map(({ level, kind, subject }) => ({
      level,
      kind: kind === '' ? null : kind,
      subject: after ?? (subject === '' ? null : subject),
      foreign: level === 'foreign' ? first : null,
    }));
  }
  const level = LEVEL_WORDS.get(first);
  const foreign = level === 'foreign' ? (FOREIGN_WORDS.get(first) ?? first) : null;
  return level === undefined ? [] : [{ ...longReading(level, rest), foreign }];
}

/** Reads what follows a level: "of Science in Nursing", "of Nursing", "in Nursing". */
function longReading(level: DegreeLevel, rest: readonly string[]): Omit<ReadDegree, 'foreign'> {
  const [link, ...more] = rest[0] === 'of' || rest[0] === 'in' ? rest : ['', ...rest];
  const inner = more.indexOf('in');
  const named = (inner < 0 ? more : more.slice(0, inner)).filter((word) => word !== 'of');
  const kind = named.map(singular).join(' ');
  const subject = inner < 0 ? null : subjectOf(more.slice(inner));
  const broad = [...BROAD_KINDS].filter((name) => kind === name || kind.startsWith(`${name} `));
  const broadest = broad.sort((one, other) => other.length - one.length)[0];
  if (broadest !== undefined) {
    const others = named.slice(broadest.split(' ').length).join(' ');
    return { level, kind: broadest, subject: subject ?? (others === '' ? null : others) };
  }
  if (kind === '') return { level, kind: null, subject };
  return link === 'of' ? { level, kind, subject } : { level, kind: null, subject: named.join(' ') };
}

/** "Arts" stays; "Sciences" is "Science". */
const singular = (word: string): string => {
  if (word === 'art') return 'arts';
  return ['sciences', 'letters', 'degrees'].includes(word) ? stem(word) : word;
};

function subjectOf(words: readonly string[]): string | null {
  const telling = words.filter((word, index) => !(index === 0 && (word === 'in' || word === 'of')));
  const text = telling.join(' ').replace(/^(?:(?:double |dual )?major(?:ing|s)?(?: in)?) /, '');
  return text === '' ? null : text;
}

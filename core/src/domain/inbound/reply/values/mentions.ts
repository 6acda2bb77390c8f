import { rememberRecent } from '../../../../platform/remember-recent.ts';
import { fold, folded, plainWords } from '../../read/fold.ts';
import type { ClaimedValues, ReplyField } from '../../read/reading.ts';
import { agrees } from '../agreement.ts';
import { isCalledWrong, isClauseDenied, isNegated } from '../negation.ts';
import type { Statement } from '../statements.ts';
import type { Candidate } from './candidate.ts';
import { isBrokenOff } from './degrees/broken-off.ts';
import { withoutMinors } from './degrees/without-minors.ts';
import { isPartOfTitle } from './titles/other-title.ts';

/** That a statement says where a person was, and not who writes. */
const WAS_THERE = folded(
  /\b(?:work(?:ed|s|ing)|employ\w+|attend\w+|student|enroll?ed|graduat\w+|degree|awards?|hired|with us|conferred|employee|served|earned|awarded|received|obtained|holds|completed|obtuvo|obtenu|concluiu|erworben|prest[óo]|trabaj[óo]|travaill\w+|beschäftigt|trabalhou|figura|estudi[óo]|studied|joined|entered|files?|records?|payroll)\b/i,
);
const AT = folded(
  /\b(?:at|with|by|for|of|in|from|attended|entered|joined|left|en|chez|bei|an der|na|no|em|à|de|a)\s+(?:the\s+|our\s+|el\s+|la\s+|le\s+|der\s+)?["“]?$/i,
);
/** What speaks of work that a person may do, and not of who did. */
const OF_OTHERS =
  /\b(?:openings?|resumes?|vacanc\w+|hiring|recruit\w*|apply(?:ing)?|applicants?|candidates|applied for|interest in|interested in|book a tour|classes start)\b/i;
const DENIED = folded(
  /(?:\b(?:listed|claimed?|stated|claims|(?<!\b(?:file|files|records?|system|payroll|database|card|contract|sheet) )says|asked|your)(?: (?:as|an?|the|our|la de|el de|um[a]?|ein\w*|of|for))*\s*["“]?)$/i,
);

const TITLES: readonly ReplyField[] = ['position', 'qualification', 'fieldOfStudy'];
const DEGREES: readonly ReplyField[] = ['qualification', 'fieldOfStudy'];
const PLACES: readonly ReplyField[] = [
  'employerName',
  'institutionName',
  'employerLocation',
  'institutionLocation',
];
const LONGEST_PART = 80;
/** Expressions of claims that are kept: more than those of a few replies that are read at a time. */
const MOST_RECENT = 50;
/** A word of so many letters is often written with dots or spaces in between. */
const SHORT_WORD = 3;
/** A part that takes back what it names: "and not a cook". */
const DENIES =
  /^(?:(?:and|et|y|und|e|but|mais|pero|aber|mas) )?(?:not|never|non|no|nicht|pas|não|kein\w*|ni|nor|rather|instead|sin|sem|sans|ohne|except)\b/i;

/** "Encargada no, era supervisora" */
const DENIED_AT_END = /\s(?:no|nope|non|nein|nao|nada|nicht|pas)$/i;

/** '"Leasing Agent" is correct too' */
const CALLED_RIGHT =
  /^ (?:is|was|are|ist|est|es|[ée]) (?:what (?:it|the \p{L}+|our \p{L}+|his|hers?|we|i) (?:says?|said|reads?|call(?:ed)?|ha[sd]|have|lists?|shows?)|(?:also |auch |aussi |tambi[ée]n )?(?:correct|right|accurate|true|fine|richtig|korrekt|exact|correct[ao]|cert[ao]))(?![\p{L}])/iu;

/** Claims that a statement repeats in its own words, or in others that mean the same. */
export function mentions(statements: readonly Statement[], claims: ClaimedValues, at: Date): Candidate[] {
  return statements.flatMap(({ text, isQuestion }, group) => {
    if (isQuestion || OF_OTHERS.test(text)) return [];
    const place = { evidence: text, source: 'MENTION' as const, group };
    // What stands between quotation marks is often what we wrote.
    const meant = claims.fieldOfStudy === undefined ? text : withoutMinors(text);
    const unquoted = meant.replace(
      /["“][^"”]{1,80}["”]|(?<![\p{L}\d])['‘][^'’]{1,80}['’](?![\p{L}\d])/gu,
      (quoted, index: number) =>
        CALLED_RIGHT.test(text.slice(index + quoted.length))
          ? ` ${quoted.slice(1, -1)} `
          : ' '.repeat(quoted.length),
    );
    const repeated = [...TITLES, ...PLACES].flatMap((field) => {
      const value = repeatedClaim(field, claims, text, unquoted);
      return value === null ? [] : [{ ...place, field, kind: 'GIVEN' as const, value }];
    });
    return [...repeated, ...equalParts(unquoted, claims, at, place)];
  });
}

/** A claim as a statement repeats it; null where it does not, or says that it is not so. */
function repeatedClaim(
  field: ReplyField,
  claims: ClaimedValues,
  text: string,
  unquoted: string,
): string | null {
  const claim = claims[field];
  const isTitle = TITLES.includes(field);
  const searched = isTitle ? unquoted : text;
  const found = claim === undefined ? null : ownPlace(field, searched, claim, claims);
  if (!found || claim === undefined) return null;
  // "A mason tender, not a mason"
  const end = found.index + found.words.length;
  const again = isTitle ? findClaim(searched.slice(end), claim) : null;
  if (again && isNegated(searched.slice(0, end + again.index))) return null;
  const before = text.slice(0, found.index);
  if (DENIED.test(fold(before.slice(-30))) || isNegated(before) || isClauseDenied(text, found)) return null;
  if (isCalledWrong(text.slice(end)) || ONLY_ONE.test(before)) return null;
  if (isOfNoDegree(field, text, before, text.slice(end))) return null;
  if (field.endsWith('Location') && isElsewhere(before)) return null;
  return isTitle || isNamedAsPlace(text, before, claims) ? found.words : null;
}

/** Where a claim is first repeated, and not as a part of another name: "reported to the deputy manager and was manager". */
function ownPlace(
  field: ReplyField,
  text: string,
  claim: string,
  claims: ClaimedValues,
): { index: number; words: string } | null {
  const found = findClaim(text, claim);
  const mayBePart = TITLES.includes(field) || field.endsWith('Location');
  if (!found || !mayBePart || !isPartOfName(field, text, found, claims)) return found;
  const end = found.index + found.words.length;
  return ownPlace(field, text.slice(0, end).replace(/\S/g, ' ') + text.slice(end), claim, claims);
}

/** Whether studies were broken off, or what is named is denied or a part of a house. */
const isOfNoDegree = (field: ReplyField, text: string, before: string, behind: string): boolean =>
  (field === 'fieldOfStudy' && (DENIED_DEGREE.test(before) || isOfHouse(before, behind))) ||
  (DEGREES.includes(field) && isBrokenOff(text));

/** "There was only ever one foreman, and that was Manny" */
const ONLY_ONE = /\bonly (?:ever )?(?:had |have )?(?:the )?one (?:\w+ )?$/i;

/** Where the house sits, or the applicant was to go: "has its headquarters in Tulsa", "a transfer to the Reno shop". */
export const isElsewhere = (before: string): boolean =>
  /\b(?:headquarter\w*|hq|(?:head|home|main|corporate) office|parent company|customer|client|(?:an?|the|his|her|their) (?:transfer|move|relocation)|to (?:transfer|move|relocate)|sede (?:central|principal|social)|si[èe]ge|hauptsitz|matriz|zentrale|casa matriz)\b[^.;]{0,40}$/i.test(
    before,
  );

/** "Worked at our Tampa store", "was a Line Cook at our Tampa store" */
const isNamedAsPlace = (text: string, before: string, { position }: ClaimedValues): boolean =>
  AT.test(fold(before)) &&
  (WAS_THERE.test(fold(text)) || (position !== undefined && findClaim(text, position) !== null));

/** Whether it is a part of another title, or of what the house is called. */
export const isPartOfName = (
  field: ReplyField,
  text: string,
  found: { index: number; words: string },
  claims: ClaimedValues,
): boolean => (field === 'position' && isPartOfTitle(text, found)) || isInNameOfHouse(text, found, claims);

/** "Thornbury School of Law" is no law that was studied, and "Dunmere Borough Council" does not say where it is. */
function isInNameOfHouse(
  text: string,
  { index, words }: { index: number; words: string },
  { employerName, institutionName }: ClaimedValues,
): boolean {
  const house = findClaim(text, employerName ?? institutionName ?? '');
  return house !== null && house.index <= index && index + words.length <= house.index + house.words.length;
}

/** "The Biology department", "Office of the Law Registrar" */
const isOfHouse = (before: string, behind: string): boolean =>
  /^ (?:department|dept|building|library|club|lab|registrar|office)\b/i.test(behind) ||
  /\b(?:office|department|dept|faculty|division|registrar|chair|dean)\.? (?:of|for) (?:the )?$/i.test(before);

/** "Not a BA in English" denies the English as well. */
const DENIED_DEGREE = /\bnot (?:an? |the )?(?:[\w.]+ ){0,3}(?:in|of) $/i;

/** "HSE-20418" is the number of a file, and "HSE lookup 25-03" what was done with one. */
const IS_NUMBERED =
  /^\p{L}{1,6}[-#/ ]?\d{3,}$|^(?:\p{L}+ )?(?:lookup|search|request|inquiry|enquiry|query|ticket|case|retrieval|reference) (?:no\.? |number |#)?[\p{L}-]*\d/iu;

/** Parts of a statement, between commas and the like, that mean what a claim says. */
function equalParts(
  text: string,
  claims: ClaimedValues,
  at: Date,
  place: Pick<Candidate, 'evidence' | 'source' | 'group'>,
): Candidate[] {
  const fields = isBrokenOff(text) ? TITLES.filter((field) => !DEGREES.includes(field)) : TITLES;
  const parts = text
    .split(
      /[,;:()!?"“”]|\s[–—-]\s|(?<!\b(?:Sr|Jr|Asst|Assoc|Mgr|Supv|Dept|Exec|Acct|Admin|Dir|Eng|Tech|Mr|Mrs|Ms|Dr))\.\s|\.$/u,
    )
    .map((part) => part.trim())
    .filter((part) => part.length > 1 && part.length <= LONGEST_PART && part.split(/\s+/).length <= 8)
    .filter((part) => !IS_NUMBERED.test(part) && !/^diploma$/i.test(part))
    .filter(
      (part) =>
        !DENIED_AT_END.test(fold(part)) &&
        !DENIES.test(part) &&
        !isClauseDenied(part, { index: 0, words: part }),
    );
  return parts
    .slice(0, 30)
    .flatMap((part) =>
      fields.flatMap((field) =>
        claims[field] !== undefined && agrees(field, part, claims, at)
          ? [{ ...place, field, kind: 'GIVEN' as const, value: part }]
          : [],
      ),
    );
}

/** Where a text repeats a claim, whatever its letters and spaces are. */
export function findClaim(text: string, claim: string): { index: number; words: string } | null {
  const repetition = repetitionOf(claim);
  if (repetition === null || !lowerLetters(text).includes(repetition.word)) return null;
  const found = repetition.form.exec(text);
  return found ? { index: found.index, words: found[0] } : null;
}

/** Most texts have not the longest word of a claim, and to look for that takes less than to compile an expression. */
const lowerLetters = rememberRecent(MOST_RECENT, (text) => fold(text).toLowerCase().replaceAll('ø', 'o'));

/** Each statement of a reply is searched for the same few claims. */
const repetitionOf = rememberRecent(MOST_RECENT, (claim) => {
  const words = plainWords(claim);
  if (words.length === 0) return null;
  const loose = words
    .map((word) =>
      word === 'and'
        ? '(?:and|&|y|et|und|e)'
        : [...word].map(anyAccent).join(word.length <= SHORT_WORD ? '\\.?\\s?' : ''),
    )
    .join("[\\s,.'’&/-]{1,4}(?:and\\s)?");
  const whole = words.filter((word) => word.length > SHORT_WORD && /^[a-z\d]+$/.test(word));
  return {
    /** Stands in each repetition just so, but for accents. */
    word: whole.reduce((longest, word) => (word.length > longest.length ? word : longest), ''),
    form: new RegExp(`(?<![\\p{L}\\d])${loose}(?![\\p{L}\\d])`, 'iu'),
  };
});

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'aáàâãäå',
  e: 'eéèêë',
  i: 'iíìîï',
  o: 'oóòôõöø',
  u: 'uúùûü',
  c: 'cç',
  n: 'nñ',
};
const anyAccent = (letter: string): string => {
  const forms = Object.hasOwn(ACCENTS, letter) ? ACCENTS[letter] : undefined;
  if (forms) return `[${forms}]`;
  // Of signs only `+` and `#` are parts of words.
  return letter === '+' ? '\\+' : letter;
};

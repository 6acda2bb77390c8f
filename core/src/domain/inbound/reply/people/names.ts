import { allMatches } from '../../../../platform/all-matches.ts';
import { comparePeople } from '../../compare/people/compare-people.ts';
import { areSameGivenName } from '../../compare/people/given-names.ts';
import { plainWords } from '../../read/fold.ts';
import type { ReplyRequest } from '../../read/reading.ts';
import { type FullName, fullNames, isInPassing, isNameAlone, nameInHeading, namesInSubject } from './full-names.ts';
import { isGivenName } from './given-names.ts';
import { FULL_NAME, isOrganization, NAME_PART, peopleNamed, RANK, VERB } from './people-named.ts';

/** Of whom a statement speaks, as far as it names a person. */
export type Subject = 'APPLICANT' | 'OTHER' | null;

/** Another person without a name, or the sender. */
const OTHERS =
  /\b(?:a second|another|a different|(?:different|other|wrong) (?:guy|person|man|woman|one|fellow|individual|employee|student|lady|kid)|not the same (?:guy|person|man|woman|one)|otra persona|(?:une )?autre personne|(?:eine )?andere person|outra pessoa|(?:his|her|their|\p{L}{1,30}['’]s) (?:(?:older|younger|big|little|late|ex|half|twin|step)[- ]?)?(?:brother|sister|father|mother|dad|mom|son|daughter|cousin|husband|wife|twin|uncle|aunt|nephew|niece|roommate)|(?<![\p{L}])(?:son|sa|su|seu|sua|seine?|ihre?) (?:fr[èe]re|s[œo]e?ur|p[èe]re|m[èe]re|cousine?|fils|fille|herman[oa]|padre|madre|prim[oa]|hij[oa]|irm[ãa]o?|pai|m[ãa]e|filh[oa]|Bruder|Schwester|Vater|Mutter|Sohn|Tochter|Vetter)(?![\p{L}])|namesake|someone else|somebody else)\b|(?<![\p{L}])I (?:have |had |only )?(?:left|joined|retired|started|was hired|began|quit|sold|bought|took over|moved)(?![\p{L}])|(?<![\p{L}])I(?: am|['’]m| will be|['’]ll be)(?![\p{L}])[^.]{0,60}\b(?:leave|vacation|holiday|office|away|back|retir\w*)\b/iu;

/** Who is not the applicant by what they are to them, or to the sender. */
const OF_OTHER_ROLE =
  /(?:\b(?:his|her|their)|['’]s) (?:\p{L}+ )?(?:supervisor|manager|boss|foreman|predecessor|successor|replacement|colleague|co-?worker|partner|landlord|lawyer|teacher|advisor) (?:was|is|,)|(?:^|[.,;:] |\b(?:and|but|because|since|when|that|while) )my (?:\p{L}+ )?(?:father|mother|dad|mom|mum|brother|sister|son|daughter|cousin|uncle|aunt|husband|wife|nephew|niece|boss|manager|predecessor|colleague|friend|partner)\b(?! (?:(?:re)?hired|employed|fired|promoted) (?:him|them|her(?=\s*(?:$|[,.;)\d]|(?:in|on|back|as|at|from|for|and|to|right|after|when|because|last|away|until|around|about|full|part|during)\b))))/iu;
/** "The manager, Jeff Katz, who was here until 2020". */
const RELATIVE = new RegExp(
  [
    `(?<name>${FULL_NAME}),? (?:who (?:was|is|has|had|worked|left|ran)|qu[ei] (?:era|fue|foi|est|était|a))\\b`,
    `\\b(?:[Ss]eu|[Dd]on[ao]?|Doña|[Ss]ra?|Señora?|Senhora?|Herrn?|Frau|Mr|Mrs|Ms)\\.? (?<called>${NAME_PART}),? (?:who|qu[ei]|d(?:er|ie)) `,
  ].join('|'),
  'gu',
);
/** One who is found beside the applicant: "1 match (Logan, Kay, florist)". */
const LISTED_BESIDE = new RegExp(`\\((?<last>${NAME_PART}), (?<given>${NAME_PART})(?=[,;)])`, 'gu');

/** Whether a statement speaks of another person than those before and after it. */
export const isAside = (text: string, request: ReplyRequest): boolean =>
  OTHERS.test(text) ||
  OF_OTHER_ROLE.test(text) ||
  allMatches(text, RELATIVE).some(({ groups }) => {
    const name = groups?.name ?? groups?.called ?? '';
    return !isOrganization(name, request) && !isApplicant(name, request);
  }) ||
  allMatches(text, LISTED_BESIDE).some(({ groups: { last = '', given = '' } = {} }) => {
    const isPerson = isGivenName(plainWords(given)[0] ?? '') && !isOrganization(last, request);
    return isPerson && !isApplicant(`${given} ${last}`, request);
  });

const DONE_TO =
  /\b(?:made|named|(?:re)?hired|promoted|appointed|trained|fired|dismissed|moved|brought|took|put|let|laid) (?:him|them|her)(?= (?:the|our|an?|to|up|on|in|back|as|go|off|into|at|from|over)\b)/;

const NO_OTHERS: ReadonlySet<string> = new Set();

/**
 * Tells of whom a text speaks that names a person; the applicant is known by each of their names.
 * @param others given names of other people that were spoken of before
 */
export function subjectOf(text: string, request: ReplyRequest, others = NO_OTHERS): Subject {
  // A message that belongs to no search speaks of no applicant that is known.
  if (request.applicant.lastName === '') return null;
  const named = peopleNamed(text, request);
  if (named.some((name) => isApplicant(name, request))) return 'APPLICANT';
  if (namesNamesake(text, request) || namesOtherFamily(text, request)) return 'OTHER';
  if (named.some((name) => isNamesake(name, request))) return 'OTHER';
  if (namesApplicant(text, request)) return 'APPLICANT';
  // "Yesenia was with Dr. Ahn from 2019 on"
  if (named.length > 0 && beginsWithApplicant(text, request)) return 'APPLICANT';
  // "Dr. Lyle made her the office manager": who did it is another, and whom it was done to is not.
  if (named.length > 0 && DONE_TO.test(text)) return null;
  if (named.length > 0 || isOfFirstName(text, request, others)) return 'OTHER';
  if (isOfOtherInFull(text, request)) return 'OTHER';
  return hasName(text, request) ? 'APPLICANT' : null;
}

/** Whether a text names others in full, and of the applicant nothing: "Records show Casey Winter started in 2015". */
function isOfOtherInFull(text: string, request: ReplyRequest): boolean {
  const others = othersInFull(text, request).filter((found) => !isInPassing(found));
  const rest = others.reduce((left, { name }) => left.replace(name, ' '), text);
  return others.length > 0 && !hasName(rest, request);
}

function othersInFull(
  text: string,
  request: ReplyRequest,
  found = fullNames(text, request),
): FullName[] {
  const { last } = knownNames(request);
  const isSaid = SAID.test(text);
  return found.filter(({ name }) => {
    // "Two Casey Winters"
    const one = name.replace(/e?s$/, '');
    const isOfFamily = plainWords(one).some((word) => last.has(word));
    return ![name, one].some((each) => isApplicant(each, request)) && (!isOfFamily || (isSaid && isGivenName(plainWords(name)[0] ?? '')));
  });
}

const SAID = new RegExp(`\\d|\\b${VERB}(?![\\p{L}])`, 'u');

/** Whether the subject of a mail names other people and not the applicant: "Re: Verification for Casey Winter". */
export const isSubjectOfOther = (subject: string, request: ReplyRequest): boolean =>
  request.applicant.lastName !== '' &&
  !hasName(subject, request) &&
  othersInFull(subject, request, namesInSubject(subject, request)).some((found) => !isInPassing(found));

/** Whether a reply begins with a line that is the name of another person. */
export function isHeadingOfOther(text: string, request: ReplyRequest): boolean {
  const name = nameInHeading(text, request);
  return name !== null && !isApplicant(name, request) && !hasName(name, request);
}

/** Whether a line is the name of another person, as a letter is signed, or as their record begins. */
export const isNameOfOther = (text: string, request: ReplyRequest): boolean =>
  othersInFull(text, request).some(isNameAlone);

/** A name as lists have it: "Abbott, Gerald T." */
const LISTED = new RegExp(
  `^\\W*(?<last>${NAME_PART}), (?<given>${NAME_PART}(?: ${NAME_PART}){0,2})\\W*$`,
  'u',
);
/** A name before what is said of its bearer: "Kay Logan: florist, 2012 to 2016". */
const LABELLED = new RegExp(`^\\W*(?<name>${FULL_NAME})\\s*:.*\\d`, 'u');

/** Whether a reply that begins so gives the record of another person. */
export function isHeadedByOther(text: string, request: ReplyRequest, isFirst: boolean): boolean {
  const { last = '', given = '' } = LISTED.exec(text)?.groups ?? {};
  const [first = ''] = plainWords(given);
  const isListed = isGivenName(first) && !isOrganization(last, request);
  const labelled = (LABELLED.exec(text)?.groups?.name ?? '')
    .replace(/^(?:Pour|Para|Für|For) /, '')
    .replace(LEADING, '');
  const name = isListed ? `${given} ${last}` : labelled;
  const isMeant = (isListed && isFirst) || isNamesake(name, request);
  return isMeant && !isApplicant(name, request);
}

/** Whether a line of a list gives the record of another person: "Danielle Ortega-Finch: server, 3/2019 thru 11/2020". */
export function isRowOfOther(text: string, request: ReplyRequest): boolean {
  const name = LABELLED.exec(text)?.groups?.name ?? '';
  const [first = '', last] = plainWords(name);
  return (
    last !== undefined && isGivenName(first) && !isOrganization(name, request) && !isApplicant(name, request)
  );
}

const BY_FIRST_NAME = new RegExp(
  `(?:^|^\\W*(?:[Yy]es|[Hh]i|[Hh]ello|[Ss][ií]|[Oo]ui|[Jj]a|[Ss]im|[Cc]orrect|[Ss]ure|[Ww]ell)\\W+|\\b(?:that|dass|que) )(?<name>${NAME_PART}) ${VERB}(?![\\p{L}])`,
  'u',
);

/** "Casey's dates are right" */
const OF_FIRST_NAME = new RegExp(
  `(?:^|\\W)(?<name>\\p{Lu}[\\p{L}-]+)['’]s (?:dates?|titles?|positions?|employment|start|end|hire|information|info|details|degree|records?|data|job|last)(?![\\p{L}])`,
  'u',
);

/** "Ellison worked here": by a family name alone, in words that are said of people only. */
const BY_FAMILY_NAME =
  /^(?<name>(?!(?:Candidate|Applicant|Individual|Person|Subject|Everyone|Everybody|Someone|Nobody|Whoever|Yes|Has|Was)\b)\p{Lu}\p{Ll}{2,}(?:-\p{Lu}\p{Ll}+)?) (?:worked (?:here|for us|with us|as|from)|was (?:employed|hired) (?:here|by us|with us|from|as|on))\b/u;

/** Whether a text is about another person who is called by a given name alone: "Jim was a pit boss". */
function isOfFirstName(text: string, request: ReplyRequest, others: ReadonlySet<string>): boolean {
  const { groups } = BY_FIRST_NAME.exec(text) ?? OF_FIRST_NAME.exec(text) ?? BY_FAMILY_NAME.exec(text) ?? {};
  const [word = ''] = plainWords(groups?.name ?? '');
  if (word === '' || isOrganization(groups?.name ?? '', request, true)) return false;
  const { first, last } = knownNames(request);
  return (
    (others.has(word) || isGivenName(word) || BY_FAMILY_NAME.test(text)) &&
    !last.has(word) &&
    !fitsFirst(word, first)
  );
}

/** Whether a text begins with a first or last name of the applicant, and what they did. */
function beginsWithApplicant(text: string, request: ReplyRequest): boolean {
  const [word = ''] = plainWords(BY_FIRST_NAME.exec(text)?.groups?.name ?? '');
  const { first, last } = knownNames(request);
  return word !== '' && (fitsFirst(word, first) || last.has(word));
}

/** Where a text speaks of a person of that name: "our records for Kay Logan show". */
const SPOKEN_OF = new RegExp(
  `\\b(?:for|of|on|about|named|found|have|had|has|regarding|under|see|show|shows|is|was|mean|meant)\\s(?:an? |the |our |only |one )*(?<name>${FULL_NAME})`,
  'gu',
);

/** "My cousin Kay Logan was a florist". */
const SPOKEN_ABOUT = new RegExp(`(?<![\\p{L}])(?<name>${FULL_NAME}),?\\s${VERB}\\b`, 'gu');

/** What stands before a name at the beginning of a sentence: "Ein Herr Lang hat", "The Kay Logan". */
const LEADING =
  /^(?:(?:An?|The|No|One|Your|Our|This|That|Eine?|Kein|Keine|Un[ea]?|Uma?|De[rn]|Die|El|La|Le|Herrn?|Frau|Mme|M|Sra?|Mr|Mrs|Ms|Miss|Dr|Señora?|Senhora?)\.? )+/;

function namesNamesake(text: string, request: ReplyRequest): boolean {
  const { last } = knownNames(request);
  return [SPOKEN_OF, SPOKEN_ABOUT]
    .flatMap((form) => allMatches(text, form))
    .map(({ groups }) =>
      (groups?.name ?? '')
        .replace(/['’]s$/, '')
        .replace(LEADING, '')
        .replace(RANK, ''),
    )
    .some(
      (name) =>
        last.has(plainWords(name).at(-1) ?? '') &&
        !isOrganization(name, { ...request, records: [] }) &&
        comparePeople(request.applicant, name).match === 'MISMATCH',
    );
}

/** "We have a Naomi Castle": one of that given name, and of another family name. */
const ONE_CALLED = new RegExp(
  `\\b(?:an?|one|named|only|eine?|einen|une?|una?|uma?) (?<name>${FULL_NAME})`,
  'gu',
);

const namesOtherFamily = (text: string, request: ReplyRequest): boolean => {
  const { first, last } = knownNames(request);
  return allMatches(text, ONE_CALLED).some(({ groups }) => {
    const [given = '', ...others] = plainWords(groups?.name ?? '');
    return (
      first.has(given) &&
      others.length > 0 &&
      !others.some((word) => last.has(word) || first.has(word) || word.length === 1) &&
      !isOrganization(groups?.name ?? '', { ...request, records: [] })
    );
  });
};

interface KnownNames {
  first: ReadonlySet<string>;
  last: ReadonlySet<string>;
}

function knownNames({ applicant: { firstName, lastName, aliases } }: ReplyRequest): KnownNames {
  const others = aliases.map((alias) => plainWords(alias));
  return {
    first: new Set([...plainWords(firstName), ...others.flatMap((words) => words.slice(0, -1))]),
    last: new Set([...plainWords(lastName), ...others.flatMap((words) => words.slice(-1))]),
  };
}

const TITLES: ReadonlySet<string> = new Set([
  ...['mr', 'mrs', 'ms', 'miss', 'dr', 'mx', 'sr', 'sra', 'srta', 'dna', 'don', 'dona', 'm', 'mme', 'mlle'],
  ...['herr', 'herrn', 'frau', 'madame', 'monsieur', 'prof', 'der', 'die', 'el', 'la', 'o', 'a'],
]);

/** Whether a name is that of another one of the same family name. */
function isNamesake(name: string, request: ReplyRequest): boolean {
  const { last } = knownNames(request);
  const sharesName = plainWords(name).some((word) => last.has(word));
  return sharesName && comparePeople(request.applicant, name).match === 'MISMATCH';
}

/** Whether a name can be one of the applicant's: a surname, and no other first name beside it. */
function isApplicant(name: string, request: ReplyRequest): boolean {
  const { match } = comparePeople(request.applicant, name);
  if (match !== 'UNCLEAR') return match === 'MATCH';
  const { first, last } = knownNames(request);
  const words = plainWords(name).filter((word) => !TITLES.has(word));
  if (words.length > 1 && words.every((word) => fitsFirst(word, first))) return true;
  if (words.length === 1) return fitsFirst(words[0] ?? '', first) || last.has(words[0] ?? '');
  const isInitial = (word: string) => word.length === 1 && [...last].some((name) => name.startsWith(word));
  if (words.length === 2 && first.has(words[0] ?? '') && isInitial(words[1] ?? '')) return true;
  if (!words.some((word) => last.has(word))) return false;
  const given = words.filter((word) => !last.has(word));
  return given.length === 0 || given.some((word) => fitsFirst(word, first));
}

/** Itself, its initial, or another form of it. */
const fitsFirst = (word: string, first: ReadonlySet<string>): boolean =>
  [...first].some(
    (name) => name === word || (word.length === 1 && name.startsWith(word)) || areSameGivenName(name, word),
  );

/** One name of the applicant that stands alone, written as a name. */
function hasName(text: string, request: ReplyRequest): boolean {
  const { first, last } = knownNames(request);
  return (text.match(/(?<![\p{L}])\p{Lu}[\p{L}'’-]+/gu) ?? [])
    .flatMap((word) => [plainWords(word).join(''), plainWords(word.replace(/['’]s$/, '')).join('')])
    .some((word) => word.length > 2 && (first.has(word) || last.has(word)));
}

/** A first name and a surname of the applicant near each other, in any order. */
function namesApplicant(text: string, request: ReplyRequest): boolean {
  const { first, last } = knownNames(request);
  const words = plainWords(text);
  return words.some(
    (word, at) =>
      last.has(word) &&
      words.slice(Math.max(0, at - 3), at + 4).some((near) => fitsFirst(near, first) && near !== word),
  );
}

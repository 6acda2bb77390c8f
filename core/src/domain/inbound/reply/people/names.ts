import { allMatches } from '../../../../platform/all-matches.ts';
import { comparePeople } from '../../compare/people/compare-people.ts';
import { plainWords } from '../../read/fold.ts';
import type { ReplyRequest } from '../../read/reading.ts';
import { hasName, isApplicant, isNamesake, knownNames, namesApplicant } from './applicant-names.ts';
import { toldByGeneration } from './by-generation.ts';
import { beginsWithApplicant, isOfOneName } from './by-one-name.ts';
import { isGivenName } from './given-names.ts';
import { isOrganization } from './houses.ts';
import { isOfOtherInFull } from './others-in-full.ts';
import { FULL_NAME, LEADING, NAME_PART, peopleNamed, RANK, VERB } from './people-named.ts';

/** Of whom a statement speaks, as far as it names a person. */
export type Subject = 'APPLICANT' | 'OTHER' | null;

/** Another person without a name, or the sender. */
const OTHERS =
  /\b(?:a second|another|a different|(?:different|other|wrong) (?:guy|person|man|woman|one|fellow|individual|employee|student|lady|kid)|not the same (?:guy|person|man|woman|one)|otra persona|(?:une )?autre personne|(?:eine )?andere person|outra pessoa|(?:his|her|their|\p{L}{1,30}['’]s) (?:(?:older|younger|big|little|late|ex|half|twin|step)[- ]?)?(?:brother|sister|father|mother|dad|mom|son|daughter|cousin|husband|wife|twin|uncle|aunt|nephew|niece|roommate)|(?<![\p{L}])(?:son|sa|su|seu|sua|seine?|ihre?) (?:fr[èe]re|s[œo]e?ur|p[èe]re|m[èe]re|cousine?|fils|fille|herman[oa]|padre|madre|prim[oa]|hij[oa]|irm[ãa]o?|pai|m[ãa]e|filh[oa]|Bruder|Schwester|Vater|Mutter|Sohn|Tochter|Vetter)(?![\p{L}])|namesake|someone else|somebody else)\b|(?<![\p{L}])I (?:have |had |only )?(?:left|joined|retired|started|was hired|began|quit|sold|bought|took over|moved)(?![\p{L}])(?! (?:her|him|them)\b)|(?<![\p{L}])I(?: am|['’]m| will be|['’]ll be)(?![\p{L}])[^.]{0,60}\b(?:leave|vacation|holiday|office|away|back|retir\w*)\b/iu;

/** "He left to care for his mother": what the applicant did for or with one of theirs is still said of them. */
const FOR_RELATIVE =
  /(?<did>(?:^|(?<!\p{L}))(?:s?he|they|who|\p{L}+ [js]r\.?)(?: (?:also|then|had|has|only|just|finally))? (?:worked|started|joined|came|began|left|quit|resigned|retired|stopped|moved|went|returned|transferred|relocated|took (?:time off|leave|off)|gave notice|was (?:off|out|gone|away|hired|recommended|brought in))(?!\p{L})[^.;:!?]{0,60}?(?<!\p{L})(?:to (?:help|join|nurse|support|visit|see|bury)|with|for|near|nearer to|closer to|after|by|through|of|to)) (?:his|her|their) (?:\p{L}+ )?(?:brother|sister|father|mother|dad|mom|mum|son|daughter|cousin|husband|wife|twin|uncle|aunt|nephew|niece)(?:[- ]in[- ]law)?(?=\W*$|[.;)!]|,(?! (?:who|which|and s?he|he|she)(?!\p{L}))|(?:['’]s)? (?:as|from|until|till|and|in|at|on|full|out|back|down|up|away|after|because|when|since|business|company|shop|farm|care|estate)(?!\p{L}))/giu;

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
  OTHERS.test(text.replace(FOR_RELATIVE, '$<did>')) ||
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
  const told = toldByGeneration(text, request);
  if (told !== null) return told;
  const named = peopleNamed(text, request);
  if (named.some((name) => isApplicant(name, request))) return 'APPLICANT';
  if (isListedNamesake(text, request) || namesNamesake(text, request) || namesOtherFamily(text, request))
    return 'OTHER';
  if (named.some((name) => isNamesake(name, request))) return 'OTHER';
  if (namesApplicant(text, request)) return 'APPLICANT';
  // "Yesenia was with Dr. Ahn from 2019 on"
  if (named.length > 0 && beginsWithApplicant(text, request)) return 'APPLICANT';
  // "Dr. Lyle made her the office manager": who did it is another, and whom it was done to is not.
  if (named.length > 0 && DONE_TO.test(text)) return null;
  if (named.length > 0 || isOfOneName(text, request, others)) return 'OTHER';
  if (isOfOtherInFull(text, request)) return 'OTHER';
  return hasName(text, request) || beginsWithApplicant(text, request) ? 'APPLICANT' : null;
}

/** "RIVERA, RENATE - Analyst": a record that begins with the family name and another given name, whether that is known or not. */
const RECORD_OF = new RegExp(
  `^\\W*(?<last>${NAME_PART}(?:[ -]${NAME_PART})?),\\s+(?<given>${NAME_PART})`,
  'u',
);

/** "Acosta, Vicente    Irrigation Foreman    03/16/2015": a row of a list of people. */
const ROW = new RegExp(
  `^\\W*${NAME_PART}(?:[ -]${NAME_PART})?, ${NAME_PART}(?: \\p{Lu}\\.?)?(?:\\s{2,}|\\s*[|;\\t]).*\\d`,
  'u',
);

/** Whether a name has a given name of the applicant, and a family name that is not theirs. */
const isOfOtherFamily = (name: string, request: ReplyRequest): boolean => {
  const { first, last } = knownNames(request);
  const [given = '', ...others] = plainWords(name);
  const isOther =
    others.some((word) => word.length > 1) && !others.some((word) => last.has(word) || first.has(word));
  return first.has(given) && isOther && !isOrganization(name, { ...request, records: [] });
};

function isListedNamesake(text: string, request: ReplyRequest): boolean {
  const { last = '', given = '' } = RECORD_OF.exec(text)?.groups ?? {};
  const { last: family } = knownNames(request);
  const isFamily = last !== '' && plainWords(last).every((word) => family.has(word));
  if (!isFamily && ROW.test(text)) return isOfOtherFamily(`${given} ${last}`, request);
  return isFamily && plainWords(given).join('').length > 1 && !isApplicant(`${given} ${last}`, request);
}

/** Where a text speaks of a person of that name: "our records for Kay Logan show". */
const SPOKEN_OF = new RegExp(
  `\\b(?:for|of|on|about|named|found|have|had|has|regarding|under|see|show|shows|is|was|mean|meant)\\s(?:an? |the |our |only |one )*(?<name>${FULL_NAME})`,
  'gu',
);

/** "My cousin Kay Logan was a florist". */
const SPOKEN_ABOUT = new RegExp(`(?<![\\p{L}])(?<name>${FULL_NAME}),?\\s${VERB}\\b`, 'gu');

/** "RE: Kay Logan", "please find: Kay Logan, Florist, 2012": whom a record is of. */
const HEADS_RECORD = new RegExp(
  `(?:^\\W*(?:[Rr][Ee]|[Rr]ef|[Bb]etr|[Bb]etreff|[Aa]sunto|[Oo]bjet|[Aa]ssunto)\\W{1,3}|[:;]\\s)(?<name>${FULL_NAME})(?=\\s*(?:[,.;:()–—-]|$))`,
  'gu',
);

function namesNamesake(text: string, request: ReplyRequest): boolean {
  const { last } = knownNames(request);
  return [SPOKEN_OF, SPOKEN_ABOUT, HEADS_RECORD]
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

const namesOtherFamily = (text: string, request: ReplyRequest): boolean =>
  allMatches(text, ONE_CALLED).some(({ groups }) => isOfOtherFamily(groups?.name ?? '', request));

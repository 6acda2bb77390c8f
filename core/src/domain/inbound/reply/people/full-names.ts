import { allMatches } from '../../../../platform/all-matches.ts';
import { fold, plainWords } from '../../read/fold.ts';
import type { ReplyRequest } from '../../read/reading.ts';
import { isGivenName } from './given-names.ts';
import { isHouse } from './houses.ts';

/** A person that a text names by a given name that is known, and a family name. */
export interface FullName {
  name: string;
  /** What stands before and behind it. */
  before: string;
  behind: string;
}

const PARTICLE = '(?:(?:de|da|do|dos|das|del|di|la|las|los|van|von|der|den|zu|bin|al|e|y) ){0,2}';
export const PART = "\\p{Lu}[\\p{L}'’.-]*";
/** All the names that may follow a word are looked at, and those that stand in one of them as well. */
const BY_GIVEN = new RegExp(
  `(?<![\\p{L}\\d@._-])(?<given>\\p{Lu}[\\p{L}’'-]+)(?=(?<others>(?: ${PARTICLE}${PART}){1,3}))`,
  'gu',
);
/** "Winter, Casey": at the beginning of a line, a cell, or of what stands behind a label. */
const LISTED = new RegExp(
  `(?<=(?:^|[|:\\t–]|\\s-|\\b(?:[Ff]or|of|on|[Rr][Ee]))\\s*)(?<family>${PARTICLE}${PART}(?:[ -]${PART})?),\\s?(?<given>${PART})(?![\\p{L}’'])`,
  'gu',
);
/** A word with a capital and small letters. */
const MIXED = "\\p{Lu}(?=[\\p{L}'’-]*\\p{Ll})[\\p{L}'’-]*";
export const SHAPE = `(?<name>${MIXED}(?:\\s${PARTICLE}(?:\\p{Lu}\\.|${MIXED})){1,3})`;
const TITLED = '(?:(?:Mr|Mrs|Ms|Miss|Dr|Sra?|Mme|Herrn?|Frau|señora?|senhora?|monsieur|madame)\\.? )?';
const DID =
  '(?:was|is|has|had|drove|attended|graduated|earned|received|started|began|joined|left|held|served|did|got|went|ran|\\p{Ll}{3,}ed|trabaj\\p{L}+|estuvo|fue|era|labor\\p{L}+|ingres\\p{L}+|curs\\p{L}+|obtuvo|figura|prest\\p{L}+|(?:a|avait) \\p{Ll}+|est|était|travaill\\p{L}+|occup\\p{L}+|war|ist|hat|arbeitete|wurde|besuchte|trabalh\\p{L}+|foi|exerc\\p{L}+|conclu\\p{L}+|atuou)(?![\\p{L}])';
const OF_PERSON =
  '(?:dates?|titles?|positions?|employment|start|end|hire|information|info|details|degree|records?|data|job|tenure|last)';
/** Where a name stands that no given name tells. */
const BY_PLACE = [
  `(?:^|[.;:!,–—-]\\s+|\\b(?:[Ss]hows?|[Ii]ndicates?|[Cc]onfirms?|[Vv]erify|[Cc]ertify|[Ll]ists?|[Rr]eflects?|[Tt]he|[Oo]ur|[Ll]a|[Ee]l|[Oo]) )${TITLED}${SHAPE},? (?:\\([^)]{1,60}\\) )?(?:(?:never|not|also|first|then|once|only) )?${DID}`,
  `\\b(?:that|dass|que|employed|hired|found|located|looked up|pulled|upon|conferred on|awarded(?: to)?|granted to|issued to|contratamos a|beschäftigten|empregamos|avons employé) ${TITLED}${SHAPE}(?=[ .,:;]|$)`,
  `(?:^|[\\s"“(])${SHAPE}['’]s? ${OF_PERSON}(?![\\p{L}])`,
  `^\\W*(?:[Ww]orker|[Ss]ubject|[Pp]erson|[Ee]mplead[oa]|[Tt]rabajadora?|[Cc]olaborador[ae]?|[Ss]alariée?|[Nn]om|[Nn]ombre|[Nn]ome|[Nn]ame|[Mm]itarbeiter(?:in)?|[Vv]erification|[Ee]mployment verification)\\b[^:\\n]{0,20}?(?:\\s*[:|–-]\\s*|\\s{2,})${SHAPE}(?=[ .,:;|]|$)`,
].map((place) => new RegExp(place, 'gu'));

/** In small letters only where it says what they did: "casey winter worked here". */
const IN_SMALL =
  /^\W*(?:(?:yes|yep|hi|hello)\W+)?(?<given>\p{Ll}{3,}) (?<family>\p{Ll}{3,}) (?:worked|works|was|is|has|had|held|left|started|joined|drove|attended|graduated|earned|received)\b/u;

/** Words that are given names, and more often something else where they begin a name. */
const MORE_OFTEN_WORDS: ReadonlySet<string> = new Set([
  ...[
    'will',
    'jan',
    'mar',
    'may',
    'april',
    'june',
    'august',
    'don',
    'dona',
    'an',
    'ma',
    'so',
    'al',
    'de',
    'la',
  ],
  ...[
    'art',
    'bill',
    'ed',
    'mark',
    'nova',
    'major',
    'dean',
    'rich',
    'sol',
    'tea',
    'per',
    'sue',
    'page',
    'case',
  ],
]);

/** What is done, as lines in capitals have it behind a name. */
const SAID_IN_CAPITALS = new RegExp(
  `^(?!(?:ahm|moham|muhamm|ham|khal|jav|say|rash?e|wale|maje|wahe|hame|nave|jave)ed$)(?:works?|driver|leaves|gets?|goes|quit|spent|came|went|took|put|kept|became|taught|sold|made|did|do|does|can|could|will|would|never|always|also|only|then|an?|the|in|on|at|by|for|with|from|as|to|of|or|but|who|that|this|our|us|we|he|she|they|his|her|it|yes|no|not|de[sl]?|desde|du|als|von|bei|como|comme|${DID})$`,
  'iu',
);

/** What a form goes on with behind a name: "Casey Winter Title: Driver". */
const OF_FORM =
  /^(?:titles?|positions?|dates?|hired?|start(?:ed)?|end|term|status|dept|department|job|dob|ssn|employee|student|degree|major|from)\W*$/i;

/** The people that a text names in full, wherever they stand in it. */
export function fullNames(text: string, request: ReplyRequest): FullName[] {
  const claimed = wordsClaimed(request);
  const byGiven = allMatches(text, BY_GIVEN).flatMap(({ groups = {}, index }) => {
    const { given = '', others = '' } = groups;
    return nameAt(
      { text, index, given, behind: given + others, others: others.trim().split(/\s+/) },
      claimed,
    );
  });
  const listed = allMatches(text, LISTED).flatMap(({ 0: all, groups = {}, index }) => {
    const { given = '', family = '' } = groups;
    return /^\p{Lu}/u.test(family) && !isSpokenTo(family, text.slice(index + all.length))
      ? nameAt({ text, index, given, behind: all, others: family.split(/\s+/) }, claimed)
      : [];
  });
  const { given = '', family = '' } = IN_SMALL.exec(text)?.groups ?? {};
  const small = `${given} ${family}`;
  const inSmall =
    given === '' || ADVERB.test(family)
      ? []
      : nameAt({ text, index: text.indexOf(small), given, behind: small, others: [family] }, claimed);
  return [...byGiven, ...listed, ...inSmall, ...byPlace(text, claimed)];
}

/** "Jill, Maggie T. was my clerk" is said to Jill; "James, Casey - Driver" is a record. */
const isSpokenTo = (word: string, behind: string): boolean =>
  isGivenName(plainWords(word).join(' ')) && GOES_ON.test(behind);

const GOES_ON = new RegExp(`^ (?:${PART} ){0,2}${DID}`, 'u');

/** What begins with a capital before a noun or a name, and is no given name. */
export const NO_GIVEN =
  /^(?:(?!sterling$|fleming$|browning$|keating$|manning$)[a-z]{4,}ing|gruss|servus|moin|kaixo|zu|uncle|aunt|brother|sister|yeah|yep|old|young|big|little|both|each|every|another|first|last|final|next|an?|mr|mrs|ms|miss|dr|de[rsmn]|die|das|eine?[rsmn]?|keine?[rsmn]?|unsere?[rsmn]?|seine?[rsmn]?|ihre?[rsmn]?|diese?[rsmn]?|el|la|los|las|una?|su|sus|nuestr[oa]s?|este|esta|le|les|un|une|son|sa|ses|notre|nos|cet|cette|ce|o|os|as|uma?|seu|sua|nosso|nossa|esse|essa|nach|laut|gemass|im|am|vom|zum|zur|segun|selon|conforme|tio|tia|tonton|tante|onkel|senor|senora|herrn?|frau|monsieur|madame)$/;

const byPlace = (text: string, claimed: ReadonlySet<string>): FullName[] =>
  BY_PLACE.flatMap((place) => allMatches(text, place)).flatMap(({ 0: all, groups, index }) => {
    const name = groups?.name ?? '';
    const at = index + all.indexOf(name);
    const behind = text.slice(at + name.length);
    const words = plainWords(name);
    const isKnown = words.some((word) => claimed.has(word)) || NO_GIVEN.test(words[0] ?? '');
    return isKnown || isHouse(name, behind) ? [] : [{ name, before: text.slice(0, at), behind }];
  });

/** What stands between "casey" and what they did, and is no name. */
const ADVERB =
  /^(?:also|never|not|only|once|then|first|last|still|actually|indeed|really|just|always|who|that|has|had|was|is|did|does|and|previously|currently|formerly)$/;

interface Found {
  text: string;
  index: number;
  given: string;
  /** All of it, as it stands there. */
  behind: string;
  others: readonly string[];
}

function nameAt({ text, index, given, behind, others }: Found, claimed: ReadonlySet<string>): FullName[] {
  const [word = ''] = plainWords(given);
  if (!isGivenName(word) || MORE_OFTEN_WORDS.has(word)) return [];
  const isInCapitals = !/\p{Ll}/u.test(behind);
  const end = others.findIndex((part) => isInCapitals && SAID_IN_CAPITALS.test(fold(part)));
  const owner = others.findIndex((part) => /['’]s?$/.test(part));
  const label = others.findIndex((part) => OF_FORM.test(part));
  const ends = [end, label, owner < 0 ? owner : owner + 1].filter((at) => at >= 0);
  const parts = others.slice(0, Math.min(others.length, ...ends));
  const known = [given, ...parts].filter((part) => !plainWords(part).every((one) => claimed.has(one)));
  // What is claimed and a given name are no name: "Jordan Driver 2015".
  if (known.length < 2 || isHouse([given, ...parts].join(' '), text.slice(index + behind.length))) return [];
  return [
    {
      name: [given, ...parts].join(' ').replace(/(?:['’]s?|\.)$/, ''),
      before: text.slice(0, index),
      behind: text.slice(index + behind.length),
    },
  ];
}

export const wordsClaimed = ({ records }: ReplyRequest): ReadonlySet<string> =>
  new Set(records.flatMap((claims) => Object.values(claims)).flatMap((value) => plainWords(value ?? '')));

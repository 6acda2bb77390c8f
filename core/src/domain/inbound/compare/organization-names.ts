import { type Comparison, same, unclear } from './comparison.ts';
import { areInOtherAlphabets } from './spelling.ts';
import { US_STATE_NAMES } from './vocabulary/place-words.ts';
import { plainText, wordsOf } from './words.ts';

/** The names that a text gives to one organization, in plain text. */
interface OrganizationText {
  /** The first, and those that are said to be other names of it. */
  names: readonly string[];
  /** What stands in brackets: another name, a place, a department. */
  brackets: readonly string[];
  /** To what it is said to belong. */
  owners: readonly string[];
}

const OTHER_NAME =
  /[,;(]?\s*\b(?:d[./]?b[./]?a|doing business as|trading as|t\/a|also known as|a[./]?k[./]?a|n[./]k[./]a|(?:(?:which|is|was|now|then|once|later|at (?:the|that) time|today|since)[, ]+)+(?:known as|called|named|renamed(?: to| as)?)|(?:which is |(?<=[,;(]\s{0,3}))now(?= \p{L}+ \p{L})|renamed(?: to| as)?|originally (?:known as|called|named)|(?:formerly|previously)(?: known as| called| named)?|f[./]?k[./]?a)\b[.:]?\s*/gu;
const OWNER =
  /[,;(]?\s*\b(?:(?:an?|the)\s)?(?:division|subsidiary|part|unit|affiliate|member|brand) of\b|[,;(]?\s*\bowned by\b/;
/** Where an employee was sent to, and through whom they were paid, says nothing about the name before it. */
const NOTE =
  /[,;(]?\s*\b(?:placed at|placed with|assigned to|on assignment (?:at|to)|contracted to|contractor (?:at|for)|working at|c\/o|on behalf of|payroll(?:ed)? (?:by|through)|client:).*$/;

/** "Petróleo Brasileiro S.A. - Petrobras" has its short name behind the legal form. */
const NAME_BEHIND_FORM =
  /(?<=\b(?:s\.?\s?a|ltda|inc|corp|ltd|llc|gmbh|ag|e\.?v|s\.?p\.?a)\b\.?) - (?=\p{L}[^\s-]{2,}$)/u;

const AT_THE_TIME = /,?\s(?:at (?:the|that) time|back then|until \d{4}|(?:from|since|in) \d{4})$/;

/** Most names that one organization is given: all are compared with all. */
const MOST_NAMES = 4;

function readNames(text: string): OrganizationText {
  const plain = plainText(text).replace(NOTE, '').replace(NAME_BEHIND_FORM, ' dba ');
  const brackets: string[] = [];
  const withoutBrackets = plain.replace(/[([]([^()[\]]*)[)\]]?/g, (_, inside: string) => {
    const other = inside.replace(/^now /, 'aka ');
    if (other.search(OTHER_NAME) === 0) return ` dba ${other.replace(OTHER_NAME, '')}`;
    if (!OWNER.test(inside)) brackets.push(inside.trim());
    return OWNER.test(inside) ? `, ${inside}` : ' ';
  });
  const [named = '', ...owners] = withoutBrackets.split(OWNER);
  const names = named.split(OTHER_NAME).map((name) => name.replace(AT_THE_TIME, '').trim());
  const given = names.filter((name) => /\p{L}|\d/u.test(name));
  return {
    names: given.length > 0 ? given.slice(0, MOST_NAMES) : [plain],
    brackets: brackets.filter((inside) => inside !== '').slice(0, MOST_NAMES),
    owners: owners.slice(0, MOST_NAMES),
  };
}

/**
 * Compares what two texts call an organization: each name of one side with each of the other. A name in brackets counts
 * as another name; to belong to the other is not to be it.
 */
export function compareOrganizations(
  applicant: string,
  source: string,
  compareNames: (one: string, other: string) => Comparison,
): Comparison {
  const compared = compareAllNames(applicant, source, compareNames);
  return compared.match === 'MISMATCH' && areInOtherAlphabets(applicant, source)
    ? unclear('The names are written in two alphabets, and cannot be compared word by word.')
    : compared;
}

function compareAllNames(
  applicant: string,
  source: string,
  compareNames: (one: string, other: string) => Comparison,
): Comparison {
  const [provided, verified] = [readNames(applicant), readNames(source)];
  const compareAll = (some: readonly string[], others: readonly string[]) =>
    some.flatMap((one) => others.map((other) => compareNames(one, other)));
  const [first] = compareAll(provided.names.slice(0, 1), verified.names.slice(0, 1));
  // That both had a third name once does not make them the same.
  const byOtherNames = [
    ...compareAll(provided.names.slice(0, 1), verified.names.slice(1)),
    ...compareAll(provided.names.slice(1), verified.names.slice(0, 1)),
  ];
  if (!first) return unclear('One side has no name.');
  if (first.match === 'MATCH') return compareBrackets(provided, verified, first, compareNames);
  if (byOtherNames.some(isMatch))
    return same('The same organization, by a name that is given together with another one.');
  const byBrackets = [
    ...compareAll(provided.brackets, verified.names),
    ...compareAll(provided.names, verified.brackets),
  ];
  if (byBrackets.some(isMatch)) return same('The same organization, by the name in brackets.');
  const byOwners = [
    ...compareAll(provided.owners, verified.names),
    ...compareAll(provided.names, verified.owners),
  ];
  if (byOwners.some(isMatch)) return unclear('One is said to belong to the other.');
  if (first.match === 'UNCLEAR') return first;
  return [...byOtherNames, ...byBrackets].find(({ match }) => match === 'UNCLEAR') ?? first;
}

const isMatch = ({ match }: Comparison): boolean => match === 'MATCH';

/** Two things in brackets behind the same name may be two places or two departments of it. */
function compareBrackets(
  provided: OrganizationText,
  verified: OrganizationText,
  first: Comparison,
  compareNames: (one: string, other: string) => Comparison,
): Comparison {
  const [one, other] = [provided.brackets[0], verified.brackets[0]];
  const only = one ?? other ?? '';
  const name = one === undefined ? verified.names[0] : provided.names[0];
  if (name !== undefined && only !== '' && isMatch(compareNames(only, name))) return first;
  if ((one === undefined) !== (other === undefined) && US_STATE_NAMES.has(wordsOf(only).join(' '))) {
    return unclear(`Only one side names a state: "${only}".`);
  }
  if (one === undefined || other === undefined || isMatch(compareNames(one, other))) return first;
  return unclear(`The same name, but with other words in brackets: "${one}" and "${other}".`);
}

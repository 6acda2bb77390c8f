import { type Alignment, align, isUnsure } from './align.ts';
import { type Comparison, different, quoted, same, unclear } from './comparison.ts';
import {
  type EmployerName,
  familyOf,
  isCareGroup,
  isDistinctive,
  isPlaceOfCare,
  isRunByOthers,
  isStaffingFirm,
  knownName,
  readEmployerName,
} from './employer-name.ts';
import { compareOrganizations } from './organization-names.ts';
import {
  COUNTRY_TAILS,
  INDUSTRIES,
  NUMBERED,
  OWNER_WORDS,
  STRUCTURE_TAILS,
} from './vocabulary/company-words.ts';
import { EMPLOYER_FORMS } from './vocabulary/employer-forms.ts';

/**
 * Compares names of employers. A legal form that only one side gives makes no difference; what only one side adds may
 * be another company of the same group, and leaves it open. Other names are another employer only where nothing that
 * tells employers apart is shared.
 */
export function compareEmployers(applicant: string, source: string): Comparison {
  return compareOrganizations(applicant, source, compareNames);
}

function compareNames(one: string, other: string): Comparison {
  const [provided, verified] = [readEmployerName(one), readEmployerName(other)];
  if (provided.state !== null && verified.state !== null && provided.state !== verified.state) {
    return different('They are in different states.');
  }
  if (provided.schoolsOf !== null && provided.schoolsOf === verified.schoolsOf) {
    return same('Both name the public schools of the same county.');
  }
  const byWords = compareWords(provided, verified);
  return byWords.match === 'MATCH' ? byWords : (compareKnown(provided, verified) ?? byWords);
}

function compareWords(provided: EmployerName, verified: EmployerName): Comparison {
  const aligned = align(provided.words, verified.words, EMPLOYER_FORMS);
  const { onlyLeft, onlyRight, shared } = aligned;
  if (onlyLeft.length === 0 && onlyRight.length === 0) return compareSameWords(aligned, provided, verified);
  if (onlyLeft.length === 0 || onlyRight.length === 0) return compareTails(aligned, provided, verified);
  if (shared.some(isDistinctive)) {
    const isOther = onlyLeft.every((left) => onlyRight.every((right) => INDUSTRIES.areApart(left, right)));
    const pair = `${quoted(onlyLeft)} and ${quoted(onlyRight)}`;
    return isOther && shared.length === 1
      ? different(`The names differ: ${pair}.`)
      : unclear(`The names share ${quoted(shared)}, but differ in ${pair}.`);
  }
  return compareOthers(provided, verified);
}

/** What a verifier knows about well-known employers. */
function compareKnown(provided: EmployerName, verified: EmployerName): Comparison | null {
  const [one, other] = [knownName(provided), knownName(verified)];
  if (one !== null && one === other) return same('Two names by which the same employer is known.');
  if (one === SELF_EMPLOYED || other === SELF_EMPLOYED) {
    return unclear('One side says self-employed; the other may be the name of the business.');
  }
  const families = [familyOf(provided), familyOf(verified)] as const;
  const areRelated = families[0] !== null && families[0].family === families[1]?.family;
  return areRelated && families[0]?.name !== families[1]?.name
    ? unclear('The two belong or belonged to one group of companies, or one was renamed.')
    : null;
}

const SELF_EMPLOYED = 'self employed';

/** Names that share nothing may still be those of a business and of the company behind it. */
function compareOthers(provided: EmployerName, verified: EmployerName): Comparison {
  if (mayBeShort(provided, verified)) return unclear('One name may be short for the other.');
  const sides = [provided, verified];
  if (sides.filter(isStaffingFirm).length === 1) {
    return unclear('One name is a firm whose staff works at other companies.');
  }
  const others = sides.filter((name) => !isRunByOthers(name));
  if (others.length === 1 && others.every((name) => knownName(name) === null)) {
    return unclear('One name is a brand whose places others run.');
  }
  if (
    sides.filter(isCareGroup).length === 1 &&
    sides.every((name) => isCareGroup(name) || isPlaceOfCare(name))
  ) {
    return unclear('One side names a group to which the other may belong.');
  }
  return sides.filter(isOwner).length === 1
    ? unclear('One side may name the organization to which the other belongs.')
    : different('The names have nothing in common by which they could be one employer.');
}

const isOwner = ({ words }: EmployerName): boolean => words.some((word) => OWNER_WORDS.has(word));

function compareSameWords(aligned: Alignment, provided: EmployerName, verified: EmployerName): Comparison {
  const { inOrder, longestInitials, shared, plurals } = aligned;
  if (isUnsure(aligned)) return unclear('The names are spelled differently.');
  if (plurals.some(isDistinctive)) return unclear('Only one side has the plural of a word of the name.');
  const isTurned = provided.isTurned || verified.isTurned;
  // Registers write "SMITH A O" for A. O. Smith.
  const hasInitials = [...provided.words, ...verified.words].some((word) => word.length <= 2);
  const isSurnameFirst = shared.length === 2 && shared.every(isDistinctive);
  if (!inOrder && !isTurned && !hasInitials && !isSurnameFirst)
    return unclear('The same words in another order.');
  const isInitials = longestInitials > 1;
  if (isInitials && longestInitials === shared.length && longestInitials < SURE_INITIALS) {
    return unclear('One name may be the initials of the other.');
  }
  if (isInitials && !shared.some(isDistinctive) && longestInitials < SURE_INITIALS) {
    return unclear('Part of one name may be the initials of the other.');
  }
  if (!areFormsOfOne(provided.form, verified.form)) {
    return unclear(`The same name, but the legal forms differ: ${provided.form} and ${verified.form}.`);
  }
  return same(
    provided.form === verified.form
      ? 'The same name, at most abbreviated differently.'
      : 'The same name; only one side gives the legal form.',
  );
}

/** A Japanese company calls itself a corporation or a limited company in English. */
const ENGLISH_FOR_KK: ReadonlySet<string> = new Set(['co', 'corp', 'inc', 'ltd', 'kk']);

/** Whether two legal forms may be those of one company; one that is not given may be any. */
const areFormsOfOne = (one: string, other: string): boolean =>
  one === '' ||
  other === '' ||
  one === other ||
  ([one, other].includes('kk') && ENGLISH_FOR_KK.has(one) && ENGLISH_FOR_KK.has(other));

/** So many initials are hardly those of another employer. */
const SURE_INITIALS = 4;

/** One side says more: a country, the structure of the company, or something that may be another employer. */
function compareTails(aligned: Alignment, provided: EmployerName, verified: EmployerName): Comparison {
  const { onlyLeft, onlyRight, shared, inOrder, longestInitials, plurals } = aligned;
  const [more, who] = onlyLeft.length > 0 ? [onlyLeft, 'applicant'] : [onlyRight, 'source'];
  const isSure =
    inOrder &&
    longestInitials < 2 &&
    !isUnsure(aligned) &&
    !plurals.some(isDistinctive) &&
    areFormsOfOne(provided.form, verified.form);
  const isTail = (tails: ReadonlySet<string>) => more.every((word) => tails.has(word));
  const isName = shared.some(isDistinctive);
  if (isSure && isName && isTail(COUNTRY_TAILS)) {
    return same('The same name; only one side names a country or the whole world.');
  }
  if (isSure && isName && shared.length > 1 && more.length === 1 && isTail(STRUCTURE_TAILS)) {
    return same(`The same name; only the ${who} adds ${quoted(more)}.`);
  }
  if (isSure && isName && isNumberOfStore(more, aligned)) {
    return same(`The same name; only the ${who} adds a number, as of a store.`);
  }
  // A national bank says so behind its name, and is called without.
  const isBank = [provided, verified].some(({ form }) => form === 'na') && more.join(' ') === 'bank';
  return isSure && isName && isBank
    ? same('The same name; only one side says that it is a bank.')
    : unclear(`Only the ${who} says ${quoted(more)}, which may be another employer or the same.`);
}

/** "Target T 0891"; but "Local 117" is another union than "Local 174". */
const isNumberOfStore = (more: readonly string[], { shared }: Alignment): boolean =>
  /^(?:[a-z] ?)?\d{3,}$/.test(more.join(' ')) && !shared.some((word) => NUMBERED.has(word));

const LONGEST_SHORT_NAME = 6;

/** Whether one side is a single short word with a letter that a word of the other side begins with. */
const mayBeShort = (provided: EmployerName, verified: EmployerName): boolean =>
  isShortOf(provided, verified) || isShortOf(verified, provided);

function isShortOf({ words }: EmployerName, long: EmployerName): boolean {
  const [word = '', ...others] = words;
  if (others.length > 0 || word.length > LONGEST_SHORT_NAME || long.words.length < 2) return false;
  return (
    long.words[0]?.[0] === word[0] || (word.length <= 4 && long.words.some((other) => other[0] === word[0]))
  );
}

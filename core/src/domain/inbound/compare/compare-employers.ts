import { type Alignment, align, isUnsure } from './align.ts';
import { compareOthers, SURE_INITIALS } from './compare-other-employers.ts';
import { type Comparison, different, quoted, same, unclear } from './comparison.ts';
import { areOfOneFamily, isOfFamily, knownName } from './employer-knowledge.ts';
import { type EmployerName, isDistinctive, readEmployerName } from './employer-name.ts';
import { compareOrganizations } from './organization-names.ts';
import { areSpelledAlike } from './spelling.ts';
import { COUNTRY_TAILS, INDUSTRIES, NUMBERED, STRUCTURE_TAILS } from './vocabulary/company-words.ts';
import { EMPLOYER_FORMS } from './vocabulary/employer-forms.ts';
import { US_STATE_NAMES } from './vocabulary/place-words.ts';

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
  if (provided.district !== null && verified.district !== null && provided.district !== verified.district) {
    return unclear(`The numbers of the districts differ: ${provided.district} and ${verified.district}.`);
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
  return areSpelledAlike(onlyLeft.filter(isDistinctive), onlyRight.filter(isDistinctive))
    ? unclear('The names are spelled much alike.')
    : compareOthers(provided, verified);
}

/** What a verifier knows about well-known employers. */
function compareKnown(provided: EmployerName, verified: EmployerName): Comparison | null {
  const [one, other] = [knownName(provided), knownName(verified)];
  if (one !== null && one === other) return same('Two names by which the same employer is known.');
  if (one === SELF_EMPLOYED || other === SELF_EMPLOYED) {
    return unclear('One side says self-employed; the other may be the name of the business.');
  }
  return areOfOneFamily(provided, verified)
    ? unclear('The two belong or belonged to one group of companies, or one was renamed.')
    : null;
}

const SELF_EMPLOYED = 'self employed';

function compareSameWords(aligned: Alignment, provided: EmployerName, verified: EmployerName): Comparison {
  const { inOrder, longestInitials, shared, plurals } = aligned;
  if (isUnsure(aligned)) {
    return isKnownMisspelled(aligned, provided, verified)
      ? same('The name of a well-known employer, which one side spells with a slip of the pen.')
      : unclear('The names are spelled differently.');
  }
  if (plurals.some(isDistinctive)) return unclear('Only one side has the plural of a word of the name.');
  const isTurned = provided.isTurned || verified.isTurned || isPlaceFirst(provided, verified);
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

const SHORTEST_MISSPELLED = 10;

/** Whether only one side is a name that is known, and the other is the same but for a letter of a word. */
function isKnownMisspelled({ likenesses, left }: Alignment, ...sides: readonly EmployerName[]): boolean {
  const isOnlySlip = !likenesses.has('CODE') && !likenesses.has('CUT') && !likenesses.has('INITIALS');
  const isLong = left.join('').length >= SHORTEST_MISSPELLED;
  return (
    isOnlySlip && isLong && sides.filter((name) => knownName(name) !== null || isOfFamily(name)).length === 1
  );
}

const isPlaceFirst = (...sides: readonly [EmployerName, EmployerName]): boolean =>
  sides.some(({ placeFirst }, at) => placeFirst?.join(' ') === sides[1 - at]?.words.join(' '));

/** A Japanese company calls itself a corporation or a limited company in English. */
const ENGLISH_FOR_KK: ReadonlySet<string> = new Set(['co', 'corp', 'inc', 'ltd', 'kk']);

/** Whether two legal forms may be those of one company; one that is not given may be any. */
const areFormsOfOne = (one: string, other: string): boolean =>
  one === '' ||
  other === '' ||
  one === other ||
  ([one, other].includes('kk') && ENGLISH_FOR_KK.has(one) && ENGLISH_FOR_KK.has(other));

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
  const [short, long] = onlyLeft.length > 0 ? [verified, provided] : [provided, verified];
  const isByFirst = long.isOfPartners && short.words.every((word, at) => word === long.words[at]);
  if (isSure && isName && isByFirst) return same('A firm that is called by the first of its partners.');
  if (isSchool(more, aligned)) {
    return same('The same name; only one side says that it is a school.');
  }
  if (isSure && isName && (isStateOfBody(more, aligned) || isLawOffice(more, aligned))) {
    return same(`The same office; only the ${who} adds ${quoted(more)}.`);
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

/** "Lincoln High" is a school anyway. */
const isSchool = (more: readonly string[], { inOrder, shared }: Alignment): boolean =>
  inOrder && more.join() === 'school' && SCHOOLS.has(shared.at(-1) ?? '') && shared.length > 1;

const SCHOOLS: ReadonlySet<string> = new Set(['elementary', 'middle', 'high']);

/** "City of Austin Texas"; of other names the state may be another branch. */
const isStateOfBody = (more: readonly string[], { shared }: Alignment): boolean =>
  shared.some((word) => PUBLIC_BODIES.has(word)) && US_STATE_NAMES.has(more.join(' '));

const PUBLIC_BODIES: ReadonlySet<string> = new Set(
  'city county town township village borough parish police sheriff'.split(' '),
);

/** "Maria Ortiz Law" is the law office of Maria Ortiz; "Ortiz Law" may be another one's. */
const isLawOffice = (more: readonly string[], { shared }: Alignment): boolean =>
  shared.filter(isDistinctive).length > 1 &&
  shared.includes('law') &&
  more.every((word) => LAW_OFFICE.has(word));

const LAW_OFFICE: ReadonlySet<string> = new Set(['office', 'offices', 'firm']);

/** "Target T 0891"; but "Local 117" is another union than "Local 174". */
const isNumberOfStore = (more: readonly string[], { shared }: Alignment): boolean =>
  /^(?:[a-z] ?)?\d{3,}$/.test(more.join(' ')) && !shared.some((word) => NUMBERED.has(word));

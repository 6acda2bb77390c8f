import { stateOf } from '../../calendar/contact-zone.ts';
import { type Alignment, align, isUnsure } from './align.ts';
import { comparePlaces } from './compare-places.ts';
import { compareRegistered, type InstitutionsNamed } from './compare-registered.ts';
import { type Comparison, different, quoted, same, unclear } from './comparison.ts';
import { compareOrganizations } from './organization-names.ts';
import { readPlace } from './read-place.ts';
import {
  hasOtherName,
  isDistinctive,
  isSharedInitials,
  kindOf,
  knownName,
  listOf,
  presentName,
  readSchoolName,
  type SchoolName,
} from './school-name.ts';
import { areSpelledAlike } from './spelling.ts';
import { SCHOOL_FORMS } from './vocabulary/school-forms.ts';
import { CALLED_BOTH_WAYS, KINDS, LOCAL_KINDS, MAIN_KINDS } from './vocabulary/school-words.ts';

/** What is known beside two names of schools. */
export interface SchoolContext {
  /** A register of institutions; without one names are compared by their words alone. */
  institutionsNamed?: InstitutionsNamed | null;
  /** Where the applicant says that the school is. */
  location?: string | null;
}

/**
 * Compares names of schools: by their words, and by the register of institutions where there is one. A campus that only
 * one side names leaves it open, except for the main one; "College" for "University" may be what it was called before.
 */
export function compareSchools(
  applicant: string,
  source: string,
  { institutionsNamed, location }: SchoolContext = {},
): Comparison {
  const [one, other] = withoutSamePlace(applicant, source);
  const byNames = compareOrganizations(one, other, compareNames);
  const comparison = byNames.match === 'MATCH' ? byNames : (compareLists(applicant, source) ?? byNames);
  if (!institutionsNamed) return comparison;
  const state = location ? (stateOf(location)?.code ?? null) : null;
  return compareRegistered(institutionsNamed(applicant), institutionsNamed(source), {
    comparison,
    areAlike: areAlike(applicant, source),
    state,
  });
}

/** "Lincoln H.S., Tacoma WA" and "Lincoln High School (Tacoma)" without the town that both name, each in its way. */
function withoutSamePlace(...names: readonly [string, string]): readonly [string, string] {
  const [one, other] = names.map((name) => TOWN_BEHIND.exec(name));
  if (!one || !other) return names;
  const [place, otherPlace] = [readPlace(one[2] ?? ''), readPlace(other[2] ?? '')];
  const isSame = place.city !== null && place.city === otherPlace.city;
  return isSame && comparePlaces(one[2] ?? '', other[2] ?? '').match !== 'MISMATCH'
    ? [one[1] ?? '', other[1] ?? '']
    : names;
}

const TOWN_BEHIND = /^([^,()]{3,100}?)\s*[,(]\s*([^()]{2,60})\)?$/;

function areAlike(applicant: string, source: string): boolean {
  const [left, right] = [readSchoolName(applicant).words, readSchoolName(source).words];
  const isShort = left.length < 2 || right.length < 2;
  return isShort || align(left, right, SCHOOL_FORMS).shared.some((word) => !KINDS.has(word));
}

/** Some write all names that a school has, one behind the other. */
function compareLists(applicant: string, source: string): Comparison | null {
  const [some, others] = [listOf(applicant), listOf(source)];
  const isSame = some.some((one, index) =>
    others.some((other, at) => {
      // What stands before a comma may be the university of which this is a campus.
      const mayBeSame = index + at > 0 || (one.isWhole && other.isWhole);
      return mayBeSame && compareNames(one.name, other.name).match === 'MATCH';
    }),
  );
  return isSame ? same('One of the names that are given is the same.') : null;
}

function compareNames(one: string, other: string): Comparison {
  const [provided, verified] = [readSchoolName(one), readSchoolName(other)];
  return (
    compareWithoutSystem(provided, verified) ??
    compareByName(provided, verified) ??
    compareInitials(provided, verified) ??
    compareRenamed(provided, verified) ??
    compareWords(provided, verified)
  );
}

/** Two names of one school, of which a verifier knows. */
function compareByName(provided: SchoolName, verified: SchoolName): Comparison | null {
  const isSpelledSame = provided.words.join(' ') === verified.words.join(' ');
  return !isSpelledSame && knownName(provided) === knownName(verified)
    ? same('Two names by which the same school is known.')
    : null;
}

/** Initials that several schools have, beside a name that is not the one by which they are known. */
const compareInitials = (provided: SchoolName, verified: SchoolName): Comparison | null =>
  isSharedInitials(provided) === isSharedInitials(verified)
    ? null
    : unclear('Several schools are called by these initials.');

/** A school that was renamed, or became part of another. */
function compareRenamed(provided: SchoolName, verified: SchoolName): Comparison | null {
  const [one, other] = [presentName(provided), presentName(verified)];
  return one !== null && one === other && knownName(provided) !== knownName(verified)
    ? unclear(`The school was renamed or joined another one; today it is ${one}.`)
    : null;
}

/** Whether a school is named with the system that it belongs to makes no difference. */
function compareWithoutSystem(provided: SchoolName, verified: SchoolName): Comparison | null {
  if (provided.withoutSystem === null && verified.withoutSystem === null) return null;
  const [left, right] = [provided, verified].map(({ withoutSystem, words }) => withoutSystem ?? words);
  const aligned = align(left ?? [], right ?? [], SCHOOL_FORMS);
  const { onlyLeft, onlyRight, shared, inOrder } = aligned;
  const isSame = [...onlyLeft, ...onlyRight].every((word) => word === 'university' || word === 'college');
  return isSame &&
    inOrder &&
    !isSpelledDifferently(aligned) &&
    aligned.longestInitials === 0 &&
    shared.some(isDistinctive)
    ? same('The same school, whether or not the system that it belongs to is named.')
    : null;
}

function compareWords(provided: SchoolName, verified: SchoolName): Comparison {
  const aligned = align(provided.words, verified.words, SCHOOL_FORMS);
  const { onlyLeft, onlyRight, shared } = aligned;
  if (onlyLeft.length === 0 && onlyRight.length === 0) return compareSameWords(aligned, provided, verified);
  if (onlyLeft.length === 0 || onlyRight.length === 0) return compareTails(aligned);
  const pair = `${quoted(onlyLeft)} and ${quoted(onlyRight)}`;
  if ([...onlyLeft, ...onlyRight].every((word) => KINDS.has(word))) {
    return unclear(`The names differ only in ${pair}; one may be what the school was called before.`);
  }
  if (shared.some(isDistinctive)) return unclear(`The names share ${quoted(shared)}, but differ in ${pair}.`);
  if (areSpelledAlike(onlyLeft.filter(isDistinctive), onlyRight.filter(isDistinctive)))
    return unclear('The names are spelled much alike.');
  const kinds = [provided, verified].map(kindOf);
  if (kinds.includes('')) return unclear('One name may be short for the other.');
  // Schools that were renamed mostly became another kind.
  return kinds[0] === kinds[1]
    ? different(`The names differ: ${pair}.`)
    : unclear(`The names differ: ${pair}; one may be what the school was called before.`);
}

const isSpelledDifferently = (aligned: Alignment): boolean =>
  aligned.plurals.some(isDistinctive) || isUnsure(aligned);

/** So many initials are hardly those of another school. */
const SURE_INITIALS = 3;

function compareSameWords(aligned: Alignment, provided: SchoolName, verified: SchoolName): Comparison {
  const { inOrder, longestInitials, shared } = aligned;
  if (isSpelledDifferently(aligned)) return unclear('The names are spelled differently.');
  const isTurned = provided.isTurned || verified.isTurned || isCalledBothWays(shared);
  if (!inOrder && !isTurned) {
    return unclear('The same words in another order, which may be another school.');
  }
  const isInitials = longestInitials > 1 && longestInitials === shared.length;
  if (longestInitials === 1 || (isInitials && longestInitials < SURE_INITIALS)) {
    return unclear('One name may be the initials of the other.');
  }
  if (isInitials && (hasOtherName(provided) || hasOtherName(verified))) {
    return unclear('The initials agree, but usually stand for another school.');
  }
  if (provided.hasArticle !== verified.hasArticle && shared.length === 2 && shared[1] === 'college') {
    return unclear('The same name, but only one side has "the", by which some schools are told apart.');
  }
  return same('The same name, at most abbreviated differently.');
}

/** "Oxford University" is the University of Oxford, though Miami University is not the University of Miami. */
const isCalledBothWays = (words: readonly string[]): boolean =>
  words.length === 2 && words.includes('university') && words.some((word) => CALLED_BOTH_WAYS.has(word));

/** One side says more: what kind of school it is, a campus, or something that may be another school. */
function compareTails(aligned: Alignment): Comparison {
  const { onlyLeft, onlyRight, inOrder, longestInitials } = aligned;
  const [more, who] = onlyLeft.length > 0 ? [onlyLeft, 'applicant'] : [onlyRight, 'source'];
  const isSure = inOrder && longestInitials === 0 && !isSpelledDifferently(aligned);
  return isSure && isOnlyKind(aligned, more)
    ? same('The same school; only one side says what kind of school it is.')
    : unclear(`Only the ${who} says ${quoted(more)}, which may be another school or the same.`);
}

/** "Purdue" is Purdue University, and a college of a district is often named without it. */
function isOnlyKind({ shared }: Alignment, more: readonly string[]): boolean {
  const isDistinct = shared.some(isDistinctive);
  if (shared.some((word) => MAIN_KINDS.has(word))) {
    return isDistinct && shared.includes('college') && more.every((word) => LOCAL_KINDS.has(word));
  }
  if (shared.length === 1) return isDistinct && more.every((word) => MAIN_KINDS.has(word));
  const isNamed = isDistinct || NAMING_ENDS.has(shared.at(-1) ?? '');
  return (
    isNamed &&
    more.every((word) => KINDS.has(word) && word !== 'state') &&
    more.some((word) => MAIN_KINDS.has(word))
  );
}

/** "Ohio State" is the university, "Ohio" need not be; "Central High" is a school. */
const NAMING_ENDS: ReadonlySet<string> = new Set(
  'state tech technology technological mechanical technical m elementary middle high'.split(' '),
);

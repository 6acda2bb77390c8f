import type { Institution } from '../../research/institutions/institution.ts';
import type { NamedInstitutions } from '../../research/institutions/institutions-named.ts';
import { type Comparison, different, same, unclear } from './comparison.ts';

/** A register of institutions: those that a name can mean. */
export type InstitutionsNamed = (name: string) => NamedInstitutions;

/** What is known of two names before a register is asked. */
export interface ComparedWords {
  comparison: Comparison;
  /** Whether they share a word that tells schools apart, or one of them is a single word or initials. */
  areAlike: boolean;
  /** Of the United States, where the applicant says that the school is, two letters; null where that is not known. */
  state: string | null;
}

/**
 * What a register of institutions makes of two names. Two names of one institution are the same; a campus that only one
 * side names leaves it open, unless it stands for all. Two institutions are different only where neither their names
 * nor their histories have anything in common: a list may lack a name that a school had.
 */
export function compareRegistered(
  applicant: NamedInstitutions,
  source: NamedInstitutions,
  { comparison, areAlike, state }: ComparedWords,
): Comparison {
  const [provided, verified] = [inState(applicant.bearers, state), source.bearers];
  const some = [...provided, ...applicant.campuses];
  const others = [...verified, ...source.campuses];
  if (some.length === 0 || others.length === 0) return comparison;
  const shared = common(some, others);
  if (comparison.match === 'MATCH') {
    return shared.length > 0 ? comparison : unclear('Different institutions bear this name.');
  }
  const bearers = common(provided, verified);
  const known = oneOf(bearers);
  if (known && (oneOf(provided) ?? oneOf(verified))) return same(`Both are names of ${known.name}.`);
  if (bearers.length > 0) return unclear('Several institutions bear these names.');
  const whole = oneOf(some) && oneOf(others) && oneOf(shared);
  if (whole?.isMain) return same(`Both are names of ${whole.name}.`);
  const keeper = keeperAmong(some, others);
  if (keeper) return unclear(`One of them became a part of the other, which is ${keeper.name}.`);
  if (comparison.match === 'MISMATCH') return comparison;
  const related = some.find((one) => others.some((other) => areRelated(one, other)));
  if (related) return unclear(`Both belong to ${related.system ?? related.name}.`);
  return areAlike
    ? unclear('A register knows these as names of different institutions.')
    : different('These are names of two different institutions.');
}

const common = (some: readonly Institution[], others: readonly Institution[]): Institution[] => {
  const known = new Set(others);
  return some.filter((one) => known.has(one));
};

/** Those in the state that the applicant names, where some are. */
function inState(found: readonly Institution[], state: string | null): readonly Institution[] {
  const there = found.filter((institution) => institution.state === state);
  return there.length > 0 ? there : found;
}

/** The only one, or the one that stands for all campuses of one institution. */
function oneOf(found: readonly Institution[]): Institution | undefined {
  const [first, ...others] = found;
  const isOne = others.every(({ group }) => group !== null && group === first?.group);
  return isOne ? (found.find(({ isMain }) => isMain) ?? first) : undefined;
}

/** The institution of one side that keeps the records of one of the other. */
const keeperAmong = (some: readonly Institution[], others: readonly Institution[]): Institution | undefined =>
  [some, others].flatMap((side, index) => {
    const successors = new Set((index === 0 ? others : some).map(({ successor }) => successor));
    return side.filter(({ id }) => successors.has(id));
  })[0];

const areRelated = (one: Institution, other: Institution): boolean =>
  (one.group !== null && one.group === other.group) || (one.system !== null && one.system === other.system);

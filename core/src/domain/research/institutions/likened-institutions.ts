import { usState } from '../../calendar/us-states.ts';
import type { Institution } from './institution.ts';
import type { IndexedName, InstitutionIndex } from './institution-index.ts';
import { schoolWords } from './school-words.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that change when a school is renamed, and do not tell which one it is. */
const LOOSE = setOf(
  'university college institute school state community junior area system district campus office inc llc',
);
/** Words that tell what kind of school it is, and stay. */
const FIXED = setOf(
  'technical academy center county vocational career online branch graduate administrative',
);
/** What a list adds to a name. */
const ADDED = setOf('office campus system inc llc');

/**
 * Institutions of a state whose names are written otherwise: the words that tell which school it is appear in both, and
 * what is left over on either side tells the kind of school, or where it is. One alone is right only where no other
 * institution of the state is called by these words; otherwise all of them are returned.
 */
export function likenedInstitutions(index: InstitutionIndex, name: string, state: string): Institution[] {
  const ofState = new Set(schoolWords(usState(state)?.name ?? state));
  const words = new Set(schoolWords(name).filter((word) => word.length > 1));
  const telling = new Set(
    [...words].filter((word) => !LOOSE.has(word) && !FIXED.has(word) && !ofState.has(word)),
  );
  const called = new Set([...telling].flatMap((word) => index.byWord.get(word) ?? []));
  const alike = [...called]
    .filter(({ institution }) => institution.state === state)
    .map((candidate) => ({ ...candidate, ...compared({ words, telling, ofState }, candidate) }))
    .filter(({ isCalled }) => isCalled);
  const same = alike.filter(({ isSame }) => isSame);
  if (same.length > 0) return same.map(({ institution }) => institution);
  const there = alike.filter(({ isThere }) => isThere);
  const fitting = there.length > 0 ? there : alike;
  const isLikely = fitting.some(({ isAlike }) => isAlike) && !fitting.every(({ isTurned }) => isTurned);
  return isLikely ? fitting.map(({ institution }) => institution) : [];
}

interface Asked {
  words: ReadonlySet<string>;
  /** Those that tell which school it is. */
  telling: ReadonlySet<string>;
  ofState: ReadonlySet<string>;
}

function compared(asked: Asked, { words: others, institution }: IndexedName) {
  const { words, telling, ofState } = asked;
  const city = new Set(schoolWords(institution.city ?? ''));
  const common = telling.intersection(others);
  const shared = common.difference(city);
  const extra = [...others.difference(words)].filter(
    (word) => word.length > 1 && !LOOSE.has(word) && !ofState.has(word) && !city.has(word),
  );
  const isCalled = telling.difference(others).isSubsetOf(city) && common.size > 0;
  // Of several schools in a city, each has another kind.
  const isOfKind = shared.size > 0 || [...words].every((word) => !FIXED.has(word) && word !== 'community');
  const isTurned =
    others.has('university') !== words.has('university') && isOfPlace(words) !== isOfPlace(others);
  return {
    /** Whether it is called by all that tells which school is meant, but for its city. */
    isCalled,
    /** Whether the names are the same in another order. */
    isSame: [...words.symmetricDifference(others)].every((word) => ADDED.has(word)),
    /** Whether the city is among the words. */
    isThere: city.size > 0 && city.isSubsetOf(telling) && shared.size > 0,
    /** The University of Ashbury was hardly ever Ashbury College: the word for its kind stands elsewhere. */
    isTurned,
    /** Two words that are not its city's tell enough of a longer name. */
    isAlike: isCalled && isOfKind && (extra.length === 0 || shared.size > 1),
  };
}

/** "University of Ashbury". */
const isOfPlace = (words: ReadonlySet<string>): boolean => [...words][0] === 'university';

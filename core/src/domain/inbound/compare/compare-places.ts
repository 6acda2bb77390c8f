import { align, isUnsure } from './align.ts';
import { type Comparison, different, same, unclear } from './comparison.ts';
import { type Place, readPlace } from './read-place.ts';
import { METRO_OF, PLACE_FORMS } from './vocabulary/place-words.ts';
import { plainText } from './words.ts';

/** Compares places by country, state and city: a street or a postal code that only one side gives says no more. */
export function comparePlaces(applicant: string, source: string): Comparison {
  if ([applicant, source].some((text) => REMOTE.test(plainText(text)))) {
    return unclear('One side says that the work was done from elsewhere.');
  }
  const [provided, verified] = [readPlace(applicant), readPlace(source)];
  if (isOther(provided.country, verified.country)) {
    return mayBeCountry(provided, verified) || mayBeCountry(verified, provided)
      ? unclear('A code may stand for a state or for a country.')
      : different('The countries differ.');
  }
  if (areNeighbours(provided, verified)) {
    return unclear('The two places are in the same metropolitan area.');
  }
  if (isOther(provided.state, verified.state)) return different('The states differ.');
  return compareCities(provided, verified);
}

const REMOTE =
  /\b(?:remote|remotely|telework|telecommute|work from home|wfh|virtual|home office|hybrid|various|multiple)\b/;

const isOther = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one !== other;

/** Whether what was read as a state is a code for the country of the other side, whose town may be the same. */
const mayBeCountry = (one: Place, other: Place): boolean =>
  one.otherCountry !== null &&
  one.otherCountry === other.country &&
  (one.city === null || other.city === null || one.city === other.city);

function compareCities(provided: Place, verified: Place): Comparison {
  const [one, other] = [provided.city, verified.city];
  if (one === null && other === null) return compareWithoutCity(provided, verified);
  if (one === null || other === null) return unclear('Only one side names the town.');
  const isSettled = [provided, verified].map(({ country }) => country !== null);
  const aligned = align(one.split(' '), other.split(' '), PLACE_FORMS);
  const { onlyLeft, onlyRight, inOrder } = aligned;
  if (onlyLeft.length === 0 && onlyRight.length === 0 && inOrder) {
    if (isUnsure(aligned) || aligned.likenesses.has('INITIALS')) {
      return unclear('The names of the town are spelled differently.');
    }
    if (isTownBefore(provided) && isTownBefore(verified) && provided.before !== verified.before) {
      return unclear('The same region, but what is named before it differs.');
    }
    // A town of that name is in several states.
    const isOpen = isSettled[0] !== isSettled[1] || (provided.state === null) !== (verified.state === null);
    return isOpen
      ? unclear('The same town by its name; only one side says in which state or country.')
      : same('The same place.');
  }
  if (onlyLeft.length === 0 || onlyRight.length === 0) {
    return unclear('One side names the place less exactly.');
  }
  if (isRegionOf(provided, verified) || isRegionOf(verified, provided)) {
    return same('The same place; only one side names the region.');
  }
  return isSettled[0] === isSettled[1]
    ? different('The towns differ.')
    : unclear('It is not certain that both name a town.');
}

/** Whether what stands before may be the town, and is not a street with its number. */
const isTownBefore = ({ before }: Place): boolean => before !== null && !/\d/.test(before);

/** "Munich, Bavaria, Germany" is "Munich, Germany". */
const isRegionOf = (long: Place, short: Place): boolean =>
  short.city !== null &&
  long.country !== null &&
  long.before === short.city &&
  long.country === short.country;

function compareWithoutCity(provided: Place, verified: Place): Comparison {
  if (provided.state !== null && provided.state === verified.state) return same('The same state.');
  const isSame = provided.country !== null && provided.country === verified.country;
  return isSame && provided.state === verified.state
    ? same('The same country.')
    : unclear('One side names the place less exactly.');
}

function areNeighbours(provided: Place, verified: Place): boolean {
  const metroOf = ({ city, state }: Place, other: Place) =>
    METRO_OF.get(`${city} ${state ?? other.state ?? ''}`.trim());
  const metro = metroOf(provided, verified);
  if (provided.city === verified.city) return false;
  return metro !== undefined && metro === metroOf(verified, provided);
}

import { type Alignment, align, isUnsure } from './align.ts';
import { type Comparison, different, same, unclear } from './comparison.ts';
import { type Place, readPlace } from './read-place.ts';
import { areSpelledAlike } from './spelling.ts';
import { CITIES_OF_STATES, COUNTRY_OF_CITY } from './vocabulary/big-cities.ts';
import { METROS_OF, PARTS_OF_STATES, PLACE_FORMS, REGION_WORDS } from './vocabulary/place-words.ts';
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
  const aligned = align(one.split(' '), other.split(' '), PLACE_FORMS);
  const { onlyLeft, onlyRight, inOrder } = aligned;
  if (onlyLeft.length === 0 && onlyRight.length === 0 && inOrder) {
    return compareSameTown(aligned, provided, verified);
  }
  if (onlyLeft.length === 0 || onlyRight.length === 0) {
    return unclear('One side names the place less exactly.');
  }
  if (isRegionOf(provided, verified) || isRegionOf(verified, provided)) {
    return same('The same place; only one side names the region.');
  }
  if (
    areSpelledAlike([one], [other]) &&
    !(isKnownCity(provided, verified) && isKnownCity(verified, provided))
  ) {
    return compareMisspelled(provided, verified, false);
  }
  if (mayBeDistrict(provided, verified) || mayBeDistrict(verified, provided)) {
    return unclear('One side may be a district or a suburb of the city that the other names.');
  }
  if (isRegion(provided, verified) || isRegion(verified, provided)) {
    return unclear('One side names a county or a region, in which the town of the other may be.');
  }
  return (provided.country !== null) === (verified.country !== null)
    ? different('The towns differ.')
    : unclear('It is not certain that both name a town.');
}

/** A town of that name may be in several states. */
function compareSameTown(aligned: Alignment, provided: Place, verified: Place): Comparison {
  const { likenesses } = aligned;
  if (likenesses.has('SLIP') || likenesses.has('LONG_SLIP'))
    return compareMisspelled(provided, verified, true);
  if (isUnsure(aligned) || likenesses.has('INITIALS')) {
    return unclear('The names of the town are spelled differently.');
  }
  if (isTownBefore(provided) && isTownBefore(verified) && provided.before !== verified.before) {
    return unclear('The same region, but what is named before it differs.');
  }
  const isImplied = isNameIn(provided, verified) || isNameIn(verified, provided);
  const isCountryOpen = (provided.country === null) !== (verified.country === null) && !isImplied;
  return isCountryOpen || (provided.state === null) !== (verified.state === null)
    ? unclear('The same town by its name; only one side says in which state or country.')
    : same('The same place.');
}

const LONG_CITY = 10;

/** Towns that are spelled alike, by one letter or by two, which in a short name may be another town. */
function compareMisspelled(provided: Place, verified: Place, isByOne: boolean): Comparison {
  const isSure = isByOne || [provided, verified].every(({ city }) => (city ?? '').length >= LONG_CITY);
  return isSure && isCityMisspelled(provided, verified)
    ? same('The same city, which one side spells with a slip of the pen.')
    : unclear('The names of the town are spelled differently.');
}

/** "Köln" is Cologne in Germany, though only one side names the country. */
const isNameIn = ({ impliedCountry }: Place, { country }: Place): boolean =>
  impliedCountry !== null && impliedCountry === country;

/** "Franklin County", "Bay Area", the northeast of a state: in it may be any town of the other side. */
function isRegion(place: Place, other: Place): boolean {
  const words = (place.city ?? '').split(' ');
  const isNamedSo = REGION_WORDS.has(words.at(-1) ?? '') && !isKnownCity(place, other);
  return isNamedSo || words.every((word) => PARTS_OF_STATES.has(word));
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
  if (provided.city === verified.city) return false;
  const metrosOf = ({ city, state }: Place, other: Place) =>
    METROS_OF.get(`${city} ${state ?? other.state ?? ''}`.trim());
  const metros = metrosOf(provided, verified);
  return metros !== undefined && metrosOf(verified, provided)?.isDisjointFrom(metros) === false;
}

/** Whether a city is so well known that it is spelled as it is on purpose. */
const isKnownCity = ({ city, state }: Place, other: Place): boolean =>
  COUNTRY_OF_CITY.has(city ?? '') || CITIES_OF_STATES.has(`${city} ${state ?? other.state ?? ''}`);

/** Whether only one side is a city that is known, and the other is spelled almost like it. */
const isCityMisspelled = (one: Place, other: Place): boolean =>
  isKnownCity(one, other) !== isKnownCity(other, one) &&
  (one.state ?? one.country) === (other.state ?? other.country);

/** Whether one side is a big city abroad, of which the other may be a district or a suburb. */
function mayBeDistrict(city: Place, district: Place): boolean {
  const country = COUNTRY_OF_CITY.get(city.city ?? '');
  const isThere = ({ country: named }: Place) => named === null || named === country;
  return (
    country !== undefined && [city, district].every(isThere) && !COUNTRY_OF_CITY.has(district.city ?? '')
  );
}

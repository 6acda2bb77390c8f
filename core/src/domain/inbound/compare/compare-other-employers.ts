import { type Comparison, different, same, unclear } from './comparison.ts';
import {
  isCareGroup,
  isOfFamily,
  isPlaceOfCare,
  isRunByOthers,
  isStaffingFirm,
  isUniversity,
  knownName,
  nameWithin,
} from './employer-knowledge.ts';
import type { EmployerName } from './employer-name.ts';
import { isGovernment } from './public-body.ts';
import { OWNER_WORDS } from './vocabulary/company-words.ts';
import { US_STATE_NAMES } from './vocabulary/place-words.ts';

/** So many initials are hardly those of another employer. */
export const SURE_INITIALS = 4;

/** Names that share nothing may still be those of a business and of the company behind it. */
export function compareOthers(provided: EmployerName, verified: EmployerName): Comparison {
  if (areInitials(provided, verified)) return same('One name is the initials of the other.');
  if (mayBeShort(provided, verified)) return unclear('One name may be short for the other.');
  if (areWithinOne(provided, verified)) {
    return unclear('Both begin with a name of one company, of which one of them may be a part.');
  }
  const sides = [provided, verified];
  if (
    sides.filter(({ words }) => isGovernment(words)).length === 1 &&
    sides.every(({ form }) => form === '')
  ) {
    return unclear('One side names a government, of which the other may be a part.');
  }
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
  if (sides.some(isUniversity) && sides.some((name) => isCareGroup(name) || isPlaceOfCare(name))) {
    return unclear('A university may have hospitals that are called otherwise.');
  }
  if (sides.some(({ form }) => form === 'nhs') && sides.every(isPlaceOfCare)) {
    return unclear('A trust of the NHS has hospitals of other names.');
  }
  const unknown = sides.filter((name) => nameWithin(name) === null && !isOfFamily(name));
  if (unknown.length === 1 && sides.some(isOfFamily)) {
    return unclear('A group of companies may employ by names that are not known here.');
  }
  if (sides.every(isPlaceOfCare) && stateIn(provided) !== null && stateIn(provided) === stateIn(verified)) {
    return unclear('Both are places of care of one state, and may be called by either name.');
  }
  return sides.filter(isOwner).length === 1
    ? unclear('One side may name the organization to which the other belongs.')
    : different('The names have nothing in common by which they could be one employer.');
}

/** The state that a name is of, where it is a single word of it. */
const stateIn = ({ words }: EmployerName): string | null =>
  words.find((word) => word.length > 2 && US_STATE_NAMES.has(word)) ?? null;

const isOwner = ({ words }: EmployerName): boolean => words.some((word) => OWNER_WORDS.has(word));

/** "BofA Securities" begins with another name of Bank of America; to begin with the same word is nothing. */
function areWithinOne(provided: EmployerName, verified: EmployerName): boolean {
  const name = nameWithin(provided);
  return name !== null && provided.words[0] !== verified.words[0] && name === nameWithin(verified);
}

/** Whether one side is a single word of the first letters of the other. */
const areInitials = (provided: EmployerName, verified: EmployerName): boolean =>
  isInitialsOf(provided, verified) || isInitialsOf(verified, provided);

function isInitialsOf({ words }: EmployerName, { initials, words: long }: EmployerName): boolean {
  const [word = '', ...others] = words;
  return others.length === 0 && long.length > 1 && word.length >= SURE_INITIALS && initials.includes(word);
}

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

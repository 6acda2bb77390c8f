import { plainWords } from '../../../read/fold.ts';
import type { ClaimedValues } from '../../../read/reading.ts';

/** "Is from Northgate Seminary", "from another university": which house gave a degree, where that is named behind it. */
const FROM_HOUSE =
  /^[^.;:]{0,60}?\b(?:is|was|came|comes|being|ist|stammt|est|vient|es|e) (?:from|von|de|da|do) (?:the )?(?<house>\p{Lu}[\p{L}.'’-]*(?: (?:(?:of|and|de|da|do|für|the) )*\p{Lu}[\p{L}.'’-]*){1,5})/u;

/** Whether a degree is said to be of another house than the claimed one, by a name that shares no word with it. */
export function isOfOtherHouse(behind: string, { institutionName }: ClaimedValues): boolean {
  const house = FROM_HOUSE.exec(behind)?.groups?.house;
  if (house === undefined || institutionName === undefined || !HOUSE.test(house)) return false;
  const own = new Set(plainWords(institutionName));
  return plainWords(house).every((word) => !own.has(word) || HOUSE.test(word) || word.length <= SHORT_WORD);
}

const HOUSE =
  /\b(?:university|college|school|institute|seminary|academy|polytechnic|conservatory|universidad|universidade|universite|instituto|faculdade|hochschule|universitat)\b/i;
const SHORT_WORD = 3;

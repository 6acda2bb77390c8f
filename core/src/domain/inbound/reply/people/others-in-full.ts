import { plainWords } from '../../read/fold.ts';
import type { ReplyRequest } from '../../read/reading.ts';
import { hasName, isApplicant, knownNames } from './applicant-names.ts';
import { type FullName, fullNames, PART } from './full-names.ts';
import { isGivenName } from './given-names.ts';
import { nameInHeading, namesInSubject } from './heading-names.ts';
import { isInPassing, isNameAlone } from './in-passing.ts';
import { VERB } from './people-named.ts';

/** Whether a text names others in full, and of the applicant nothing: "Records show Casey Winter started in 2015". */
export function isOfOtherInFull(text: string, request: ReplyRequest): boolean {
  const others = othersInFull(text, request).filter((found) => !isInPassing(found));
  const rest = others.reduce((left, { name }) => left.replace(name, ' '), text);
  return others.length > 0 && !hasName(rest, request);
}

function othersInFull(text: string, request: ReplyRequest, found = fullNames(text, request)): FullName[] {
  const { last } = knownNames(request);
  const isSaid = SAID.test(text);
  return found.filter(({ name }) => {
    // "Two Casey Winters"
    const one = name.replace(/e?s$/, '');
    const isOfFamily = plainWords(one).some((word) => last.has(word));
    return (
      ![name, one].some((each) => isApplicant(each, request)) &&
      (!isOfFamily || (isSaid && isGivenName(plainWords(name)[0] ?? '')))
    );
  });
}

const SAID = new RegExp(`\\d|\\b${VERB}(?![\\p{L}])`, 'u');

/** Whether the subject of a mail names other people and not the applicant: "Re: Verification for Casey Winter". */
const isSubjectOfOther = (subject: string, request: ReplyRequest): boolean =>
  request.applicant.lastName !== '' &&
  !hasName(subject, request) &&
  othersInFull(subject, request, namesInSubject(subject, request)).some((found) => !isInPassing(found));

/** Whether a reply begins with a line that is the name of another person. */
export function isHeadingOfOther(text: string, request: ReplyRequest): boolean {
  const name = nameInHeading(text, request);
  return name !== null && !isApplicant(name, request) && !hasName(name, request);
}

/** "Mrs. Ketterman", "Mr. D, Principal", "Sr. Perpetua": who signs by a family name, or by less. */
const TITLED_ALONE = new RegExp(
  `^\\W*(?:(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Sra?|Srta|Mme|Mlle|Herr|Frau|Madame|Monsieur)\\.? )+(?:${PART}\\s?){1,3}(?:[,|•·/(–—-][^\\d:!?]{0,60})?$`,
  'u',
);

/** Whether a line is the name of another person, as a letter is signed, or as their record begins. */
export const isNameOfOther = (text: string, request: ReplyRequest): boolean =>
  TITLED_ALONE.test(text) || othersInFull(text, request).some(isNameAlone);

const QUOTED = /^\s*(?:>\s?)+/;
const OF_WHOM =
  /^\W*(?:applicant|candidate|employee|student|subject|individual|name)(?:['’]s)?(?: name)?\s*:/i;

/** Whether what a reply answers names another person, by its subject or by the request that it quotes. */
export const answersOther = (subject: string | null, visible: string, request: ReplyRequest): boolean =>
  isSubjectOfOther(subject ?? '', request) || isRequestOfOther(visible, request);

/** Whether what a reply quotes asked about another person, and the applicant stands nowhere in it. */
const isRequestOfOther = (visible: string, request: ReplyRequest): boolean =>
  visible
    .split('\n')
    .filter((line) => QUOTED.test(line))
    .map((line) => line.replace(QUOTED, ''))
    .some((line) => OF_WHOM.test(line) && isOfOtherInFull(line, request)) && !hasName(visible, request);

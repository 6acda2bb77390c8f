import { isEmailAddress } from '@credence/contract';
import { readPhoneNumber } from '../../contacts/phone-number.ts';
import type { VerifierAnswers } from '../../records/verifier-form.ts';

/** Longest name of anything, in UTF-16 code units. */
const MAX_NAME = 200;

const MAX_NOTE = 10_000;

type Elsewhere = Pick<VerifierAnswers, 'noRecord' | 'wrongPerson' | 'referral' | 'thirdParty'>;

/**
 * What is wrong with an answer that points away from the person who was asked.
 * @returns problems that start with the path of their field: `referral.email …`
 */
export function elsewhereProblems({ noRecord, wrongPerson, referral, thirdParty }: Elsewhere): string[] {
  const said = [noRecord, wrongPerson, thirdParty !== null].filter(Boolean).length;
  const lines: [path: string, text: string | null | undefined][] = [
    ['referral.name', referral?.name],
    ['referral.title', referral?.title],
    ['thirdParty.vendor', thirdParty?.vendor],
  ];
  return [
    ...(said > 1 ? ['wrongPerson, noRecord and thirdParty exclude each other'] : []),
    ...(referral && !wrongPerson ? ['referral goes with wrongPerson'] : []),
    ...lines.flatMap(([path, text]) => problemAt(path, text, lineProblem)),
    ...problemAt('referral.email', referral?.email, emailProblem),
    ...problemAt('referral.phone', referral?.phone, numberProblem),
    ...problemAt('referral.fax', referral?.fax, numberProblem),
    ...problemAt('thirdParty.note', thirdParty?.note, noteProblem),
  ];
}

/** Nothing is asked for; what is given has to be of use. */
function problemAt(
  path: string,
  text: string | null | undefined,
  problemOf: (text: string) => string | null,
): string[] {
  const problem = text == null ? null : problemOf(text);
  return problem === null ? [] : [`${path} ${problem}`];
}

function lineProblem(text: string): string | null {
  if (text.trim() === '') return 'must not be blank';
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)) return 'must be on one line';
  return text.length > MAX_NAME ? `must be at most ${MAX_NAME} characters` : null;
}

const emailProblem = (text: string): string | null =>
  isEmailAddress(text) ? null : 'must be an address such as name@example.com';

const numberProblem = (text: string): string | null =>
  text.length <= MAX_NAME && readPhoneNumber(text).isValid
    ? null
    : 'must be a number that can be dialled, with its area code';

const noteProblem = (text: string): string | null =>
  text.length > MAX_NOTE ? `must be at most ${MAX_NOTE} characters` : null;

import type { ClaimedValues } from '../../../read/reading.ts';
import { agrees } from '../../agreement.ts';
import { isClauseDenied } from '../../negation.ts';
import type { Statement } from '../../statements.ts';
import type { Candidate } from '../candidate.ts';

const SITE =
  '(?:plant|store|office|branch|location|site|facility|property|warehouse|campus|brewery|shop|clinic|hospital|restaurant|yard|depot|factory|mill|terminal|hub|kitchen|bakery|salon|studio|gym|garage|dealership|farm|ranch|lab|building|house|works|(?:\\p{Ll}+ )?cent(?:er|re))';
/** "At our Tulsa location", "in the Nampa, ID plant". */
const AT = new RegExp(
  `\\b(?:at|in|from|out of|joined|(?:reported|belonged|assigned) to) (?:the|our) (?<name>\\p{Lu}[\\p{L}'’.-]+(?: \\p{Lu}[\\p{L}'’.-]+){0,2}(?:, ?(?:[A-Z]{2}|\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?))?) ${SITE}(?![\\p{L}])`,
  'gu',
);
/** "Not in Las Vegas", "not the Boise one". */
const NOT_AT =
  /\b(?:not|never|n['’]t)(?: ever)?(?: (?:worked|been|based|employed|stationed|located|assigned|(?:had|have) (?:one|an? \p{Ll}+|any(?:thing)?)))?(?: at| in| from| out of)?(?: the| our)? (?=\p{Lu})/u;

/** Where the applicant worked, by the house that is named: the claimed place, or another where that one is denied. */
export function locationStatements(
  statements: readonly Statement[],
  claims: ClaimedValues,
  at: Date,
): Candidate[] {
  const claim = claims.employerLocation;
  if (claim === undefined) return [];
  const [town = ''] = claim.split(',');
  const isDenied = statements.some(({ text }) => {
    const found = NOT_AT.exec(text);
    return found !== null && text.slice(found.index + found[0].length).startsWith(town);
  });
  return statements.flatMap(({ text, isQuestion }, group) =>
    [...text.matchAll(AT)].flatMap(({ 0: words, index, groups: { name = '' } = {} }) => {
      const isSame = agrees('employerLocation', name, claims, at);
      if (
        isQuestion ||
        isClauseDenied(text.slice(0, index + words.length), { index, words }) ||
        !(isSame || isDenied)
      )
        return [];
      const place = { evidence: text, source: 'SENTENCE' as const, group };
      return [{ ...place, field: 'employerLocation' as const, kind: 'GIVEN' as const, value: name }];
    }),
  );
}

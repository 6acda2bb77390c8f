import type { ClaimedValues } from '../../../read/reading.ts';
import { agrees } from '../../agreement.ts';
import { isClauseDenied } from '../../negation.ts';
import type { Statement } from '../../statements.ts';
import type { Candidate } from '../candidate.ts';
import { isPlaceDenied } from '../denied-claim.ts';

const SITE =
  '(?:plant|store|office|branch|location|site|facility|property|warehouse|campus|brewery|shop|clinic|hospital|restaurant|yard|depot|factory|mill|terminal|hub|kitchen|bakery|salon|studio|gym|garage|dealership|farm|ranch|lab|building|house|works|(?:\\p{Ll}+ )?cent(?:er|re))';
/** "At our Tulsa location", "in the Nampa, ID plant". */
const AT = new RegExp(
  `\\b(?:at|in|from|out of|joined|(?:reported|belonged|assigned) to) (?:the|our|its|his|her|their) (?<name>\\p{Lu}[\\p{L}'’.-]+(?: \\p{Lu}[\\p{L}'’.-]+){0,2}(?:, ?(?:[A-Z]{2}|\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?))?) ${SITE}(?![\\p{L}])`,
  'gu',
);
/** "She sat in Tacoma": where the claimed place is denied. */
const SAT_IN =
  /\b(?:sat|worked|was|based|stationed|assigned|located|placed|trabajaba|travaillait|trabalhava|arbeitete|saß) (?:only |always |still )?(?:in|at|out of|en|à|em|aus) (?<name>\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,2}(?:, ?[A-Z]{2})?)(?=[.,;)!]|$| (?:(?:for )?the whole|all|until|from|only|instead))/gu;

/** "His place of work was Duluth, MN" */
const PLACE_IS =
  /\b(?:place of (?:work|employment)|work ?place|(?:work|job) (?:location|site)|location|lugar de trabajo|lieu de travail|Arbeitsort|Dienstort|Einsatzort|local de trabalho) (?:was|is|era|fue|[ée]tait|est|war|ist|foi)(?: in| en| à| em)? (?<name>\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,2}(?:, ?(?:[A-Z]{2}|\p{Lu}\p{Ll}+))?)/gu;

/** Where the applicant worked, by the house that is named: the claimed place, or another where that one is denied. */
export function locationStatements(
  statements: readonly Statement[],
  told: readonly Statement[],
  claims: ClaimedValues,
  at: Date,
): Candidate[] {
  if (claims.employerLocation === undefined) return [];
  const isOther = isPlaceDenied(told, claims);
  return statements.flatMap(({ text, isQuestion }, group) =>
    [AT, PLACE_IS, ...(isOther ? [SAT_IN] : [])]
      .flatMap((form) => [...text.matchAll(form)])
      .flatMap(({ 0: words, index, groups: { name = '' } = {} }) => {
        const isSame = agrees('employerLocation', name, claims, at);
        if (
          isQuestion ||
          isClauseDenied(text.slice(0, index + words.length), { index, words }) ||
          !(isSame || isOther)
        )
          return [];
        const place = { evidence: text, source: 'SENTENCE' as const, group };
        return [{ ...place, field: 'employerLocation' as const, kind: 'GIVEN' as const, value: name }];
      }),
  );
}

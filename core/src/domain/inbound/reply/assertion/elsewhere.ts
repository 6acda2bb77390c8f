import { fold, plainWords } from '../../read/fold.ts';
import type { ClaimedValues, ReplyRequest } from '../../read/reading.ts';

/** What came before or after the time with the source. */
const OTHER_TIME =
  /^\W*(?:after (?:s?he|they) (?:left|graduated|quit)|after (?:that|leaving|graduating)|before (?:that|joining|coming|us|starting|enrolling)|prior to|since (?:then|leaving)|nowadays|avant cela|antes de eso|antes disso|davor|vorher|previously)\b|\b(?:s?he|they) (?:previously|formerly|since|now|later) (?:work\w*|was|were|became|had|held|earned|received|got|is|serve\w*)\b|\b(?:is|are|['’]s) now (?!our|one of our|with us|here)|\bwent on to\b|\belsewhere\b|\btransferred (?:in )?from\b|\bvolunteered\b|\b(?:arbeitet|ist) (?:jetzt|inzwischen|nun|heute)\b|\best (?:maintenant|desormais)\b|\b(?:ahora|agora) (?:trabaja|trabalha|es|e)\b/i;
const WITH_US =
  /\b(?:here|with us|for us|at our|our (?:company|firm|school|team|payroll)|bei uns|chez nous|con nosotros|aqui|conosco|connosco)\b/i;

/** Whether a clause is about another time than the one with the source. */
export const isElsewhere = (clause: string, { searchType, records }: ReplyRequest): boolean => {
  const plain = fold(clause);
  if (searchType === 'EDUCATION' && isOfOtherSchool(clause, records)) return true;
  const isThere = records.some(({ endDate }) => endDate === 'present');
  return OTHER_TIME.test(plain) && !WITH_US.test(plain) && !isThere;
};

/** "An MBA from Yale" */
const FROM_SCHOOL =
  /\b(?:degree|bachelor|master|mba|associate|doctorate|diploma|earned|received|graduated|[bm]\.?[as]\.?)(?![\p{L}])[^.;]{0,60}?\b(?:from|at) (?<name>\p{Lu}[\p{L}'’.]+(?: (?:of |the )?\p{Lu}[\p{L}'’.]+){0,4})/iu;
const OF_SCHOOL =
  /^(?:(?:the|our|this|a|us|here)\b|school|college of|faculty|department|dept|campus|institut)/i;

/** Who is asked about a college knows of the high school before it. */
const FROM_HIGH_SCHOOL =
  /\b(?:graduat\w+|finished|completed|left|out of) (?:from )?(?:(?:his|her|their|a) )?high ?school\b/i;

function isOfOtherSchool(clause: string, records: readonly ClaimedValues[]): boolean {
  const isOfHighSchool = records.some((claims) =>
    Object.values(claims).some((value) => /\b(?:high|secondary|ged)\b/i.test(value ?? '')),
  );
  if (!isOfHighSchool && FROM_HIGH_SCHOOL.test(clause)) return true;
  const name = FROM_SCHOOL.exec(clause)?.groups?.name ?? '';
  if (!/^\p{Lu}/u.test(name) || OF_SCHOOL.test(name)) return false;
  const known = new Set(
    records.flatMap((claims) => Object.values(claims)).flatMap((value) => plainWords(value ?? '')),
  );
  return (
    !plainWords(name).some((word) => known.has(word)) &&
    /\b(?:university|college|institute|school)\b|^(?:Yale|Harvard|Stanford|Oxford|Cambridge|[A-Z]{3,5})\b/i.test(
      name,
    )
  );
}

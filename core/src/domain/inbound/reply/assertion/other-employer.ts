import { fold, folded, plainWords } from '../../read/fold.ts';
import type { ReadValue, ReplyField, ReplyRequest } from '../../read/reading.ts';
import type { Statement } from '../statements.ts';

/** That another than the one who was asked was the employer. */
const NOT_OURS = folded(
  /\b(?:never|not|n['’]t) (?:\p{L}+ ){0,2}?(?:our (?:own )?employee|(?:his|her|their) (?:actual |legal )?employer|an employee)\b|\b(?:never|not|n['’]t) (?:ever )?(?:on|in) (?:our|the|[\p{L}&]+['’]s?) (?:own )?(?:payroll|books)\b|\b(?:never|not|n['’]t) (?:ever |actually |directly |itself ){0,2}(?:employ(?:ed)?|hired?|paid) (?:(?:him|her|them)(?! as\b)|m[rs]s?\b|the (?:applicant|candidate|guards?|crew))|\b(?:w-?2s?|pay ?checks?|pay ?stubs?|wages|salary) (?:\p{L}+ ){0,3}(?:from|by)\b|\b(?:placed|assigned|supplied|leased|hired|paid|employed|contracted) (?:\p{L}+ ){0,3}?(?:by|through|via|from) (?:an? |the )?(?:staffing|temp|leasing|employment|contractor|labou?r|agency)\b/iu,
);
/** "He was here as a picker but through Talbot Temps" */
const THROUGH_AGENCY =
  /\b(?:through|via) (?<name>(?:\p{Lu}[\p{L}&'’.]+ ){1,3}(?:Temps?|Staffing|Personnel|Workforce|Labou?r|Agency|Resourcing|Recruit\p{L}*|Outsourcing))(?![\p{L}])/u;
const HIRED_BY =
  /\b(?:placed|assigned|supplied|leased|hired|paid|employed|contracted) (?:\p{Ll}+ ){0,3}?(?:by|through|via|from) (?<name>\p{Lu}[\p{L}&'’.]+(?: \p{Lu}[\p{L}&'’.]+)+)/u;

/** "His employer was Ironbridge Event Services", "an employee of Ironbridge" */
const EMPLOYER_IS =
  /(?<!\p{L})(?:(?:(?:[Hh]is|[Hh]er|[Tt]heir|[Tt]he (?:actual|legal)) employer(?: of record)? (?:was|is)|[Ee]mployer of record (?:was|is)|[Ss]u empleadora? (?:era|fue)|[Ss]on employeur (?:était|est)|(?:[Ss]ein|[Ii]hr) Arbeitgeber war|(?:[Ss]eu|[Ss]ua) empregadora? (?:era|foi)) (?:(?:the|la|el|die|der|a|o) )?|(?:employees? of|on the payroll of|emplead[oa]s? de|salariée?s? (?:de|chez)|(?:angestellt|beschäftigt) bei(?: der)?|(?:funcionári|empregad)[oa]s? d[aeo]) (?:(?:the|la) )?(?!(?:Month|Year|Quarter|Week|M[rs]s?|Dr)\b))(?<name>\p{Lu}[\p{L}&'’.]+(?: (?:& )?\p{Lu}[\p{L}&'’.]+)*)/u;

/**
 * Whether a reply tells of another employer than the claimed one, or that this one was none, and no name was read that says so:
 * what else it confirms may be of work for another one.
 * @param statements all of the reply, since the name of an employer is easily taken for that of a person
 */
export const tellsOfOtherEmployer = (
  records: readonly { record: number; fields: Partial<Record<ReplyField, ReadValue>> }[],
  asked: ReplyRequest['records'],
  statements: readonly Statement[],
): boolean =>
  records.some(({ record, fields }) => {
    const claim = asked[record]?.employerName;
    const corrections = Object.values(fields).filter(({ says }) => says === 'CORRECTED');
    if (claim === undefined || fields.employerName?.says === 'CORRECTED') return false;
    // "A booth renter, not an employee" is read where it corrects the title.
    const isRead = (text: string) => corrections.some(({ evidence }) => text.includes(evidence));
    return statements.some(
      ({ text, isQuestion }) => !isQuestion && !isRead(text) && isOfOtherEmployer(claim, text),
    );
  });

function isOfOtherEmployer(claim: string, text: string): boolean {
  const named = plainWords(
    (EMPLOYER_IS.exec(text) ?? HIRED_BY.exec(text) ?? THROUGH_AGENCY.exec(text))?.groups?.name ?? '',
  );
  const own = plainWords(claim);
  return NOT_OURS.test(fold(text)) || (named.length > 0 && !named.some((word) => own.includes(word)));
}

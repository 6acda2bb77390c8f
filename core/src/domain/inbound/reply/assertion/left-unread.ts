import { fold, folded, plainWords } from '../../read/fold.ts';
import type { ReadValue, ReplyField, ReplyRequest } from '../../read/reading.ts';
import { isDateField } from '../agreement.ts';
import { findDates } from '../dates/find-dates.ts';
import type { Statement } from '../statements.ts';
import { clausesOf } from './clauses.ts';

type Fields = Partial<Record<ReplyField, ReadValue>>;

/** Words by which a statement touches a claim, where nothing of it was read. */
const TOUCHES: Partial<Record<ReplyField, RegExp>> = {
  fieldOfStudy: folded(
    /\b(?:majors?|majored|majoring|(?:her|his|their|the) subjects?|speciali[sz]\w+|concentration|field of study|especialidad|menci[óo]n|fili[èe]re|studiengang|studienfach|habilita[çc][ãa]o)\b|\b(?:degree|diploma|certificate|bachelor['’]?s?|master['’]?s?|associate['’]?s?|doctorate) in\b/i,
  ),
  employerLocation: folded(
    /\b(?:at|in|from|out of|for) (?:the |our |my )?(?:\p{Lu}[\p{L}'’.-]+,? ){1,3}(?:[A-Z]{2},? )?(?:plants?|stores?|offices?|branch|location|sites?|brewery|facility|warehouse|campus|shop|clinic|hospital|restaurant|yard|depot|factory|headquarters|hq|mill|terminal|place|one|side|office)\b|\b(?:[Nn]iederlassung|[Ff]iliale|[Zz]weigstelle|[Ss]ucursal|[Ss]uccursale|[Aa]gence|[Ff]ilial) (?:(?:de|en|in|em) )?\p{Lu}/u,
  ),
  qualification: folded(
    /\b(?:certificate|bachelor\p{L}*|master['’]?s?|associate['’]?s?|doctorate|licen[cs]iatur\p{L}*|tecn[óo]log\p{L}*|bachar\p{L}+|maestr[íi]a|brevet|MBA|BEP)\b/iu,
  ),
};

/** A date that is said of a claim of which none was read. */
const DATED: Partial<Record<ReplyField, RegExp>> = {
  graduationDate: folded(
    /\b(?:graduat\w+|conferr\w+|award\w*|degree|diploma|certificate|completed|dated|finaliz\w+|titul\w+|obtuvo|obtenu|concluiu|abgeschlossen|verliehen|session|convocation|commencement)\b/i,
  ),
  startDate: folded(
    /\b(?:enroll?ed|enrollment|admitted|matriculat\w+|entered|began|started|attended|immatrikul\w+|inscri\w+|ingres[óo])\b/i,
  ),
  endDate: folded(
    /\b(?:attended|withdrew|left|exmatri\w+|last (?:term|semester|day)|through|until|egres[óo])\b/i,
  ),
};
const NOT_YET = /\b(?:expected|anticipated|in progress|currently enrolled|still enrolled)\b/i;
const YEAR = /\b(?:19|20)\d\d\b|\d[/.-]\d\d?\b/;

const DENIES = folded(
  /\b(?:not|never|nor|neither|no(?= (?:en|era|fue|es|hubo|hay|such)\b)|nein|nicht|nie|kein\w*|pas|jamais|n[ãa]o|nunca|did ?n['’]?t|was ?n['’]?t|is ?n['’]?t|has ?n['’]?t|does ?n['’]?t)\b/i,
);

/**
 * Whether an answer says something of a claim that was not understood: it names what was not read, or denies what stands as
 * confirmed. Such an answer is for a person, however much else of it was read.
 */
export function leavesUnread(
  records: readonly { record: number; fields: Fields }[],
  request: Pick<ReplyRequest, 'searchType' | 'records'>,
  statements: readonly Statement[],
): boolean {
  const said = statements.filter(({ isQuestion }) => !isQuestion);
  return records.some(({ record, fields }) => {
    const claims = request.records[record] ?? {};
    const claimed = (Object.keys(claims) as ReplyField[]).filter((field) => claims[field] !== undefined);
    const corrections = new Set(
      Object.values(fields).flatMap(({ says, evidence }) => (says === 'CORRECTED' ? [evidence] : [])),
    );
    // What a sentence corrects may stand beside what it confirms.
    const others = said.filter(({ text }) => !corrections.has(text));
    return claimed.some((field) => {
      const [claim = '', read] = [claims[field], fields[field]];
      if (read !== undefined && read.says !== 'CONFIRMED') return false;
      return others.some(
        ({ text }) =>
          (read === undefined && isTouched(field, text, fields)) || deniesClaim(field, claim, text),
      );
    });
  });
}

function isTouched(field: ReplyField, text: string, fields: Fields): boolean {
  const plain = fold(text);
  const { graduationDate } = fields;
  // Where the degree was not awarded, or is yet to be, nothing more is to be said of it.
  const isNotAwarded = graduationDate?.says === 'CORRECTED' && !/^\d/.test(graduationDate.value ?? '');
  if (NOT_YET.test(plain) || (isNotAwarded && field === 'qualification')) return false;
  if (TOUCHES[field]?.test(plain)) return true;
  if (field === 'graduationDate' && hasDateUnread(text, fields)) return true;
  // What a statement was read for, it was read for.
  const isReadOtherwise = Object.values(fields).some(({ evidence }) => evidence === text);
  return !isReadOtherwise && YEAR.test(text) && DATED[field]?.test(plain) === true;
}

/** Whether a statement names a date, and none was read from it. */
const hasDateUnread = (text: string, fields: Fields): boolean =>
  YEAR.test(text) &&
  !Object.entries(fields).some(([name, { evidence }]) => name.endsWith('Date') && evidence.includes(text));

/** Whether a clause denies a claim by its own words: "the Boise place did not exist yet". */
export function deniesClaim(field: ReplyField, claim: string, text: string): boolean {
  const words = plainWords(claim).filter((word) => word.length > 3);
  return clausesOf(text).some((clause) => {
    if (!DENIES.test(fold(clause.text))) return false;
    if (isDateField(field)) return findDates(clause.text, 'MONTH_FIRST').some(({ value }) => value === claim);
    const said = plainWords(clause.text);
    return words.length > 0 && words.every((word) => said.includes(word));
  });
}

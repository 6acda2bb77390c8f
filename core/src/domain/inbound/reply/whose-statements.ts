import { fold, plainWords } from '../read/fold.ts';
import type { ReplyRequest } from '../read/reading.ts';
import { clausesOf } from './assertion/clauses.ts';
import { isHeadedByOther, isRowOfOther } from './people/headed-by-other.ts';
import { isIfMeant } from './people/if-meant.ts';
import { namesInPassingOnly } from './people/in-passing.ts';
import { isAside, type Subject, subjectOf } from './people/names.ts';
import { isHeadingOfOther, isNameOfOther, isOfOtherInFull } from './people/others-in-full.ts';
import { peopleNamed } from './people/people-named.ts';
import type { Statement } from './statements.ts';
import { meaningOf } from './values/labels/labels.ts';
import { labelledLine } from './values/shown-claim.ts';

/** The statements of a reply that can speak of the applicant. */
export interface WhoseStatements {
  own: Statement[];
  /** The same, with what is said in passing of others and of the sender. */
  spoken: Statement[];
  /** Whether it speaks of another person, and never of the applicant. */
  isOfOther: boolean;
}

/** A sentence that begins with whom it is about. */
const SPOKEN_OF = /^\W*(?:(?:yes|si|oui|ja|sim)\W+)?(?:s?he|they|ella?|il|elle|er|sie|el[ae])(?!\p{L})/iu;

const isOfWhomWeAsked = (text: string, { searchType }: ReplyRequest): boolean => {
  const { label = '', rest = '' } = labelledLine(text) ?? {};
  const isPeriod = /\d{4}\b.*(?:[–—-]|\b(?:to|until|till|thru|through|bis|al?|hasta|au|ate)\b).*\d{4}\b/.test(
    rest,
  );
  return SPOKEN_OF.test(fold(text)) || isPeriod || (/\d/.test(rest) && meaningOf(label, searchType) !== null);
};

type Called = 'HE' | 'SHE' | null;

const HE = /\b(?:mr|mister|sr|herrn?|monsieur|m\.|he|him|his)\b/i;
const SHE = /\b(?:mrs|ms|miss|mme|mlle|madame|sra|srta|frau|she|her|hers)\b/i;

/** What a person is called in a statement; of several people, what the last one is. */
function calledIn(text: string, isLast: boolean): Called {
  const [he, she] = [HE, SHE].map(
    (words) => [...text.matchAll(new RegExp(words, 'gi'))].at(isLast ? -1 : 0)?.index,
  );
  if (he === undefined || she === undefined)
    return he !== undefined ? 'HE' : she !== undefined ? 'SHE' : null;
  return he > she === isLast ? 'HE' : 'SHE';
}

/** Whether a statement begins with "he" or "she", and that can only be the applicant. */
function isOnlyOf(text: string, { APPLICANT, OTHER }: Record<'APPLICANT' | 'OTHER', Called>): boolean {
  const word = /^\W*(?<word>s?he)\b/i.exec(text)?.groups?.word?.toUpperCase();
  return word !== undefined && OTHER !== null && word === APPLICANT && word !== OTHER;
}

/** Of whom a statement speaks, with the subject that the ones before it had. */
interface Spoken {
  statement: Statement;
  subject: Subject;
  /** Whether it is the name of who signs, or stands below that: it tells nothing of whom the reply is about. */
  isSigned: boolean;
  /** Whether the statement itself names whom it speaks of. */
  isNamed: boolean;
  /** Whether it only names in passing who helped, is to be asked or greets, or stands below that. */
  isBeside: boolean;
}

/**
 * Leaves out what a reply says about other people: from where it names one to where it names the applicant again.
 * @param isFromOther whether what the reply answers names another one
 */
export function whoseStatements(
  statements: readonly Statement[],
  request: ReplyRequest,
  isFromOther = false,
): WhoseStatements {
  // Who describes one of several people, and says what holds if that is the applicant, names no other one.
  if (isIfMeant(statements)) return { own: [...statements], spoken: [...statements], isOfOther: false };
  const told = spokenOf(statements, request, isFromOther);
  const subjects = new Set(
    told
      .filter(({ isSigned, isBeside }) => !isSigned && !isBeside)
      // Before any other person is named, pronouns and lines of a form are of the one who was asked about.
      .map(({ subject, statement: { text } }) =>
        subject === null && isOfWhomWeAsked(text, request) ? 'APPLICANT' : subject,
      ),
  );
  const isOfApplicant = subjects.has('APPLICANT');
  if (isFormOfOther(told)) return { own: [], spoken: [], isOfOther: true };
  return {
    own: told.flatMap(({ subject, statement }, at) =>
      subject === 'OTHER'
        ? beforeOther(statement, told[at - 1]?.subject ?? null, request)
        : upToAside(statement, request),
    ),
    spoken: told
      .filter(
        ({ subject, isSigned, isNamed, isBeside }) =>
          subject !== 'OTHER' || (isBeside && !isOfApplicant) || (isSigned && isNamed),
      )
      .map(({ statement }) => statement),
    isOfOther: subjects.has('OTHER') && !isOfApplicant,
  };
}

/** The line of a form that says whose record it is; "Name:" may be that of who fills it in. */
const WHOSE_RECORD =
  /^\W*(?:(?:former|name of(?: the)?) )?(?:employee|student|applicant|candidate|graduate|alumn[ai]\p{L}*|worker|emplead[oa]|trabajadora?|alumn[oa]|salariee?|etudiante?|mitarbeiter(?:in)?|student(?:in)?|funcionari[oa]|colaborador[ae]?|alun[oa])(?:['’]?s)?(?: (?:full )?name)?\s*[:=]/iu;

/** Whether a form is that of another person, wherever it says so, and names the applicant nowhere. */
const isFormOfOther = (told: readonly Spoken[]): boolean =>
  told.some(
    ({ subject, isNamed, statement: { text } }) =>
      isNamed && subject === 'OTHER' && WHOSE_RECORD.test(fold(text)),
  ) && !told.some(({ subject, isNamed }) => isNamed && subject === 'APPLICANT');

function spokenOf(statements: readonly Statement[], request: ReplyRequest, isFromOther: boolean): Spoken[] {
  let subject: Subject = isFromOther ? 'OTHER' : null;
  let [isSigned, isBeside] = [false, false];
  const others = new Set<string>();
  const callOf = { APPLICANT: null as Called, OTHER: null as Called };
  return statements.map((statement, at) => {
    const { text } = statement;
    const isHeading = isHeadedSo(text, request, at === 0 && statements.length > 1);
    const named = isHeading ? 'OTHER' : subjectOf(text, request, others);
    // "Mrs. Edun held it until she retired. He resigned in July": a man and a woman are told apart.
    const isBack = named === null && subject === 'OTHER' && isOnlyOf(text, callOf);
    subject = isBack ? 'APPLICANT' : (named ?? subject);
    const names = subject === 'OTHER' ? peopleNamed(text, request) : [];
    for (const name of names) others.add(plainWords(name)[0] ?? '');
    if (named !== null) {
      callOf[named] = calledIn(text, named === 'OTHER') ?? callOf[named];
      // Who signs a letter is not whom it is about; what stands below the name is no more of the applicant.
      isSigned = named === 'OTHER' && !isHeading && isNameOfOther(text, request);
      isBeside = !isHeading && isOnlyBeside(text, names, request);
    }
    return { statement, subject, isSigned, isNamed: named !== null, isBeside };
  });
}

const isOnlyBeside = (text: string, names: readonly string[], request: ReplyRequest): boolean =>
  namesInPassingOnly(text, names) && !isOfOtherInFull(text, request);

/** Whether a line is the heading of another person's record. */
const isHeadedSo = (text: string, request: ReplyRequest, isFirst: boolean): boolean =>
  isHeadedByOther(text, request, isFirst) ||
  isRowOfOther(text, request) ||
  (isFirst && isHeadingOfOther(text, request));

/** "She was a quality assistant; the head was Ms. Ferrand": what is said of the applicant before another one is named. */
function beforeOther(statement: Statement, last: Subject, request: ReplyRequest): Statement[] {
  const [first = '', ...rest] = statement.text.split(/\s?(?=;\s)/);
  const isOfApplicant =
    rest.length > 0 &&
    last === 'APPLICANT' &&
    SPOKEN_OF.test(fold(first)) &&
    subjectOf(first, request) !== 'OTHER' &&
    subjectOf(rest.join(' '), request) === 'OTHER';
  return isOfApplicant ? [{ ...statement, text: first }] : [];
}

/** What a statement says before the clause that speaks of another person: "left fall 2020, his uncle has a place in Reno". */
function upToAside(statement: Statement, request: ReplyRequest): Statement[] {
  const { text } = statement;
  if (!isAside(text, request)) return [statement];
  const clauses = clausesOf(text);
  const at = clauses.findIndex(({ text: clause }) => isAside(clause, request));
  const last = clauses[at - 1];
  if (!last) return [];
  return [{ ...statement, text: text.slice(0, last.end) }];
}

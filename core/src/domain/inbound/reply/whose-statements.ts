import { fold, plainWords } from '../read/fold.ts';
import type { ReplyRequest } from '../read/reading.ts';
import { clausesOf } from './assertion/clauses.ts';
import { isAside, isHeadedByOther, peopleNamed, type Subject, subjectOf } from './names.ts';
import type { Statement } from './statements.ts';
import { meaningOf } from './values/labels.ts';
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
  return SPOKEN_OF.test(fold(text)) || (/\d/.test(rest) && meaningOf(label, searchType) !== null);
};

/** Leaves out what a reply says about other people: from where it names one to where it names the applicant again. */
export function whoseStatements(statements: readonly Statement[], request: ReplyRequest): WhoseStatements {
  let subject: Subject = null;
  const subjects = new Set<Subject>();
  const others = new Set<string>();
  const spoken = statements.filter(({ text }, at) => {
    const isHeading = at === 0 && isHeadedByOther(text, request);
    subject = isHeading ? 'OTHER' : (subjectOf(text, request, others) ?? subject);
    if (subject === 'OTHER')
      for (const name of peopleNamed(text, request)) others.add(plainWords(name)[0] ?? '');
    // Before any other person is named, pronouns and lines of a form are of the one who was asked about.
    subjects.add(subject === null && isOfWhomWeAsked(text, request) ? 'APPLICANT' : subject);
    return subject !== 'OTHER';
  });
  const own = spoken.flatMap((statement) => upToAside(statement, request));
  return { own, spoken, isOfOther: subjects.has('OTHER') && !subjects.has('APPLICANT') };
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

import { isAside, type Subject, subjectOf } from './names.ts';
import type { ReplyRequest } from '../read/reading.ts';
import type { Statement } from './statements.ts';

/** The statements of a reply that can speak of the applicant. */
export interface WhoseStatements {
  own: Statement[];
  /** Whether it speaks of somebody else, and never of the applicant. */
  isOfOther: boolean;
}

/** Leaves out what a reply says about other people: from where it names one to where it names the applicant again. */
export function whoseStatements(statements: readonly Statement[], request: ReplyRequest): WhoseStatements {
  let subject: Subject = null;
  const subjects = new Set<Subject>();
  const own = statements.filter(({ text }) => {
    subject = subjectOf(text, request) ?? subject;
    subjects.add(subject);
    return subject !== 'OTHER' && !isAside(text);
  });
  return { own, isOfOther: subjects.has('OTHER') && !subjects.has('APPLICANT') };
}

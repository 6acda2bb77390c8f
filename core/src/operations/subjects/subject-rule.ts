import { comparePeople } from '../../domain/inbound/compare/people/compare-people.ts';
import type { PersonNames } from '../../domain/inbound/compare/people/read-person.ts';

/** The person whom an operator looks for: by name, with the date of birth or an address; or by the address alone. */
export interface Subject {
  name: string | null;
  /** As `1990-04-12`. */
  birthday: string | null;
  email: string | null;
}

/** An applicant as an order has them. */
export interface KnownPerson extends PersonNames {
  birthday: string | null;
  email: string | null;
}

/** Whether an applicant is the person who is asked about, and by what. */
export type SubjectMatch =
  | { match: 'YES'; rule: 'NAME_AND_BIRTHDAY' | 'EMAIL' }
  /** A person has to say. */
  | { match: 'UNCLEAR'; reason: string }
  | { match: 'NO' };

/** What is wrong with a description of a person, each problem after its field. */
export function subjectProblems({ name, birthday, email }: Subject): string[] {
  if (email !== null) return [];
  if (name === null) return ['name must be given with birthday, or email alone'];
  return birthday === null ? ['birthday must be given with name, or email'] : [];
}

/**
 * Two people share a name, and families an address: a name counts together with the date of birth, an address unless the name
 * is another. Whatever else speaks for the person and nothing against, is for a person to decide.
 */
export function matchSubject(subject: Subject, person: KnownPerson): SubjectMatch {
  const name = subject.name === null ? null : comparePeople(person, subject.name).match;
  const birthday = compareOptional(subject.birthday, person.birthday);
  const email = compareOptional(mailbox(subject.email), mailbox(person.email));
  if (email === 'SAME') {
    if (name === 'MISMATCH') return unclear('The address is the same, and the name is another');
    if (birthday === 'OTHER') return unclear('The address is the same, and the date of birth is another');
    return { match: 'YES', rule: 'EMAIL' };
  }
  if (name === null || name === 'MISMATCH' || birthday === 'OTHER') return { match: 'NO' };
  if (birthday === 'SAME') {
    return name === 'MATCH'
      ? { match: 'YES', rule: 'NAME_AND_BIRTHDAY' }
      : unclear('The date of birth is the same, and the name may be');
  }
  return name === 'MATCH'
    ? unclear('The name is the same, and no date of birth tells who it is')
    : { match: 'NO' };
}

const unclear = (reason: string): SubjectMatch => ({ match: 'UNCLEAR', reason });

const compareOptional = (asked: string | null, known: string | null): 'SAME' | 'OTHER' | 'UNKNOWN' =>
  asked === null || known === null ? 'UNKNOWN' : asked === known ? 'SAME' : 'OTHER';

const mailbox = (email: string | null): string | null => email?.trim().toLowerCase() ?? null;

/** Whether words name the person: by an address for certain, by a name perhaps. */
export function mentionsSubject(
  text: string,
  { names, emails }: { names: readonly string[]; emails: readonly string[] },
): SubjectMatch {
  const words = text.toLowerCase();
  const has = (part: string): boolean => part !== '' && words.includes(part.toLowerCase());
  if (emails.some(has)) return { match: 'YES', rule: 'EMAIL' };
  return names.some(has) ? unclear('It holds the name') : { match: 'NO' };
}

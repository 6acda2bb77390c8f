import { mailboxOf } from '../../domain/contacts/mailboxes.ts';
import { comparePeople } from '../../domain/inbound/compare/people/compare-people.ts';
import type { PersonNames } from '../../domain/inbound/compare/people/read-person.ts';
import { plainWords } from '../../domain/inbound/read/fold.ts';

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
  if (name === 'MISMATCH' || birthday === 'OTHER') return { match: 'NO' };
  if (isAlias(subject.email, person.email)) return unclear('The address may be an alias of theirs');
  if (name === null) return { match: 'NO' };
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

const isAlias = (asked: string | null, known: string | null): boolean =>
  asked !== null && known !== null && mailboxOf(asked) === mailboxOf(known);

const mailbox = (email: string | null): string | null => email?.trim().toLowerCase() ?? null;

/** Whether a text names the person: by an address for certain, by a name, in either order, perhaps. */
export function mentionsSubject(
  text: string,
  { names, emails }: { names: readonly string[]; emails: readonly string[] },
): SubjectMatch {
  if (emails.some((email) => holdsAddress(text.toLowerCase(), email.toLowerCase())))
    return { match: 'YES', rule: 'EMAIL' };
  const words = ` ${plainWords(text).join(' ')} `;
  const isNamed = names.flatMap(ordersOf).some((name) => words.includes(` ${name} `));
  return isNamed ? unclear('It holds the name') : { match: 'NO' };
}

/** Not as the end or the beginning of another one. */
function holdsAddress(text: string, address: string): boolean {
  if (address === '') return false;
  for (let at = text.indexOf(address); at >= 0; at = text.indexOf(address, at + 1)) {
    const end = at + address.length;
    const isWhole =
      !/[\p{L}\p{N}._%+-]$/u.test(text.slice(Math.max(0, at - 2), at)) &&
      !/^\.?[\p{L}\p{N}_-]/u.test(text.slice(end, end + 4));
    if (isWhole) return true;
  }
  return false;
}

/** As it is written, and with the last name first. */
function ordersOf(name: string): string[] {
  const words = plainWords(name);
  if (words.length === 0) return [];
  return [words, [...words.slice(-1), ...words.slice(0, -1)]].map((order) => order.join(' '));
}

import type { ReplyRequest } from '../../read/reading.ts';
import type { Statement } from '../statements.ts';
import { clausesOf } from './clauses.ts';
import { isElsewhere } from './elsewhere.ts';
import { assertedPart, isNotFound } from './mood.ts';
import { isOfSearch } from './of-search.ts';
import { isSignature } from './signature.ts';
import { isOfArchive, isOfWriter, subjectOfClause } from './subject-of-clause.ts';

/**
 * What statements assert of the applicant: without what they ask, suppose or do not find, and without clauses that are
 * about other people or things. What is left stands as it is written; lines of forms and tables have no clauses.
 */
export function assertedOf(statements: readonly Statement[], request: ReplyRequest): Statement[] {
  const isTheyOther = statements.some(({ text }) => ONE_PERSON.test(text));
  return statements.flatMap((statement) => {
    const part = assertedPart(statement.text);
    if (!part || isSignature(statement.text, request) || isOfSearch(statement.text)) return [];
    const said = { ...statement, text: statement.text.slice(part.start, part.end) };
    if (!statement.isLine) return ownParts(said, request, isTheyOther);
    return isOfOtherMatter(said.text, request) ? [] : [said];
  });
}

/** Of a sentence among labels and their values: whether it is about the archive, or about another time. */
const isOfOtherMatter = (text: string, request: ReplyRequest): boolean =>
  /^[^:]+\.$/.test(text.trim()) && (isOfArchive(text) || isElsewhere(text, request));

/** Who calls the applicant so means others by "they". */
const ONE_PERSON = /\b(?:s?he|him|his|hers?)\b/i;

const BUT = /(?:but|pero|mais|aber|mas|sondern|although|though)$/;

/** "All I have is one screen, so here goes:" */
const ANNOUNCES =
  /\b(?:here (?:goes|it is|they are|you (?:go|are)|is (?:what|all|everything) (?:i|we) (?:have|found|see)|are the \w+)|follows|(?:the )?following|what (?:i|we) (?:have|found|see|show))\W*$/i;

const SUBORDINATE = /(?:when|while|because|as|weil|denn|cuando|quand|quando|porque|car)$/;

/** The stretches of a sentence that are about the applicant. */
function ownParts(statement: Statement, request: ReplyRequest, isTheyOther: boolean): Statement[] {
  const { text } = statement;
  const clauses = clausesOf(text);
  let isLeftOut = false;
  let beforeAside = false;
  const own = clauses.map((clause, at) => {
    // What stands between brackets changes nothing of what goes on behind them.
    if (clause.joint.includes(')')) isLeftOut = beforeAside;
    if (clause.joint.includes('(')) beforeAside = isLeftOut;
    const place = { isFirst: at === 0, next: clauses[at + 1]?.joint ?? '' };
    const subject = subjectOfClause(clause.text, request, { ...place, isTheyOther });
    const isOwnMatter =
      isOfWriter(clauses[at + 1]?.text ?? '') ||
      isElsewhere(clause.text, request) ||
      isNotFound(clause.text) ||
      (clause.joint.endsWith('where') && /^(?:s?he|they) (?:is|are|works?|has)\b/i.test(clause.text));
    // What comes after "but" is not what was not found, and "where she ..." is still there.
    const isAnnounced = clause.joint.includes(':') && ANNOUNCES.test(clauses[at - 1]?.text ?? '');
    const goesOn =
      subject === null ? !BUT.test(clause.joint) && !isAnnounced : clause.joint.endsWith('where');
    const isLeft = subject === 'OTHER' || isOwnMatter || (isLeftOut && goesOn);
    // "She left when the baby came, which was in 2019": the clause between is over, and names nothing.
    if (!SUBORDINATE.test(clause.joint)) isLeftOut = isLeft;
    else if (!/\d/.test(clause.text)) return true;
    return !isLeft;
  });
  if (own.every(Boolean)) return [statement];
  return clauses.flatMap((clause, at) => {
    if (!own[at] || own[at - 1]) return [];
    const next = own.indexOf(false, at);
    const last = clauses[(next < 0 ? clauses.length : next) - 1] ?? clause;
    return [{ ...statement, text: text.slice(clause.start, last.end).trim() }];
  });
}

import type { ClaimedValues, ReadValue, ReplyField, ReplyRequest } from '../read/reading.ts';
import { agrees } from './agreement.ts';
import { recordMarks } from './record-marks.ts';
import type { Statement } from './statements.ts';
import type { ReplyWords } from './values/read-values.ts';
import { summaries } from './values/summaries.ts';

/** The words of a reply that are about one of the records that were asked about. */
export interface RecordWords extends ReplyWords {
  record: number;
  claims: ClaimedValues;
}

/** What goes on about the record of the statement before: a line of a form, or who is already spoken of. */
const GOES_ON =
  /^\W*(?:s?he|they|his|her|their|there|from|until|till|started|began|hired|left|ended|resigned|title|position|dates?|that|this|it|those|these|both|employed|worked|promoted|el|ella|su|il|elle|son|sa|er|sie|seine?|ihre?|ele|ela|seu|sua)\b/i;
/** Between two of them in one sentence. */
const BETWEEN =
  /;\s+|,?\s+(?:and\s+)?(?:then|after that|afterwards?|later|subsequently|followed by|before that|after which)\s+(?:as\s+)?|,\s+and\s+(?=as\b|from\b|at\b|the\b|an?\b)|\s+(?:und|danach|dann|luego|después|puis|ensuite|depois)\s+(?=als\b|como\b|comme\b|de\b|du\b|bei\b|en\b|chez\b|na\b|no\b)/iu;

/**
 * Tells what a reply to a request about several records says of each: by the employer or school that it names, by a title
 * that only one of them has, by its place in our request, or by the lines of the request that it answers. What names two,
 * or none, is left out.
 */
export function wordsOfRecords({ statements, text, at }: ReplyWords, request: ReplyRequest): RecordWords[] {
  const { records } = request;
  const marksIn = recordMarks(records);
  const own: Statement[][] = records.map(() => []);
  let current: number | null = null;
  for (const statement of statements) {
    const clauses = clausesOf(statement, marksIn);
    for (const clause of clauses) {
      const marks = marksIn(clause.text);
      if (marks.length > 0) current = marks.length === 1 ? (marks[0] ?? null) : null;
      else if (!clause.isLine && !GOES_ON.test(clause.text)) current = null;
      if (current !== null) own[current]?.push(clause);
    }
  }
  return records.map((claims, record) => ({
    record,
    claims,
    statements: own[record] ?? [],
    text: quotedOf(text, record, marksIn),
    at,
  }));
}

/** A sentence that names several, in parts that name one each. */
function clausesOf(statement: Statement, marksIn: (text: string) => number[]): Statement[] {
  if (marksIn(statement.text).length < 2) return [statement];
  const clauses = statement.text.split(BETWEEN);
  const isTold = clauses.length > 1 && clauses.every((clause) => marksIn(clause).length <= 1);
  return isTold ? clauses.map((text) => ({ ...statement, text: text.trim() })) : [statement];
}

/** The lines of our request about one record, with what stands between them. */
function quotedOf(text: string, record: number, marksIn: (text: string) => number[]): string {
  let current: number | null = null;
  const lines = text.split('\n').filter((line) => {
    const [mark, ...others] = /^\s*(?:>\s?)+/.test(line) ? marksIn(line) : [];
    if (mark !== undefined && others.length === 0) current = mark;
    return current === record;
  });
  return lines.join('\n');
}

/** What is said of all records at once: "all of the above is correct". */
export function agreedOfAll(
  statements: readonly Statement[],
  request: ReplyRequest,
  claims: ClaimedValues,
): Partial<Record<ReplyField, ReadValue>> {
  const marksIn = recordMarks(request.records);
  const common = statements.filter(({ text }) => marksIn(text).length === 0);
  const said = summaries(common, claims, request);
  const all = Object.keys(claims).length;
  if (said.length !== all || said.some(({ kind, isOfRest }) => kind !== 'AGREED' || isOfRest)) return {};
  return Object.fromEntries(
    said.map(({ field, evidence }) => [field, { says: 'CONFIRMED', value: claims[field] ?? null, evidence }]),
  );
}

/** Without what is claimed for another of the records: it may have been said of that one. */
export function withoutMistaken(
  fields: Partial<Record<ReplyField, ReadValue>>,
  record: number,
  { records }: ReplyRequest,
  at: Date,
): Partial<Record<ReplyField, ReadValue>> {
  const isOfOther = (field: ReplyField, value: string | null) =>
    value !== null && records.some((claims, other) => other !== record && agrees(field, value, claims, at));
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([field, { says, value }]) => says !== 'CORRECTED' || !isOfOther(field as ReplyField, value),
    ),
  );
}

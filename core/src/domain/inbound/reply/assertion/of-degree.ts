import type { ClaimedValues } from '../../read/reading.ts';
import { agrees } from '../agreement.ts';
import { isClauseDenied } from '../negation.ts';
import type { Statement } from '../statements.ts';
import { isBrokenOff } from '../values/degrees/broken-off.ts';
import { degreesIn } from '../values/degrees/degree-statements.ts';
import { isBegun } from '../values/degrees/only-begun.ts';
import { labelledLine } from '../values/shown-claim.ts';

type Whose = 'CLAIMED' | 'OTHER' | null;

/**
 * Without what is said of other degrees, where the claimed one is there as well: rows of a list that name another one, and
 * lines of a form below it.
 */
export function ofClaimedDegree(
  given: readonly Statement[],
  claims: ClaimedValues,
  at: Date,
): readonly Statement[] {
  if (claims.qualification === undefined) return given;
  const statements = given.flatMap((statement) => rowsOf(statement, claims, at));
  const whose = statements.map(({ text }) => whoseDegree(text, claims, at));
  if (!whose.includes('OTHER')) return statements;
  if (!whose.includes('CLAIMED')) {
    const first = whose.indexOf('OTHER');
    return statements.filter(({ text }, at) => at <= first || whose[at] !== 'OTHER' || !BESIDES.test(text));
  }
  let last: Whose = null;
  return statements.filter(({ isLine }, index) => {
    const own = whose[index] ?? null;
    last = own ?? (isLine ? last : null);
    return last !== 'OTHER';
  });
}

/** "He also holds our BA in Sociology": beside the degree that was named before. */
const BESIDES =
  /\b(?:also|additionally|in addition|tambi[ée]n|adem[áa]s|[ée]galement|auch|au[ßs]+erdem|tamb[ée]m)(?![\p{L}])/iu;

const ROW = /\s+(?=(?:(?:19|20)\d\d-\d\d-\d\d|\d{1,2}[/.]\d{1,2}[/.](?:19|20)\d\d)\s+\p{Lu})/u;

/** "Awards .... 2018-05-11 Certificate, Welding 2019-05-10 A.A.S., Welding": each degree with its date, behind one label. */
function rowsOf(statement: Statement, claims: ClaimedValues, at: Date): Statement[] {
  const { label = '', rest = '' } = (statement.isLine ? labelledLine(statement.text) : null) ?? {};
  const rows = ` ${rest}`.split(ROW).filter((row) => row.trim() !== '');
  const areDegrees = rows.length > 1 && rows.every((row) => /^\d/.test(row) && degreesIn(row).length > 0);
  if (!areDegrees) return [statement];
  const claimed = rows.filter((row) => whoseDegree(row, claims, at) === 'CLAIMED');
  return (claimed.length > 0 ? claimed : rows).map((row) => ({ ...statement, text: `${label}: ${row}` }));
}

/** "Diploma date: 30.08.2016" names the paper, and no other degree. */
const ANY_PAPER = /^(?:diplom\p{L}*|certificate|degree)$/iu;

function whoseDegree(text: string, claims: ClaimedValues, at: Date): Whose {
  const degrees = degreesIn(text);
  if (degrees.length === 0) return null;
  const claimed = degrees.filter(({ words }) => agrees('qualification', words, claims, at));
  if (claimed.length === 0) return degrees.every(({ words }) => ANY_PAPER.test(words)) ? null : 'OTHER';
  // Who was in a program and changed it has the degree of another.
  const isHeld = claimed.some((degree) => !isClauseDenied(text, degree) && !isBegun(text, degree));
  return !isBrokenOff(text) && isHeld ? 'CLAIMED' : null;
}

import type { ReplyRequest } from '../../../read/reading.ts';
import { boxesOf } from '../../boxes/marks.ts';
import { NO, YES } from '../given-words.ts';
import { meaningOf } from '../labels/labels.ts';
import { claimLine, labelledLine } from '../shown-claim.ts';

/**
 * A text in which answers stand as they do between quoted lines: what was asked behind a bracket, and the answer below it,
 * whatever its sender set them apart with.
 */
export function withMarkedQuestions(text: string, request: ReplyRequest): string {
  const lines = withoutInitials(text.replace(STRUCK, '$<claim> -> ').split('\n')).flatMap(answersByNumber);
  return questionPairs(betweenClaims(marksBehind(lines, request), request)).join('\n');
}

/** "~~Line Cook~~ Prep Cook" */
const STRUCK = /~~(?<claim>[^~\n]{1,80})~~[ \t]*(?=\S)/g;
const QUOTED = /^\s*>/;

/** "[mj] right": whose answers they are, where several lines begin so. */
const INITIALS = /^\s*\[(?<initials>\p{L}{2,12})\]\s*(?=\S)/u;

function withoutInitials(lines: readonly string[]): string[] {
  const found = lines.map((line) => INITIALS.exec(line)?.groups?.initials);
  const marks = Map.groupBy(found, (initials) => initials);
  const isMark = (at: number) => found[at] !== undefined && (marks.get(found[at])?.length ?? 0) > 1;
  return lines.map((line, at) => (isMark(at) ? line.replace(INITIALS, '') : line));
}

/** How an answer by number begins: "1 yes", "2, 3 and 4: no", "#5 yes". */
const BY_NUMBER =
  /(?<![\p{L}\d/.,#-])(?<sign>#|(?:nr|no|q|question|frage|item)\.? ?)?(?<numbers>\d{1,2}(?:(?:, ?| ?& ?| (?:and|y|et|und|e) )#?\d{1,2})*)\s*[.):–-]?\s*(?=(?:yes|no|yep|nope|ok|correct|incorrect|right|wrong|sim|n[ãa]o|s[íi]|oui|non|ja|nein)(?![\p{L}]))/giu;

/** "1 yes 2 yes 3 no, May 2019" as a line for each number. */
function answersByNumber(line: string): string[] {
  const found = QUOTED.test(line) ? [] : [...line.matchAll(BY_NUMBER)];
  const answers = found.flatMap(({ 0: start, index, groups }, at) => {
    const words = line.slice(index + start.length, found[at + 1]?.index);
    const numbers = groups?.numbers?.match(/\d+/g) ?? [];
    // "3 yes, 4 July 2019": the last of them may have a value and no verdict.
    const next = Number(numbers.at(-1)) + 1;
    const [answer = '', behind] = words.split(new RegExp(`[\\s,;.]+${next}[.):]?\\s+(?=\\S)`));
    return [
      ...numbers.map((number) => [number, answer]),
      ...(behind === undefined ? [] : [[`${next}`, behind]]),
    ];
  });
  const isList =
    /^\W*$/.test(line.slice(0, found[0]?.index)) &&
    new Set(answers.map(([number]) => number)).size === answers.length;
  if (!isList || (answers.length < 2 && found[0]?.groups?.sign === undefined)) return [line];
  return answers.map(([number, answer = '']) => `${number}. ${answer.replace(/[\s,;.]+$/, '')}`);
}

/** A mark before one of our lines: "✗ Title: Line Cook". */
const MARK_BEFORE = /^(?<quote>\s*(?:>\s?)*)\s*(?<mark>[✓✔☑✅✗✘☒❌])\s+(?<asked>\p{L}.*)$/u;

/** Marks before the lines of our request as marks behind them. */
function marksBehind(lines: readonly string[], { records }: ReplyRequest): string[] {
  const boxesIn = boxesOf(lines.join('\n'));
  return lines.map((line) => {
    const { quote = '', mark = '', asked = '' } = MARK_BEFORE.exec(line)?.groups ?? {};
    const shown = mark === '' || boxesIn(line).length > 0 ? null : claimLine(asked, records, 'MONTH_FIRST');
    if (!shown) return line;
    return `${quote}${asked.slice(0, asked.length - shown.behind.length)} ${mark}${shown.behind}`;
  });
}

/** What an answer below one of our lines may be marked with: a sign, initials, or what it is. */
const SIGN =
  /^\s*(?<sign>>+|-{1,3}>?|=+>|[*#/+^~•·→↳]+|<[-=<]+|\p{Lu}{2,3}\s?:|(?:[Aa]nswer|[Rr]eply|[Rr]esponse|[Oo]urs|[Rr]espuesta|[Rr][ée]ponse|[Aa]ntwort|[Rr]esposta)\s*:)\s*(?=\S)/u;

/** Our lines as quoted ones, where lines below them answer: "Title: Line Cook" above ">> Prep Cook". */
function betweenClaims(lines: readonly string[], request: ReplyRequest): string[] {
  const claims = lines.flatMap((line, at) => (isOurLine(line, request) ? [at] : []));
  const boxesIn = boxesOf(lines.join('\n'));
  const pairs = claims
    .map((claim) => claim + (lines[claim + 1]?.trim() === '' ? 2 : 1))
    .filter((below) => boxesIn(lines[below] ?? '').length === 0)
    .filter((below) => isAnswer(withoutSign(lines[below] ?? ''), request))
    .map((below) => ({ below, sign: SIGN.exec(lines[below] ?? '')?.groups?.sign }));
  const marked = pairs.filter(({ sign }) => sign && pairs.filter((other) => other.sign === sign).length > 1);
  const judged = pairs.filter(({ below }) => [YES, NO].some((words) => words.test(lines[below] ?? '')));
  const answered = marked.length > 0 ? marked : judged.length > 1 ? pairs : [];
  if (answered.length === 0) return [...lines];
  return lines.map((line, at) => {
    if (claims.includes(at)) return `> ${line}`;
    return answered.some(({ below }) => below === at) ? withoutSign(line) : line;
  });
}

const withoutSign = (line: string): string => line.replace(SIGN, '');

/** Whether a line that is not quoted shows what was claimed and nothing else. */
function isOurLine(line: string, { records }: ReplyRequest): boolean {
  const shown = QUOTED.test(line) ? null : claimLine(line, records, 'MONTH_FIRST');
  return shown !== null && !/[\p{L}\d✓✔☑✅✗✘☒❌]/u.test(shown.behind);
}

/** Whether a line may answer the one above it: it is no line of a form itself. */
function isAnswer(line: string, { searchType }: ReplyRequest): boolean {
  const label = labelledLine(line)?.label;
  return line.trim() !== '' && (label === undefined || meaningOf(label, searchType) === null);
}

const QUESTION =
  /^\s*(?:>\s?)*(?:q(?:uestion)?|p(?:regunta|ergunta)?|f(?:rage)?)\s?\d{0,2}\s?[:.)–-]\s*(?<words>[^?]{2,200}\?)\s*/iu;
const ANSWER = /^\s*(?:a(?:nswer)?|r(?:espuesta|esposta|[ée]ponse)?|antwort)\s?\d{0,2}\s?[:.)–-]\s*(?=\S)/iu;

/** "Q: From May 2014?" above "A: Yes." as a quoted line above its answer. */
function questionPairs(lines: readonly string[]): string[] {
  const apart = lines.flatMap((line) => {
    const asked = QUESTION.exec(line)?.[0] ?? '';
    const answer = line.slice(asked.length);
    return asked !== '' && ANSWER.test(answer) ? [asked.trimEnd(), answer] : [line];
  });
  const isPair = (at: number) => QUESTION.test(apart[at] ?? '') && ANSWER.test(apart[at + 1] ?? '');
  return apart.map((line, at) => {
    if (isPair(at)) return `> ${QUESTION.exec(line)?.groups?.words}`;
    return isPair(at - 1) ? line.replace(ANSWER, '') : line;
  });
}

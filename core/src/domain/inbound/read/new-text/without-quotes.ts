import { ADDRESS, CLOCK, isMarked, isRule, nextWords, YEAR } from './mail-facts.ts';
import { asksForReplyAbove, startsCopy } from './starts-copy.ts';

/**
 * Finds where a mail goes over to what it answers, for what common libraries miss: other languages, other mail
 * programs, and introductions that are wrapped over lines. Works line by line; no expression looks at more than one
 * introduction.
 */

/** Longest introduction of a quote, in lines and in characters. */
const MOST_LINES = 5;
const LONGEST = 400;

/** How mail programs say who wrote, in each of the tenses that they use. */
const WROTE =
  /(?:^|[\s,>)\]"”])(?:wrote|writes|schrieb|schreibt|geschrieben|a\s+[ée]crit|[ée]crit|escribi[óo]|escribe|escreveu|escreve|ha\s+scritto|scrive|scrisse|schreef|schrijft|geschreven|skrev|skriver|skrifaði|kirjoitti|kirjoittaa|kirjutas|napisa[łl](?:\s?\(a\)|\(-a\)|a|\/a)?|pisze|napsal(?:\s?\(a\)|a|\/a)?|p[íi][šs]e|nap[íi]sal(?:\s?\(a\)|a|\/a)?|написал(?:\s?\(а\)|а)?|пишет|писал(?:\(а\)|а)?|написа(?:в|ла|в\(ла\))?|пише|[íi]rta|[íi]rja|yazd[ıi]|[şs]unlar[ıi] yazd[ıi]|yazm[ıi][şs]|a\s+scris|scrie|έγραψε|γράφει|写道|寫道|写到|さん(?:は|が)書きました|(?:さんの)?メッセージ|のメール|님이 작성|작성|(?:이|가) 썼습니다|raš[ée]|escrigué|va escriure|viết)(?=[\s:：,(]|$)/iu;

const WROTE_LAST = /\s(?:wrote|schrieb|a [ée]crit|escribi[óo]|escreveu|ha scritto|skrev)$/iu;

/** How introductions begin, by language. */
const OPENS =
  /^(?:on|at|am|le|el|em|il|op|den|p[åa]|w dniu|dnia|dňa|dne|в|у|στις|la|în data de|ons|tir|man|tor|fre|l[øo]r|s[øo]n|quote|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?|\d{1,4}[-/.年])(?=[\s,.\d])/iu;

/**
 * The lines that are left when what is quoted is taken out: everything after a header or an introduction, or only the
 * marked lines below it where they are marked, because people write between and below those.
 */
export function withoutQuotes(lines: readonly string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < lines.length; ) {
    if (asksForReplyAbove(lines[at]) && hasNoWords(kept)) {
      kept.length = 0;
      at += 1;
      continue;
    }
    const end = introductionEnd(lines, at);
    if (end === null && !startsCopy(lines, at)) {
      kept.push(lines[at] ?? '');
      at += 1;
    } else if (end === null && isMarkedCopy(lines, at)) {
      at = afterMarked(lines, at);
    } else if (end !== null && isMarked(lines[nextWords(lines, end)])) {
      at = afterMarked(lines, end);
    } else if (end !== null && hasNoWords(kept)) {
      // Nothing stands above it: what follows cannot be all a quote.
      kept.push(...sentenceIn(lines.slice(at, end)));
      at = end;
    } else {
      break;
    }
  }
  return kept;
}

const hasNoWords = (lines: readonly string[]): boolean =>
  lines.every((line) => line.trim() === '' || isRule(line));

/** An introduction that has a date alone, which may be a sentence of theirs; nothing of any other. */
const sentenceIn = (introduction: readonly string[]): readonly string[] =>
  introduction.some((line) => ADDRESS.test(line) || CLOCK.test(line)) ? [] : introduction;

function afterMarked(lines: readonly string[], from: number): number {
  let at = nextWords(lines, from);
  while (at < lines.length && (isMarked(lines[at]) || isWrapped(lines, at))) at = nextWords(lines, at + 1);
  return at;
}

/** A header and, below an empty line, words, all marked: what stands below those was written anew. */
function isMarkedCopy(lines: readonly string[], at: number): boolean {
  if (!isMarked(lines[at])) return false;
  const copy = lines.slice(at, afterMarked(lines, at));
  const empty = copy.findIndex((line) => MARK_ALONE.test(line));
  return empty > 0 && copy.slice(empty).some((line) => isMarked(line) && !MARK_ALONE.test(line));
}

const MARK_ALONE = /^\s*[>|][\s>|]*$/;

/** The rest of a marked line that was too long, which lost its mark: not an answer below a short one. */
function isWrapped(lines: readonly string[], at: number): boolean {
  const before = lines[at - 1] ?? '';
  const isLong = before.length >= 66 || /[(<][^)>]*$/.test(before.slice(2));
  return isMarked(before) && isLong && isMarked(lines[at + 1]);
}

/**
 * Where an introduction ends that starts here; null where none does. It says when, or who, and that they wrote:
 * "On Monday, Pat wrote:".
 */
function introductionEnd(lines: readonly string[], at: number): number | null {
  const first = (lines[at] ?? '').trim();
  if (first === '' || isMarked(first)) return null;
  if (isDateAndName(lines, at)) return at + 1;
  const end = joinedEnd(lines, at);
  if (end === null || OPENS.test(first) || (CLOCK.test(first) && YEAR.test(first))) return end;
  // An introduction is one paragraph with what people wrote above it when they left no line empty.
  const opensLater = lines.slice(at + 1, end).some((_, later) => joinedEnd(lines, at + 1 + later) === end);
  return opensLater ? null : end;
}

function joinedEnd(lines: readonly string[], at: number): number | null {
  let words = '';
  for (const [offset, line] of lines.slice(at, at + MOST_LINES).entries()) {
    if (isMarked(line) || words.length > LONGEST) break;
    if (line.trim() === '' && !(OPENS.test(words) && /^<\s*$/.test(lines[at + offset + 1]?.trim() ?? '')))
      break;
    words = `${words} ${line.trim()}`.trim();
    const facts = [ADDRESS, CLOCK, YEAR].filter((fact) => fact.test(words)).length;
    const end = at + offset + 1;
    const isFollowed = isMarked(lines[nextWords(lines, end)]);
    if (!/[:：]\s*$/.test(words) && !isBareIntroduction(words, facts, isFollowed)) continue;
    const isTold = WROTE.test(words) && (facts > 0 || isFollowed);
    if (isTold || facts === 3) return end;
  }
  return null;
}

/** Some programs leave the colon out, below everything else that tells, or above what is marked. */
const isBareIntroduction = (words: string, facts: number, isFollowed: boolean): boolean =>
  OPENS.test(words) &&
  (facts === 3 ? WROTE_LAST.test(words) : facts === 2 && isFollowed && WROTE.test(words));

/** "2016-03-03 17:21 GMT+01:00 Pat Doyle <pat@contoso.example>", and what is quoted or nothing below. */
function isDateAndName(lines: readonly string[], at: number): boolean {
  const line = (lines[at] ?? '').trim();
  if (line.length > 150 || !/^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4}) /.test(line))
    return false;
  const isFollowed = isMarked(lines[nextWords(lines, at + 1)]);
  return ADDRESS.test(line)
    ? isFollowed || CLOCK.test(line)
    : CLOCK.test(line) && /\bGMT\b|\bUTC\b/.test(line);
}

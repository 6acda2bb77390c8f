import { troubleOf } from './delivery-status.ts';
import { smtpIn, statusIn } from './failure-codes.ts';
import { troubleInWords } from './failure-words.ts';
import type { Trouble } from './trouble.ts';

/** Each of our messages has one. */
const MOST_RECIPIENTS = 20;
const MAX_WORDS = 2_000;
/** Most places that may be addresses. */
const MOST_ADDRESSES = 500;

/** Where a report for people goes over to a copy of what was sent, without the marks before it. */
const COPY =
  /^(?:below this line is|(?:this|included|enclosed|below|attached|here) is a copy|the body of|returned message|original message|(?:un)?sent message (?:follows|header)|unsent message|message header|start of (?:the )?(?:original|returned)|message text follows|the header of the original|the original message (?:header|text)|undelivered message|your message (?:reads|follows))/i;

/** A header of the copy that is not announced. */
const COPIED_HEADER = /^(?:received: (?:from|by)|return-path:|message-id:)/i;

function startsCopy(line: string): boolean {
  const words = line.trimStart().replace(/^[>\s|=*_-]{1,200}/, '');
  return COPY.test(words) || COPIED_HEADER.test(line);
}

const ADDRESS = /[\w.!#$%&'*+/=?^`{|}~-]{1,100}@[\w-]{1,100}(?:\.[\w-]{1,100}){1,10}/g;
const OF_SYSTEMS = /^(?:mailer-daemon|postmaster|support|abuse|mailadm|no-?reply|help)\b/;

/** Lines that describe the message, and not where it went. */
const OF_MESSAGE =
  /^\s*(?:to|from|cc|sender|subject|reply-to|message-id|mail from)\b|^(?:in:|>>>) mail from/i;

/** What a report says to people, without the copy of the message that it brings back. */
export function reportText(text: string): string {
  let start = 0;
  for (const line of text.split('\n')) {
    if (start > 0 && startsCopy(line)) return text.slice(0, start);
    start += line.length + 1;
  }
  return text;
}

/**
 * Reads out of a report that is written for people only why each recipient got nothing.
 * @param own addresses that are no recipients: of the sender of the report, and of the one it is sent to
 */
export function readBounceText(text: string, own: ReadonlySet<string>): Trouble[] {
  const report = reportText(text);
  const parts = partsOf(report, own);
  const whole = report.slice(0, MAX_WORDS);
  return (parts.length > 0 ? parts : [{ words: whole }]).map(({ words }) => {
    const codes = { status: statusIn(words) ?? statusIn(whole), smtp: smtpIn(words) ?? smtpIn(whole) };
    return troubleOf(answerIn(words), codes, whole);
  });
}

/** What the report tells people of one recipient, or of all of them. */
export function toldOf(text: string, address: string | null, own: ReadonlySet<string>): string {
  const report = reportText(text);
  return partsOf(report, own).find((part) => part.address === address)?.words ?? report.slice(0, MAX_WORDS);
}

/** Each recipient with the words from where it is named to where the next one is. */
function partsOf(report: string, own: ReadonlySet<string>): { address: string; words: string }[] {
  const starts = new Map<string, number>();
  for (const { 0: found, index } of [...report.matchAll(ADDRESS)].slice(0, MOST_ADDRESSES)) {
    const address = found.toLowerCase();
    if (starts.size >= MOST_RECIPIENTS) break;
    const line = report.slice(report.lastIndexOf('\n', index) + 1, index);
    if (OF_MESSAGE.test(line)) continue;
    if (!starts.has(address) && !own.has(address) && !OF_SYSTEMS.test(address)) starts.set(address, index);
  }
  const named = [...starts];
  return named.map(([address, start], position) => {
    const end = named[position + 1]?.[1] ?? report.length;
    const lineStart = report.lastIndexOf('\n', start) + 1;
    return { address, words: report.slice(lineStart, Math.min(end, lineStart + MAX_WORDS)) };
  });
}

/** The answer of the other side, where a report quotes it: the words around it are those of a form. */
function answerIn(words: string): string {
  const at = words.search(/(?<![\d.])[45]\d\d[- ]/);
  const answer = at < 0 ? '' : words.slice(at);
  return troubleInWords(answer) === null ? words : answer;
}

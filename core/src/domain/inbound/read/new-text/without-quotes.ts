/**
 * Finds where a mail goes over to what it answers, for what common libraries miss: other languages, other mail
 * programs, and introductions that are wrapped over lines. Works line by line; no expression looks at more than one
 * introduction.
 */

/** Longest introduction of a quote, in lines and in characters. */
const MOST_LINES = 5;
const LONGEST = 400;

/** How mail programs say who wrote. */
const WROTE =
  /(?:^|[\s,>)\]"])(?:wrote|writes|schrieb|geschrieben|a\s+[ée]crit|escribi[óo]|escreveu|ha\s+scritto|schreef|geschreven|skrev|napisa[łl](?:\(a\)|a|\/a)?|kirjoitti|написал(?:\(а\)|а)?|пишет|napsal(?:\(a\)|a)?|nap[íi]sal(?:\(a\))?|[íi]rta|yazd[ıi]|a\s+scris|написа|έγραψε|写道|さんは書きました|のメール|작성|raš[ée]|kirjutas|escrigué|va escriure|skrifaði|viết|schrieb am|scrisse)(?=[\s:：,(]|$)/iu;

const WROTE_LAST = /\s(?:wrote|schrieb|a [ée]crit|escribi[óo]|escreveu|ha scritto|skrev)$/iu;

const ADDRESS = /[^\s<>()[\]]{1,100}@[^\s<>()[\]]{1,100}/;
const CLOCK = /\b\d{1,2}\s?[:.h]\s?\d{2}\b/;
const YEAR = /\b(?:19|20)\d\d\b|\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b/;

const SEPARATOR =
  /^[\s>*|]*(?:[-_=*–—]{2,})\s*(?:(?:original|forwarded|reply|antwort|urspr[üu]ngliche|originale?|weitergeleitete|mensaje|message|mensagem|messaggio|opprinnelig|oprindelig|ursprungligt|alkuper[äa]inen|oorspronkelijk|doorgestuurd|wiadomo[śs][ćc]|p[ůu]vodn[íi]|исходное|пересланное)[^\n]{0,60}?)\s*(?:[-_=*–—]{2,})[\s*]*$/iu;
const APPLE_FORWARD =
  /^[\s>]*(?:begin forwarded message|anfang der weitergeleiteten|d[ée]but du message|inicio del mensaje reenviado|in[íi]cio da mensagem|inizio messaggio inoltrato)\b/iu;

/** What begins the header that Outlook puts above what it quotes, by language. */
const FROM =
  /^[\s>*|]*(?:from|von|de|da|van|od|från|fra|lähettäjä|от|mittente|kimden|feladó|expéditeur|remitente|remetente|差出人|发件人|보낸 사람)\s?\*?\s?[:：]\*?\s*\S/iu;
/** A name of a sender, and no date: "From: Contoso Verifications". */
const SENDER = /[:：]\*?\s*["“]?\p{Lu}[\p{L}.'’-]+(?:[ ,]+\p{Lu}[\p{L}.'’-]+){1,4}["”]?\s*(?:[<[].*)?$/u;
/** What stands beside it there. */
const BESIDE_FROM =
  /^[\s>*|]*(?:sent|date|gesendet|datum|envoy[ée](?: le)?|enviado(?: el| em)?|fecha|inviato|data|verzonden|wys[łl]ano|skickat|sendt|l[äa]hetetty|to|an|para|[àa]|til|till|aan|do|kime|subject|betreff|objet|asunto|assunto|oggetto|onderwerp|temat|[äa]mne|emne|aihe|тема|дата|кому|отправлено|cc|kopie|reply-to|件名|主题)\s?\*?\s?[:：]/iu;

const SUBJECT =
  /^[\s>*|]*(?:subject|betreff|objet|asunto|assunto|oggetto|onderwerp|temat|[äa]mne|emne|aihe|тема)\s?[:：]/iu;

/** How introductions begin, by language. */
const OPENS =
  /^(?:on|at|am|le|el|em|il|op|den|p[åa]|w dniu|dnia|dne|в|ons|tir|man|tor|fre|l[øo]r|s[øo]n|quote|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?|\d{1,4}[-/.年])(?=[\s,.\d])/iu;

const REPLY_ABOVE =
  /^[\s#*=_-]*(?:please )?(?:type|write|enter|reply|add) (?:your )?(?:reply|response)?\s?above this line/i;

/** How GroupWise, Zoho and Notes begin a copy: ">>> Pat Doyle 3/5/2025 >>>", "---- On Wed Pat wrote ----", "|----+---->". */
const COPY_IN_FRAME =
  /^\s*-{2,12} ?(?:on|am|le|el|em|il|op) .{5,200} ?-{2,12}\s*$|^>>>\s?\S.{0,150}\d.{0,40}>>>\s*$|^\s*\|-{3,80}\+-{3,80}>\s*$/i;

/**
 * The lines that are left when what is quoted is taken out: everything after a header or an introduction, or only the
 * marked lines below it where they are marked, because people write between and below those.
 */
export function withoutQuotes(lines: readonly string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < lines.length; ) {
    if (REPLY_ABOVE.test(lines[at] ?? '') && kept.every((line) => line.trim() === '')) {
      at += 1;
      continue;
    }
    const end = introductionEnd(lines, at);
    if (end === null && !startsCopy(lines, at)) {
      kept.push(lines[at] ?? '');
      at += 1;
    } else if (end !== null && isMarked(lines[nextWords(lines, end)])) {
      at = afterMarked(lines, end);
    } else if (end !== null && kept.every((line) => line.trim() === '')) {
      // Nothing stands above it: what follows cannot be all a quote.
      at = end;
    } else {
      break;
    }
  }
  return kept;
}

const isMarked = (line: string | undefined): boolean => /^\s*[>|](?!\s*\S{0,20}:$)|\s>$/.test(line ?? '');

/** The number of the next line that is not empty. */
function nextWords(lines: readonly string[], from: number): number {
  let at = from;
  while (at < lines.length && (lines[at] ?? '').trim() === '') at += 1;
  return at;
}

function afterMarked(lines: readonly string[], from: number): number {
  let at = nextWords(lines, from);
  while (at < lines.length && (isMarked(lines[at]) || isWrapped(lines, at))) at = nextWords(lines, at + 1);
  return at;
}

/** The rest of a marked line that was too long, which lost its mark: not an answer below a short one. */
function isWrapped(lines: readonly string[], at: number): boolean {
  const before = lines[at - 1] ?? '';
  const isLong = before.length >= 66 || /[(<][^)>]*$/.test(before.slice(2));
  return isMarked(before) && isLong && isMarked(lines[at + 1]);
}

/** Whether everything from here is a copy of another message. */
function startsCopy(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  if (line.trim() === '') return false;
  if ([SEPARATOR, APPLE_FORWARD, REPLY_ABOVE, COPY_IN_FRAME].some((form) => form.test(line))) return true;
  return isHeader(lines, /^[\s*]*_{8,}[\s*]*$/.test(line) ? nextWords(lines, at + 1) : at);
}

/** The header of a message: who sent it, and more of its lines; people write neither above an answer. */
function isHeader(lines: readonly string[], at: number): boolean {
  const header = lines.slice(at, at + 6);
  const beside = header.filter((line) => BESIDE_FROM.test(line)).length;
  // Dates of employment are written like this too: "From: June 2015 / To: May 2018".
  if (FROM.test(header[0] ?? '')) {
    const isCut = (lines[at - 1] ?? 'text').trim() === '' && SENDER.test(header[0] ?? '');
    return isCut || beside >= 2 || (beside === 1 && isOfMessage(header.slice(0, 3)));
  }
  const from = header.slice(1, 3).find((line) => FROM.test(line));
  return BESIDE_FROM.test(header[0] ?? '') && from !== undefined && ADDRESS.test(from) && beside >= 2;
}

const isOfMessage = (header: readonly string[]): boolean =>
  header.some((line) => ADDRESS.test(line) || CLOCK.test(line) || SUBJECT.test(line));

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
    // Some programs leave the colon out, below everything else that tells.
    const isBare = facts === 3 && OPENS.test(words) && WROTE_LAST.test(words);
    if (!/[:：]\s*$/.test(words) && !isBare) continue;
    const end = at + offset + 1;
    const isTold = WROTE.test(words) && (facts > 0 || isMarked(lines[nextWords(lines, end)]));
    if (isTold || facts === 3) return end;
  }
  return null;
}

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

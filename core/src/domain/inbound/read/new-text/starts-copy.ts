import { isRule, nextWords } from './mail-facts.ts';
import { isHeader } from './quoted-header.ts';

const SEPARATOR =
  /^[\s>*|]*(?:[-_=*–—‐]{2,})\s*(?:(?:original|oryginaln|orijinal|eredeti|forwarded|reply|antwort|urspr[üu]ngliche|originale?|weitergeleitete|mensaje|message|mensagem|messaggio|mail original|opprinnelig|oprindelig|ursprungligt|alkuper[äa]inen|oorspronkelijk|doorgestuurd|wiadomo[śs][ćc]|p[ůu]vodn[íi]|исходное|пересланное)[^\n]{0,60}?)\s*(?:[-_=*–—‐]{2,})[\s*]*(?:$|(?=\p{L}[\p{L} ]{1,14}\s?[:：]))/iu;
const APPLE_FORWARD =
  /^[\s>]*(?:begin forwarded message|anfang der weitergeleiteten|d[ée]but du message|inicio del mensaje reenviado|in[íi]cio da mensagem|inizio messaggio inoltrato)\b/iu;

/** Where ticket systems want an answer: "Please type your reply above this line", in languages of Europe. */
const REPLY_ABOVE =
  /^[\s#*=_–—-]*(?:[^\n]{0,50}(?<!\p{L}))?(?:type|write|enter|reply|add|respond|antwort\p{L}*|schreib\p{L}*|r[ée]pon[ds]\p{L}*|[ée]criv\p{L}*|respond\p{L}+|escrib\p{L}*|escrev\p{L}*|rispond\p{L}*|scriv\p{L}*|antwoord\p{L}*|schrijf|svara?|skriv)(?!\p{L})[^\n]{0,40}(?:above|below|oberhalb|über|unterhalb|au-dessus|encima|arriba|acima|sopra|boven|ovanför|over) (?:de |la |a |di )?(?:this|dieser|cette|esta|desta|questa|deze|denna|denne) (?:line|linie|zeile|ligne|l[íi]nea|linha|linea|riga|lijn|regel|rad|linj[ae])(?!\p{L})/iu;

/**
 * How GroupWise, Zoho and Notes begin a copy: ">>> Pat Doyle 3/5/2025 >>>", "---- On Wed Pat wrote ----", "|----+---->",
 * "-----Pat Doyle/HR/Contoso wrote: -----", "Pat Doyle ---03/05/2025 09:15:00 AM---Hello".
 */
const COPY_IN_FRAME =
  /^\s*-{2,12} ?(?:on|am|le|el|em|il|op) .{5,200} ?-{2,12}\s*$|^>>>\s?\S.{0,150}\d.{0,40}>>>\s*$|^\s*\|-{3,80}\+-{3,80}>\s*$|^\s*-{3,12} ?\S[^\n]{1,120} (?:wrote|schrieb|a écrit|escribió|escreveu|ha scritto|schreef|skrev|napisał\(a\)|kirjoitti) ?: ?-{3,12}\s*$|^[^\n]{2,80} ?---\d{1,2}[/.]\d{1,2}[/.]\d{4} \d{1,2}:\d\d[^\n]{0,20}---/i;

/** How a letter begins, and how a request is worded: a contact who answers does not ask us to confirm what we asked. */
const GREETING =
  /^\s*(?:hello|hi|dear|good (?:morning|afternoon|day)|to whom|guten tag|hallo|sehr geehrte|bonjour|madame|hola|buen[oa]s|estimad|buongiorno|gentile|prezad|bom dia|geachte|beste|hej)(?!\p{L})[^\n]{0,60}[,:!.]?\s*$/iu;
const ASKS_TO_CONFIRM =
  /(?<!\p{L})(?:(?:please|kindly|to) (?:confirm|verify) (?:that|whether|if|the|his|her|their|employment)|(?:could|can|would) you (?:please |kindly )?(?:confirm|verify)|bitte bestätigen sie|bitten (?:wir )?(?:sie )?um bestätigung|merci de (?:bien vouloir )?confirmer|pourriez-vous confirmer|(?:confirme|confirmar|verifique), por favor|(?:rogamos|solicitamos)[^.]{0,30}confirm|por favor,? confirm|(?:si prega|chiediamo) di confermare|graag (?:een )?bevestig)/iu;
const LINES_THAT_ASK = 12;

/** Whether a line tells where to answer. */
export const asksForReplyAbove = (line: string | undefined): boolean =>
  (line ?? '').length < 160 && REPLY_ABOVE.test(line ?? '');

/** Whether everything from here is a copy of another message. */
export function startsCopy(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  if (line.trim() === '') return false;
  if ([SEPARATOR, APPLE_FORWARD, COPY_IN_FRAME].some((form) => form.test(line))) return true;
  if (asksForReplyAbove(line)) return true;
  if (!isRule(line)) return isHeader(lines, at);
  const below = nextWords(lines, at + 1);
  return isHeader(lines, below) || isRequestWithoutHeader(lines.slice(below, below + LINES_THAT_ASK));
}

/** A letter that asks to confirm something, below a line and with nothing that says whose it is. */
const isRequestWithoutHeader = (lines: readonly string[]): boolean =>
  GREETING.test(lines[0] ?? '') && ASKS_TO_CONFIRM.test(lines.join(' '));

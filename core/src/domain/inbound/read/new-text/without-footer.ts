import { isRule } from './mail-facts.ts';
import { isNotice } from './notices.ts';

/** What programs add below what was written. */
const FOOTER =
  /^(?:sent (?:from|via|using) (?:my )?[^:]{2,40}|sent with [^:]{1,40}\b(?:e-?mail|app)|(?:get|download) outlook for [^:]{2,20}|outlook (?:für|para|pour|voor|per|til|för) [^:]{2,40}|(?:obtener|obter|téléchargez?|scarica|hämta|hent) outlook [^:]{2,40}|von meinem [^:]{2,40} gesendet|gesendet (?:von|mit|aus) [^:]{2,40}|enviad[oa] (?:desde|do|de|a partir d[oe]) (?:mi|meu|el|un)? ?[^:]{2,40}|envoyé (?:de|depuis|à partir de) mon [^:]{2,40}|inviato da(?:l mio)? [^:]{2,40}|verstuurd (?:vanaf|met) [^:]{2,40}|skickat från [^:]{2,40})\.?$/iu;
/** The same in any language: it begins or ends with that it was sent, and names a program and no year. */
const SENT =
  /^(?:sent|gesendet|envoy[ée]|enviad[oa]|inviat[oa]|verzonden|verstuurd|skickat|sendt|send fra|lähetetty|wysłan[eao]|odesláno|odoslané|отправлено|надіслано|发自|發自|发送自|trimis|poslano)|(?:gesendet|geschickt|送信|傳送|发送|보냄|gönderildi|küldve)$/iu;
const PROGRAM =
  /(?<![a-z])(?:iphone|ipad|android|samsung|galaxy|huawei|xiaomi|blackberry|outlook|gmail|yahoo|proton|gmx|web\.de|thunderbird|mail\.ru|yandex|superhuman|mailbird)/i;
const OUTLOOK = /^[\p{L} ]{0,25}(?<!\p{L})outlook [\p{L} ]{2,8} (?:ios|android|mac|windows)$/iu;
const MOST_WORDS = 14;
/** How a ticket system finds its ticket again. */
const SURVEY =
  /\b(?:how did (?:we|i) do\?|take (?:our|a|this) (?:\w+ )?survey|rate (?:our|my|this) (?:service|reply|response))/i;
const REFERENCE = /^ref(?:erence)?:\s?!?msg\w+$/i;
/** What the law has companies put below their mails; two of these are no sentence about a job. */
const OF_COMPANY = [
  /registered (?:in|at) [A-Z]|registered (?:company|charity)|company (?:reg|no|number)|eingetragen/,
  /registered (?:office|address)|sitz der gesellschaft|siège social|domicilio social|sede legale/i,
  /\bHRB ?\d|amtsgericht|registergericht|handelsregister|\bRCS\b|\bSIRET\b|registro mercantil/i,
  /\bVAT\b|ust-?id|\bTVA\b|\bC\.?I\.?F\.?\b|\bP\.? ?IVA\b/i,
  /geschäftsführ|vorstand|aufsichtsrat|au capital de|capitale sociale/i,
];

/** A text without such paragraphs at its end, and without the notices of offices there. */
export function withoutFooter(text: string): string {
  const paragraphs = text.split(/\n[ \t]*\n/);
  while (paragraphs.length > 1 && isAdded(paragraphs.at(-1) ?? '')) paragraphs.pop();
  return withoutNoticeBelowRule(paragraphs.join('\n\n')).trimEnd();
}

const isAdded = (paragraph: string): boolean =>
  paragraph.trim() === '' ||
  isFooter(withoutLinks(paragraph)) ||
  isNotice(paragraph) ||
  isOfCompany(paragraph);

const isOfCompany = (paragraph: string): boolean =>
  OF_COMPANY.filter((sign) => sign.test(paragraph)).length >= 2;

const isFooter = (text: string): boolean => {
  const line = text.replace(/[.。!]$/, '').trim();
  if (line.includes('\n')) return false;
  if (FOOTER.test(line) || OUTLOOK.test(line) || REFERENCE.test(line) || SURVEY.test(line)) return true;
  return (
    SENT.test(line) && PROGRAM.test(line) && !/:|\d{4}/.test(line) && line.split(' ').length <= MOST_WORDS
  );
};

const withoutLinks = (text: string): string =>
  text
    .replace(/\[([^\]\n]{1,100})\]\s?\(\s?https?:[^)\s]{1,200}\s?\)/g, '$1')
    .replace(/[<(]\s?https?:[^>)\s]{1,200}\s?[>)]/g, '')
    .trim();

/** A notice that stands directly below a line that was drawn. */
function withoutNoticeBelowRule(text: string): string {
  const lines = text.split('\n');
  const rule = lines.findLastIndex((line) => isRule(line));
  return rule > 0 && areNotices(lines.slice(rule + 1).join('\n')) ? lines.slice(0, rule).join('\n') : text;
}

const areNotices = (text: string): boolean =>
  text.split(/\n[ \t]*\n/).every((paragraph) => isNotice(paragraph));

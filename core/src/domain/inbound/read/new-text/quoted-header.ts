import { ADDRESS, CLOCK, YEAR } from './mail-facts.ts';

/** What begins the header that Outlook puts above what it quotes, by language. */
const FROM =
  /^[\s>*|]*(?:from|von|de|da|van|od|från|fra|lähettäjä|от|від|mittente|kimden|feladó|expéditeur|remitente|remetente|de la|差出人|发件人|寄件者|보낸 사람)\s?\*?\s?[:：]\*?\s*\S/iu;
/** A name of a sender, and no date: "From: Contoso Verifications". */
const SENDER = /[:：]\*?\s*["“]?\p{Lu}[\p{L}.'’-]+(?:[ ,]+\p{Lu}[\p{L}.'’-]+){1,4}["”]?\s*(?:[<[].*)?$/u;
/** What stands beside it there. */
const BESIDE_FROM =
  /^[\s>*|]*(?:sent|date|gesendet|datum|envoy[ée](?: le)?|enviado(?: el| em)?|enviada em|fecha|inviato|data|verzonden|wys[łl]ano|skickat|sendt|l[äa]hetetty|odesl[áa]no|odoslan[ée]|küldve|trimis|gönderildi|tarih|надіслано|to|an|para|[àa]|til|till|aan|do|kime|komu|címzett|către|vastaanottaja|subject|betreff|objet|asunto|assunto|oggetto|onderwerp|temat|p[řr]edm[ěe]t|predmet|tárgy|subiect|konu|[äa]mne|emne|aihe|тема|дата|кому|отправлено|cc|kopie|reply-to|件名|主题|主旨|宛先|收件人|받는 사람|제목)\s?\*?\s?[:：]/iu;
const TO = /^[\s>*|]*(?:to|an|para|[àa]|til|till|aan|do)\s?\*?\s?[:：]/iu;
/** What stands in other lists as well: where from, where to, and on which day. */
const OF_ANY_LIST =
  /^[\s>*|]*(?:from|von|de|da|van|från|fra|date|datum|fecha|data|to|an|para|[àa]|til|till|aan|do)\s?\*?\s?[:：]/iu;
const SUBJECT =
  /^[\s>*|]*(?:subject|betreff|objet|asunto|assunto|oggetto|onderwerp|temat|[äa]mne|emne|aihe|тема)\s?[:：]/iu;

/** A line of any header, in any language, with its words behind the label. */
const LABELLED = /^[\s>*|]*\p{L}[\p{L} .-]{0,24}\s?\*{0,2}\s?[:：]\*{0,2}\s*\S/u;
const SENDER_WITH_ADDRESS = /[:：].*[<[(]\s?(?:mailto:)?[^\s<>()[\]]{1,100}@[^\s<>()[\]]{1,100}[>\])]/;
/** Lines of a header whose language we do not know: the sender with address, the time, and one more. */
const FEWEST_LABELS = 3;

/** The header of a message: who sent it, and more of its lines; people write neither above an answer. */
export function isHeader(lines: readonly string[], at: number): boolean {
  const header = lines.slice(at, at + 6);
  if (isHeaderInAnyLanguage(header)) return true;
  if (isListOfTheirs(header)) return false;
  const beside = header.filter((line) => BESIDE_FROM.test(line)).length;
  // Dates of employment are written like this too: "From: June 2015 / To: May 2018".
  if (FROM.test(header[0] ?? '')) {
    const isCut = (lines[at - 1] ?? 'text').trim() === '' && SENDER.test(header[0] ?? '');
    return isCut || beside >= 2 || (beside === 1 && isOfMessage(header.slice(0, 3)));
  }
  const from = header.slice(1, 3).find((line) => FROM.test(line));
  return BESIDE_FROM.test(header[0] ?? '') && from !== undefined && ADDRESS.test(from) && beside >= 2;
}

/**
 * "From: Shift Lead / To: Supervisor / Effective: May 2019": a list that people write, with a line that no header has, and
 * with nothing that only a header has.
 */
function isListOfTheirs(header: readonly string[]): boolean {
  const labelled = labelledLines(header);
  if (!TO.test(labelled[1] ?? '')) return false;
  const isOfHeader = (line: string) => FROM.test(line) || BESIDE_FROM.test(line);
  const isSure = (line: string) =>
    ADDRESS.test(line) || (isOfHeader(line) && (CLOCK.test(line) || !OF_ANY_LIST.test(line)));
  return !labelled.every(isOfHeader) && !labelled.some(isSure);
}

const isOfMessage = (header: readonly string[]): boolean =>
  header.some((line) => ADDRESS.test(line) || CLOCK.test(line) || SUBJECT.test(line));

function labelledLines(header: readonly string[]): readonly string[] {
  const end = header.findIndex((line) => !LABELLED.test(line));
  return end < 0 ? header : header.slice(0, end);
}

function isHeaderInAnyLanguage(header: readonly string[]): boolean {
  const labelled = labelledLines(header);
  return (
    labelled.length >= FEWEST_LABELS &&
    SENDER_WITH_ADDRESS.test(labelled[0] ?? '') &&
    labelled.some((line) => CLOCK.test(line) && YEAR.test(line))
  );
}

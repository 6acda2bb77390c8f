/** Notices that mail systems and offices put around what a sender wrote. */

/** What begins a warning of a gateway about where a mail comes from. */
const WARNING =
  /^[^\p{L}\d]*(?:caution|warning|attention|be careful|external|do not click|you don['’]t often get e-?mail|this (?:e-?mail|message|sender) (?:originated|came|comes|was sent|is from|has not)|achtung|vorsicht|warnung|extern(?:e[rs]?)?|externo|attenzione|cuidado|atenci[oó]n|aten[cç][aã]o|let op|varning|внимание|увага|uwaga|upozornění)(?!\p{L})/iu;
/** What only such a warning speaks of. */
const OF_WARNING =
  /\b(?:click(?:ing)?(?: on)? (?:any |the |on )?links?|open(?:ing)? (?:any )?attachments?|recogni[sz]e the sender|know the content|verify (?:the )?(?:identity of the )?sender|could not be validated|(?:use|exercise) (?:extreme )?caution|think before you click|be suspicious of|before (?:clicking|opening|responding)|content is safe|(?:phishing|suspicious) (?:e-?mails?|messages?|links?|content)|(?:external|unknown|outside) (?:e-?mail|sender|source|message)|originat(?:ed|es) (?:from )?outside|(?:from|sent|came|comes) (?:an? (?:\w+ )?)?outside (?:of )?(?:the|your|our) (?:\w+ )?(?:organi[sz]ation|company|network|institution|university|agency)|learn why this is important|externe[nrs]? (?:e-?mail|absender|nachricht|quelle)|(?:links|anhänge)[^.]{0,40}(?:öffnen|klicken)|exp[ée]diteur externe|externe [àa] (?:l['’]|votre|notre)|remitente externo|correo externo|remetente externo|mittente esterno|extern(?:e)? (?:afzender|avsändare))\b|внешн\p{L}+ (?:отправител|источник)|зовнішн\p{L}+ (?:відправник|джерел)|zewnętrzn\p{L}+ (?:nadawc|źródł)|externí\p{L}* (?:odesílatel|zdroj)/iu;
/** A warning that is nothing else than a mark. */
const MARK =
  /^[^\p{L}\d]*(?:caution|warning|external|ext|extern|externo|esterno|externe)(?:\W+(?:external|e-?mail|mail|sender|message|source|origin|do not reply))*\W*$/iu;

const TAG = /^[^\p{L}\d]*\[external\]/iu;

/** What begins other notices. */
const NOTICE =
  /^[^\p{L}\d]*(?:confidentiality|disclaimer|legal notice|aviso legal|aviso de confidencialidad|avis de confidentialit|antes de imprimir|(?:please )?(?:consider|think (?:of|about)) the environment|before printing|sent from my|get outlook for|if you (?:are not|have received this) |virus-free\b|this (?:e-?mail|message) (?:has been|was) (?:checked|scanned)|to unsubscribe\b|you (?:received|are receiving) this (?:e-?mail|message) because|(?:bitte )?denken sie an die umwelt|bitte prüfen sie[^.\n]{0,60}druck|pensez à l['’]environnement|n['’]imprimez ce|this (?:e-?mail|message) is a service|powered by [^.\n]{2,60}$|(?:view (?:request|ticket|issue)|turn off)\b[^\n]{0,60}notifications|unsubscribe ?[|·•]|(?:(?:please note:? )?(?:under|pursuant to) [^.\n]{2,60} law|(?:all )?(?:e-?mail|electronic) (?:correspondence|communications?|messages?) (?:to|sent|is|are|may))[^\n]{0,120}public records?\b|this is shared with \S+@)/iu;
/** How a notice begins, and a person as well who says what a mail is for. */
const OF_MAIL =
  /^[^\p{L}\d]*(?:(?:(?:important|privacy|legal) )?notice\W+|important\W+)?(?:this (?:e-?mail|message|communication)(?: and any (?:attachments?|files)(?: transmitted with it)?)? (?:is|are|may|contains?)|(?:(?:the|any|all) )?(?:contents?|information) (?:of|in|contained in) this (?:e-?mail|message)|ce (?:message|courriel|mail)|cet e-?mail|diese (?:e-?mail|nachricht)|este (?:mensaje|correo|mensagem|e-?mail)|esta mensagem|la informaci[oó]n (?:contenida|de este)|les informations contenues|as informa[cç][oõ]es contidas|le informazioni contenute|(?:il presente|questo) (?:messaggio|e-?mail)|questa e-?mail|(?:de informatie in )?d(?:it|eze) (?:e-?mail|bericht)|den(?:na|ne) e-?(?:post|mail)|de(?:tte|tta) (?:e-?post|meddelande)|(?:ta|niniejsza) wiadomość|tato zpráva|(?:это|данное|настоящее) (?:сообщение|письмо)|die in dieser (?:e-?mail|nachricht)|der inhalt dieser (?:e-?mail|nachricht))(?!\p{L})/iu;
/** What only a notice speaks of. */
const OF_NOTICE =
  /confiden[ctz]i|vertraulich|vertrouwelijk|konfiden|poufn|důvěrn|riservat|privileged|privilegiad|intended|recipient|empfänger|destinat[aá]ri|destinataire|geadresseerde|mottagare|adresat|virus|unauthori[sz]ed|outside (?:of )?(?:the|your|our)|external|originated|automat|generated|monitored|not reply|no responda|não responda|nicht antworten|ne pas répondre|encrypted/i;

/** Whether a paragraph, or a line, is such a notice. */
export const isNotice = (text: string): boolean =>
  isWarning(text) || NOTICE.test(text) || (OF_MAIL.test(text) && OF_NOTICE.test(text));

const isWarning = (text: string): boolean =>
  MARK.test(text) || TAG.test(text) || (WARNING.test(text) && OF_WARNING.test(text));

/** A paragraph without the warning at its beginning, below which some programs leave no line empty. */
export function withoutWarning(paragraph: string): string {
  const lines = paragraph.split('\n');
  if (!isWarning(paragraph) && !MARK.test(lines[0] ?? '')) return paragraph;
  const last = lines.findLastIndex((line, at) => OF_WARNING.test(line) || (at === 0 && isWarning(line)));
  return lines.slice(last + 1).join('\n');
}

import type { MailForm } from './mail-form.ts';

/** How mail programs begin the subject of an automatic answer, by the languages that they speak. */
const SUBJECT = new RegExp(
  `^(?:${[
    'auto(?:matic|mated|mat)?[ -]?(?:reply|response|answer|antwort)',
    'out of (?:the )?office',
    '(?:i am |on )?(?:vacation|annual leave|holiday)\\b',
    'automatische (?:antwort|beantwortung)',
    'abwesenheits(?:notiz|nachricht|benachrichtigung|meldung)',
    'abwesend',
    'r[ée]ponse automatique',
    "(?:message d')?absence du bureau",
    'respuesta autom[áa]tica',
    'fuera de la oficina',
    'resposta autom[áa]tica',
    '(?:fora|ausente) d[oa] escrit[óo]rio',
    'risposta automatica',
    'automatisch antwoord',
    'afwezig(?:heid)?',
    'autosvar',
    'automatiskt? svar',
    'automaattinen vastaus',
    'odpowied[źz] automatyczna',
    'automatick[áa] odpov[ěe][ďd]',
    'автоматический ответ',
    '自動回覆',
    '自动答复',
    '自動応答',
  ].join('|')})(?![\\p{L}])`,
  'iu',
);

const HEADERS = ['x-autoreply', 'x-autorespond', 'x-auto-reply', 'x-autoresponder', 'x-vacation'];

/**
 * Whether a machine answers for a person. A mail that is merely "auto-generated" may come from a help desk through
 * which a person answers, so its words are to decide.
 */
export function isAutoReply({ header, subject, envelopeFrom }: MailForm): boolean {
  if (SUBJECT.test((subject ?? '').replace(/^\s*(?:re|aw|sv)\s*:\s*/i, '').trim())) return true;
  if (/^\s*auto-(?:replied|notified)\b/i.test(header('auto-submitted') ?? '')) return true;
  if (HEADERS.some((name) => header(name) !== null)) return true;
  if (/^\s*auto_?reply\b/i.test(header('precedence') ?? '')) return true;
  if (/report-type="?disposition-notification/i.test(header('content-type') ?? '')) return true;
  // No person writes without an address to answer to.
  return envelopeFrom === null;
}

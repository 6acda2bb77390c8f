import type { IncomingMail } from '@credence/core';
import type { DeliveryAction } from './delivery-report.ts';

/** What tells the kind of a mail, besides its words. */
export interface MailMarks {
  /** Sender of the envelope; null where no answer is wanted. */
  envelopeFrom: string | null;
  /** First value of a header, by its name in lower case. */
  header(name: string): string | null;
  /** Address in From. */
  fromAddress: string | null;
  subject: string | null;
  /** What the delivery report in it says; null when there is none. */
  report: DeliveryAction | null;
}

const MAIL_SYSTEM = /^(?:mailer-daemon|postmaster|mail-?daemon|mdaemon)@/i;

/** How mail programs begin the subject of an automatic answer, by the languages that they speak. */
const AUTO_REPLY_SUBJECT = new RegExp(
  `^(?:${[
    'auto(?:matic|mated)?[ -]?(?:reply|response|answer)',
    'out of (?:the )?office',
    'automatische (?:antwort|beantwortung)',
    'abwesenheits(?:notiz|nachricht|benachrichtigung)',
    'abwesend',
    'r[ée]ponse automatique',
    "(?:message d')?absence du bureau",
    'respuesta autom[áa]tica',
    'fuera de la oficina',
    'resposta autom[áa]tica',
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

/**
 * Tells by its form what a mail is. Mail systems come first: their reports call themselves automatic too. A mail that
 * is merely "auto-generated" may come from a help desk through which a person answers, so its words are to decide.
 */
export function kindOf({
  envelopeFrom,
  header,
  fromAddress,
  subject,
  report,
}: MailMarks): IncomingMail['kind'] {
  if (report === 'failed') return 'BOUNCE';
  if (report === 'refused') return 'REFUSED';
  if (report === 'delayed') return 'DELAY';
  if (report === 'other') return 'AUTO_REPLY';
  if (header('x-failed-recipients') !== null) return 'BOUNCE';
  if (fromAddress !== null && MAIL_SYSTEM.test(fromAddress)) return 'MESSAGE';
  if (AUTO_REPLY_SUBJECT.test((subject ?? '').replace(/^\s*(?:re|aw|sv)\s*:\s*/i, '').trim()))
    return 'AUTO_REPLY';
  if (/^\s*auto-(?:replied|notified)\b/i.test(header('auto-submitted') ?? '')) return 'AUTO_REPLY';
  if (AUTO_REPLY_HEADERS.some((name) => header(name) !== null)) return 'AUTO_REPLY';
  if (/^\s*auto_?reply\b/i.test(header('precedence') ?? '')) return 'AUTO_REPLY';
  if (/report-type="?disposition-notification/i.test(header('content-type') ?? '')) return 'AUTO_REPLY';
  // No person writes without an address to answer to.
  return envelopeFrom === null ? 'AUTO_REPLY' : 'MESSAGE';
}

const AUTO_REPLY_HEADERS = ['x-autoreply', 'x-autorespond', 'x-auto-reply', 'x-autoresponder', 'x-vacation'];

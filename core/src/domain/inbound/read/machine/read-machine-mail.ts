import { isAutoReply } from './auto-reply.ts';
import { readBounceText, reportText, toldOf } from './bounce-text.ts';
import { readDeliveryStatus } from './delivery-status.ts';
import type { MailForm } from './mail-form.ts';
import type { Trouble } from './trouble.ts';

/**
 * What a machine sends.
 * - `FAILURE`: a mail system says that a message has not arrived, or not yet
 * - `ARRIVED`: a mail system says that it has
 * - `COMPLAINT`: a recipient called a message unwanted (RFC 5965)
 * - `AUTO_REPLY`: a machine answers for a person
 */
export type MachineMail =
  | { kind: 'FAILURE' /** For each recipient. */; troubles: readonly Trouble[] }
  | { kind: 'ARRIVED' | 'COMPLAINT' | 'AUTO_REPLY' };

/** What a mail system says comes first; a copy of what it was given may follow at any length. */
const MAX_TEXT = 32_000;

/** Tells by its form what a machine sent; null for what a person may have written. */
export function readMachineMail(mail: MailForm): MachineMail | null {
  if (isComplaint(mail)) return { kind: 'COMPLAINT' };
  const own = addressesOf(mail);
  const text = (mail.text ?? '').slice(0, MAX_TEXT);
  const reported = reportsIn(mail).flatMap((part) =>
    readDeliveryStatus(part, (address) => toldOf(text, address, own)),
  );
  const troubles = reported.filter((outcome) => outcome !== 'ARRIVED');
  if (troubles.length > 0) return { kind: 'FAILURE', troubles };
  if (reported.length > 0) return { kind: 'ARRIVED' };
  if (isFromMailSystem(mail)) return readReportInWords(mail, text, own);
  return isAutoReply(mail) ? { kind: 'AUTO_REPLY' } : null;
}

/** What is meant for machines, also where it is among the words for people. */
function reportsIn({ parts, text }: MailForm): string[] {
  const reports = parts.filter(({ type }) => /^message\/(?:global-)?delivery-status$/.test(type));
  if (reports.length > 0) return reports.map((part) => part.text);
  const start = text?.search(/^(?:(?:final|original)-recipient|reporting-mta): /im) ?? -1;
  return text === null || start < 0 ? [] : [text.slice(start, start + MAX_TEXT)];
}

/** The one of several that the sender of a message with one recipient has to know of. */
export const worstOf = (troubles: readonly Trouble[]): Trouble =>
  (['PERMANENT', 'POLICY', 'TEMPORARY', 'DELAY'] as const).find((trouble) => troubles.includes(trouble)) ??
  'TEMPORARY';

const isComplaint = ({ parts, subject, from }: MailForm): boolean =>
  parts.some(({ type }) => type === 'message/feedback-report') ||
  (/^complaint about message from /i.test(subject ?? '') &&
    /@(?:hotmail|outlook|live)\.com/i.test(from ?? ''));

const SYSTEM_NAME =
  /(?:^|[<"\s])(?:mailer[-_ ]?daemon|post-?master|mail-?daemon|mdaemon|mail[-. ]?delivery[-. ]?(?:sub)?system|microsoftexchange[\w-]*|mail system|e-?mail delivery)(?=$|[@>"\s(])/i;

/** How mail systems call what they send, by the languages that they speak. */
const REPORT_SUBJECT = new RegExp(
  `^(?:${[
    'undeliver(?:able|ed)\\b',
    '(?:mail )?delivery (?:status )?(?:notification|report|failure|failed|error|has failed|delayed)',
    '(?:e-?)?mail (?:delivery )?(?:failed|failure|system error|error|status report)',
    '(?:returned|rejected|undelivered|failed) (?:e-?)?mail\\b',
    'failure (?:notice|notification|delivery)',
    'non-?delivery\\b',
    '(?:warning: )?(?:message|could not send message|mail) (?:\\S+ )?(?:delayed|for past|undeliverable|not delivered|delivery)',
    'there was an error sending your mail',
    'message not delivered|delivery of .{1,80} failed|nondeliverable mail|unable to deliver',
    'メールエラー通知|配信エラー',
    'ваше сообщение не доставлено|недоставленное сообщение',
    'unzustellbar|nicht zustellbar|fehler bei der (?:mail)?zustellung',
    'non remis|échec de (?:la )?remise|message non distribué|notification d.état de remise',
    'no (?:se puede )?entrega(?:r|do|ble)|no entregado|error de entrega|notificación de estado',
    'não (?:foi )?entregue|não é possível entregar|falha na entrega|notificação de status',
    'mancato recapito|impossibile recapitare|onbestelbaar|olevererbart|kan ikke leveres|ej levererbart',
  ].join('|')})`,
  'i',
);

/** In place of a mail, where the sender of mails for us says what became of ours. */
const NOTICE = /"(?:notificationType|eventType)\\?"\s*:\s*\\?"(Bounce|Delivery|Complaint)/;

function isFromMailSystem(mail: MailForm): boolean {
  if (mail.header('x-failed-recipients') !== null) return true;
  if (NOTICE.test(mail.text ?? '')) return true;
  if (SYSTEM_NAME.test(mail.from ?? '')) return true;
  return REPORT_SUBJECT.test((mail.subject ?? '').trim());
}

/** That a mail system keeps trying. */
const KEEPS_TRYING =
  /\bwarning message only\b|\b(?:has|have) not (?:yet )?been delivered (?:yet\b|to one or more of its\s+recipients after)|\b(?:will be retried|will retry for|we will (?:keep|continue) trying|delivery attempts will continue|still being (?:retried|attempted)|will continue to (?:try|attempt))\b|\bmessage is delayed\b|\bonly a temporary failure report\b|\bhas been delayed\b/i;
const KEEPS_TRYING_ABROAD =
  /noch nicht zugestellt|weitere zustellversuche|weiterhin versuch|(?:todav[íi]a|a[úu]n) no se ha (?:podido )?entreg|seguir[áa] intentando|pas encore (?:pu |été ){0,2}(?:être )?(?:remis|livré|distribué)|continuer(?:a|ont) [àa] (?:essayer|tenter)|ainda não (?:foi|pôde) (?:possível |ser )?entreg|continuar[áa] (?:a )?tenta|nog niet (?:bezorgd|afgeleverd)|non è ancora stato (?:consegnato|recapitato)|ännu inte levererats|配信が遅延|доставка[^.]{0,40}задерж/i;
const DELAY_SUBJECT =
  /\bdelay(?:ed)?\b|^warning\b|verzögert|retrasad|différé|en retard|atrasad|in ritardo|vertraagd|försenad|forsinket|задерж|遅延/i;

function readReportInWords(mail: MailForm, text: string, own: ReadonlySet<string>): MachineMail {
  const notice = NOTICE.exec(text)?.[1];
  if (notice === 'Delivery') return { kind: 'ARRIVED' };
  if (notice === 'Complaint') return { kind: 'COMPLAINT' };
  const report = reportText(text);
  const isDelay =
    DELAY_SUBJECT.test(mail.subject ?? '') || KEEPS_TRYING.test(report) || KEEPS_TRYING_ABROAD.test(report);
  return { kind: 'FAILURE', troubles: isDelay ? ['DELAY'] : readBounceText(text, own) };
}

const addressesOf = ({ from, to, envelopeFrom }: MailForm): Set<string> =>
  new Set(
    [from ?? '', envelopeFrom ?? '', ...to].flatMap(
      (text) => text.toLowerCase().match(/[^\s<>,;"()]{1,200}@[^\s<>,;"()]{1,200}/g) ?? [],
    ),
  );

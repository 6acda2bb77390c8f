import { fold } from '../../read/fold.ts';
import type { ReplyRequest } from '../../read/reading.ts';
import { subjectOf } from '../people/names.ts';
import type { Statement } from '../statements.ts';

/** What notices of a queue name, and records of people do not. */
const OF_TICKET =
  /^\W*(?:(?:your |support |help ?desk )?(?:ticket|case|request|incident)(?: (?:id|no|nr|number|status))?|queue|category|target|priority|(?:sla|due)(?: date)?|(?:degree of )?urgency|severity|progress|steps?|(?:typical|estimated|expected|average|current)? ?wait(?:ing)?(?: time)?|(?:place|position|number) in (?:the )?(?:line|queue)|(?:assigned )?(?:agent|to)|assigned|cola|turno|prioridad|priorite|file d['’]attente|warteschlange|wartezeit|fila|senha)(?:\W*[:#|=]|\s{2,}\S)|\b(?:in|your place in) (?:the |our )?(?:queue|line)\b|\b(?:ticket|case|request)\b[^.:]{0,30}\b(?:created|opened|logged|assigned)\b/i;
const OF_PERSON = /\b(?:s?he|him|his|hers?|they|their|employee|student|applicant)\b/i;

/** Whether a reply is the notice of a queue, whose "Position: 14" and "Degree: see attachment" are of no person. */
export const isTicket = (statements: readonly Statement[], request: ReplyRequest): boolean =>
  statements.filter(({ text }) => OF_TICKET.test(fold(text))).length >= 2 &&
  !statements.some(({ text }) => OF_PERSON.test(text) || subjectOf(text, request) === 'APPLICANT');

/** That a request was taken down, and not yet answered. */
const TAKEN_DOWN =
  /\b(?:ticket|case|request|enquiry|inquiry|query|message|solicitud|consulta|demande|anfrage|nachricht|pedido|chamado)\b[^.:]{0,40}\b(?:created|opened|logged|received|registered|queued?|(?:in|to) (?:the|our) queue|recibid[oa]|registrad[oa]|cread[oa]|recue?|enregistree?|eingegangen|erhalten|erfasst|recebid[oa]|abert[oa])\b/i;
/** What heads our own words in a notice: "Description:", "Your message:". */
const HEADS_REQUEST =
  /^\W*(?:(?:short |original |request |ticket )?(?:description|summary|details|enquiry|inquiry|query|message|request)|your (?:message|request|enquiry|inquiry|question)|(?:su )?(?:consulta|solicitud|mensaje)|descripcion|(?:votre )?(?:demande|message)|beschreibung|(?:ihre )?(?:anfrage|nachricht)|descricao|(?:seu |sua )?(?:pedido|mensagem))(?: details)?(?:\s*:|\s{2,}\S)/i;
const OUR_SUBJECT = /\b(?:employment|education) verification (?:for|of|request)\b/i;

/** That it was dealt with: what stands in it may be the answer. */
const DEALT_WITH =
  /\b(?:resolved|resolution|completed|closed|solved|answered|results?|outcome|our (?:answer|response)|resuelt[oa]|resolucion|resultado|resolue?|traitee?|resultat|erledigt|gelost|ergebnis|resolvid[oa]|concluid[oa])\b/i;

/** Without the lines of our own request that a notice repeats below "Description:" or the like. */
export function withoutOwnRequest(statements: readonly Statement[]): readonly Statement[] {
  const heads = ({ text }: Statement) => HEADS_REQUEST.test(fold(text));
  const isTakenDown =
    statements.some(({ text }) => TAKEN_DOWN.test(fold(text))) ||
    statements.filter(({ text }) => OF_TICKET.test(fold(text))).length >= 2 ||
    statements.some((statement) => heads(statement) && OUR_SUBJECT.test(statement.text));
  const isDealtWith = statements.some(({ text }) => DEALT_WITH.test(fold(text)));
  const from = isTakenDown && !isDealtWith ? statements.findIndex(heads) : -1;
  return from < 0 ? statements : statements.filter(({ isLine }, at) => at < from || !isLine);
}

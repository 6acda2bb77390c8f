import { fold } from '../../read/fold.ts';
import type { ReplyRequest } from '../../read/reading.ts';
import { subjectOf } from '../people/names.ts';
import type { Statement } from '../statements.ts';

/** What notices of a queue name, and records of people do not. */
const OF_TICKET =
  /^\W*(?:(?:your |support |help ?desk )?(?:ticket|case|request|incident)(?: (?:id|no|nr|number|status))?|queue|priority|(?:degree of )?urgency|severity|progress|steps?|(?:typical|estimated|expected|average|current)? ?wait(?:ing)?(?: time)?|(?:place|position|number) in (?:the )?(?:line|queue)|(?:assigned )?(?:agent|to)|cola|turno|prioridad|priorite|file d['’]attente|warteschlange|wartezeit|fila|senha)\W*[:#|=]|\b(?:in|your place in) (?:the |our )?(?:queue|line)\b|\b(?:ticket|case|request)\b[^.:]{0,30}\b(?:created|opened|logged|assigned)\b/i;
const OF_PERSON = /\b(?:s?he|him|his|hers?|they|their|employee|student|applicant)\b/i;

/** Whether a reply is the notice of a queue, whose "Position: 14" and "Degree: see attachment" are of no person. */
export const isTicket = (statements: readonly Statement[], request: ReplyRequest): boolean =>
  statements.filter(({ text }) => OF_TICKET.test(fold(text))).length >= 2 &&
  !statements.some(({ text }) => OF_PERSON.test(text) || subjectOf(text, request) === 'APPLICANT');

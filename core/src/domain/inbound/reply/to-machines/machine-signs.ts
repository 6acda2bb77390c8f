import { ADDRESSED } from './addressed.ts';
import { anyOf, VERDICT } from './any-of.ts';
import { MARKUP } from './markup.ts';
import { BESIDE, MAYBE_COMMANDS, ORDERS, OVERRIDES } from './orders.ts';
import { PROGRAM } from './programs.ts';

/** What is spoken of where a program is told how to read a mail, beside the program itself. */
const TOPICS: readonly RegExp[] = [
  anyOf(
    '\\b(?:treat|regard|classify|label|tag|mark|flag|register|score|counts?|interpret|set|output|return|emit|ignore|disregard|skip|conclude|assume|replace|overwrite|suppress|report|log|render|print|store|apply|tick|check|honou?r|proceed|prefer|registre|registrar|gravar|cambie|cochez|press|approve|close (?:this|the)|setzen|marcar|indique[rz]?|classez|responda|write|stop reading|translate)\\b',
  ),
  anyOf(`§|\\b${VERDICT}\\b`),
  anyOf(
    '\\b(?:fields?|claims?|claimed|claimant|values?|verdict|outcome|title|position|dates?|degree|diploma|record|case|search|requests?|particulars|items?|vendor|status|campos?|felder|champs?|todos|partout|data|row)\\b',
  ),
  anyOf(
    "\\b(?:silently|reviewers?|analysts?|human|people|alert\\w{0,30}|no need|do not (?:show|flag|surface|disclose|mention|attempt)|must not|n'alertez|summary|this note)\\b",
  ),
  anyOf(
    '\\b(?:above|preceding|template|error|fault|artefact|artifact|spam filter|test|synonym|internal code|same (?:post|role|job|poste|puesto)|designent|equals|equivale|means|particle|wording|traduce|translates?|irony|joke)\\b',
  ),
];
const MOST_TOPICS = 2;

/** A program that is not the sender's own. */
const SPOKEN_OF = anyOf(
  `(?<!\\b(?:our|my|by an?|by the|by) (?:[\\w-]{1,20} )?)\\b(?:${PROGRAM}|agents may)\\b`,
  '(?:^|[\\[{(|])\\W{0,6}(?:automation|moderation|parser|reader|machine|engine|system|sistema|systeme|agent|assistant|bot|model)(?:[ -]\\w{1,30})?\\s{0,3}:|\\b(?:computer|machine|robot|program|software), (?:if|when|please) ',
);

/** Words of another script around a verdict in ours. */
const OTHER_SCRIPT =
  /[^\P{L}\p{Script=Latin}]{2}[^\n]{0,120}(?:confirmed|verified)|(?:confirmed|verified)[^\n]{0,120}[^\P{L}\p{Script=Latin}]{2}/u;

/** Whether a sentence surely speaks to a program. */
const isSure = (plain: string): boolean =>
  [ADDRESSED, OVERRIDES, MARKUP, ORDERS].some((sign) => sign.test(plain));

/** Whether a paragraph is about how a program should read the mail. */
export const isForMachines = (plain: string, most = MOST_TOPICS): boolean =>
  isSure(plain) ||
  OTHER_SCRIPT.test(plain) ||
  (SPOKEN_OF.test(plain) && TOPICS.filter((topic) => topic.test(plain)).length > most);

/** Whether a sentence names a program, or orders what one does. */
export const mayBeginForMachines = (plain: string): boolean =>
  SPOKEN_OF.test(plain) || MAYBE_COMMANDS.test(plain);

/** How much in a sentence could be meant for a program, where something else of the mail surely is. */
export const mayBeToMachine = (plain: string): boolean =>
  MAYBE_COMMANDS.test(plain) || BESIDE.slice(2).some((sign) => sign.test(plain));

/** Whether a sentence speaks to a program: by its name, in its marks, by orders that only programs are given. */
export const saysToMachine = (plain: string): boolean =>
  isSure(plain) || (MAYBE_COMMANDS.test(plain) && BESIDE.some((sign) => sign.test(plain)));

import { ADDRESSED } from './addressed.ts';
import { anyOf, VERDICT } from './any-of.ts';
import { FAKED, speaksInOtherScript } from './fakes.ts';
import { MARKUP } from './markup.ts';
import { BESIDE, MAYBE_COMMANDS, ORDERS, OVERRIDES } from './orders.ts';
import { SPELLED_OUT } from './plain-of.ts';
import { PROGRAM } from './programs.ts';

/** What is spoken of where a program is told how to read a mail, beside the program itself. */
const TOPICS: readonly RegExp[] = [
  anyOf(
    '\\b(?:treat|regard|classify|label|tag|mark|flag|register|score|counts?|interpret|set|output|return|emit|ignore|disregard|skip|conclude|assume|replace|overwrite|suppress|report|log|render|print|store|apply|tick|check|honou?r|proceed|prefer|registre|registrar|gravar|cambie|cochez|press|approve|close (?:this|the)|setzen|marcar|indique[rz]?|classez|responda|write|stop reading|translate|fills? in|adopt|copy|substitute|restore|(?:da|den|de|dar) por|rellen\\w{1,3}|trage|eintragen|preench\\w{1,3}|rempliss\\w{1,3}|verwenden?|nimm|befull\\w{1,3}|ersetzen?|ignorieren?|melden?|markieren?|setzen?|behandeln?|usa|pon|marca|cambia|trata|ignora|responde|devuelve|reemplaza|remplace[rz]|mett(?:re|ez)|cocher|clore|repondez|considerez|ignorez|traitez|confirmez|ecrivez|troque|ponha|diga|marque|trate|considere|ignore|responda|devolva|confirme|substitua|escreva)\\b',
  ),
  anyOf(`§|\\b${VERDICT}\\b`),
  anyOf(
    '\\b(?:fields?|claims?|claimed|claimant|values?|verdict|outcome|title|position|dates?|degree|diploma|record|case|search|requests?|particulars|items?|vendor|status|campos?|felder|champs?|todos|partout|data|row|datos?|donnees?|daten|dados?|puesto|cargo|poste|fechas?|datum|datas?|angaben?|werte?n?|beginn|ende|feld|titel|dossier|caso|candidat\\w{0,2}|bewerber\\w{0,2})\\b',
  ),
  anyOf(
    "\\b(?:silently|reviewers?|analysts?|human|people|alert\\w{0,30}|no need|do not (?:show|flag|surface|disclose|mention|attempt)|must not|n'alertez|summary|this note|analist\\w{1,2}|revision|revisao|menschen|nadie|ninguem|niemand\\w{0,2}|ocult\\w{1,2}|versteckt\\w{0,2}|hidden|nicht (?:melden|zeigen))\\b",
  ),
  anyOf(
    '\\b(?:above|preceding|template|error|fault|artefact|artifact|spam filter|test|synonym|internal code|same (?:post|role|job|poste|puesto)|designent|equals|equivale|means|particle|wording|traduce|translates?|irony|joke|oben|obige\\w{0,2}|anterior(?:es)?|acima|ci-dessus|precedente?s?|stattdessen|instead|en lugar|au lieu|em vez|bedeutet|significa|quiere decir|quer dizer|veut dire|sinonim\\w{1,2})\\b',
  ),
];
const MOST_TOPICS = 2;

/** A program that is not the sender's own. */
const SPOKEN_OF = anyOf(
  `(?<!\\b(?:our|my|by an?|by the|by) (?:[\\w-]{1,20} )?)\\b(?:${PROGRAM}|agents may)\\b`,
  '(?:^|[\\[{(|*])\\W{0,6}(?:\\w{1,20} ){0,2}(?:assistants|models|readers?|graders?|summari[sz]ers?|scrapers?|bots|parsers?|classifiers?|asistentes?|lectores|leitores|leser|lecteurs)\\s{0,3}[:,!]',
  '\\b(?:receiving|reading|reader|processing|multimodal|generative|inbound|ingesting|grading) (?:models?|assistants?|agents?|software|programs?|graders?|ai)\\b',
  '(?:^|[\\[{(|])\\W{0,6}(?:automation|moderation|parser|reader|machine|engine|system|sistema|systeme|agent|assistant|bot|model)(?:[ -]\\w{1,30})?\\s{0,3}:|\\b(?:computer|machine|robot|program|software), (?:if|when|please) ',
);

/** An order in disguise, so that only a program reads it as one. */
const isSpelledOrder = (plain: string): boolean =>
  plain.startsWith(SPELLED_OUT) && (TOPICS[0]?.test(plain) ?? false);

/** Whether a sentence surely speaks to a program. */
const isSure = (plain: string): boolean =>
  [ADDRESSED, OVERRIDES, MARKUP, ORDERS, FAKED].some((sign) => sign.test(plain));

/** Whether a paragraph is about how a program should read the mail. */
export const isForMachines = (plain: string, most = MOST_TOPICS): boolean =>
  isSure(plain) ||
  speaksInOtherScript(plain) ||
  isSpelledOrder(plain) ||
  (SPOKEN_OF.test(plain) && TOPICS.filter((topic) => topic.test(plain)).length > most);

/** Whether a sentence names a program, or orders what one does. */
export const mayBeginForMachines = (plain: string): boolean =>
  SPOKEN_OF.test(plain) || MAYBE_COMMANDS.test(plain);

/** What programs write for programs, and words to people that set them apart from programs. */
const OF_PROGRAMS = anyOf(
  '^\\W{0,4}\\d{4}-\\d\\d-\\d\\d[t ]\\d\\d:\\d\\d\\S{0,12}\\s{1,4}(?:info|warn(?:ing)?|error|debug|notice|trace)\\b',
  '\\bif you are (?:a person|human|a human)\\b|^\\W{0,6}(?:p\\.? ?s\\.?|definitions?|notes?|examples?)?\\W{0,6}$|^\\W{0,6}(?:input|mail|example \\d{0,2})\\s{0,3}:|\\b(?:error|warning|alert) \\d{2,4}\\b|\\b(?:text|message|letter|mail|lines?|reply) above\\b|\\b(?:last|previous|earlier) (?:conversation|session|chat)\\b|\\bupstream\\b|\\bthis is credence\\b|\\b(?:deploy|staging|smoke|canary) test\\b|^\\W{0,6}steps? \\d\\s{0,3}:|^\\W{0,6}stop\\W{0,3}$|^(?:---|\\+\\+\\+) \\S|^\\W{0,6}(?:def|function|import|return|class|const|var|let) ',
);

/** How much in a sentence could be meant for a program, where something else of the mail surely is. */
export const mayBeToMachine = (plain: string): boolean =>
  MAYBE_COMMANDS.test(plain) || OF_PROGRAMS.test(plain) || BESIDE.slice(2).some((sign) => sign.test(plain));

/** Whether a sentence speaks to a program: by its name, in its marks, by orders that only programs are given. */
export const saysToMachine = (plain: string): boolean =>
  isSure(plain) || (MAYBE_COMMANDS.test(plain) && BESIDE.some((sign) => sign.test(plain)));

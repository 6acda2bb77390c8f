import { fold } from '../read/fold.ts';
import type { ReadValue, ReplyField, ReplyKind, ReplyRequest } from '../read/reading.ts';
import { isClose } from './assertion/is-close.ts';
import { leavesUnread } from './assertion/left-unread.ts';
import { tellsOfOtherEmployer } from './assertion/other-employer.ts';
import { tellsOfOtherSchool } from './assertion/other-school.ts';
import { isToBeChecked } from './no-testimony.ts';
import { isIfMeant } from './people/if-meant.ts';
import { tellsOfSeveral } from './people/several-of-name.ts';
import type { Statement } from './statements.ts';
import { castOnDenial } from './vote/cast-vote.ts';

/** Said by a contact who does not know for sure. */
const UNSURE =
  /\b(?:from memory|as (?:far|best) as i (?:can )?(?:know|recall|remember)|i (?:think|believe|guess)|pretty sure|not (?:entirely |completely |100% |totally )?(?:sure|certain)|(?:wouldn['’]?t|would not) swear|(?:i|we) would (?:say|guess)|if memory serves|thereabouts|somewhere (?:in|around)|ish\b|can['’]?t be (?:exact|sure|certain)|cannot be (?:exact|sure|certain)|if i (?:recall|remember)|to the best of my (?:recollection|memory)|approximately|roughly|give or take|more or less|or so\b|ballpark|(?:don['’]?t|do not|no longer) have (?:the |any |her |his )?(?:exact|precise)|no exact|not exact|i['’]d say|(?:about|around) (?:the |mid-?|early |late |end of )?(?:19|20)\d\d|provided that|assuming|may have been|might have been|hard to say|check the (?:birthday|date)|creo que|je crois|ich glaube|acho que)\b/i;

/** The same in other languages, and on what condition an answer holds. */
const UNSURE_BESIDES =
  /\b(?:(?:can|could)(?:not|['’]?t| not) (?:vouch|speak) for|news to (?:me|us)|(?:would|could|must|['’]d) have (?:been|started|left|come|gone) (?:here |with us )?(?:(?:in|from|till|until) )?(?:around|about|roughly|sometime|(?:19|20)\d\d when)|if(?:,? \(?and only if\)?,?)? (?:his|her|their|your|the) [^.;]{1,50}(?:this|that|it|the following) is (?:our|him|hers?|his|theirs?|them|your)|if\b[^.;:]{0,60}?\b(?:(?:ssn|social(?: security(?: number)?)?|last (?:four|4)|dob|birth ?(?:date|day)|date of birth|middle (?:name|initial))\b[^.;:]{0,25}? (?:is|are|ends?|match(?:es)?|reads)|born)|(?:si|wenn|falls|caso)\b[^.;:]{0,60}?\b(?:naci[oó]|nacid[oa]|née?|geboren|nascid[oa]|nasceu)|if (?:the one|yours|the (?:person|student|employee|man|woman)) (?:you (?:mean|want|ask)|is|has|was|born)|there (?:are|were) (?:two|three|four|several|\d{1,3}) (?:\p{Lu}\p{L}+[ ,]+){2}|(?:can(?:not|['’]?t| not)|unable to) tell (?:them|these|those|the two) apart|(?:holds?|applies|valid|true|correct|right|counts?) only if|only (?:holds?|applies|counts?) if|(?:before|not|n['’]t) (?:you )?(?:rely|relying|act(?:ing)?|count(?:ing)?) on|(?:not|n['’]t) (?:\w+ ){0,3}?(?:the |an? )?official|unofficial\w*|(?:not|\w{1,6}n['’]t) (?:take|treat|use|count) (?:this|that|it) as (?:the |an? )?(?:official|final)|sounds? (?:about )?right|(?:may|might|could)(?: \w+)? be (?:off|wrong|incorrect|inaccurate|different)|(?:had|have|was|were) (?:a second|another|two) (?!(?:jobs?|positions?|titles?|roles?|stints?|times?|periods?|degrees?|majors?|weeks?|months?|years?)\b)\p{Lu}|if (?:my |our )?(?:memory|notes|recollection)|(?:for what|what) it['’]?s worth|si mal no recuerdo|si no me equivoco|m[aá]s o menos|no estoy (?:del todo |muy )?segur[oa]|me parece que|tal vez|quiz[aá]s?|de memoria|salvo error|aproximadamente|il me semble|je pense|[aà] peu pr[eè]s|sauf erreur|de m[eé]moire|si (?:mes souvenirs|ma m[eé]moire|je me souviens)|peut-[eê]tre|pas (?:tout [aà] fait )?s[uû]re?|sous r[eé]serve|meines wissens|soweit ich|ungef[aä]hr|vermutlich|wahrscheinlich|vielleicht|nicht (?:ganz )?sicher|ohne gew[aä]hr|unter vorbehalt|aus dem ged[aä]chtnis|wenn ich mich recht|mais ou menos|se n[aã]o me engano|talvez|salvo engano|n[aã]o tenho certeza|de cabe[cç]a)(?![\p{L}])/iu;

/** That more is going to come. */
const PROMISED =
  /\b(?:(?:will|['’]ll|shall|going to) (?:let you know|send you|get back|follow up|write (?:you |to you )?again|send (?:it|them|that) (?:on|over|along)|send (?:it|the rest|that)|report back|confirm (?:it|that|the))|(?:am|are|['’]m|['’]re) (?:still )?(?:checking|looking into|waiting (?:for|on))|still (?:checking|waiting (?:for|on))|melde mich|(?:te|le|les|lo) (?:aviso|avisare|confirmo (?:luego|despues))|(?:vous|te) (?:redis|reviens|tiens au courant)|(?:reviendrai|reviendrons)|(?:te|lhe) aviso|retorno (?:em|com))(?!\p{L})/iu;

/** Whether an answer says that the rest of it is still to come. */
export const isToBeContinued = (statements: readonly Statement[]): boolean =>
  statements.some(({ text, isQuestion }) => !isQuestion && PROMISED.test(fold(text)));

/** "With us twice", "three harvests" */
const STINTS =
  /\b(?:(?:with us|here|worked|employed|hired|enrolled)(?: (?:him|her|them|here))? twice|(?:two|both|three|several|all) (?:\p{L}+ )?(?:stints|times|spells|periods|seasons|harvests|summers|contracts)|re-?hired|(?:s?he|they) (?:then |later )?came back|returned to us|second (?:stint|time|spell)|(?:dos|tres|varias) veces|(?:deux|trois) fois|zweimal|dreimal|(?:duas|tres) vezes)\b/iu;

/** Whether a reply tells of several times at one source and gives another day than the claimed one: it may be that of another time. */
const tellsOfStints = (
  records: readonly { fields: Partial<Record<ReplyField, ReadValue>> }[],
  statements: readonly Statement[],
): boolean =>
  records.some(({ fields: { startDate, endDate } }) =>
    [startDate, endDate].some((date) => date?.says === 'CORRECTED' && /^\d/.test(date.value ?? '')),
  ) && statements.some(({ text }) => STINTS.test(fold(text)));

const CORE: Readonly<Record<ReplyRequest['searchType'], readonly ReplyField[]>> = {
  EMPLOYMENT: ['position', 'startDate', 'endDate'],
  EDUCATION: ['qualification', 'graduationDate', 'startDate', 'endDate'],
};

/** How much of the vote it takes to take a denial for the last word, which is not easily taken back. */
const SURE_OF_LAST_WORD = 0.9;

/** Whether a denial is the last word: nothing says that files are lost, elsewhere or not all looked through, or that it proves nothing. */
export const isLastWord = (features: ReadonlySet<string>): boolean => {
  const [[first, share] = [null, 0]] = castOnDenial(features)?.shares ?? [];
  return first === 'FINAL' && share > SURE_OF_LAST_WORD;
};

/**
 * Whether an answer leaves nothing open that could still be answered.
 * @param statements those that can speak of the applicant, and all of the reply
 */
export function isSettled(
  kind: ReplyKind,
  records: readonly { record: number; fields: Partial<Record<ReplyField, ReadValue>> }[],
  request: ReplyRequest,
  { own: statements, all }: { own: readonly Statement[]; all: readonly Statement[] },
  at: Date,
): boolean {
  const { searchType, records: asked } = request;
  const said = statements.map(({ text }) => text).join('\n');
  if (kind !== 'ANSWER' || records.length < asked.length) return false;
  if (UNSURE.test(said) || UNSURE_BESIDES.test(said) || isToBeChecked(said)) return false;
  if (isIfMeant(statements) || tellsOfSeveral(statements, request)) return false;
  if (leavesUnread(records, { searchType, records: asked }, statements)) return false;
  if (tellsOfOtherEmployer(records, asked, all) || tellsOfOtherSchool(records, asked, all)) return false;
  if (tellsOfStints(records, statements)) return false;
  return records.every(({ record, fields }) => {
    if (isClose(fields, asked[record] ?? {}, at)) return false;
    const core = CORE[searchType].filter((field) => asked[record]?.[field] !== undefined);
    const isDecided = (field: ReplyField) =>
      fields[field] !== undefined && fields[field].says !== 'NOT_DISCLOSED';
    if (!core.some(isDecided)) return false;
    // A degree that has its date has been awarded, and one that was not has none.
    const isImplied = (field: ReplyField) =>
      searchType === 'EDUCATION' &&
      (['qualification', 'graduationDate'] as const).some((other) => other !== field && isDecided(other));
    // "The start date is not right, I will write you again": what is only called wrong is to come.
    const isToBeGiven = (field: ReplyField) =>
      isToBeContinued(statements) &&
      fields[field]?.says === 'CORRECTED' &&
      /^(?:start|end)Date$/.test(field) &&
      !/^\d|^present$/.test(fields[field].value ?? '');
    return core.every((field) => (fields[field] !== undefined && !isToBeGiven(field)) || isImplied(field));
  });
}

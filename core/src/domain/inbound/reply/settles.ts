import { fold, folded } from '../read/fold.ts';
import type { ReadValue, ReplyField, ReplyKind, ReplyRequest } from '../read/reading.ts';
import { isClose } from './assertion/is-close.ts';
import { leavesUnread } from './assertion/left-unread.ts';
import { isToBeChecked } from './no-testimony.ts';
import type { Statement } from './statements.ts';

/** Said by a contact who does not know for sure. */
const UNSURE =
  /\b(?:from memory|as (?:far|best) as i (?:can )?(?:know|recall|remember)|i (?:think|believe|guess)|pretty sure|not (?:entirely |completely |100% |totally )?(?:sure|certain)|(?:wouldn['’]?t|would not) swear|(?:i|we) would (?:say|guess)|if memory serves|thereabouts|somewhere (?:in|around)|ish\b|can['’]?t be (?:exact|sure|certain)|cannot be (?:exact|sure|certain)|if i (?:recall|remember)|to the best of my (?:recollection|memory)|approximately|roughly|give or take|more or less|or so\b|ballpark|(?:don['’]?t|do not|no longer) have (?:the |any |her |his )?(?:exact|precise)|no exact|not exact|i['’]d say|(?:about|around) (?:the |mid-?|early |late |end of )?(?:19|20)\d\d|provided that|assuming|may have been|might have been|hard to say|check the (?:birthday|date)|creo que|je crois|ich glaube|acho que)\b/i;

/** The same in other languages, and on what condition an answer holds. */
const UNSURE_BESIDES =
  /\b(?:if (?:his|her|their|your|the) [^.;]{1,50}(?:this|that|it|the following) is (?:him|hers?|his|theirs?|them|your)|if (?:the one|yours|the (?:person|student|employee|man|woman)) (?:you (?:mean|want|ask)|is|has|was|born)|there (?:are|were) (?:two|three|four|several|\d{1,3}) (?:\p{Lu}\p{L}+[ ,]+){2}|(?:can(?:not|['’]?t| not)|unable to) tell (?:them|these|those|the two) apart|(?:holds?|applies|valid|true|correct|right|counts?) only if|only (?:holds?|applies|counts?) if|(?:before|not|n['’]t) (?:you )?(?:rely|relying|act(?:ing)?|count(?:ing)?) on|(?:not|n['’]t) (?:\w+ ){0,3}?(?:the |an? )?official|unofficial\w*|(?:not|\w{1,6}n['’]t) (?:take|treat|use|count) (?:this|that|it) as (?:the |an? )?(?:official|final)|sounds? (?:about )?right|could be off|(?:had|have|was|were) (?:a second|another|two) (?!(?:jobs?|positions?|titles?|roles?|stints?|times?|periods?|degrees?|majors?|weeks?|months?|years?)\b)\p{Lu}|if (?:my |our )?(?:memory|notes|recollection)|(?:for what|what) it['’]?s worth|si mal no recuerdo|si no me equivoco|m[aá]s o menos|no estoy (?:del todo |muy )?segur[oa]|me parece que|tal vez|quiz[aá]s?|de memoria|salvo error|aproximadamente|il me semble|je pense|[aà] peu pr[eè]s|sauf erreur|de m[eé]moire|si (?:mes souvenirs|ma m[eé]moire|je me souviens)|peut-[eê]tre|pas (?:tout [aà] fait )?s[uû]re?|sous r[eé]serve|meines wissens|soweit ich|ungef[aä]hr|vermutlich|wahrscheinlich|vielleicht|nicht (?:ganz )?sicher|ohne gew[aä]hr|unter vorbehalt|aus dem ged[aä]chtnis|wenn ich mich recht|mais ou menos|se n[aã]o me engano|talvez|salvo engano|n[aã]o tenho certeza|de cabe[cç]a)(?![\p{L}])/iu;

/** Why nothing was found, other than that there is nothing. */
const LOST_OR_ELSEWHERE =
  /\b(?:no longer (?:have|keep)|(?:any of|none of) (?:the|those|our) records|any ?more|retention|shredd\w+|destroy(?:s|ed)?|purged|discarded|(?<!\b(?:our|nos|nuestros|unseren?|nossos) )archiv(?:e|es|ed|al)|proves? (?:nothing|little|zilch|zip|nada|squat)|one way or (?:the other|another)|never came back|sent (?:off )?to the (?:state|county|district|archdiocese|archives?)|(?:made|survived) the (?:trip|move|switch|transfer|change)|switched (?:payroll|systems?|software|providers?|companies)|would(?: not|n['’]t) be (?:on|in) (?:there|it|them|here)|(?:were|was) only given|took (?:all )?(?:the |our |their |his |her )?(?:\w+ )?(?:files?|records?|papers?)|in what['’]?s left|only (?:goes?|go|have|keep|hold|access)|begins? (?:in|with)|start(?:s|ing)? (?:in|with|from)|go(?:es)? back|prior to|before (?:that|then|(?:19|20)\d\d)|older (?:records|files|than)|no files|got no files|nothing (?:\w+ )?from (?:before|earlier|back then)|carried over|either way|lost|wip(?:ed|ing) ?(?:out|clean)?|new management|burn(?:ed|t)|flood\w*|fire|water damage|(?:does not|doesn['’]t|need not) mean|no (?:quiere decir|significa)|nao (?:quer dizer|significa)|(?:should|must|may|can) ?not be (?:read|taken|treated|seen|understood|regarded|construed|interpreted) as|(?:only|incomplete|partial) (?:partial )?(?:files?|records?|books)|without (?:the )?(?:same|it|this|that|these|them|which)|ne (?:veut|signifie) pas|(?:heisst|bedeutet) (?:\w+ )?nicht|perd(?:emos|imos|ieron|eram|ido[as]?|us?|ues?)|extravi\w+|enchente|inundac\w+|inond\w+|incend\w+|hochwasser|wasserschaden|uberschwemm\w+|verloren|not have access|(?:can(?:not|['’]?t| not)|unable to|no way to) (?:\w+ )?(?:see|view|open|reach|access|get (?:at|to|into)) [^.;]{0,40}\b(?:from here|records?|data|files?|system)|told not to|(?:previous|old|former|prior) owners?|no (?:surprise|wonder)|never heard of (?:these|this|that|them|your)|(?:the|a) wrong (?:one|person|man|woman)|took (?:this|the|that) (?:place|shop|store|business|company|firm) over|no (?:paperwork|papers)\b|tenants? of ours|landlords?|let(?:ting)? agents?|leasing office|rent(?:ed)? out|not surpris\w+|bought the|new owners?|acquired|merged|can['’]?t search|limited to|may (?:still )?have|under (?:another|a different) name|would(?: not|n['’]?t) have (?:it|them|that|any|his|her|those)\b|owners? before|(?:s?he|they) (?:left|withdrew|dropped|attended|quit)|never (?:met|knew)|before (?:my|our) time|i (?:only |just )?(?:came|started|joined|took over|began) (?:here )?in|you (?:want|must mean|are looking for|are thinking of)|we are (?:\w+ ){0,3}not the|left (?:us )?no (?:\w+ )?(?:books|files|records|papers|lists?)|took (?:it |this )?over|reprise?s?|liquidat\w*|pas garde\w*|no (?:\w+ )?(?:conserv|guard)\w+|traspas\w+|ubernommen|aufbewahr\w*|nao (?:\w+ )?guardamos|assumimos|destruid\w+|detruit|vernichtet|destruíd\w+)\b/i;

/** That another house of the same name was meant: "this is Roosevelt in Michigan", "there are a lot of Roosevelts". */
const OTHER_OF_NAME = folded(
  /\bthis is (?:the )?\p{Lu}[\p{L}.'’ ]{1,40} in \p{Lu}|\b(?:many|a lot of|lots of|awful lot of|several|dozens of) (?:other )?(?:schools|\p{Lu}\p{Ll}+s\b)|\b(?:otra|outra|une autre|andere) (?:escuela|escola|[ée]cole|schule)\b|\b(?:another|a different) (?:school|college|company) (?:of|with) (?:that|the same|this) name\b/u,
);

/** That the search for it is not over. */
const STILL_LOOKED_FOR = folded(
  new RegExp(
    [
      "(?:\\b(?:not|nothing|no)|n['’]t)\\b[^.;,]{0,40}\\b(?:yet|so far|for now|for the moment|right now|just now)\\b|\\b(?:so far|for now),",
      '\\b(?:still|keep|kept|continue) (?:on )?(?:look|search|check|digg)ing\\b',
      "\\b(?:would|will|might|['’]ll|['’]d) (?:still )?(?:(?:have|need) to )?(?:look|go|dig|check|search|pull|try|ask)\\b(?! (?:if|for (?:an?|the) fee))",
      '(?<!\\b(?:checked|searched|looked|went)\\b[^.;]{0,40})\\b(?:paper|old|older|other|another) (?:paper )?(?:files?|records?|systems?|database|boxes|binders)\\b',
      '\\bin (?:the|our|my) (?:current|new|present|online|electronic) (?:system|database|records|files|payroll)\\b',
      '\\b(?:todavia|aun) no\\b|\\bpor ahora\\b|\\bde momento\\b|\\bpas encore\\b|\\bpour l.instant\\b|\\bnoch (?:nicht|keine\\w*)\\b|\\bbisher\\b|\\bainda nao\\b|\\bpor enquanto\\b',
    ].join('|'),
    'i',
  ),
);

/** That more is going to come. */
const PROMISED =
  /\b(?:(?:will|['’]ll|shall|going to) (?:let you know|send you|get back|follow up|write (?:you |to you )?again|send (?:it|them|that) (?:on|over|along)|send (?:it|the rest|that)|report back|confirm (?:it|that|the))|(?:am|are|['’]m|['’]re) (?:still )?(?:checking|looking into|waiting (?:for|on))|still (?:checking|waiting (?:for|on))|melde mich|(?:te|le|les|lo) (?:aviso|avisare|confirmo (?:luego|despues))|(?:vous|te) (?:redis|reviens|tiens au courant)|(?:reviendrai|reviendrons)|(?:te|lhe) aviso|retorno (?:em|com))(?!\p{L})/iu;

/** Whether an answer says that the rest of it is still to come. */
export const isToBeContinued = (statements: readonly Statement[]): boolean =>
  statements.some(({ text, isQuestion }) => !isQuestion && PROMISED.test(fold(text)));

const CORE: Readonly<Record<ReplyRequest['searchType'], readonly ReplyField[]>> = {
  EMPLOYMENT: ['position', 'startDate', 'endDate'],
  EDUCATION: ['qualification', 'graduationDate', 'startDate', 'endDate'],
};

/** Whether nothing stays open that could still be answered. */
export function isSettled(
  kind: ReplyKind,
  records: readonly { record: number; fields: Partial<Record<ReplyField, ReadValue>> }[],
  { searchType, records: asked }: ReplyRequest,
  statements: readonly Statement[],
  at: Date,
): boolean {
  const said = statements.map(({ text }) => text).join('\n');
  if (kind === 'NO_RECORD' && OTHER_OF_NAME.test(said)) return false;
  if (kind === 'NO_RECORD') return !LOST_OR_ELSEWHERE.test(fold(said)) && !STILL_LOOKED_FOR.test(fold(said));
  if (kind !== 'ANSWER' || records.length < asked.length) return false;
  if (UNSURE.test(said) || UNSURE_BESIDES.test(said) || isToBeChecked(said)) return false;
  if (leavesUnread(records, { searchType, records: asked }, statements)) return false;
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
    return core.every((field) => fields[field] !== undefined || isImplied(field));
  });
}

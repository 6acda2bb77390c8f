import type { SearchType } from '@credence/contract';
import { fold, folded, plainWords } from '../../read/fold.ts';
import type { ClaimedValues, ReplyField, ReplyRequest } from '../../read/reading.ts';
import type { Statement } from '../statements.ts';
import { isButOne } from './but-one.ts';
import { isVotedRight, saysAllRight } from './called-right/called-right.ts';
import { findsNoFault } from './called-right/no-fault.ts';
import type { Candidate } from './candidate.ts';
import { fieldsMeant } from './fields-meant.ts';
import { labelledLine } from './shown-claim.ts';
import { ALL, BE, HOW, isLoneVerdict, MATCHES, NO_VERDICT, RIGHT, WELL } from './verdict-words.ts';
import { withheldFields, withheldIn } from './withheld.ts';

/** "Everything on your sheet is right." */
const ALL_RIGHT = folded(
  new RegExp(
    `(?<![\\p{L}])${ALL}(?: ${BE})? ${HOW}(?:${RIGHT}|${MATCHES}|${WELL}(?=\\W*$|[.,!]))(?![\\p{L}])`,
    'iu',
  ),
);
const OF_REST = folded(
  /\b(?:rest|else|others?|remainder|remaining|reste|dem[áa]s|resto|restante|[üu]brige|andere[ns]?|except(?:ing|ion|ions)?|besides|apart from|other than|aside from|save (?:for|that)|salvo|excepto|menos|sauf|hormis|excepté|außer|bis auf|exceto|excepci[óo]n|exce[cç][ãa]o|bar (?:for )?(?:the|her|his|their))\b/i,
);
const EXCEPT = folded(
  /\b(?:except(?:ing)?|but(?! for the record)|apart from|other than|aside from|(?:with )?(?:the|one|a single|a sole) exception(?: of)?|one (?:thing|exception)|however|save for|save that|so(?= (?:[oa]s?|nao|que)\b)|solo|somente|apenas|solamente|únicamente|seulement|nur|lediglich|salvo|excepto|menos|sauf|excepté|außer|bis auf|exceto|(?:a|con) excepci[óo]n de|[àa] l['’]exception d[eu]|(?:com )?exce[cç][ãa]o d[aeo]s?|mit ausnahme|bar (?:for )?(?=(?:the|her|his|their)\b)|only(?! (?:(?:thing )?(?:i|we)(?: would|['’]d| want to| can| could)|to) add\b))\b/iu,
);
/** What stands between all of it and what is not meant. */
const BUT =
  '(?:except(?:ing)?(?: for)?|but|save(?: for)?|besides|apart from|other than|aside from|with the exception of|salvo|excepto|menos|sauf|hormis|außer|bis auf|exceto)';
/** "Everything except the title is correct." */
const ALL_BUT = folded(
  new RegExp(
    `(?<![\\p{L}])${ALL} ${BUT} (?<what>[^.,;:]{2,60}?) ${BE} ${HOW}(?:${RIGHT}|${MATCHES}|${WELL})(?![\\p{L}])`,
    'iu',
  ),
);
/** "Confirmed as to dates." */
const RIGHT_AS_TO = folded(
  new RegExp(
    `^\\W*(?:yes,? )?(?:${RIGHT}|agreed?|yes|${WELL}) (?:as to|as for|on|for|with (?:regard|respect) to|regarding|concerning|to) (?<what>[^.,;:]{2,60})\\W*$`,
    'iu',
  ),
);
/** "Everything checks out except the location." Which date, or what a whole sentence is about, is less sure. */
const NAMED_EXCEPTION = folded(
  new RegExp(
    `\\b${BUT} (?:(?:the|her|his|their|your|el|la|le|den|die|das|o|a) )?(?:(?:job|start|end|job'?s?) )?(?:title|position|role|location|city|town|employer|company|major|field|subject|start date|end date|starting date|cargo|puesto|poste|titel|stelle|ort|funcao)\\W*$`,
    'i',
  ),
);
/** "The dates may also be wrong." */
const PERHAPS =
  /\b(?:may|might|could|would|should|perhaps|maybe|possibly|quizas?|tal vez|peut-etre|vielleicht|talvez)\b/i;
const CONDITION = folded(
  /\b(?:if|once|whether|unless|until|after|before|when(?! (?:s?he|they) (?:was |were |got )?(?:re)?(?:hired|started|began|left|joined|came|ended|graduated|finished)\b)|assuming|provided that|please|would you|could you|you (?:must|need|should)|(?:can|may|could|must|should) (?:only |also )?be (?:verified|confirmed)|we need|will (?:be )?(?:confirm|verif)\w*|si(?!\s*[,.!])|wenn|falls|se|cuando|quand)\b/i,
);
const NOT = folded(
  /(?:n['’]t\b|\bincorrect|\binaccurate|\bwrong|\bfalse\b|\boff\b|\bnot\b|\bno es\b|\bpas\b|\bnicht\b|\bnão\b|\bfalsch\b|\bnever\b|\bnone\b|\bno match|\bmismatch|\bunmatched|\bunverified|\bcannot\b|\bneither\b|\bnothing\b)/i,
);

/** "Some of what she put down is right": of which part, it does not say. */
const ONLY_PART =
  /\b(?:some|parts?|half|most(?:ly)?|(?<!every )bits?|partly|partially|not (?:all|every\w*)|algun\w+|(?:una |em |en )?parte|en partie|une partie|teilweise|zum teil|ein teil|manches?|parcial\w*)\b(?! time)/i;

const PART_RIGHT = folded(new RegExp(`(?<![\\p{L}])(?:${RIGHT}|${MATCHES}|${WELL})(?![\\p{L}])`, 'iu'));
const CONFIRM = folded(/\b(?:confirm|verify|certify|attest)\b/i);

const AS_STATED =
  /\b(?:as (?:stated|listed|given|claimed|provided|submitted|shown)|(?:you|s?he|they) (?:listed|gave|stated|provided|sent)|above(?![- ](?:named|mentioned|referenced|captioned|subject|individual|person|employee|student|candidate|applicant))|on (?:your|the) (?:form|request))\b/i;

const WITHHOLDS = folded(
  /(?:\b(?:not|never|cannot|can ?not|unable|prohibit\w*|prevents?|forbid\w*|refuse|decline|no (?:podemos|puedo|estamos autorizad\w+ [ap])|ne (?:pouvons|communiquons)|nicht|não (?:podemos|informamos))|n['’]t) ?(?:be |us |me |our staff |to |from |allowed |able |permitted |authori[sz]ed |at liberty |legally |pas )*(?:giv(?:e|ing)(?: out)?|releas(?:e|ing)|disclos(?:e|ing)|provid(?:e|ing)|confirm(?:ing)?|verify(?:ing)?|shar(?:e|ing)|reveal(?:ing)?|tell(?:ing)?|discuss(?:ing)?|furnish(?:ing)?|report|say|stat(?:e|ing)|mention(?:ing)?|divulg\w+|facilitar|communiquer|mitteilen|herausgeben)\b(?<what>[^.;]{0,200})/i,
);

/** "Job titles are not released", "titles are not something we give out". */
const UNTOLD =
  /^(?:as for|as to|regarding|concerning) (?<asked>[^.;:]{2,60})[:,][^.;]{0,60}\bnot (?:to |allowed to |able to |permitted to )?(?:give|release|share|disclose|provide)\b|(?:^|; )(?<what>[^.;:]{2,90}?) (?:no se (?:proporcionan?|informan?|facilitan?|divulgan?|dan?|entregan?)|ne (?:sont|est) pas (?:communiqu|divulgu|transmis)\w*|(?:werden|wird) nicht (?:mitgeteilt|herausgegeben|weitergegeben)|nao (?:sao|e) (?:informad|divulgad|fornecid)\w*)\b|(?:^|; )(?<told>[^.;:]{2,90}?) (?:is|are|will|can|may)(?: not| never|n['’]t|not)(?: be| ever)? (?:released|disclosed|divulged|given out|shared(?: with)?|provided (?:to|by|under|per)|(?<=\b(?:will|can|may)(?: not|n['’]t|not) be )provided(?=\W*$)|(?:some|any)thing (?:that )?(?:we|i) (?:can |may |are able to )?(?:give|share|release|disclose|provide|verify|confirm))\b|(?:^|; )(?<kept>[^.;:]{2,90}?) (?:is|are) (?:always |strictly |kept )?(?:withheld|confidential|suppressed|redacted)\b|(?:^|; )(?<items>[^.;:]{2,90}?) (?:is|are) (?:things?|items?|details?|data|information|information that|nothing)? ?(?:that |which )?(?:we|i) (?:do|will|can|may|are)(?: not|n['’]t|not) (?:able to |allowed to |permitted to )?(?:release|disclose|give(?: out)?|share|provide)\b/i;

const OF_REASONS = /\b(?:reasons?|cause|circumstances) (?:for|of) (?:(?:her|his|their|the) )?\w+/gi;

/** What a request has is ticked off: "Degree and year stated ...... OK". */
const OF_REQUEST = /(?<!\bas )\b(?:stated|supplied|identified|received|attached|included)\b\s*\.{3,}\s*\w+/i;

const HEADS_DATA = /\b(?:confirm\w*|verify|certif\w+|bestätigen?)\b[^:]{0,80}:\s*$/iu;

/** "Tulsa, OK" calls nothing right. */
const OF_OKLAHOMA = /(?<=\p{Lu}[\p{L}.'’]+),? OK(?![\p{L}])/gu;

/** What is said of the claims as a whole, or of those that are named: right, wrong, or not to be told. */
export function summaries(
  statements: readonly Statement[],
  claims: ClaimedValues,
  request: ReplyRequest,
): Candidate[] {
  const { applicant, searchType } = request;
  const claimed = Object.keys(claims) as ReplyField[];
  const { firstName, lastName, aliases } = applicant;
  const house = [claims.employerName ?? '', claims.institutionName ?? ''];
  const names = new Set([firstName, lastName, ...aliases, ...house].flatMap(plainWords));
  return statements.flatMap((statement, group) => {
    const { text: words, isQuestion } = statement;
    // "I confirm the details of our former colleague:" heads what is confirmed.
    if (isQuestion || HEADS_DATA.test(words) || OF_REQUEST.test(words)) return [];
    if (isOfLabel(statement, statements[group - 1])) return [];
    const text = fold(words).replace(OF_OKLAHOMA, '').replace(NO_VERDICT, ' ');
    const of: Of = (fields, kind, value = null) => {
      // Who names what is not right says that the rest is, whatever it is instead.
      const isNamed = fields.length < claimed.length && NAMED_EXCEPTION.test(text) && !PERHAPS.test(text);
      const isOfRest = kind === 'AGREED' && OF_REST.test(text) && !isNamed;
      return fields.map((field) => {
        const said = { field, kind, value, evidence: words, source: 'SUMMARY' as const, group };
        return isOfRest ? { ...said, isOfRest } : said;
      });
    };
    const { asked, what, told, kept, items } = UNTOLD.exec(text)?.groups ?? {};
    const untold = (asked ?? what ?? told ?? kept ?? items)?.replace(OF_REASONS, ' ');
    if (untold !== undefined) return of(withheldFields(untold, searchType), 'WITHHELD');
    const withheld = WITHHOLDS.exec(text)?.groups?.what;
    const withheldHere = withheldFields(withheld ?? '', searchType);
    if (withheldHere.length > 0 && mustNotTell(text)) return of(withheldHere, 'WITHHELD');
    const notTold = of(withheldIn(words, searchType), 'WITHHELD');
    if (CONDITION.test(text)) return notTold;
    const right = rightOf(text, { statement, request, claimed, names });
    if (right?.length === 0 && isButOne(words))
      return of(claimed, 'AGREED').map((said) => ({ ...said, isOfRest: true, isButOne: true }));
    if (right) return [...notTold, ...of(right, 'AGREED')];
    const parts = partsOf(text);
    return [...notTold, ...parts.flatMap((part, at) => partSaid(part, parts[at - 1] ?? '', searchType, of))];
  });
}

/** "(1) Degree: Doctor of Education. As you state.": said of the label that it stands behind. */
const isOfLabel = (statement: Statement, before: Statement | undefined): boolean =>
  statement.isLine &&
  before?.isLine === true &&
  labelledLine(before.text) !== null &&
  labelledLine(statement.text) === null &&
  isLoneVerdict(statement.text);

/** Who cannot confirm may only not know; who does not disclose will not. */
const mustNotTell = (text: string): boolean =>
  !/\b(?:confirm|verify|say|tell)\w*\b/i.test(WITHHOLDS.exec(text)?.[0].slice(0, 60) ?? '') ||
  /\b(?:policy|allowed|permitted|privacy|third part|disclos|releas|legal|liberty|authori[sz]ed|law|gdpr|counsel)/i.test(
    text,
  );

/** Makes candidates of a statement. */
type Of = (fields: readonly ReplyField[], kind: Candidate['kind'], value?: string | null) => Candidate[];

/** What was asked, and the names that say whose it is. */
interface Asked {
  statement: Statement;
  request: ReplyRequest;
  claimed: readonly ReplyField[];
  names: ReadonlySet<string>;
}

/** The claims that a statement calls right: as a whole, all but some, or some; null where it does none of these. */
function rightOf(text: string, asked: Asked): ReplyField[] | null {
  const { claimed, request } = asked;
  const { searchType } = request;
  const allBut = ALL_BUT.exec(text)?.groups?.what;
  const some = fieldsMeant(RIGHT_AS_TO.exec(text)?.groups?.what ?? '', searchType);
  if (allBut === undefined && some.length === 0) return allRight(text, asked);
  if (NOT.test(text)) return [];
  if (allBut === undefined) return some;
  const others = fieldsMeant(allBut, searchType);
  return others.length === 0 ? [] : claimed.filter((field) => !others.includes(field));
}

/** The claims that a statement calls right as a whole; null where it does not. Exceptions that are not understood leave none. */
function allRight(text: string, { statement, request, claimed, names }: Asked): ReplyField[] | null {
  const { searchType } = request;
  const except = EXCEPT.exec(text);
  const before = except && except.index > 0 ? text.slice(0, except.index) : text;
  const isSaid =
    ALL_RIGHT.test(text) ||
    saysAllRight(before, names) ||
    // Who names what is right speaks of that alone.
    (fieldsMeant(before, searchType).length === 0 && isVotedRight(statement, before, request));
  if (!isSaid) return null;
  if (NOT.test(before) && !findsNoFault(before)) return null;
  if (ONLY_PART.test(before)) return [];
  const others = except ? fieldsMeant(text.slice(except.index), searchType) : [];
  return except && others.length === 0 ? [] : claimed.filter((field) => !others.includes(field));
}

/** Clauses that each have their own verdict: "the title is right, but the dates are wrong". */
const partsOf = (text: string): string[] =>
  text.split(/[,;:]\s|\s[–—-]\s|\bbut\b|\bhowever\b|\bpero\b|\bmais\b|\baber\b/i);

const WRONG =
  /\b(?:incorrect|inaccurate|wrong|false|not (?:correct|right|accurate|true)|falsch|incorrect[oa]s?)\b/i;

/** "Correct too", and not "a good colleague". */
const AT_END =
  /^\W*(?:too|also|as well|indeed|there|here|enough|with us|for us|on (?:my|our) end|tambien|aussi|auch|tambem|(?:a|con|com|with|per|au|ao) (?:\w+ )?(?:records?|files?|payroll|carteira|nomina|registros?|dossiers?))?\W*$/i;

/** @param before the clause before it, of which "all correct" speaks */
function partSaid(part: string, before: string, searchType: SearchType, of: Of): Candidate[] {
  if (/^(?:and )?so (?:is|are|was|were)\b/i.test(part.trim()))
    return PART_RIGHT.test(before) && !NOT.test(before) ? of(fieldsMeant(part, searchType), 'AGREED') : [];
  const verdict = PART_RIGHT.exec(part);
  const isWrong = NOT.test(part);
  if (verdict && !isWrong) {
    const own = fieldsMeant(part.slice(0, verdict.index), searchType);
    // "Correct dates, correct job": the verdict stands before.
    const behind =
      own.length === 0 && verdict.index <= 1
        ? fieldsMeant(part.slice(verdict[0].length + 1), searchType)
        : [];
    if (behind.length > 0 && part.trim().split(/\s+/).length <= 3) return of(behind, 'AGREED');
    const isAtEnd = AT_END.test(part.slice(verdict.index + verdict[0].length));
    const isOfBefore = own.length === 0 && isAtEnd && part.trim().split(' ').length <= 3 && !NOT.test(before);
    return of(isOfBefore ? fieldsMeant(before, searchType) : own, 'AGREED');
  }
  if (isWrong && WRONG.test(part) && !PERHAPS.test(part))
    return of(fieldsMeant(part, searchType), 'DENIED', part.trim());
  const confirmed = CONFIRM.exec(part);
  const isStated = confirmed && !isWrong && AS_STATED.test(part) && !/\d/.test(part);
  return isStated ? of(fieldsMeant(part.slice(confirmed.index), searchType), 'AGREED') : [];
}

import { fold, folded } from '../read/fold.ts';
import type { ReplyRequest } from '../read/reading.ts';
import { subjectOf } from './names.ts';
import type { Statement } from './statements.ts';

/** What the applicant said, or may have said, as the source repeats it. */
const HEARSAY = folded(
  /\b(?:if|whether)\b[^.;]{0,30}\b(?:told|said|says|claims?|claimed|stated|wrote|listed|put|gave)\b|\b(?:s?he|they|applicant|candidate|employee|student|you|[a-z]+ed by)\b (?:\w+ )?(?:told (?:you|us|me)|claim(?:s|ed)?|alleg\w+|pretend\w*|boast\w*|insist\w*|wish\w*|would (?:like|love))\b|\b(?:resume|cv|application|linkedin)\b[^.;]{0,30}\b(?:says?|said|claims?|shows?|lists?|may)\b|\b(?:according to|per|based on|judging (?:by|from)) (?:his|her|their|the) (?:\w+ )?(?:linkedin|resume|cv|application|profile|facebook)\b|\bif (?:s?he|they) (?:was|were|is|are|really|ever|worked|did|had)\b|\bif you ask\b|^if (?:that|this|it)\b/i,
);

/** What would be so in a case that is none: "had she been a nurse", "he would have been on the list". */
const HYPOTHETICAL = folded(
  /^(?:had|were|should) (?!you\b)(?:\S+ ){1,3}?(?:been|worked|be|to|held|had|graduated|attended|studied|got(?:ten)?|ever|applied)\b|\bif (?:(?!you\b|there\b)\S+ ){1,3}?(?:had|were|has|was|is|worked|ever|did|attended|graduated|studied)\b|\b(?:would|'d|could|should|might)(?: not|n't)?(?: have|'ve) (?:been|worked|had|held|started|left|graduated|received|earned|got(?:ten)?)\b|['’]d have (?:been|had|worked|held)\b|\bwhether\b|\bsi (?:\S+ ){0,2}(?:hubiera|fuera|avait|etait)\w*|\b(?:wenn|falls) |\b(?:ware|hatte) (?:er|sie|herr|frau) |\bse (?:\S+ ){0,2}(?:tivesse|fosse|trabalhou)\b/i,
);

/** That the sender does not know whether the one they found is the one who was asked about. */
const WHO_IS_IT = folded(
  /\b(?:if|whether) (?:that['’]?s|that is|this is|it['’]?s|it is|s?he['’]?s|s?he is|they are|these are|those are) (?:in fact |really |actually |indeed )?(?:who|whom|the (?:one|ones|same|right|correct|person|individual|man|woman|guy|lady)|him\b|her\b|them\b|your (?:guy|man|person|applicant|candidate))|\b(?:not|n['’]t) (?:sure|certain|clear|know|tell|say)(?: to (?:me|us))? (?:which|who|whom|if (?:it|this|that|s?he|they)|whether (?:it|this|that|they))\b|\b(?:which|who) (?:one |of (?:them|these|the two) )?(?:do|did|would) you (?:mean|want|need)\b|\b(?:could|may|might) (?:or may not )?be (?:him|her|the same|your (?:guy|person|applicant|candidate)|someone else|somebody else|a different)\b|\bis (?:that|this|it|s?he) (?:him|her|(?:the )?(?:one|person|who) (?:you|that))\b|\bno idea (?:if|whether|who|which)\b|\bassuming (?:you|we) (?:mean|are talking)\b|\bno se (?:si es|cual)\b|\bob (?:das|es|er|sie) (?:derselbe|dieselbe|die(?:se)? person)\b|\bsi c['’]est (?:bien )?(?:lui|elle|la meme)\b/i,
);
const CONTRAST = folded(
  /\b(?:but|however|in fact|actually|in reality|the truth is|pero|en realidad|mais|en fait|aber|tatsächlich|mas|na verdade)\b/i,
);

/** What we wrote, set against what the source has: "you list a PhD; our records show a master's". */
const OURS_AGAINST_THEIRS =
  /\b(?:you|your (?:form|request|letter|records?|information|e-?mail)) (?:list|listed|have|had|show|shows|shown|gave|give|stated?|states|mention(?:ed|s)?|wrote|put|indicated?|says?|said)\b[^;,.]{0,60}[;,] (?:but |however,? |whereas |while |yet )?(?=(?:our|ours|we|the (?:actual|correct|right))\b)/i;

/** Says of itself that it is not meant. */
const NOT_MEANT = folded(
  /\b(?:yeah,? right|as if\b(?=\W*$)|in (?:his|her|their) dreams|dream on|the (?:pope|easter bunny|tooth fairy|king|queen) |santa claus|nice try|that['’]s (?:rich|a good one|hilarious)|good one\b|give me a break|my foot|then i['’]?(?:m| am)\b|of my (?:whole |entire )?life\b|just kidding|only joking|and (?:i|we)(?: am|['’]m| was) (?:the|an?) (?:pope|king|queen|president|astronaut))|\bsure,? (?:s?he|they) (?:was|were|is|did)\b/i,
);

/** What is so of many. */
const OF_MANY =
  /\b(?:hired|employed|had|have|enroll?ed|graduated|awarded) (?:over |about |around |almost |nearly |more than |at least |some )?(?:\d{1,4}|dozens of|hundreds of|thousands of|several|lots of|plenty of|a (?:lot|bunch|number) of|so many|a dozen) (?!years?\b|months?\b|weeks?\b|days?\b|jobs?\b|roles?\b|titles?\b|positions?\b|stints?\b|times?\b|degrees?\b|terms?\b|semesters?\b|different\b|employers?\b|hours?\b)|(?<!\bof )\b(?:our|all|most|new|every|many|some) (?:new |other |former |current )?(?:hires|employees|students|workers|graduates|interns|people)\b/i;

/** What the sender did, and not the applicant. */
const OF_SENDER =
  /(?:^|[.,;:]\s*|\b(?:and|but|because|since|when|while) )I(?:['’]ve| have| had)? (?:only )?(?:was|worked|been|served|used to|came|arrived|took|did)\b/;
const OF_APPLICANT = /\b(?:s?he|they|him|them)\b/i;
const OVER_APPLICANT =
  /\bI(?: was|['’]ve been| have been| had been|['’]m| am) (?:his|her|their) (?:\w+ ){0,3}(?:supervisor|manager|boss|lead|foreman|colleague|co-?worker|teacher|advis[eo]r|professor|mentor|partner|neighbou?r)\b/i;

/**
 * What a source says of the applicant by its own knowledge: not what it was told, what it does not mean, or what it did
 * itself. Of "she claims 2015, but it was 2016" the second half is left.
 */
export function testimonyIn(statements: readonly Statement[], request: ReplyRequest): Statement[] {
  // Who jokes in one sentence may not mean the next one either, and who is not sure whom we mean gives nobody's data.
  if (statements.some(({ text }) => NOT_MEANT.test(fold(text)) || WHO_IS_IT.test(fold(text)))) return [];
  return statements.flatMap((statement) => {
    const { text } = statement;
    const plain = fold(text);
    if (OF_MANY.test(text) || isOfSender(text, request)) return [];
    const set = OURS_AGAINST_THEIRS.exec(text);
    if (set) return [{ ...statement, text: text.slice(set.index + set[0].length) }];
    const told = HEARSAY.exec(plain) ?? HYPOTHETICAL.exec(plain);
    if (!told) return [statement];
    const from = told.index + told[0].length;
    const contrast = CONTRAST.exec(plain.slice(from));
    return contrast ? [{ ...statement, text: text.slice(from + contrast.index).trim() }] : [];
  });
}

const isOfSender = (text: string, request: ReplyRequest): boolean =>
  OVER_APPLICANT.test(text) ||
  (OF_SENDER.test(text) && !OF_APPLICANT.test(text) && subjectOf(text, request) !== 'APPLICANT');

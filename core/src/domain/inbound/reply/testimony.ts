import { fold, folded } from '../read/fold.ts';
import type { ReplyRequest } from '../read/reading.ts';
import { subjectOf } from './names.ts';
import type { Statement } from './statements.ts';

/** What the applicant said, or may have said, as the source repeats it. */
const HEARSAY = folded(
  /\b(?:if|whether)\b[^.;]{0,30}\b(?:told|said|says|claims?|claimed|stated|wrote|listed|put|gave)\b|\b(?:s?he|they|applicant|candidate|employee|student|you|[a-z]+ed by)\b (?:\w+ )?(?:told (?:you|us|me)|claim(?:s|ed)?|alleg\w+|pretend\w*|boast\w*|insist\w*|wish\w*|would (?:like|love))\b|\b(?:resume|cv|application|linkedin)\b[^.;]{0,30}\b(?:says?|said|claims?|shows?|lists?|may)\b|\b(?:according to|per|based on|judging (?:by|from)) (?:his|her|their|the) (?:\w+ )?(?:linkedin|resume|cv|application|profile|facebook)\b|\bif (?:s?he|they) (?:was|were|is|are|really|ever|worked|did|had)\b|\bif you ask\b|^if (?:that|this|it)\b/i,
);
const CONTRAST = folded(
  /\b(?:but|however|in fact|actually|in reality|the truth is|pero|en realidad|mais|en fait|aber|tatsächlich|mas|na verdade)\b/i,
);

/** Says of itself that it is not meant. */
const NOT_MEANT = folded(
  /\b(?:yeah,? right|as if\b(?=\W*$)|in (?:his|her|their) dreams|dream on|the (?:pope|easter bunny|tooth fairy|king|queen) |santa claus|nice try|that['’]s (?:rich|a good one|hilarious)|good one\b|give me a break|my foot|then i['’]?(?:m| am)\b|of my (?:whole |entire )?life\b|just kidding|only joking|and (?:i|we)(?: am|['’]m| was) (?:the|an?) (?:pope|king|queen|president|astronaut))|\bsure,? (?:s?he|they) (?:was|were|is|did)\b/i,
);

/** What is so of many. */
const OF_MANY =
  /(?<!\bof )\b(?:our|all|most|new|every|many|some) (?:new |other |former |current )?(?:hires|employees|students|workers|graduates|interns|people)\b/i;

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
  // Who jokes in one sentence may not mean the next one either.
  if (statements.some(({ text }) => NOT_MEANT.test(fold(text)))) return [];
  return statements.flatMap((statement) => {
    const { text } = statement;
    const plain = fold(text);
    if (OF_MANY.test(text) || isOfSender(text, request)) return [];
    const told = HEARSAY.exec(plain);
    if (!told) return [statement];
    const from = told.index + told[0].length;
    const contrast = CONTRAST.exec(plain.slice(from));
    return contrast ? [{ ...statement, text: text.slice(from + contrast.index).trim() }] : [];
  });
}

const isOfSender = (text: string, request: ReplyRequest): boolean =>
  OVER_APPLICANT.test(text) ||
  (OF_SENDER.test(text) && !OF_APPLICANT.test(text) && subjectOf(text, request) !== 'APPLICANT');

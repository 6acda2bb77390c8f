import { fold, folded, plainWords } from '../read/fold.ts';
import type { ReplyRequest } from '../read/reading.ts';
import { subjectOf } from './names.ts';
import { isInDoubt, isNoTestimony, supposedIn } from './no-testimony.ts';
import type { Statement } from './statements.ts';

/** What the applicant said, or may have said, as the source repeats it. */
const HEARSAY = folded(
  /\b(?:if|whether)\b[^.;]{0,30}\b(?:told|said|says|claims?|claimed|stated|wrote|listed|put|gave)\b|\b(?:s?he|they|applicant|candidate|employee|student|you|[a-z]+ed by)\b (?:\w+ )?(?:told (?:you|us|me)|claim(?:s|ed)?|alleg\w+|pretend\w*|boast\w*|insist\w*|wish\w*|would (?:like|love))\b|\b(?:resume|cv|application|linkedin)\b[^.;]{0,30}\b(?:says?|said|claims?|shows?|lists?|may)\b|\b(?:according to|per|based on|judging (?:by|from)) (?:his|her|their|the) (?:\w+ )?(?:linkedin|resume|cv|application|profile|facebook)\b|\bif (?:s?he|they) (?:was|were|is|are|really|ever|worked|did|had)\b|\bif you ask\b|^if (?:that|this|it)\b/i,
);

const CONTRAST = folded(
  /\b(?:but|however|in fact|actually|in reality|the truth is|pero|en realidad|mais|en fait|aber|tatsächlich|mas|na verdade)\b/i,
);

/** What we wrote, set against what the source has: "you list a PhD; our records show a master's". */
const OURS_AGAINST_THEIRS =
  /\b(?:you|your (?:form|request|letter|records?|information|e-?mail)) (?:list|listed|have|had|show|shows|shown|gave|give|stated?|states|mention(?:ed|s)?|wrote|put|indicated?|says?|said)\b[^;,.]{0,60}[;,] (?:but |however,? |whereas |while |yet )?(?=(?:our|ours|we|the (?:actual|correct|right))\b)/i;

/** "Hired 3/4/2019 -- oops, no": what stands before it is not meant. */
const TAKEN_BACK =
  /\b(?:oops|whoops|scratch that|strike that|correction:|no,? wait|wait,? no|sorry,? (?:no|i meant?)|i meant?)\b[,:;]?/i;

/** What is so of many. */
const OF_MANY =
  /\b(?:hired|employed|had|have|enroll?ed|graduated|awarded) (?:over |about |around |almost |nearly |more than |at least |some )?(?:\d{1,4}|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|ten|twelve|fifteen|dozens of|hundreds of|thousands of|several|lots of|plenty of|a (?:lot|bunch|number) of|so many|a dozen) (?!years?\b|months?\b|weeks?\b|days?\b|jobs?\b|roles?\b|titles?\b|positions?\b|stints?\b|times?\b|degrees?\b|terms?\b|semesters?\b|different\b|employers?\b|hours?\b)|(?<!\bof )\b(?:our|all|most|new|every|many|some) (?:new |other |former |current )?(?:hires|employees|students|workers|graduates|interns|people)\b/i;

/** What the sender did, and not the applicant. */
const OF_SENDER =
  /\bI(?: am|['’]m) (?:in|now|at|just|only|an?|the|on|from)\b|\b(?:soy yo|yo soy|sou eu|eu sou|c['’]est moi|bin ich|ich bin|je suis)\b|(?:^|[.,;:]\s*|\b(?:and|but|because|since|when|while) )I(?:['’]ve| have| had)? (?:only )?(?:was|worked|been|served|used to|came|arrived|took|did)\b/;
const OF_APPLICANT = /\b(?:s?he|they|him|them)\b/i;
const OVER_APPLICANT =
  /\bI(?: was|['’]ve been| have been| had been|['’]m| am) (?:his|her|their) (?:\w+ ){0,3}(?:supervisor|manager|boss|lead|foreman|colleague|co-?worker|teacher|advis[eo]r|professor|mentor|partner|neighbou?r)\b/i;

/**
 * What a source says of the applicant by its own knowledge: not what it was told, what it does not mean, or what it did
 * itself. Of "she claims 2015, but it was 2016" the second half is left.
 */
export function testimonyIn(statements: readonly Statement[], request: ReplyRequest): Statement[] {
  if (statements.some(({ text }) => isInDoubt(text)) || namesSeveral(statements, request)) return [];
  return statements.flatMap((statement) => {
    const { text } = statement;
    const plain = fold(text);
    if (OF_MANY.test(text) || isNoTestimony(text) || isOfSender(text, request)) return [];
    const mended = TAKEN_BACK.exec(text);
    if (mended) return [{ ...statement, text: text.slice(mended.index + mended[0].length) }];
    const set = OURS_AGAINST_THEIRS.exec(text);
    if (set) return [{ ...statement, text: text.slice(set.index + set[0].length) }];
    const told = HEARSAY.exec(plain) ?? supposedIn(plain);
    if (!told) return [statement];
    const from = told.index + told[0].length;
    const contrast = CONTRAST.exec(plain.slice(from));
    return contrast ? [{ ...statement, text: text.slice(from + contrast.index).trim() }] : [];
  });
}

const ONE_NAMED = /\b(?:an?|one|another) (?<name>\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’.-]*){1,3})/gu;

/** Whether it names two who may be the applicant: "a Patricia Quill and a Patrick Quill". */
function namesSeveral(statements: readonly Statement[], { applicant }: ReplyRequest): boolean {
  const family = plainWords(applicant.lastName).at(-1) ?? '';
  const named = statements
    .flatMap(({ text }) => [...text.matchAll(ONE_NAMED)])
    .map(({ groups }) => plainWords(groups?.name ?? ''))
    .filter((words) => family !== '' && words.includes(family));
  return new Set(named.map((words) => words.join(' '))).size > 1;
}

const isOfSender = (text: string, request: ReplyRequest): boolean =>
  OVER_APPLICANT.test(text) ||
  (OF_SENDER.test(text) && !OF_APPLICANT.test(text) && subjectOf(text, request) !== 'APPLICANT');

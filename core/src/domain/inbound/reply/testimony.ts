import { fold, folded, plainWords } from '../read/fold.ts';
import type { ReplyRequest } from '../read/reading.ts';
import { withoutLeftBlank } from './assertion/left-blank.ts';
import { isTicket, withoutOwnRequest } from './assertion/ticket.ts';
import { isInDoubt, isNoTestimony, supposedIn } from './no-testimony.ts';
import { saidIfMeant } from './people/if-meant.ts';
import { subjectOf } from './people/names.ts';
import type { Statement } from './statements.ts';
import { BE, HOW, RIGHT } from './values/verdict-words.ts';

/** What the applicant said, or may have said, as the source repeats it. */
const HEARSAY = folded(
  /\b(?:if|whether)\b[^.;]{0,30}\b(?:told|said|says|claims?|claimed|stated|wrote|listed|put|gave)\b|(?<!\bas )\b(?:s?he|they|applicant|candidate|employee|student|you|[a-z]+ed by)\b (?:\w+ )?(?:told (?:you|us|me)|claim(?:s|ed)?|alleg\w+|pretend\w*|boast\w*|insist\w*|wish\w*\b(?!\s*(?:$|[).!,]))|would (?:like|love))\b|\b(?:resume|cv|application|linkedin)\b[^.;]{0,30}\b(?:says?|said|claims?|shows?|lists?|may)\b|\b(?:according to|per|based on|judging (?:by|from)) (?:his|her|their|the) (?:\w+ )?(?:linkedin|resume|cv|application|profile|facebook)\b|\bif (?:s?he|they) (?:was|were|is|are|really|ever|worked|did|had)\b|\bif you ask\b|^if (?:that|this|it)\b/i,
);

/** What the applicant told us, or others; not what the sender told us before. */
const TOLD_US =
  /\b(?:told|tells|assured|informed)(?<!\b(?:i|we)(?:['’]ve| have| had| just| already| also){0,3} \p{L}+)(?<!\b(?:as|what|everything|all|like) (?:\p{L}+ ){0,2}\p{L}+) you (?:that )?(?=\p{L})/iu;
/** The applicant by name: "Dewayne told me on the phone". */
const toldBy = ({ applicant }: ReplyRequest): RegExp | null => {
  const names = [applicant.firstName, applicant.lastName]
    .flatMap(plainWords)
    .filter((name) => name.length > 2);
  return names.length === 0
    ? null
    : new RegExp(
        `\\b(?:${names.join('|')})(?<!\\b(?:as|what|everything|all|like) (?:\\p{L}+ )?\\p{L}+) (?:\\w+ )?(?:(?:told|tells|assured|informed|convinced) (?:you|us|me)|claim(?:s|ed)?|says? (?:that )?s?he|said (?:that )?s?he|wrote (?:that )?s?he)\\b`,
        'iu',
      );
};

/** What the sender has from others, and what others only believe. */
const SAID_BY_OTHERS = folded(
  new RegExp(
    [
      "\\b(?:as far as|from what|that['’]?s what) (?:i|we)(?:['’]ve| have)? (?:heard?|hear|been told|understand|gather(?:ed)?)\\b",
      '\\b(?:i|we) (?:only |just )?(?:heard|hear|was told|were told|have been told|am told|gather|understand)(?: that)?\\b',
      '\\b(?:supposedly|allegedly|reportedly|apparently|rumou?r|word is|hearsay|second[- ]hand)\\b',
      "\\b(?!(?:i|we|and|or|but|also|still)\\b)[a-z'’]+ (?:thinks|believes|guesses|assumes|supposes|suspects|reckons|seems to (?:think|recall|remember))\\b",
      '\\b(?:al parecer|segun (?:dicen|me dicen|parece)|dicen que|me (?:dijeron|contaron|dicen|cuentan)|he oido|parece (?:ser )?que)\\b',
      "\\b(?:il parait|parait-il|on m['’]a dit|j['’]ai entendu|apparemment|a ce qu['’]il parait)\\b",
      '\\b(?:angeblich|anscheinend|offenbar|scheinbar|vom horensagen|(?:mir|uns) (?:wurde|hat man) gesagt|habe gehort)\\b',
      '\\b(?:dizem que|me (?:disseram|contaram)|ouvi dizer|ao que parece|parece que)\\b',
    ].join('|'),
    'i',
  ),
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

/** "Hang on, I had the wrong folder open": what was said until there is of another person. */
const WRONG_FILE =
  /(?<!\byou )(?<!\byou['’]ve )\b(?:had|have|opened|pulled|read(?:ing)?|grabbed|look(?:ed|ing) (?:at|in)|was (?:on|in|at)) (?:up )?(?:the |a )?wrong (?:folder|file|line|row|card|sheet|page|tab|screen|entry|binder|record|column|name|person|employee|student)\b|\bwait\b[^.;]{0,30}\b(?:that|this)(?:['’]s| is| was) [^.;]{0,40}\b(?:folder|file|card|record|line|sheet|row)\b|\b(?:disregard|ignore|forget|scratch)(?<!\bif\b[^.;]{0,120}) (?:all (?:of )?)?(?:that|the above|what i (?:just )?(?:said|wrote))\b/i;

/** What is so of many. */
const OF_MANY =
  /\b(?:hired|employed|had|have|enroll?ed|graduated|awarded) (?:over |about |around |almost |nearly |more than |at least |some )?(?:(?!(?:19|20)\d\d (?:to|until|till|through|thru|and|as)\b)\d{1,4}|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|ten|twelve|fifteen|dozens of|hundreds of|thousands of|several|lots of|plenty of|a (?:lot|bunch|number) of|so many|a dozen) (?![\d(]|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|years?\b|months?\b|weeks?\b|days?\b|jobs?\b|roles?\b|titles?\b|positions?\b|stints?\b|times?\b|degrees?\b|terms?\b|semesters?\b|different\b|employers?\b|hours?\b)|(?<!\bof )\b(?:our|all|most|new|every|many|some) (?:new |other |former |current )?(?:hires|employees|students|workers|graduates|interns|people)\b/i;

/** What the sender did, and not the applicant. */
const OF_SENDER =
  /\bI(?: am|['’]m) (?:in|now|at|just|only|an?|the|on|from)\b|\b(?:soy yo|yo soy|sou eu|eu sou|c['’]est moi|bin ich|ich bin|je suis)\b|(?:^|[.,;:]\s*|\b(?:and|but|because|since|when|while) )I(?:['’]ve| have| had)? (?:only )?(?:was|worked|been|served|used to|came|arrived|took|did)\b/;
const OF_APPLICANT = /\b(?:s?he|they|him|them|her(?=\W*$|[,.;:)]))\b/i;
const OVER_APPLICANT =
  /\bI(?: was|['’]ve been| have been| had been|['’]m| am) (?:his|her|their) (?:\w+ ){0,3}(?:supervisor|manager|boss|lead|foreman|colleague|co-?worker|teacher|advis[eo]r|professor|mentor|partner|neighbou?r)\b/i;

/**
 * What a source says of the applicant by its own knowledge: not what it was told, what it does not mean, or what it did
 * itself. Of "she claims 2015, but it was 2016" the second half is left.
 */
export function testimonyIn(statements: readonly Statement[], request: ReplyRequest): Statement[] {
  const ifMeant = saidIfMeant(statements);
  if (ifMeant) return doubtedTestimony(ifMeant, request);
  const isDoubted = statements.some(
    ({ text }, at) => isInDoubt(text) || isLeftToUs(text, statements[at + 1]?.text ?? ''),
  );
  return isDoubted || namesSeveral(statements, request) ? [] : doubtedTestimony(statements, request);
}

/** "Office Administrator is right" is of no office. */
const beginsWithPosition = (plain: string, { records }: ReplyRequest): boolean =>
  records.some(({ position }) => position && plain.toLowerCase().startsWith(fold(position).toLowerCase()));

/** The same, where the whole reply may be in doubt: it says something, and is not to be taken at its word. */
export function doubtedTestimony(given: readonly Statement[], request: ReplyRequest): Statement[] {
  if (isTicket(given, request)) return [];
  const statements = withoutLeftBlank(withoutOwnRequest(given));
  const heardIn = hearsayFinder(request);
  const mistaken = statements.findLastIndex(({ text }) => WRONG_FILE.test(fold(text)));
  return statements.slice(mistaken + 1).flatMap((statement, at, all) => {
    const { text } = statement;
    if (EXCLAIMED.test(text) && heardIn(fold(all[at - 1]?.text ?? ''))) return [];
    const plain = fold(text);
    const isOfApplicant = subjectOf(text, request) === 'APPLICANT' || beginsWithPosition(plain, request);
    const beside = OVER_APPLICANT.exec(text);
    // "Dana joined us on June 2, 2014 and I was her supervisor": what comes before that stays.
    if (beside && beside.index > 0 && isOfApplicant)
      return [{ ...statement, text: text.slice(0, beside.index).trimEnd() }];
    if (OF_MANY.test(text) || isNoTestimony(text, isOfApplicant) || isOfSender(text, request)) return [];
    const mended = TAKEN_BACK.exec(text);
    if (mended) return [{ ...statement, text: text.slice(mended.index + mended[0].length) }];
    const set = OURS_AGAINST_THEIRS.exec(text);
    if (set) return [{ ...statement, text: text.slice(set.index + set[0].length) }];
    const heard = heardIn(plain);
    if (!heard || isCalledRight(plain, heard)) return [statement];
    const from = heard.index + heard[0].length;
    const contrast = CONTRAST.exec(plain.slice(from));
    return contrast ? [{ ...statement, text: text.slice(from + contrast.index).trim() }] : [];
  });
}

/** "Sous Chef!": what was only heard, repeated in wonder. */
const EXCLAIMED = /^\W*(?:[^\s!]+ ){0,4}[^\s!]+!+\W*$/;

/** Finds what a sentence has from others, or only supposes; made once for all sentences of a reply. */
function hearsayFinder(request: ReplyRequest): (plain: string) => RegExpExecArray | null {
  const toldByApplicant = toldBy(request);
  return (plain) =>
    HEARSAY.exec(plain) ??
    TOLD_US.exec(plain) ??
    toldByApplicant?.exec(plain) ??
    SAID_BY_OTHERS.exec(plain) ??
    supposedIn(plain);
}

/** "Everything she told you is correct": what is repeated is the source's own then. */
const CALLED_RIGHT = new RegExp(`^[^.;,]{0,40} ${BE} ${HOW}(?:${RIGHT})(?!\\p{L})`, 'iu');

const isCalledRight = (plain: string, told: RegExpExecArray): boolean =>
  !/\b(?:if|whether|si|wenn|falls|ob|se)\b/i.test(plain) &&
  CALLED_RIGHT.test(plain.slice(told.index + told[0].length));

/** Asks us whether what stands above or below is right: who asks has not said that it is. */
const ASKS_IF_RIGHT =
  /\b(?:(?:is|are) (?:it|this|that|these|those|all (?:of )?(?:it|this|that)|the (?:following|above|below)(?: \w+)?)(?: all)? (?:right|correct|accurate|true|what (?:you|we|they)\b[^?]{0,40})|(?:can|could|would|will) you (?:please |kindly )?(?:confirm|verify|check) (?:that |if |whether )?(?:this|that|these|it|the (?:following|below|above))\b[^?]{0,60}|(?:es|son) (?:esto |estos datos )?correct[oa]s?|(?:est-ce|c['’]est) (?:bien )?(?:exact|correct|juste)|(?:ist|stimmt) das(?: so)?(?: richtig| korrekt)?|(?:esta|e isso) (?:correto|certo))\s*\?/i;
/** The question of a form that is answered in it: "Is this correct? [x] Yes". */
const ANSWERED = /^\W*(?:\[?\(?x[\])]|yes|no|y|n|si|oui|non|ja|nein|sim|nao|correct|right)(?!\p{L})/iu;

function isLeftToUs(text: string, next: string): boolean {
  const asked = ASKS_IF_RIGHT.exec(fold(text));
  const behind = asked ? text.slice(asked.index + asked[0].length) : '';
  return asked !== null && !ANSWERED.test(fold(/\p{L}/u.test(behind) ? behind : next));
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

/** "I last heard from Dana in May 2020", "I burned the papers in 2015": what the sender did with or beside the applicant. */
const SENDER_DID =
  /(?<!\p{L})(?:I|we|we['’]ve|I['’]ve) (?:last (?:heard|saw|met|spoke|talked|wrote)|(?:heard|saw|met|spoke|talked) (?:\p{L}+ ){0,3}last)(?!\p{L})|(?<!\p{L})(?:burn(?:ed|t)|threw (?:out|away)|tossed|shredded|got rid of|sold|closed|folded) (?:all )?(?:of )?(?:my|our|the|up the) (?:\p{L}+ )?(?:paper\p{L}*|files?|records?|books|shop|business|store|company|place|restaurant|firm)(?!\p{L})|la ultima vez que (?:\p{L}+ )?(?:vi|supe|hable)|zuletzt (?:gesehen|gehort|gesprochen)|(?:vue?|parle) (?:\p{L}+ ){0,3}pour la derniere fois|a ultima vez que (?:\p{L}+ )?(?:vi|soube|falei)/iu;

const isOfSender = (text: string, request: ReplyRequest): boolean =>
  OVER_APPLICANT.test(text) ||
  SENDER_DID.test(fold(text)) ||
  (OF_SENDER.test(text) && !OF_APPLICANT.test(text) && subjectOf(text, request) !== 'APPLICANT');

import { fold, folded } from '../read/fold.ts';

/** How far before a value the word is looked for that denies it, in characters. */
const REACH = 70;

const NEGATED = folded(
  new RegExp(
    [
      // "Trabalhou no hotel" says where, in Portuguese.
      "(?:\\b(?:not|never|(?<!\\b(?:trabalhou|trabalha|atuou|estudou|cursou|esteve) )no|nor|neither|non|isn['’]t|wasn['’]t|weren['’]t|didn['’]t|hasn['’]t|rather than|instead of|unlike|nicht|pas|kein\\w*|não|nunca|jamais|jamás|ni|la de)",
      '(?: (?:as|an?|the|our|her|his|their|la|el|le|les|de|du|des|del|da|do|la de|el de|um|uma|un|une|ein\\w*|als|como|comme|of|for|to|in|on|from|by|at|with|until|since|be|been|become|became|get|got|gets|made|make|it|reach|reached|promoted|advanced|rose|hold|held|have|had|work|worked|serve|served|hired|employed|listed|titled|called|real|actual|actually|really|ever|quite|officially|formally|technically|yet|his title was|even|just|été|était|era|fue|foi|war|es|est|ist))*',
      '\\s*["“\'‘«]?)$',
    ].join(''),
    'i',
  ),
);

/** Whether the words before a value say that it is not so: "never made it to", "y no la de". */
export const isNegated = (before: string): boolean =>
  NEGATED.test(fold(before.slice(-REACH))) || LEFT_FOR_ANOTHER.test(fold(before.slice(-REACH)));

/** What was before, and was left: "she switched out of Art History". */
const LEFT_FOR_ANOTHER =
  /\b(?:(?:switch(?:ed)?|changed?|transfer(?:red)?|moved?) (?:over )?(?:out of|(?:away )?from)|dropped out of) (?:the |her |his |their )?["“]?$/i;

/** What others than the source say, right before a value: "candidate has mentioned", "you list". */
const REPEATED =
  /\b(?:you|your \w+|s?he|they|(?:the )?(?:candidate|applicant|employee|student|subject|individual|form|request|letter|resume|cv|application)|and not|vs\.?|versus)(?:['’]s| has| have| had| was| were)?(?: (?:also|it|apparently))? (?:mentioned|state[ds]?|claim(?:s|ed)?|list(?:s|ed)?|give[ns]?|gave|indicate[ds]?|wrote|written|put|declared?|furnished|submitted|says?|said|reported|quoted?|shows?|ha[sd]|have)(?: (?:as|it|that|the|an?|date|of|on|to|be|is|was))*[\s:("“]*$/i;

/** Whether the words before a value say that it is what was claimed. */
export const isRepeated = (before: string): boolean => REPEATED.test(fold(before.slice(-REACH)));

/** "May 2019 - no, September 2019" */
const DENIED_BEHIND = folded(
  /^["”'’»]?\s+(?:no|nope|non|nein|n[aã]o|nada)(?=\s*(?:[,.;:!)]|[–—]|$))|^["”'’»]?\s*(?:[-–—:,;?]{1,2}|\()\s*(?:no|nope|nah|discrepan\w+|mismatch\w*|wrong|incorrect|nein|falsch|non|faux|n[aã]o|errad[oa])(?=\s*(?:$|[–—,.;:!)]|-(?!\p{L})|it\b|(?:s?he|they) (?:was|were)\b|actually\b))/iu,
);

/** Whether the words right behind a value call it wrong. */
export const isCalledWrong = (behind: string): boolean => DENIED_BEHIND.test(fold(behind.slice(0, REACH)));

/** Where a clause ends, and another may say something else. */
const CLAUSE =
  /[,;:!?()]|(?<!(?<![\p{L}\d'’])\p{L})\.|\s[–—-]\s|\b(?:but|pero|mais|aber|sondern|mas|however|although|because|since|until)\b|(?<![\p{L}])(?=(?:and|y|et|und|e) (?:not|no|non|pas|nicht|kein\w*|n[aã]o) )/giu;
/** Denies what its clause says, wherever it stands; what is no longer so has been. */
const DENIES_CLAUSE = folded(
  /\b(?:not(?! only\b)|never|neither|nor|no such|nunca|jam[aá]s|nicht|nie|niemals|kein\w*|n[aã]o|ne|aucune?|(?:at|in) no (?:time|way)|zu keiner zeit|en ning[uú]n momento|(?:petition|application|request) (?:was|were|has been) (?:denied|refused|rejected|declined))\b|n['’]t\b|\bn['’](?=[aeéêiou])|\bpas (?:en|un|une|de|du|le|la)\b/i,
);
/** "Never drew a paycheck from us, as manager": goes on with the clause before it. */
const GOES_ON =
  /^,\s*(?:(?:n?either|not even|ni|weder|nem) )?(?:as|como|comme|als|en tant que)(?: an?| the| our)?(?!\p{L})/iu;
/** "As manager or anything else": only who denies all of it says so. */
const OR_ANY =
  /(?<!\p{L})(?:(?:or|nor) (?:anything|anyone|any other|any kind|in any|otherwise|something else)|(?:o|ni) (?:cualquier|ning[uú]n|nada|otra cosa)\p{L}*|(?:ou|ni) (?:autre|quoi que|rien)|(?:oder|noch) (?:sonst|irgend)\p{L}*|(?:ou|nem) (?:qualquer|outra coisa|nada|nenhum))/iu;

/** Whether the clause in which a claim is repeated denies it. */
export function isClauseDenied(text: string, { index, words }: { index: number; words: string }): boolean {
  const ends = [...text.matchAll(CLAUSE)].map((end) => end.index);
  const start = ends.findLast((end) => end < index) ?? 0;
  const from = GOES_ON.test(text.slice(start)) ? (ends.findLast((end) => end < start) ?? 0) : start;
  const to = ends.find((end) => end >= index + words.length) ?? text.length;
  return DENIES_CLAUSE.test(fold(text.slice(from, to))) || OR_ANY.test(text.slice(index, to));
}

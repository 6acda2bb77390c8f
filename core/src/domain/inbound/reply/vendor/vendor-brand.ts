import { fold } from '../../read/fold.ts';

const CAPITAL = "\\p{Lu}[\\p{L}\\d&'’-]*";
const CAPITALS = new RegExp(`(?<![\\p{L}\\d@./-])${CAPITAL}(?: (?:& )?${CAPITAL}){0,3}`, 'gu');
/** What such companies are called after. */
const TRADE =
  /veri|chec|confirm|valid|vault|proof|clear|credential|diplom|screen|hire|emplo|labor|work|degree|scholar/i;
/** A name that only a company has: "VerifyBridge"; "Verisafe". */
const JOINED = /\p{Ll}\p{Lu}/u;
const ORDINARY =
  /^(?:verif(?!diplom)\w*|confirm\w*|checks?|checked|checking|checklist|valid\w*|works?|working|worker\w*|employ(?:ment|ees?|ers?|ed)?|degrees?|diplom\w*|hired?|hiring|credentials?|labor|screening|clear\w*|scholar\w*|emplo[iy]s?|emple(?:ad\w+|os?)|employ?e?urs?|emprego?\w*|validez|validit\w+|work)$/i;
/** Words of offices and of sentences, which make no name of the one beside them. */
const NO_NAME =
  /^(?:dear|hello|hi|the|this|our|your|my|all|any|for|please|an?|in|re|no|yes|and|of|to|if|we|it|is|as|on|by|at|you|i|he|she|they|background|income|education|student|enrollment|staff|human|resources|department|dept|office|desk|team|unit|section|center|centre|service|services|request|requests|form|forms|letter|status|record|records|date|dates|history|information|number|credence|current|former|previous|online|center|policy|authorization|release|state|labor|board|past|title|position|period|attendance|certificate|degree|verification|verifications|employee|employees|employer|employment)$/i;
/** Begins a sentence, and no name. */
const SENTENCE_BEGINS =
  /^(?:Call|Contact|Visit|Use|Try|See|Go|Ask|Order|Please|Through|Via|Submit|Our|The|And|But|Now|Today|Since|Consulte|Llame|Acceda|Contactez|Consultez|Über|Acesse)\s+(?=\p{Lu})/u;

/** A name by which a company says that it verifies: a coined one, or one of its own before a word of the trade. */
export function brandIn(text: string): string | null {
  for (const [found] of text.matchAll(CAPITALS)) {
    const words = found.replace(SENTENCE_BEGINS, '');
    if (isBrand(words)) return words;
  }
  return null;
}

function isBrand(words: string): boolean {
  const parts = words.split(' ').filter((part) => part !== '');
  const isCoined = parts.some(
    (part) => TRADE.test(fold(part)) && (JOINED.test(part) || !ORDINARY.test(fold(part))),
  );
  if (isCoined) return !/credence/i.test(words);
  const trade = parts.findIndex(
    (part, at) => at > 0 && /^(?:Verify|Verified|Verifications?|Screening|Credentials|Confirm)$/.test(part),
  );
  const own = parts[trade - 1] ?? '';
  return trade > 0 && !NO_NAME.test(own) && !ORDINARY.test(own);
}

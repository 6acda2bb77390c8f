import { fold, plainWords } from '../../../read/fold.ts';
import type { ReplyRequest } from '../../../read/reading.ts';
import { glossed } from '../../intent/gloss.ts';
import type { Statement } from '../../statements.ts';
import { castOnAgreement } from '../../vote/cast-vote.ts';
import { featuresOf } from '../../vote/features.ts';
import { MATCHES, RIGHT, WELL } from '../verdict-words.ts';
import { findsNoFault } from './no-fault.ts';
import {
  ALL_WORDS,
  FIELD_NAMES,
  FILLERS,
  LONE_WORDS,
  REST_WORDS,
  SURELY_ALL,
  YES_WORDS,
} from './plain-words.ts';

/** "In your mail" says where it stands. */
const IN_MAIL =
  /\b(?:in|on|of|with|by|from|per|to|en|de|dans|sur|auf|aus|in|no|na|em|da|do) (?:your|the|this|su|la|el|esta|votre|le|cette|ihrem|ihrer|dem|der|seu|sua|o|a) (?:\p{L}+ )?(?:request|letter|sheet|page|list|fax|mail|e-?mail|message|form|inquiry|enquiry|report|attachment|solicitud|carta|correo|mensaje|formulario|demande|courrier|lettre|anfrage|schreiben|nachricht|formular|pedido|mensagem)\b/giu;
const CONFIRMS =
  '(?:confirm|verify|certify|attest|confirmad[oa]s?|confirm(?:o|amos|e|ons|ado)|certific(?:o|amos)|certifi(?:e|ons)|attest(?:e|ons)|atest(?:o|amos)|bestatig(?:e|en|t))';
const VERDICT = new RegExp(fold(`(?<![\\p{L}])(?:${RIGHT}|${MATCHES}|${CONFIRMS})(?![\\p{L}])`), 'giu');
/** "Verified as submitted": all of it. */
const AS_SUBMITTED =
  /\bas (?:submitted|provided|requested|supplied|shown|reported|indicated|presented|furnished|sent|entered)\b/gi;
const WELL_SAID = new RegExp(fold(`(?<![\\p{L}])${WELL}(?![\\p{L}])`), 'giu');

/** "L'ensemble des informations" */
const ELIDED = /(?<!\p{L})(l|d|qu|j)['’](?=\p{L})/giu;

/** "I confirm that she is a former employee", "this is to confirm": joins what is confirmed, and is none of it. */
const JOINS =
  /(?<=\b(?:confirm|verify|certify|attest)(?:s|ed|ing)? )that(?= (?!(?:is|was|all|it|its|this|these|those|both|everything)\b)\p{L})|\bthis(?= (?:(?:letter|e-?mail|mail|message|note) )?(?:is to|serves to|will|confirms|certifies|verifies)\b)/giu;

/** What stand for verdicts among the words. */
const SAID = '1right';
const WELL_ENOUGH = '1well';
/** So many words say it and nothing more. */
const MOST_WORDS = 30;

/**
 * Whether a text is made of nothing but words that call right what was asked, in whatever order and in five languages: "alles korrekt
 * so, wie Sie es unten aufgeführt haben", "all particulars furnished by the candidate found in order".
 * @param names of the applicant and the house, which may stand anywhere
 */
export function saysAllRight(text: string, names: ReadonlySet<string>): boolean {
  const { all = '', list = '' } = COUNTED_UP.exec(text)?.groups ?? {};
  const isCounted = plainWords(list).every(
    (word) => FIELD_NAMES.has(word) || FILLERS.has(word) || ALL_WORDS.has(word),
  );
  const words = wordsAndVerdicts(text);
  return (
    isLoneVerdict(words) ||
    sayIt(words, names) ||
    (list !== '' && isCounted && sayIt(wordsAndVerdicts(all), names))
  );
}

/** "Yes, that's correct." */
const isLoneVerdict = (words: readonly string[]): boolean =>
  words.includes(SAID) && words.every((word) => word === SAID || LONE_WORDS.has(word));

/** "Everything is right, title and both dates". */
const COUNTED_UP = /^(?<all>[^,;:–—]{3,60})[,;:–—]\s*(?<list>[^,;:]+(?:, [^,;:]+){0,5})$/u;

/** The words of a text, in place of each verdict one that stands for it; none where it heads what follows. */
function wordsAndVerdicts(text: string): string[] {
  if (/:\s*$/.test(text)) return [];
  const plain = fold(text)
    .replace(ELIDED, '$1 ')
    .replace(IN_MAIL, ' ')
    .replace(JOINS, ' ')
    .replace(AS_SUBMITTED, ' all ')
    .replace(VERDICT, ` ${SAID} `)
    .replace(WELL_SAID, ` ${WELL_ENOUGH} `);
  return plainWords(plain);
}

function sayIt(all: readonly string[], names: ReadonlySet<string>): boolean {
  const words = all.filter((word) => !names.has(word));
  const isRight = words.includes(SAID);
  if (words.length > MOST_WORDS || !(isRight || words.includes(WELL_ENOUGH))) return false;
  const others = words.filter((word) => word !== SAID && word !== WELL_ENOUGH);
  const isKnown = others.every(
    (word) => ALL_WORDS.has(word) || FILLERS.has(word) || REST_WORDS.has(word) || SURELY_ALL.has(word),
  );
  return (
    isKnown && others.some((word) => (isRight ? ALL_WORDS : SURELY_ALL).has(word) || REST_WORDS.has(word))
  );
}

/** How much of the vote it takes to call all right, where no rule says so. */
const ENOUGH = 0.4;

/**
 * Whether a statement calls all right that was asked, or all the rest, by the vote of its words. It needs a verdict and a word for
 * all or the rest beside, or to find no fault: the vote alone takes headings and thanks for it.
 * @param before its words without an exception that it makes
 */
export function isVotedRight(statement: Statement, before: string, request: ReplyRequest): boolean {
  if (!mayCallAllRight(before)) return false;
  const shares =
    castOnAgreement(featuresOf(glossed([{ ...statement, text: before }], request), request))?.shares ?? [];
  return (shares.find(([choice]) => choice === 'ALL')?.[1] ?? 0) > ENOUGH;
}

function mayCallAllRight(text: string): boolean {
  const words = wordsAndVerdicts(text);
  const placesOf = (...known: ReadonlySet<string>[]) =>
    words.flatMap((word, at) => (known.some((some) => some.has(word)) ? [at] : []));
  const ofAll = placesOf(SURELY_ALL, REST_WORDS);
  const isBeside = placesOf(VERDICTS).some((verdict) => ofAll.some((all) => Math.abs(all - verdict) <= NEAR));
  return isBeside || findsNoFault(text);
}
/** "She was manager, yes; today's manager learned everything from her" calls nothing right. */
const NEAR = 9;

const VERDICTS: ReadonlySet<string> = new Set([SAID, ...YES_WORDS]);

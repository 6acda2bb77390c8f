import { fold, folded } from '../../read/fold.ts';
import { isCalledWrong, isNegated, isRepeated } from '../negation.ts';
import type { FoundDate } from './find-dates.ts';
import { isNotMeant } from './not-meant.ts';

/** What is said of the house beside its name: "(part of Lakeview University since 1990)". */
const OF_HOUSE =
  /\([^()]{0,80}\b(?:part of|formerly|previously|renamed|merged|acquired|known as|became|called|founded|university|college|institute|school)\b[^()]{0,80}\)/gi;

const isOfHouse = (text: string, at: number): boolean =>
  [...text.matchAll(OF_HOUSE)].some(({ 0: aside, index }) => index < at && at < index + aside.length);

/** Without dates that are said to be wrong, "not 2015 but 2016", and those of the house. */
export const withoutDeniedDates = (dates: readonly FoundDate[], text: string): FoundDate[] =>
  dates.filter(({ start, end }) => {
    if (isOfHouse(text, start)) return false;
    const behind = text.slice(end);
    if (OVER_BY_THEN.test(fold(behind.slice(0, 40)))) return false;
    if (isCalledWrong(behind) || IS_WRONG.test(fold(behind.slice(0, 60)))) return false;
    const before = text.slice(0, start).trimEnd();
    return (
      !isNegated(before) &&
      !isRepeated(before) &&
      !WONDERED_AT.test(before.slice(-90)) &&
      !DENIED_VERB.test(fold(before.slice(-90))) &&
      !NOT_UNTIL.test(before) &&
      !isNotMeant(before, behind)
    );
  });

/** "The date she gives (December 2019) is not correct", in five languages. */
const IS_WRONG =
  /^["”'’»]?\s*\)?,? (?:(?:is|was|are|were)(?: not|n['’]t) (?:correct|right|accurate|true|so|possible)|(?:is|was|are|were) impossible|(?:is|was|are|were) (?:incorrect|wrong|inaccurate|false|a mistake|an error)|no (?:es|son|era|fue) (?:correct[oa]s?|ciert[oa]s?|exact[oa]s?)|(?:es|son|era) (?:incorrect[oa]s?|errone[oa]s?|un error)|n['’](?:est|etait|ont|sont) pas (?:correcte?s?|exacte?s?|juste?s?|bonnes?)|(?:est|sont|etait) (?:incorrecte?s?|inexacte?s?|fausses?|faux|erronee?s?|une erreur)|(?:ist|sind|war|waren) (?:nicht (?:richtig|korrekt|zutreffend)|falsch|unrichtig|inkorrekt|ein (?:irrtum|fehler))|(?:stimmt|stimmen|trifft|treffen) (?:so )?nicht|nao (?:esta|e|estao|sao|era) (?:corret[oa]s?|cert[oa]s?|exat[oa]s?)|(?:esta|e|estao|sao) (?:incorret[oa]s?|errad[oa]s?|um erro))(?![\p{L}])/iu;

/** "Not sure why it says he left in August" */
const WONDERED_AT =
  /\b(?:not sure|unsure|don['’]?t know|do not know|no idea|can['’]?t tell|wonder\w*|beats me) (?:why|where|how) [^.;,]*$/i;

/** "He was not with us until March 2020" says that he left before, or came then. */
const NOT_UNTIL =
  /\b(?:was|were|is|did|does)(?: not|n['’]t) (?:(?:an?|the|our) [^.;,]{1,40}|(?:stay|remain|last)(?: [\w ]{1,20})?|with us|here|employed|working|enrolled|on (?:staff|our payroll)|there) (?:un)?til(?:l)?(?: the)?$/i;

/** "In June 2021 she was no longer here". */
const OVER_BY_THEN =
  /^\s*,?\s*(?:(?:s?he|they|er|sie|il|elle|ele|ela) )?(?:ya no|ja nao|(?:was|were|is) no longer|war\w* (?:er |sie )?nicht mehr|n['’]\w+ (?:deja )?plus)\b/i;

/** "He did not leave in 2014", and not "he did not start until 2014". */
const DENIED_VERB = folded(
  /\bnot (?:the case|true|correct|so|right|possible) that\b[^.;:]*$|\b(?:impossible that|no way (?:that )?(?:s?he|they))\b[^.;:,]*$|\b(?:did not|didn['’]?t|has not|hasn['’]?t|was not|wasn['’]?t|never|(?<!(?:ou|eu|iu|[ai]d[oa]) )no|nao|nicht|ne|n['’]\p{L}+)(?: (?!until\b|before\b|after\b|till\b|hasta\b|but\b|than\b|later\b|sino\b|mais\b|sondern\b)[\p{L}'’]{1,20}){1,3} (?:in|on|at|en|em|im|am|le|el|the end of)(?: the)?$/iu,
);

import { fold, folded } from '../../read/fold.ts';
import type { Statement } from '../statements.ts';

/** How people say that what they gave before was wrong; what is so stands behind it. */
const OWN_MISTAKE = folded(
  new RegExp(
    `^\\W*(?:(?:oh|so|i am|i['’]m|sorry|apologies|my apologies|oops|lo siento|perdon|disculpe|desole|pardon|entschuldigung|desculpe)[,;:.! -]+)*(?:${[
      "(?:i|we)(?:['’]ve| have)? (?:made|had) (?:an? |the )?(?:\\w+ )?(?:mistake|error|typo|slip)[^:;,.]{0,40}[:;,–—-]",
      '(?:i|we) (?:was|were) (?:wrong|mistaken|off)(?: (?:about|on|with|before))?(?= (?:the|his|her|their)\\b)|(?:i|we) (?:was|were) (?:wrong|mistaken)[^:;,.]{0,30}[:;,–—-]',
      '(?:i|we) (?:misread|mistyped|misspoke|miscounted)[^:;,.]{0,40}[:;,–—-]',
      '(?:my (?:mistake|bad|error)|correction(?: to (?:my|our) (?:last|previous|earlier) (?:mail|e-?mail|message|reply|note))?)\\s*[:;,–—-]',
      'me (?:equivoque|he equivocado)[^:;,.]{0,40}[:;,–—-]|(?:cometi|hubo) un error[^:;,.]{0,40}[:;,–—-]',
      "je me suis trompee?[^:;,.]{0,40}[:;,–—-]|j['’]ai fait une erreur[^:;,.]{0,40}[:;,–—-]",
      '(?:ich habe mich|wir haben uns) (?:geirrt|vertan|verschrieben)[^:;,.]{0,40}[:;,–—-]|mir ist ein fehler unterlaufen[^:;,.]{0,40}[:;,–—-]',
      'me enganei[^:;,.]{0,40}[:;,–—-]|cometi um erro[^:;,.]{0,40}[:;,–—-]',
    ].join('|')})\\s*`,
    'i',
  ),
);

/** Without the words by which a sender takes back what they wrote before: what stands behind them is meant. */
export const withoutOwnMistake = (statement: Statement): Statement => {
  const found = OWN_MISTAKE.exec(fold(statement.text));
  const text = statement.text.slice(found?.[0].length ?? 0);
  return found && /[\p{L}\d]/u.test(text) ? { ...statement, text } : statement;
};

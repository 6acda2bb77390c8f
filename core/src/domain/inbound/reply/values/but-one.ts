import { fold } from '../../read/fold.ts';

const EXCEPT =
  '(?:(?:except(?:ing)?|save|but)(?: for)?|with the exception of|apart from|other than|with|bar|sauf|hormis|a part|salvo|excepto|menos|exceto|bis auf|ausser|mit ausnahme)';
const ONE =
  '(?:only |just )?(?:one|a single|une?(?: seule)?|una?(?: sola)?|uma?|eine?[mnrs]?)(?: (?:small|little|minor|kleine[nrs]?|petite?|pequen[oa]))?';
const THING =
  '(?: (?:line|thing|item|point|detail|entry|exception|correction|error|typo|mistake|difference|chose|ligne|erreur|cosa|linea|dato|punto|error|coisa|linha|dado|ponto|erro|sache|zeile|angabe|punkt|kleinigkeit|fehler))?';
/** Of all that was asked one thing is not so, and it is told which: "but for one line:", "except that". */
const BUT_ONE = new RegExp(
  `\\b${EXCEPT} (?:${ONE}${THING}\\s*[:,–—-]|that\\b|que\\b|dass\\b)(?<told>.*)$`,
  'i',
);
/** Where more may be told than one thing. */
const MORE = /;|\b(?:and|also|as well|both|y|tambien|et|aussi|und|auch|e|tambem)\b|,.*,/i;

/** Whether a statement that calls all right makes an exception of one thing, told in a single sentence. */
export function isButOne(text: string): boolean {
  const told = BUT_ONE.exec(fold(text))?.groups?.told;
  return told !== undefined && /\p{L}/u.test(told) && !MORE.test(told.replace(/, \p{Lu}{2}(?!\p{L})/u, ''));
}

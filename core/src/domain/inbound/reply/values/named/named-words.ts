import { fold, plainWords } from '../../../read/fold.ts';
import type { ReplyField } from '../../../read/reading.ts';
import { agrees } from '../../agreement.ts';
import { clausesOf } from '../../assertion/clauses.ts';
import type { Statement } from '../../statements.ts';
import { findClaim, isElsewhere, isPartOfName } from '../mentions.ts';
import { isNotHeld } from '../titles/not-held.ts';
import { type Asked, isDenied, type Named } from './asked.ts';

const MOST_WORDS = 6;
/** Each comparison costs, and a mail may be long. */
const MOST_COMPARED = 60;
/** Letters by which words begin alike: "tech", "technology". */
const ALIKE = 3;
const WORD = /[\p{L}\d&+#][\p{L}\d&+#'’./-]*/gu;
/** What ends a sentence, and no short form. */
const AT_END = /(?<=\p{L}{4})[.'’/-]+$/u;
/** What stands between names, and in none. */
const SIGN = /[,;:!?()"]|\.\s\p{Lu}/u;

/**
 * The words of a title, a degree or a subject that mean the claimed one, wherever they stand: "Dental asst 6/19 - 9/22". Where its own
 * words stand, others have judged them.
 */
export function namedTitle(field: ReplyField, said: readonly Statement[], asked: Asked): Named | null {
  const claim = asked.claims[field] ?? '';
  if (said.some(({ text }) => findClaim(text, claim) !== null)) return null;
  const beginnings = plainWords(claim).map((word) => word.slice(0, ALIKE));
  const found = said
    .flatMap(({ text }) => runsOf(text).map((run) => ({ ...run, text })))
    .filter(({ words }) => isAlike(plainWords(words), beginnings))
    .slice(0, MOST_COMPARED)
    .find(({ words }) => agrees(field, words, asked.claims, asked.at));
  if (!found) return null;
  const { text, index, words } = found;
  const isOther =
    isDenied(text, index, index + words.length) ||
    isInDenial(text, index) ||
    (field === 'position' && isNotHeld(text, { index, words })) ||
    isPartOfName(field, text, { index, words }, asked.claims);
  return isOther ? null : { value: words, evidence: text };
}

/** Words beside each other without a sign between them, the longest first. */
function runsOf(text: string): { index: number; words: string }[] {
  const words = [...text.matchAll(WORD)];
  const lengths = Array.from({ length: Math.min(MOST_WORDS, words.length) }, (_, at) => at + 1).reverse();
  return lengths
    .flatMap((length) =>
      words.slice(0, words.length - length + 1).map(({ index }, from) => {
        const last = words[from + length - 1];
        return { index, words: text.slice(index, last && last.index + last[0].replace(AT_END, '').length) };
      }),
    )
    .filter((run) => !SIGN.test(run.words));
}

/** Whether the first and the last word begin as words of the claim do. */
const isAlike = (words: readonly string[], beginnings: readonly string[]): boolean =>
  words.join('').length > ALIKE &&
  [words[0], words.at(-1)].every((word = '') =>
    beginnings.some((beginning) => beginning.startsWith(word.slice(0, ALIKE))),
  );

const DENIES =
  /\b(?:no(?! (?:problems?|issues?|complaints?|doubt|question|trouble|worries)\b)|not|never|nor|neither|nein|nicht|nie|kein\w*|pas|jamais|nao|nunca|ni)\b|n['’]t\b/i;

const isInDenial = (text: string, at: number): boolean =>
  clausesOf(text).some(
    ({ start, end, text: clause }) => start <= at && at < end && DENIES.test(fold(clause)),
  );

/** The claimed house, in a statement that gives other values: below it stands who signs. */
export function namedPlace(
  field: ReplyField,
  said: readonly Statement[],
  { claims, read }: Asked,
): Named | null {
  const evidence = new Set(Object.values(read).map((value) => value.evidence));
  const named = said
    .filter(({ text }) => evidence.has(text))
    .flatMap(({ text }) => {
      const found = findClaim(text, claims[field] ?? '');
      const isNamed =
        found &&
        !isDenied(text, found.index, found.index + found.words.length) &&
        !(
          field.endsWith('Location') &&
          (isPartOfName(field, text, found, claims) || isElsewhere(text.slice(0, found.index)))
        );
      return isNamed ? [{ value: found.words, evidence: text }] : [];
    });
  return named[0] ?? null;
}

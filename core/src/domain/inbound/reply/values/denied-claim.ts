import { fold, plainWords } from '../../read/fold.ts';
import type { ClaimedValues, ReplyField } from '../../read/reading.ts';
import { agrees } from '../agreement.ts';
import { deniesClaim } from '../assertion/left-unread.ts';
import type { Statement } from '../statements.ts';
import type { Candidate } from './candidate.ts';

/** Denies what was named before: "Soloist is a rank, and he never held it", "nunca lo fue". */
const NEVER_HELD =
  /\b(?:s?he|they) (?:was never (?:one|that|it)|never (?:held|had|reached|attained|got) (?:it|that|one|this|such)|(?:did not|didn['’]t) (?:hold|have|reach|attain) (?:it|that|one|this|such)|never was (?:one|that))\b|\bnunca l[oa] (?:fue|tuvo|ocupo|ejercio|obtuvo)\b|\bne l['’](?:a|avait) (?:jamais|pas) (?:ete|eue?|obtenue?|occupee?)\b|\bdas war (?:er|sie) nie\b|\bnunca [oa] (?:foi|teve|ocupou|exerceu)\b/i;
/** "Did not hold a contracted teaching position" */
const NOT_HELD =
  /\b(?:(?:did not|didn['’]t|never|does not) (?:h[oe]ld|have|had)|no (?:ocupo|tuvo|ejercio)|n['’]a (?:pas|jamais) (?:occupe|eu)|hatte (?:nie|keine)|nao (?:ocupou|exerceu|teve))\b(?<what>[^.;,:]{1,60})/gi;
/** "He was not a manager of anything here" */
const NO_SUCH =
  /\b(?:not|never|n['’]t) (?:(?:an?|any|our|the) )?(?:(?:kind|sort) of (?:an? )?)?(?<what>[\p{L}-]+) (?:of (?:anything|any\p{L}*)|at all|by any|in any)\b/giu;
/** Letters that the forms of one word share: "teacher", "teaching". */
const STEM = 5;

/** Whether a statement denies the claimed title, in other words than it repeats it in. */
function isDenied(title: string, statements: readonly Statement[]): boolean {
  const stems = fold(title)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= STEM)
    .map((word) => word.slice(0, STEM));
  const named = plainWords(title).at(-1);
  const isOfTitle = (words: string) => stems.length > 0 && stems.every((stem) => words.includes(stem));
  return statements.some(({ text, isQuestion }) => {
    const plain = fold(text).toLowerCase();
    if (isQuestion) return false;
    if (NEVER_HELD.test(plain) && isOfTitle(plain)) return true;
    if ([...plain.matchAll(NO_SUCH)].some(({ groups }) => groups?.what === named)) return true;
    return [...plain.matchAll(NOT_HELD)].some(({ groups }) => isOfTitle(groups?.what ?? ''));
  });
}

/** Whether a mail denies the claimed town: "the Spokane office wasn't open yet". */
export const isPlaceDenied = (
  statements: readonly Statement[],
  { employerLocation = '' }: ClaimedValues,
): boolean =>
  statements.some(({ text }) => deniesClaim('employerLocation', employerLocation.split(',')[0] ?? '', text));

/** Without what confirms a title or a place, where the mail says that it was another. */
export function withoutDenied(
  candidates: readonly Candidate[],
  statements: readonly Statement[],
  claims: ClaimedValues,
  at: Date,
): readonly Candidate[] {
  const isOther = ({ field, kind, value }: Candidate) =>
    kind === 'GIVEN' && value !== null && !agrees(field, value, claims, at);
  const titles = candidates.filter(({ field }) => field === 'position');
  const isSaid = (one: Candidate) => one.source === 'SENTENCE' && isOther(one);
  // "She was never General Manager. She was Floor Manager": what it was instead says more, even where the sender signs with
  // the claimed title.
  if (titles.some(({ kind }) => kind === 'DENIED') && titles.some(isSaid))
    return candidates.filter((one) => one.field !== 'position' || isSaid(one));
  const denied = new Set<ReplyField>([
    ...(isDenied(claims.position ?? '', statements) ? (['position'] as const) : []),
    ...(isPlaceDenied(statements, claims) ? (['employerLocation'] as const) : []),
  ]);
  return candidates.filter((one) => !denied.has(one.field) || one.kind === 'DENIED' || isOther(one));
}

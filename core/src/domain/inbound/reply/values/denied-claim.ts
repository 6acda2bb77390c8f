import { fold } from '../../read/fold.ts';
import type { ClaimedValues } from '../../read/reading.ts';
import { agrees } from '../agreement.ts';
import { isDenied as isClaimDenied } from '../assertion/left-unread.ts';
import type { Statement } from '../statements.ts';
import type { Candidate } from './candidate.ts';

/** Denies what was named before: "Soloist is a rank, and he never held it", "nunca lo fue". */
const NEVER_HELD =
  /\b(?:s?he|they) (?:was never (?:one|that|it)|never (?:held|had|reached|attained|got) (?:it|that|one|this|such)|(?:did not|didn['’]t) (?:hold|have|reach|attain) (?:it|that|one|this|such)|never was (?:one|that))\b|\bnunca l[oa] (?:fue|tuvo|ocupo|ejercio|obtuvo)\b|\bne l['’](?:a|avait) (?:jamais|pas) (?:ete|eue?|obtenue?|occupee?)\b|\bdas war (?:er|sie) nie\b|\bnunca [oa] (?:foi|teve|ocupou|exerceu)\b/i;
/** "Did not hold a contracted teaching position" */
const NOT_HELD =
  /\b(?:(?:did not|didn['’]t|never|does not) (?:h[oe]ld|have|had)|no (?:ocupo|tuvo|ejercio)|n['’]a (?:pas|jamais) (?:occupe|eu)|hatte (?:nie|keine)|nao (?:ocupou|exerceu|teve))\b(?<what>[^.;,:]{1,60})/gi;
/** Letters that the forms of one word share: "teacher", "teaching". */
const STEM = 5;

/** Whether a statement denies the claimed title, in other words than it repeats it in. */
function isDenied(title: string, statements: readonly Statement[]): boolean {
  const stems = fold(title)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= STEM)
    .map((word) => word.slice(0, STEM));
  const isOfTitle = (words: string) => stems.length > 0 && stems.every((stem) => words.includes(stem));
  return statements.some(({ text, isQuestion }) => {
    const plain = fold(text).toLowerCase();
    if (isQuestion) return false;
    if (NEVER_HELD.test(plain) && isOfTitle(plain)) return true;
    return [...plain.matchAll(NOT_HELD)].some(({ groups }) => isOfTitle(groups?.what ?? ''));
  });
}

/** Without what confirms a title or a place, where the mail says that it was another. */
export function withoutDenied(
  candidates: readonly Candidate[],
  statements: readonly Statement[],
  claims: ClaimedValues,
  at: Date,
): readonly Candidate[] {
  return withoutDeniedTitle(withoutDeniedPlace(candidates, statements, claims, at), statements, claims, at);
}

/** "The Spokane office wasn't open yet": without what confirms a place that the mail denies. */
function withoutDeniedPlace(
  candidates: readonly Candidate[],
  statements: readonly Statement[],
  claims: ClaimedValues,
  at: Date,
): readonly Candidate[] {
  const { employerLocation: place = '' } = claims;
  const [town = ''] = place.split(',');
  const isOther = statements.some(({ text }) => isClaimDenied('employerLocation', town, text));
  return isOther
    ? candidates.filter(
        ({ field, value }) =>
          field !== 'employerLocation' || (value !== null && !agrees(field, value, claims, at)),
      )
    : candidates;
}

function withoutDeniedTitle(
  candidates: readonly Candidate[],
  statements: readonly Statement[],
  claims: ClaimedValues,
  at: Date,
): readonly Candidate[] {
  const { position } = claims;
  if (position === undefined) return candidates;
  const isOther = ({ field, kind, source, value }: Candidate) =>
    field === 'position' &&
    kind === 'GIVEN' &&
    source === 'SENTENCE' &&
    !agrees(field, value ?? '', claims, at);
  // "She was never General Manager. She was Floor Manager": what it was instead says more, even where the sender signs with
  // the claimed title.
  const isInstead =
    candidates.some(({ field, kind }) => field === 'position' && kind === 'DENIED') &&
    candidates.some(isOther);
  if (isInstead) return candidates.filter((one) => one.field !== 'position' || isOther(one));
  if (!isDenied(position, statements)) return candidates;
  return candidates.filter(
    ({ field, kind, value }) =>
      field !== 'position' || (kind === 'GIVEN' && value !== null && !agrees(field, value, claims, at)),
  );
}

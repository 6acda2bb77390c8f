/** A part of a sentence that has a subject of its own, or goes on with that of the part before. */
interface Clause {
  /** Where it is in the sentence, from and to. */
  start: number;
  end: number;
  text: string;
  /** The sign or the word that joins it to the one before, in lower case. */
  joint: string;
}

/** Where one clause ends and the next begins; "Ms." and initials end none. */
const BREAK =
  /[,;:()!?]+\s*|\s[–—-]{1,2}\s|(?<!(?<![\p{L}])(?:mrs?|ms|mx|dr|prof|jr|sra?|srta|mme|mlle|hr|fr|st|\p{L}))\.\s+|(?<![\p{L}\d])(?:and|but|or|because|while|when|whereas|where|who|although|though|y|et|und|pero|mais|aber|mas|car|weil|denn|sondern|porque|cuando|quand|quando|mientras|während)(?![\p{L}\d])\s*/giu;

/** The clauses of a sentence, in its order; signs and words that join them belong to none. */
export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  let joint = '';
  for (const { 0: sign, index } of text.matchAll(BREAK)) {
    if (index > start) {
      clauses.push({ start, end: index, text: text.slice(start, index), joint });
      joint = '';
    }
    joint = `${joint}${sign}`.trim().toLowerCase();
    start = index + sign.length;
  }
  if (start < text.length) clauses.push({ start, end: text.length, text: text.slice(start), joint });
  return clauses;
}

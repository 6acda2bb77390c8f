const LABELLED = /\bcode\b[\s:#=-]{0,5}(?:is[\s:]{1,3})?([a-z0-9][a-z0-9-]{1,31})\b/i;
const ALONE = /^#?([a-z0-9-]{2,32})$/i;

/** The code by which a company that keeps records knows an employer or school, as it was written; null without one. */
export function employerCodeIn(note: string): string | null {
  const text = note.slice(0, 1_000).trim();
  const code = LABELLED.exec(text)?.[1] ?? ALONE.exec(text)?.[1] ?? null;
  return code !== null && /\d/.test(code) ? code : null;
}

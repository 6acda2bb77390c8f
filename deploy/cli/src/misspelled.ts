/** Of names as long as settings have: shorter ones are near to too much that is meant for others. */
const SHORTEST = 7;
const MOST_EDITS = 2;

/** A variable that is no setting, beside the setting that it looks like. */
export interface Misspelled {
  variable: string;
  meant: string;
}

/** The variables that nothing reads, though they are a letter or two from one that something does. */
export function misspelledSettings(variables: readonly string[], settings: readonly string[]): Misspelled[] {
  const known = new Set(settings);
  return variables
    .filter((variable) => variable.length >= SHORTEST && !known.has(variable))
    .flatMap((variable) => {
      const meant = settings.find((setting) => isNear(variable, setting));
      return meant === undefined ? [] : [{ variable, meant }];
    });
}

function isNear(one: string, other: string): boolean {
  return Math.abs(one.length - other.length) <= MOST_EDITS && editsBetween(one, other) <= MOST_EDITS;
}

/** How many letters have to be changed, added or left out to come from one text to the other. */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [column, wanted] of [...other].entries()) {
      const changed = (row[column] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** What the service says of one field, without its path; null where it says nothing. */
export function problemAt(problems: readonly string[], path: string): string | null {
  const found = problems.find((problem) => problem.startsWith(`${path} `));
  return found ? found.slice(path.length + 1) : null;
}

/** What it says of a field that is written as one, or of what is in it. */
export function problemIn(problems: readonly string[], path: string): string | null {
  const found = problems.find((problem) => problem.startsWith(`${path} `) || problem.startsWith(`${path}.`));
  return found ? found.slice(found.indexOf(' ') + 1) : null;
}

/** How much is wrong at a place and below it. */
export const countIn = (problems: readonly string[], path: string): number =>
  problems.filter((problem) => problem.startsWith(`${path} `) || problem.startsWith(`${path}.`)).length;

/** How many letters have to be changed, added or left out to make one text of the other. */
export function editsBetween(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_none, at) => at);
  for (const [row, letter] of [...one].entries()) {
    const now = [row + 1];
    for (const [column, candidate] of [...other].entries()) {
      const changed = (before[column] ?? 0) + (letter === candidate ? 0 : 1);
      now.push(Math.min(changed, (before[column + 1] ?? 0) + 1, (now[column] ?? 0) + 1));
    }
    before = now;
  }
  return before.at(-1) ?? 0;
}

import { say } from '../say.ts';
import { countsOf } from './counts.ts';
import type { MeasuredSet } from './run-measures.ts';

/** Prints how each truth of each group was decided, and the cases that were decided wrong. */
export function printSet(measured: MeasuredSet): void {
  say(`\n== ${measured.set}`);
  const counts = countsOf(measured);
  const decisions = [...new Set(counts.map(({ decision }) => decision))].sort();
  say(row('group', 'truth', decisions));
  for (const [group, truth] of rowsIn(counts)) {
    const found = counts.filter((count) => count.group === group && count.truth === truth);
    const cells = decisions.map((name) => found.find(({ decision }) => decision === name)?.count ?? 0);
    say(row(group, truth, cells));
  }
  const wrong = measured.cases.filter(({ verdict }) => verdict === 'WRONG');
  say(`${measured.cases.length} cases, ${wrong.length} wrong`);
  for (const { group, truth, decision, text } of wrong) say(`  ${group} ${truth} -> ${decision}: ${text}`);
}

const rowsIn = (counts: readonly { group: string; truth: string }[]): [string, string][] => [
  ...new Map(
    counts.map(({ group, truth }): [string, [string, string]] => [`${group} ${truth}`, [group, truth]]),
  ).values(),
];

const row = (group: string, truth: string, cells: readonly (string | number)[]): string =>
  group.padEnd(22) + truth.padEnd(14) + cells.map((cell) => String(cell).padStart(12)).join('');

import type { Violation } from '../rules/run-record.ts';
import { median } from '../statistics.ts';
import type { SoakRecord } from './check-run.ts';
import { rowOf } from './client.ts';
import type { FaultRow } from './run-faults.ts';

const EXAMPLES = 3;

/** A rule that was broken, as the rows of the soak tell it. */
interface Broken {
  row: string;
  rule: string;
  words: string;
}

/** Whatever broke a rule, with the row whose order it was. */
export function brokenRules(
  { stored, findings }: Pick<SoakRecord, 'stored' | 'findings'>,
  violations: ReadonlyMap<string, readonly Violation[]>,
): Broken[] {
  const names = new Map(stored.map(({ searchId, externalSearchId }) => [searchId, externalSearchId]));
  const ofRules = [...violations].flatMap(([rule, found]) =>
    found.map(({ searchId, words }) => {
      const name = names.get(searchId) ?? searchId;
      return { row: rowOf(name), rule, words: `${name}: ${words}` };
    }),
  );
  return [...findings, ...ofRules];
}

/** Each fault: how often, what became of the service, and what it broke. */
export function faultTable(rows: readonly FaultRow[], broken: readonly Broken[]): string[] {
  const seconds = (value: number) => (Number.isFinite(value) ? value.toFixed(1) : '·');
  return [
    line('fault', 'times', 'p50 s', 'max s', 'violations'),
    ...rows.map(({ fault, times, recoveries }) =>
      line(
        fault.words,
        times === 0 ? 'not here' : String(times),
        seconds(median(recoveries)),
        seconds(Math.max(...recoveries)),
        String(broken.filter(({ row }) => row === fault.name).length),
      ),
    ),
  ];
}

/** Each rule, how often it was broken, and how it was first. */
export const ruleTable = (
  violations: ReadonlyMap<string, readonly Violation[]>,
  broken: readonly Broken[],
): string[] =>
  [...new Set([...violations.keys(), ...broken.map(({ rule }) => rule)])].flatMap((rule) => {
    const found = broken.filter((one) => one.rule === rule);
    return [
      `${rule.padEnd(60)}${String(found.length).padStart(8)}`,
      ...found.slice(0, EXAMPLES).map(({ words }) => `    ${words}`),
    ];
  });

const line = (name: string, ...cells: string[]): string =>
  name.padEnd(60) + cells.map((cell) => cell.padStart(11)).join('');

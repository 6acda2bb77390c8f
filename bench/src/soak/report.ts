import { median } from '../statistics.ts';
import type { Finding } from './check-run.ts';
import type { Verdict } from './judge.ts';
import type { FaultRow } from './run-faults.ts';

const EXAMPLES = 3;

/** Each fault: how often, what became of the service, and what it broke; each rule, how often and how it was broken first. */
export function reportLines(verdicts: readonly Verdict[]): string[] {
  const broken = verdicts.flatMap((verdict) => verdict.broken);
  const rules = verdicts.flatMap((verdict) => verdict.rules);
  const all = [...new Set([...rules, ...broken.map(({ rule }) => rule)])];
  return [
    '',
    line('fault', 'times', 'p50 s', 'max s', 'violations'),
    ...verdicts.flatMap(({ rows, broken: own }) => rows.map((row) => faultLine(row, own))),
    '',
    ...all.flatMap((rule) => ruleLines(rule, broken)),
    '',
    ...verdicts.flatMap(({ notes }) => notes),
  ];
}

function faultLine({ fault, times, recoveries }: FaultRow, broken: readonly Finding[]): string {
  return line(
    fault.words,
    times === 0 ? 'not here' : String(times),
    seconds(median(recoveries)),
    seconds(Math.max(...recoveries)),
    String(broken.filter(({ row }) => row === fault.name).length),
  );
}

function ruleLines(rule: string, broken: readonly Finding[]): string[] {
  const found = broken.filter((one) => one.rule === rule);
  return [
    `${rule.padEnd(60)}${String(found.length).padStart(8)}`,
    ...found.slice(0, EXAMPLES).map(({ words }) => `    ${words}`),
  ];
}

const seconds = (value: number) => (Number.isFinite(value) ? value.toFixed(1) : '·');

const line = (name: string, ...cells: string[]): string =>
  name.padEnd(62) + cells.map((cell) => cell.padStart(11)).join('');

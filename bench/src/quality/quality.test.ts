import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { BASELINE, type Baseline } from './baseline.ts';
import { figuresOf, worseThan } from './counts.ts';
import { OWN_CASES, SHARED_CASES } from './folders.ts';
import { compareNamePairs } from './name-pairs.ts';
import { runMeasures } from './run-measures.ts';

const baseline: Baseline = JSON.parse(await readFile(BASELINE, 'utf8'));

/** There are thousands of own cases: twenty seconds of a quiet core, and more where others run beside. */
const OWN_CASES_MS = 240_000;

it(
  'judges and reads the own cases no worse than before',
  async () => {
    expect(worseThan(baseline.own, figuresOf(await runMeasures(OWN_CASES)))).toEqual([]);
  },
  OWN_CASES_MS,
);

it.runIf(existsSync(SHARED_CASES))(
  'judges and reads the cases in ../shared/quality no worse than before (only where they are)',
  async () => {
    expect(worseThan(baseline.shared, figuresOf(await runMeasures(SHARED_CASES)))).toEqual([]);
  },
);

it.runIf(existsSync(SHARED_CASES))(
  'takes at most one pair of different public names in 10,000 for the same (only where they are)',
  async () => {
    const { pairs, matched } = await compareNamePairs(100_000);
    expect(matched.length, matched.join('\n')).toBeLessThanOrEqual(pairs / 10_000);
  },
);

it('tells what got worse', () => {
  const was = { 'a b': { right: 3, cautious: 0, wrong: 0 }, c: { right: 1, cautious: 0, wrong: 0 } };
  expect(worseThan(was, { 'a b': { right: 3, cautious: 1, wrong: 0 } })).toEqual(['c: is measured no more']);
  expect(worseThan(was, { ...was, c: { right: 1, cautious: 0, wrong: 1 } })).toEqual([
    'c: 1 right, 1 wrong; was 1 right, 0 wrong',
  ]);
});

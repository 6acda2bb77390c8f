import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import { BASELINE, type Baseline } from './baseline.ts';
import { figuresOf, worseThan } from './counts.ts';
import { OWN_CASES, SHARED_CASES } from './folders.ts';
import { compareNamePairs } from './name-pairs.ts';
import { runMeasures } from './run-measures.ts';

// Others have the machine too.
vi.setConfig({ testTimeout: 120_000 });

const baseline: Baseline = JSON.parse(await readFile(BASELINE, 'utf8'));

/** Reading all of them takes half a minute: a run takes one part, another with each commit, and `npm run test:quality` all. */
const all = [...baseline.own.keys()];
const parts = process.env.ALL_CASES ? all : [Number(process.env.SEED) % all.length];

it.each(parts)('judges and reads the own cases of part %i no worse than before', async (number) => {
  const figures = figuresOf(await runMeasures(OWN_CASES, { number, of: all.length }));
  expect(worseThan(baseline.own[number] ?? {}, figures)).toEqual([]);
});

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

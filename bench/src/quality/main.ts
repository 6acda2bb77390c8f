import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { say } from '../say.ts';
import { BASELINE, type Baseline } from './baseline.ts';
import { countsOf, figuresOf } from './counts.ts';
import { OWN_CASES, SHARED_CASES } from './folders.ts';
import { compareNamePairs } from './name-pairs.ts';
import { printSet } from './print-set.ts';
import { runMeasures } from './run-measures.ts';

/**
 * Measures how well the service judges and reads, on the cases of a folder.
 * `--set <folder>` takes another folder than the usual one, `--json` prints a line per count for programs, `--update`
 * keeps the figures of all usual folders as those that may not get worse. `--pairs <number>` compares that many pairs of
 * different public names instead, of which none should match.
 */

const { values } = parseArgs({
  options: {
    set: { type: 'string' },
    json: { type: 'boolean' },
    update: { type: 'boolean' },
    pairs: { type: 'string' },
  },
});

if (values.update) await updateBaseline();
else if (values.pairs) await printPairs(Number(values.pairs));
else {
  for (const set of await runMeasures(values.set ?? usualFolder())) {
    if (values.json) for (const count of countsOf(set)) say(JSON.stringify(count));
    else printSet(set);
  }
}

async function printPairs(pairs: number): Promise<void> {
  const { matched } = await compareNamePairs(pairs);
  say(`${pairs} pairs of different names, ${matched.length} called the same`);
  for (const pair of matched) say(`  ${pair}`);
}

function usualFolder(): string {
  return existsSync(SHARED_CASES) ? SHARED_CASES : OWN_CASES;
}

async function updateBaseline(): Promise<void> {
  const was: Baseline = JSON.parse(await readFile(BASELINE, 'utf8'));
  const shared = existsSync(SHARED_CASES) ? figuresOf(await runMeasures(SHARED_CASES)) : was.shared;
  const own: Baseline['own'] = [];
  while (own.length < was.own.length)
    own.push(figuresOf(await runMeasures(OWN_CASES, { number: own.length, of: was.own.length })));
  const baseline: Baseline = { own, shared };
  await writeFile(BASELINE, `${JSON.stringify(baseline, null, 2)}\n`);
}

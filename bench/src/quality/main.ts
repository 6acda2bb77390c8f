import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { say } from '../say.ts';
import { BASELINE, type Baseline } from './baseline.ts';
import { countsOf, figuresOf } from './counts.ts';
import { printSet } from './print-set.ts';
import { OWN_CASES, runMeasures, SHARED_CASES } from './run-measures.ts';

/**
 * Measures how well the service judges and reads, on the cases of a folder.
 * `--set <folder>` takes another folder than the usual one, `--json` prints a line per count for programs, `--update`
 * keeps the figures of all usual folders as those that may not get worse.
 */

const { values } = parseArgs({
  options: { set: { type: 'string' }, json: { type: 'boolean' }, update: { type: 'boolean' } },
});

if (values.update) await updateBaseline();
else {
  for (const set of await runMeasures(values.set ?? usualFolder())) {
    if (values.json) for (const count of countsOf(set)) say(JSON.stringify(count));
    else printSet(set);
  }
}

function usualFolder(): string {
  return existsSync(SHARED_CASES) ? SHARED_CASES : OWN_CASES;
}

async function updateBaseline(): Promise<void> {
  const was: Baseline = JSON.parse(await readFile(BASELINE, 'utf8'));
  const shared = existsSync(SHARED_CASES) ? figuresOf(await runMeasures(SHARED_CASES)) : was.shared;
  const baseline: Baseline = { own: figuresOf(await runMeasures(OWN_CASES)), shared };
  await writeFile(BASELINE, `${JSON.stringify(baseline, null, 2)}\n`);
}

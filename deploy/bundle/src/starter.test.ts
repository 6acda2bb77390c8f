import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { starterOf } from './starter.ts';

/** Keeps much of what it makes, and says how much room there is for what is young: two halves. */
const PROGRAM = `
import { getHeapSpaceStatistics } from 'node:v8';
const work = () => {
  const kept = [];
  for (let i = 0; i < 200_000; i += 1) kept.push({ i, also: [i] });
  const young = getHeapSpaceStatistics().find((space) => space.space_name === 'new_space');
  return young.space_size / 1_024 / 1_024;
};
const loading = work();
setTimeout(() => process.stdout.write(JSON.stringify({ loading, working: work() })), 10);
`;

it('leaves a program little room for what is young while it loads, and what is allowed once it works', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'credence-starter-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  await writeFile(join(directory, 'program.mjs'), PROGRAM);
  await writeFile(join(directory, 'start.mjs'), starterOf('program.mjs'));
  const output = execFileSync(process.execPath, ['--max-semi-space-size=4', join(directory, 'start.mjs')]);
  const { loading, working } = JSON.parse(output.toString());
  expect(loading).toBeLessThanOrEqual(2);
  expect(working).toBeGreaterThan(4);
});

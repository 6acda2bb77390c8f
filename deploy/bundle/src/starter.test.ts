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

/** Is busy while it loads, and again later. */
const BUSY = `
const work = () => {
  let sum = 0;
  for (let i = 0; i < 5_000_000; i += 1) sum += i % 7;
  return sum;
};
work();
console.log('LOADED');
setTimeout(work, 10);
`;

/** @returns what the program says */
async function startedWith(program: string, options: readonly string[]): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'credence-starter-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  await writeFile(join(directory, 'program.mjs'), program);
  await writeFile(join(directory, 'start.mjs'), starterOf('program.mjs'));
  return execFileSync(process.execPath, [...options, join(directory, 'start.mjs')]).toString();
}

it('leaves a program little room for what is young while it loads, and what is allowed once it works', async () => {
  const { loading, working } = JSON.parse(await startedWith(PROGRAM, ['--max-semi-space-size=4']));
  expect(loading).toBeLessThanOrEqual(2);
  expect(working).toBeGreaterThan(4);
});

it('optimizes what is busy once the program works, and nothing while it loads', async () => {
  const [loading = '', working = ''] = (await startedWith(BUSY, ['--trace-opt'])).split('LOADED');
  expect(loading).not.toContain('completed optimizing');
  expect(working).toContain('completed optimizing');
});

it('starts also where no machine code may be made', async () => {
  expect(await startedWith(BUSY, ['--jitless'])).toContain('LOADED');
});

import { rm } from 'node:fs/promises';
import { makeScratch } from './make-place.ts';
import { canUnshare } from './run-here.ts';
import { LONG } from './situations.ts';
import { tryDemo } from './try-demo.ts';

/**
 * Runs `npm run demo` in every situation that a person may stand in, as root and as another user. Words name some of
 * them. Needs root; Node in other versions comes from npm.
 */

const say = (line: string) => process.stdout.write(`${line}\n`);
if (process.getuid?.() !== 0) throw new Error('Only root can make these situations');

const words = process.argv.slice(2);
const scratch = await makeScratch();
const stop = async () => rm(scratch, { recursive: true, force: true });
process.once('SIGINT', () => stop().then(() => process.exit(130)));
try {
  const hasNamespaces = canUnshare();
  for (const situation of LONG.filter(({ name }) => words.every((word) => name.includes(word)))) {
    const { name, isOffline, isReadOnly } = situation;
    if ((isOffline || isReadOnly) && !hasNamespaces) {
      say(`  – ${name}: this machine makes no namespaces`);
      continue;
    }
    const from = performance.now();
    const problems = await tryDemo(situation, scratch);
    const took = ((performance.now() - from) / 1_000).toFixed(1);
    say(`  ${problems.length === 0 ? '✓' : '✗'} ${took.padStart(5)} s   ${name}`);
    for (const problem of problems) say(problem.replaceAll(/^/gm, '      '));
    if (problems.length > 0) process.exitCode = 1;
  }
} finally {
  await stop();
}

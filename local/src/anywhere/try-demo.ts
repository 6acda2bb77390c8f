import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { exists } from '../exists.ts';
import { makePlace } from './make-place.ts';
import { runHere } from './run-here.ts';
import type { Situation } from './situations.ts';

/** Steps of the stories that `npm run demo` tells. */
const STEPS = 16;
const FIRST_LINE = 'The demo, kept in ';

/**
 * Makes the situation below `scratch` and runs the demo in it.
 * @returns what is wrong, nothing where all is well
 */
export async function tryDemo(situation: Situation, scratch: string): Promise<string[]> {
  const { home, clone, here } = await makePlace(situation, scratch);
  const before = await modesOf([home, clone]);
  const { code, output } = await runHere('npm run --silent demo', here);
  const problems: string[] = [];
  const steps = output.match(/^ {2}✓/gm)?.length ?? 0;
  if (code !== 0 || steps !== STEPS) problems.push(`exit code ${code} after ${steps} steps:\n${output}`);
  if (!output.startsWith(FIRST_LINE)) problems.push(`it begins with ${output.split('\n', 1)[0]}`);
  if (situation.isPromised) {
    const installing = await runHere('npm ci --dry-run', here);
    if (installing.output.includes('EBADENGINE')) problems.push(`npm ci warns:\n${installing.output}`);
  }
  if ((await modesOf([home, clone])) !== before) problems.push('the modes of directories have changed');
  problems.push(...(await openToOthers(join(clone, '.credence/postgres'))));
  await rm(join(clone, '.credence'), { recursive: true, force: true });
  return problems;
}

const modesOf = async (paths: string[]): Promise<string> =>
  (await Promise.all(paths.map((path) => stat(path)))).map(({ mode, uid }) => `${mode} ${uid}`).join();

/** What of the data another user than its owner could read if it got there. */
async function openToOthers(directory: string): Promise<string[]> {
  if (!(await exists(directory))) return ['there is no data'];
  const paths = [directory, ...(await readdir(directory)).map((name) => join(directory, name))];
  const stats = await Promise.all(paths.map(async (path) => ({ path, mode: (await stat(path)).mode })));
  return stats.filter(({ mode }) => (mode & 0o077) !== 0).map(({ path }) => `others may read ${path}`);
}

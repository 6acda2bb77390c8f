import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Some tests start servers and workers as processes: what one compiles serves the next.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url));

// What tests make up follows from what they test: the same tree passes or fails each time, and each change is tried with
// something else.
process.env.SEED ??= String(seedOfTree());

/** One for all where there is no history to ask, as in an archive of the sources. */
function seedOfTree(): number {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD^{tree}'], { encoding: 'utf8' });
  return status === 0 ? Number.parseInt(stdout.slice(0, 8), 16) >>> 1 : 1;
}

const INCLUDE = ['*/src/**/*.test.ts', '*/test/**/*.test.ts', 'deploy/*/src/**/*.test.ts'];
const EXCLUDE = ['**/node_modules/**', 'e2e/**'];

/**
 * Tests that change what a process has once and does not get back: modules, what libraries read of the environment, tracing,
 * what its memory holds. They get a process of their own; all others share one for each worker, because starting it and
 * reading the modules takes longer than most of them do. Clocks and spies are put back (`local/src/testing/put-back.ts`).
 */
const ALONE =
  /\bvi\.(mock|doMock)\b|\bprocess\.(chdir|memoryUsage)\b|assign\(process\.env|\bprocess\.env\S* = |startTracing/;

const alone = globSync(INCLUDE, { exclude: EXCLUDE }).filter((file) =>
  ALONE.test(readFileSync(file, 'utf8')),
);

/** These start whole stacks and clusters: begun last, one of them would keep one core busy after all others have ended. */
const LONG =
  /\/(bench\/src\/|local\/src\/(anywhere|start|stack|demo)|deploy\/checks\/src\/image|worker\/src\/(crashes|several))/;

/**
 * A process that files share ends where the next file in line needs one of its own, and the one after that compiles all
 * modules anew: mixed, thirty processes would do what three can.
 */
class AloneThenLongest extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) =>
      project.name === 'alone' ? 0 : LONG.test(moduleId) ? 1 : 2;
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

const common = {
  setupFiles: ['local/src/testing/made-up.ts', 'local/src/testing/put-back.ts'],
  // Bounds for what hangs: all others have the machine too.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000, interval: 20 } },
};

export default defineConfig({
  test: {
    // One real Postgres cluster for the whole run; every test file gets a database of its own from it.
    globalSetup: ['local/src/testing/postgres-global-setup.ts'],
    // Half of their time, tests wait: for other processes, or for a time that is part of a rule.
    maxWorkers: 3,
    sequence: { sequencer: AloneThenLongest },
    projects: [
      {
        test: {
          name: 'shared',
          include: INCLUDE,
          exclude: [...EXCLUDE, ...alone],
          isolate: false,
          ...common,
        },
      },
      { test: { name: 'alone', include: alone, ...common } },
    ],
  },
});

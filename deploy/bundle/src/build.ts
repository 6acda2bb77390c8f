import { cp, glob, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import { builtIn } from './built-in.ts';
import { leftOut } from './left-out.ts';
import { fontsOfPdfs, inAscii, isAscii, ownModules } from './own-modules.ts';
import { starterOf } from './starter.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const OUT = fileURLToPath(new URL('../dist', import.meta.url));

/**
 * What runs in production, by the name of its file. What one of a build uses, all of it load: the server and the worker are
 * bundled each by itself, and the command line, which lives for a moment, along with the worker.
 */
const BUILDS: readonly Record<string, string>[] = [
  { 'server-program': 'server/src/main.ts' },
  { 'worker-program': 'worker/src/main.ts', credence: 'deploy/cli/src/main.ts' },
];

/** Those that stay. */
const STARTED = ['server', 'worker'];

/** What a program starts in a thread: each holds what it needs, and no more. */
const THREADS = {
  'parse-thread': 'worker/src/inbound-mail/parse-thread.ts',
  'read-thread': 'core/src/domain/inbound/reply/read-thread.ts',
};

/** What these programs read besides their code. */
const FILES = [
  'console/dist/{index.html,*.svg,assets/*}',
  'core/data/*',
  'docs/guides/*.md',
  'openapi/{openapi.json,postman.json,llms.txt}',
  'server/src/reference/{start.js,styles.css}',
  'server/src/verifier-page/views/*.css',
];

/**
 * How Node is to start the programs: with up to 8 MB for what is young in place of 16, three times over; and what is old is
 * collected when it has grown by 60 in 100. Where there is much memory, V8 waits until there is up to four times as much.
 */
const NODE_OPTIONS = '--max-semi-space-size=8 --heap-growing-percent=60';

/**
 * What the C library is to do in them, in settings of its own: one heap for all threads in place of one for each, and what is
 * free goes back at 128 KB. Without, it raises that bound itself, and keeps up to 64 MB.
 */
const NODE_ENVIRONMENT = [
  'MALLOC_ARENA_MAX=1',
  'MALLOC_MMAP_THRESHOLD_=131072',
  'MALLOC_TRIM_THRESHOLD_=131072',
];

const plugins = [builtIn, ownModules(ROOT), fontsOfPdfs, inAscii];
await rm(OUT, { recursive: true, force: true });
const options: BuildOptions = {
  absWorkingDir: ROOT,
  outdir: OUT,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node22',
  sourcemap: true,
  sourcesContent: false,
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'external',
  // Packages of the older kind ask for Node's own modules by this function.
  banner: {
    js: "const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);",
  },
  logLevel: 'warning',
};
// What a program loads only when it is configured stays a file of its own.
for (const entryPoints of BUILDS)
  await build({
    ...options,
    entryPoints,
    splitting: true,
    plugins: [...leftOut('server-program' in entryPoints), ...plugins],
  });
await build({ ...options, entryPoints: THREADS, plugins });
for (const name of STARTED) await writeFile(join(OUT, `${name}.js`), starterOf(`${name}-program.js`));
// Without, Node compiles each file twice, the first time as one of the older kind, and keeps its text twice.
await writeFile(join(OUT, 'package.json'), JSON.stringify({ type: 'module' }));
await writeFile(join(OUT, 'node-options'), `${NODE_OPTIONS}\n`);
await writeFile(join(OUT, 'node-environment'), `${NODE_ENVIRONMENT.join('\n')}\n`);
for await (const file of glob('*.js', { cwd: OUT })) {
  if (!isAscii(await readFile(join(OUT, file), 'utf8'))) throw new Error(`${file} is not all ASCII`);
}
for await (const file of glob(FILES, { cwd: ROOT })) {
  await cp(join(ROOT, file), join(OUT, 'files', dirname(file), file.slice(dirname(file).length + 1)));
}

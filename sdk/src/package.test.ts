import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { publint } from 'publint';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtFile } from './testing/built-package.ts';
import {
  type ConsumerProject,
  createConsumerProject,
  installedManifest,
} from './testing/installed-package.ts';

const run = promisify(execFile);

/** Reading the types of a whole program takes its time where the machine is busy. */
const SLOW = { timeout: 120_000 };
const LARGEST_GZIP_BYTES = 15 * 1024;

let project: ConsumerProject;
beforeAll(async () => {
  project = await createConsumerProject();
});
afterAll(() => project?.remove());

describe('the package', () => {
  it('contains its build, its README and its license, and nothing else', () => {
    expect(project.files).toEqual([
      'LICENSE',
      'README.md',
      'dist/index.cjs',
      'dist/index.d.cts',
      'dist/index.d.ts',
      'dist/index.js',
      'package.json',
    ]);
  });

  it('needs no other package', async () => {
    const manifest = await installedManifest(project);
    for (const kind of ['dependencies', 'peerDependencies', 'optionalDependencies']) {
      expect(manifest[kind], kind).toBeUndefined();
    }
    for (const name of ['index.js', 'index.cjs', 'index.d.ts', 'index.d.cts'] as const) {
      const text = await readFile(builtFile(name), 'utf8');
      const code = ts.preProcessFile(text, true, true);
      expect(
        [...code.importedFiles, ...code.typeReferenceDirectives].map(({ fileName }) => fileName),
        name,
      ).toEqual([]);
      expect(text, name).not.toMatch(/\bzod\b|ts-rest/i);
    }
  });

  it.each(['index.js', 'index.cjs'] as const)('%s is at most 15 KB gzipped', async (name) => {
    const code = await readFile(builtFile(name));
    const minified = await build({ stdin: { contents: code.toString() }, minify: true, write: false });
    const kilobytes = (bytes: Uint8Array) => `${(gzipSync(bytes).length / 1024).toFixed(1)} KB`;
    process.stdout.write(
      `@credence/sdk ${name}: ${kilobytes(code)} gzipped, ` +
        `${kilobytes(minified.outputFiles[0]?.contents ?? expect.unreachable())} minified and gzipped\n`,
    );
    expect(gzipSync(code).length).toBeLessThanOrEqual(LARGEST_GZIP_BYTES);
  });

  it('is clean for publint', SLOW, async () => {
    const tarball = new Uint8Array(await readFile(project.tarball)).buffer;
    const { messages } = await publint({ pack: { tarball }, strict: true });
    expect(messages).toEqual([]);
  });

  it('is clean for attw', SLOW, async () => {
    const attw = fileURLToPath(new URL('../../node_modules/.bin/attw', import.meta.url));
    const { stdout } = await run(attw, [project.tarball, '--format', 'json', '--no-definitely-typed']);
    const { analysis, problems } = JSON.parse(stdout);
    expect(analysis).toMatchObject({ packageName: '@credence/sdk', types: { kind: 'included' } });
    expect(problems ?? {}).toEqual({});
  });
});

const STRICT: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noImplicitOverride: true,
  isolatedModules: true,
  // The types of the package are checked as well, and there are none of Node.js to lean on.
  skipLibCheck: false,
  types: [],
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  target: ts.ScriptTarget.ES2022,
  noEmit: true,
};

/** What the compiler says to a consumer's files and to the package's types, in the words of its console. */
function compile(files: string[], options: ts.CompilerOptions): string {
  const roots = files.map((file) => join(project.folder, file));
  const program = ts.createProgram(roots, { ...STRICT, ...options });
  const sources = program.getSourceFiles().filter((source) => !program.isSourceFileDefaultLibrary(source));
  expect(sources.filter(({ fileName }) => fileName.includes('@credence/sdk/dist'))).toHaveLength(
    files.length,
  );
  const problems = [
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...sources.flatMap((source) => [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ]),
  ];
  return ts.formatDiagnostics(problems, {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => project.folder,
    getNewLine: () => '\n',
  });
}

describe('a strict TypeScript project compiles', () => {
  const { NodeNext, Bundler } = ts.ModuleResolutionKind;

  it('with nodenext, as ESM and as CommonJS', SLOW, () => {
    const options = { module: ts.ModuleKind.NodeNext, moduleResolution: NodeNext };
    expect(compile(['consumer.ts', 'consumer.cts'], options)).toBe('');
  });

  it('with a bundler', SLOW, () => {
    const options = { module: ts.ModuleKind.ESNext, moduleResolution: Bundler, verbatimModuleSyntax: true };
    expect(compile(['consumer.ts'], options)).toBe('');
  });
});

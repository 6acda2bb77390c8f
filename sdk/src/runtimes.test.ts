import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { EdgeVM } from '@edge-runtime/vm';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEEN, startApiForConsumers } from './testing/api-for-consumers.ts';
import { readmeSamples } from './testing/compile-samples.ts';
import { type ConsumerProject, createConsumerProject } from './testing/installed-package.ts';
import { startServer } from './testing/test-server.ts';

const run = promisify(execFile);
const bin = (name: string) => fileURLToPath(new URL(`../../node_modules/.bin/${name}`, import.meta.url));

/** Starting another runtime takes its time where the machine is busy. */
const SLOW = { timeout: 60_000 };

let project: ConsumerProject;
beforeAll(async () => {
  project = await createConsumerProject();
});
afterAll(() => project?.remove());

/** Runs a command in the consumers' project, where it also keeps what it would keep elsewhere. */
function inProject(command: string, ...args: string[]) {
  const own = {
    DENO_DIR: join(project.folder, '.deno'),
    DENO_NO_UPDATE_CHECK: '1',
    DO_NOT_TRACK: '1',
    // As the README reads them.
    CREDENCE_CLIENT_ID: 'client',
    CREDENCE_CLIENT_SECRET: 'secret',
  };
  return run(command, args, { cwd: project.folder, env: { ...process.env, ...own } });
}

/** Runs a program of the consumers against a real API; returns what it saw. */
async function exercise(command: string, ...args: string[]): Promise<unknown> {
  const { url } = await startApiForConsumers();
  const { stdout } = await inProject(command, ...args, url);
  return JSON.parse(stdout);
}

/** The system's own Node.js, where it is an older one than the one that runs the tests. */
async function olderNode(): Promise<string | null> {
  const command = '/usr/bin/node';
  if (!existsSync(command)) return null;
  const { stdout } = await run(command, ['--version']);
  return stdout.startsWith('v20.') ? command : null;
}

async function bundle(platform: 'browser' | 'neutral'): Promise<string> {
  const { outputFiles, metafile } = await build({
    entryPoints: [join(project.folder, 'bundled.mjs')],
    bundle: true,
    minify: true,
    platform,
    mainFields: ['module', 'main'],
    format: 'iife',
    target: 'es2022',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const imported = Object.values(metafile.inputs).flatMap(({ imports }) => imports.map(({ path }) => path));
  expect(
    imported.filter(
      (path) => !path.startsWith('exercise') && !/sdk\/dist\/index\.js$|exercise\.mjs$/.test(path),
    ),
  ).toEqual([]);
  return outputFiles[0]?.text ?? expect.unreachable();
}

describe('the installed package does its work in', () => {
  it(`Node.js ${process.version}, as ESM`, SLOW, async () => {
    expect(await exercise(process.execPath, 'main.mjs')).toEqual(SEEN);
  });

  it(`Node.js ${process.version}, as CommonJS`, SLOW, async () => {
    expect(await exercise(process.execPath, 'main.cjs')).toEqual(SEEN);
  });

  it('Node.js 20, as ESM and as CommonJS', SLOW, async ({ skip }) => {
    const node = (await olderNode()) ?? skip('there is no Node.js 20 on this machine');
    expect(await exercise(node, 'main.mjs')).toEqual(SEEN);
    expect(await exercise(node, 'main.cjs')).toEqual(SEEN);
  });

  it('Deno, without permissions beyond the network', SLOW, async () => {
    const flags = [
      '--quiet',
      '--no-prompt',
      '--no-remote',
      '--node-modules-dir=manual',
      '--allow-net=127.0.0.1',
    ];
    expect(await exercise(bin('deno'), 'run', ...flags, 'main.mjs')).toEqual(SEEN);
  });

  it('Deno, which understands its types', SLOW, async () => {
    const flags = ['--quiet', '--no-remote', '--node-modules-dir=manual'];
    await inProject(bin('deno'), 'check', ...flags, 'consumer.ts');
  });

  it('Bun', SLOW, async () => {
    expect(await exercise(bin('bun'), 'run', 'main.mjs')).toEqual(SEEN);
  });

  it('an edge runtime, bundled', SLOW, async () => {
    const { url } = await startApiForConsumers();
    const edge = new EdgeVM({ initialCode: await bundle('neutral') });
    expect(await edge.evaluate(`exercise(${JSON.stringify(url)})`)).toEqual(SEEN);
  });

  it('a bundle for browsers, with nothing of Node.js in it', SLOW, async () => {
    const code = await bundle('browser');
    expect(code).not.toMatch(/\bnode:|\brequire\(|\bprocess\.|\bBuffer\b/);
  });
});

it('the first sample of the README runs as it is written', SLOW, async () => {
  const server = await startServer(({ method, path }) => {
    if (path === '/oauth/token') return { body: { access_token: 't' } };
    if (method === 'POST') return { status: 201, body: { verificationOrderId: 'o1', searchIds: ['s1'] } };
    const verificationResult = [{ outcome: 'VERIFIED_NO_DISCREPANCY' }];
    return path.endsWith('/searches')
      ? { body: { searches: [{ id: 's1', phase: 'CLOSED', verificationResult }] } }
      : { body: { id: 'o1', orderStatus: 'COMPLETED' } };
  });
  const [first] = await readmeSamples();
  const code = first?.code.replace(/https:\/\/(sandbox|login)\.credence\.example/g, server.url);
  await writeFile(join(project.folder, 'readme.ts'), code ?? '');
  const { stdout } = await inProject(process.execPath, 'readme.ts');
  expect(stdout).toBe("[ 'CLOSED' ]\nCOMPLETED VERIFIED_NO_DISCREPANCY\n");
});

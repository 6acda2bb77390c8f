import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type PluginBuild } from 'esbuild';
import { expect, it, onTestFinished } from 'vitest';
import { leftOut } from './left-out.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Bundles a module of packages, as a server has them or as they are, and loads it. */
async function bundled(contents: string, plugins: Plugin[]) {
  const directory = await mkdtemp(join(tmpdir(), 'credence-left-out-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  const outfile = join(directory, 'bundle.mjs');
  await build({
    stdin: { contents, resolveDir: ROOT },
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
    logLevel: 'silent',
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    plugins,
  });
  return { module: await import(outfile), text: await readFile(outfile, 'utf8') };
}

/** Of most that is left out there is nothing in these bundles. */
const OF_SERVER = leftOut(true).map(({ setup, ...plugin }) => ({
  ...plugin,
  setup: (whole: PluginBuild) => setup({ ...whole, onEnd: () => undefined }),
}));

it('knows the type of every file that it knew, and none that no file has', async () => {
  const contents = `import mime from './node_modules/mime-types/index.js'; export const { contentType, types } = mime;`;
  const whole = await bundled(contents, []);
  const server = await bundled(contents, OF_SERVER);
  expect(server.module.types).toEqual(whole.module.types);
  expect(server.module.contentType('html')).toBe('text/html; charset=utf-8');
  expect(server.text.length).toBeLessThan(whole.text.length * 0.7);
});

it('reads forms in UTF-8 without the tables of other letters', async () => {
  const contents = `import iconv from './node_modules/iconv-lite/lib/index.js'; export const { decode, encodingExists } = iconv;`;
  const { module, text } = await bundled(contents, OF_SERVER);
  expect(module.decode(Buffer.from('Zoë'), 'utf-8')).toBe('Zoë');
  expect(module.encodingExists('gbk')).toBe(false);
  expect(text.length).toBeLessThan(100_000);
});

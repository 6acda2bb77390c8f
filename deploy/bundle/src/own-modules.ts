import { readFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import { withoutDescriptions } from './without-descriptions.ts';

/**
 * What our own modules say about where they are, as it is in the bundle: beside it lie the files that they read, under
 * `files/` and their paths in the repository, and the programs that they start in threads.
 */
export function ownModules(root: string): Plugin {
  return {
    name: 'own-modules',
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        if (path.includes(`${sep}node_modules${sep}`)) return undefined;
        const source = await readFile(path, 'utf8');
        const place = relative(root, path).split(sep).join('/');
        const own = place.startsWith('contract/') ? withoutDescriptions(source) : source;
        const contents = escaped(inBundle(own, place));
        return { contents, loader: 'ts' };
      });
    },
  };
}

/**
 * The fonts of `pdfkit`, which it requires by a function of its own making when the first letter is set in them; bundled
 * like what is imported.
 */
export const fontsOfPdfs: Plugin = {
  name: 'fonts-of-pdfs',
  setup({ onLoad }) {
    onLoad({ filter: /pdfkit\.node\.mjs$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const contents = source
        .replace('const require$1 = createRequire(import.meta.url);\n', '')
        .replaceAll("require$1('#standard-fonts/", "require('#standard-fonts/");
      if (contents.includes('require$1')) throw new Error('pdfkit finds its fonts in another way now');
      return { contents, loader: 'js' };
    });
  },
};

/**
 * Writes what is beyond ASCII as escapes, which mean the same in every literal: esbuild leaves it in regular expressions. A
 * single such character makes V8 keep the text of the whole file, which is megabytes, with two bytes for each character.
 */
export const inAscii: Plugin = {
  name: 'in-ascii',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]node_modules[\\/].*\.[cm]?js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      return isAscii(source) ? undefined : { contents: escaped(source), loader: 'js' };
    });
  },
};

const BEYOND_ASCII = /[^\0-\x7f]/g;
export const isAscii = (source: string): boolean => source.search(BEYOND_ASCII) < 0;
const escaped = (source: string): string =>
  source.replaceAll(BEYOND_ASCII, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** What is required where it is first needed is bundled as if it were imported, once this line is gone. */
const REQUIRE = /^const require = createRequire\(import\.meta\.url\);\n/gm;
const PLACE = /new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)|import\.meta\.url/g;

/** @param path of the module in the repository, such as `core/src/index.ts` */
export const inBundle = (source: string, path: string): string =>
  source
    .replaceAll(REQUIRE, '')
    .replaceAll(PLACE, (_place, thread: string | undefined) =>
      thread === undefined
        ? `new URL('./files/${path}', import.meta.url).href`
        : `new URL('./${thread}.js', import.meta.url)`,
    );

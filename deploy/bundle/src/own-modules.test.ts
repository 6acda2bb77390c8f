import { describe, expect, it } from 'vitest';
import { inBundle } from './own-modules.ts';

const PATH = 'core/src/platform/read-data.ts';

describe('a module in the bundle', () => {
  it.each([
    [
      'reads its files beside the bundle',
      "readFileSync(new URL('../../data/places.tsv', import.meta.url))",
      `readFileSync(new URL('../../data/places.tsv', new URL('./files/${PATH}', import.meta.url).href))`,
    ],
    [
      'starts its threads from the bundle',
      "new Worker(new URL('./parse-thread.ts', import.meta.url), {})",
      "new Worker(new URL('./parse-thread.js', import.meta.url), {})",
    ],
    [
      'has what it requires later bundled',
      "const require = createRequire(import.meta.url);\nconst load = () => require('heavy');\n",
      "const load = () => require('heavy');\n",
    ],
    ['is what it was without any of this', 'export const one = 1;\n', 'export const one = 1;\n'],
  ])('%s', (_what, source, bundled) => {
    expect(inBundle(source, PATH)).toBe(bundled);
  });
});

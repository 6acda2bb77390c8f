import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileSamples } from '../../../sdk/src/testing/compile-samples.ts';
import { GUIDE_NAMES, readGuides } from './guides.ts';

const sourceOf = (name: string): string =>
  readFileSync(new URL(`../../../docs/guides/${name}.md`, import.meta.url), 'utf8');

describe.each(GUIDE_NAMES)('the guide %s', (name) => {
  it('has one title, and blocks of a kind that a test looks at', () => {
    const guide = readGuides().find((found) => found.name === name);
    expect(guide?.title).toMatch(/^[A-Z][\w ]+$/);
    const kinds = [...sourceOf(name).matchAll(/^```(\w*)\n.*?^```$/gms)].map(([, kind]) => kind);
    expect(kinds).not.toEqual([]);
    // Commands and their answers are played by the browser tests.
    for (const kind of kinds) expect(['env', 'sh', 'json', 'text', 'ts']).toContain(kind);
  });
});

it('every piece of TypeScript in the guides compiles with the SDK', { timeout: 120_000 }, () => {
  const samples = GUIDE_NAMES.flatMap((name) =>
    [...sourceOf(name).matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = ''], at) => ({
      name: `${name}-${at + 1}`,
      code,
    })),
  );
  expect(samples.length).toBeGreaterThan(10);
  expect(compileSamples(samples, ['webhooks'])).toEqual([]);
});

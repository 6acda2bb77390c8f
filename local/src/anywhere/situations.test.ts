import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeScratch } from './make-place.ts';
import { canUnshare } from './run-here.ts';
import { SHORT } from './situations.ts';
import { tryDemo } from './try-demo.ts';

// Each starts a whole stack, on a machine that may have much else to do.
vi.setConfig({ testTimeout: 240_000 });

describe.runIf(process.platform === 'linux' && process.getuid?.() === 0)('npm run demo', () => {
  let scratch: string;
  beforeAll(async () => {
    scratch = await makeScratch();
  });
  afterAll(() => rm(scratch, { recursive: true, force: true }));

  it.each(SHORT)('works for $name', async ({ isOffline, ...situation }) => {
    expect(await tryDemo({ ...situation, isOffline: isOffline === true && canUnshare() }, scratch)).toEqual(
      [],
    );
  });
});

import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createEmbeddedStore } from './embedded-store.ts';
import { StoreUnavailable } from './store-unavailable.ts';

const URI = 'gs://bucket/organization/release-forms/file.pdf';
let directory: string;
let mounted = false;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'credence-store-'));
  return () => {
    if (mounted) execFileSync('umount', [directory]);
    mounted = false;
    return rm(directory, { recursive: true, force: true });
  };
});

/** Makes the directory one of 64 KiB. @returns false where this user may not */
function fill(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'none', directory], { stdio: 'ignore' });
  } catch {
    return false;
  }
  mounted = true;
  return true;
}

const unfinished = () => readdir(join(directory, '.partial'));

describe('a store that cannot take a file', () => {
  it('says that it is full, keeps nothing of the file, and takes what fits', async ({ skip }) => {
    if (!fill()) skip('only who may mount can fill a file system');
    const store = createEmbeddedStore(directory);
    const refused = await store.put(URI, Buffer.alloc(100_000)).catch((error: unknown) => error);
    expect(refused).toMatchObject({ name: 'StoreUnavailable', isFull: true });
    expect(await unfinished()).toEqual([]);
    expect(await store.isUploaded(URI)).toBe(false);
    await store.put(URI, Buffer.from('small'));
    expect(await store.get(URI)).toEqual(Buffer.from('small'));
  });

  it('says that it is out of order otherwise', async () => {
    await writeFile(join(directory, 'bucket'), 'in the way of a directory');
    const refused = await createEmbeddedStore(directory)
      .put(URI, Buffer.from('x'))
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StoreUnavailable);
    expect(refused).toMatchObject({ isFull: false });
  });
});

describe('what was begun and never finished', () => {
  it('is deleted once it is old, and a store that never was written to has none', async () => {
    const store = createEmbeddedStore(directory);
    await store.deleteUnfinished(new Date());
    await store.put(URI, Buffer.from('whole'));
    const [old, fresh] = ['old', 'fresh'].map((name) => join(directory, '.partial', name));
    for (const path of [old, fresh]) await writeFile(path ?? '', 'half');
    await utimes(old ?? '', 1_000, 1_000);
    await store.deleteUnfinished(new Date(Date.now() - 60_000));
    expect(await unfinished()).toEqual(['fresh']);
    expect(await store.isUploaded(URI)).toBe(true);
  });
});

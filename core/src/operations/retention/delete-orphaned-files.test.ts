import { describe, expect, it } from 'vitest';
import type { Context } from '../../domain/context/context.ts';
import { putRelease, storeReleaseFile } from '../../domain/releases/release-file.ts';
import { orderInput, orderSearch, type TestCore } from '../../testing/index.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import { deleteOrphanedFiles } from './delete-orphaned-files.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

const PDF = Buffer.from('%PDF-1.7 signed');
const noted = () => test.sql<{ uri: string }>('select uri from stored_files');
const isThere = (uri: string) => test.core.files.isUploaded(uri);

describe('a file that no order names', () => {
  it('is deleted a week after it came, with what said so', async () => {
    // As a process leaves it that dies before it stored the order.
    const uri = await storeReleaseFile(context, { kind: 'inline', pdf: PDF });
    expect(await noted()).toEqual([{ uri }]);
    clock.advance({ days: 7 });
    expect(await deleteOrphanedFiles(test.core)).toBe(0);
    expect(await isThere(uri)).toBe(true);
    clock.advance({ seconds: 1 });
    expect(await deleteOrphanedFiles(test.core)).toBe(1);
    expect([await isThere(uri), await noted()]).toEqual([false, []]);
  });

  it('is noted before its first byte, so that a store that refuses it leaves nothing unknown', async () => {
    const put = () => Promise.reject(new Error('no space'));
    const core = { ...test.core, files: { ...test.core.files, put } };
    await expect(storeReleaseFile({ ...context, core }, { kind: 'inline', pdf: PDF })).rejects.toThrow(
      'no space',
    );
    expect(await noted()).toHaveLength(1);
    clock.advance({ days: 8 });
    await deleteOrphanedFiles(test.core);
    expect(await noted()).toEqual([]);
  });
});

describe('a file that an order names', () => {
  it('stays, also when it was put there once more', async () => {
    const applicant = { signedReleaseFileUrl: PDF.toString('base64') };
    await orderSearch(context, { applicant: { ...orderInput().applicant, ...applicant } });
    const [order] = await test.sql<{ uri: string }>('select release_file as uri from orders');
    const uri = order?.uri ?? '';
    expect(await noted()).toEqual([]);
    await putRelease(context, uri, PDF);
    clock.advance({ days: 8 });
    expect(await deleteOrphanedFiles(test.core)).toBe(0);
    expect([await isThere(uri), await noted()]).toEqual([true, []]);
  });
});

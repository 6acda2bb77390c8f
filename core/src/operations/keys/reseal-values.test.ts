import { describe, expect, it } from 'vitest';
import type { Context } from '../../domain/context/context.ts';
import { contextForOrganization } from '../../domain/context/find-organization.ts';
import { readStoredRelease } from '../../domain/releases/release-file.ts';
import { COMPACT, sealedPrefix } from '../../platform/database/encryption.ts';
import { byteColumns, bytesOf, openedDumpOf, orderSearch, type TestCore } from '../../testing/index.ts';
import { liveOrder } from '../../testing/life.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import { adoptDataKey, announceDataKey, readDataKeys } from './change-data-keys.ts';
import { setNamesSealed } from './names-at-rest.ts';
import { resealReleases } from './reseal-releases.ts';
import { expandValues, hasCompactValues, hasOldSeals, resealValues } from './reseal-values.ts';
import { ADDED_TO, UNSEALED } from './sealed-columns.ts';

let test: TestCore;
let context: Context;
useTestCore((...given) => {
  [test, context] = given;
});

/** The same organization with its keys as they are now. */
async function fresh(): Promise<Context> {
  const found = await contextForOrganization(test.core, context.organization.id, 'SYSTEM');
  if (!found) throw new Error('The organization is gone');
  return found;
}

const nothing = () => undefined;
const isOld = (value: Buffer) => value.subarray(1, 5).equals(sealedPrefix(1).subarray(1));

async function rotate(rows: number): Promise<number> {
  await announceDataKey(context);
  await adoptDataKey(context);
  return resealValues(await fresh(), { rows }, nothing);
}

describe('what is sealed in little space', () => {
  it('is written out in full for programs of 0.1.0, and says the same', async () => {
    await liveOrder(test, context, 'full', 11);
    const before = await openedDumpOf(test, context);
    expect(await hasCompactValues(context)).toBe(true);
    await setNamesSealed(context, false);
    const opened = await fresh();
    expect(await expandValues(opened, { rows: 7 }, nothing)).toBeGreaterThan(10);
    expect(await hasCompactValues(opened)).toBe(false);

    const stored = Object.entries(await bytesOf(test, context)).filter(([name]) => !UNSEALED.includes(name));
    const compact = stored.filter(([, values]) => values.some((value) => value[0] === COMPACT));
    expect(compact.map(([name]) => name)).toEqual([]);
    const canaries = (dump: string) =>
      dump.split('\n').filter((line) => line.includes('canary') && !line.includes('organization_id'));
    expect(canaries(await openedDumpOf(test, opened)).toSorted()).toEqual(canaries(before).toSorted());
  }, 90_000);
});

describe('sealing everything anew', () => {
  it('reaches every sealed column that is not only added to, and leaves every text as it was', async () => {
    const { orderId } = await liveOrder(test, context, 'first', 11);
    const before = await openedDumpOf(test, context);
    expect(await rotate(7)).toBeGreaterThan(20);
    const renewed = await fresh();
    expect(await resealReleases(renewed, nothing)).toBe(1);

    const stored = await bytesOf(test, context);
    const columns = byteColumns(test).map(({ table, column }) => ({ table, name: `${table}.${column}` }));
    const shouldBeNew = columns.filter(
      ({ table, name }) => !ADDED_TO.includes(table) && !UNSEALED.includes(name),
    );
    expect(shouldBeNew.length).toBeGreaterThan(20);
    for (const { name } of shouldBeNew) expect([name, stored[name]?.some(isOld)]).toEqual([name, false]);
    for (const name of ['contact_audits.reason', 'audit_seals.signature']) {
      expect([name, stored[name]?.every(isOld)]).toEqual([name, true]);
    }
    const opened = (dump: string) =>
      dump.split('\n').filter((line) => line.includes('canary') && !line.includes('organization_id'));
    expect(opened(await openedDumpOf(test, renewed)).toSorted()).toEqual(opened(before).toSorted());

    const [order] = await test.sql<{ release_file: string }>(
      'select release_file from orders where id = $1',
      [orderId],
    );
    const uri = order?.release_file ?? '';
    expect((await test.core.files.get(uri)).subarray(0, 5)).toEqual(sealedPrefix(2));
    expect((await readStoredRelease(renewed, uri)).toString()).toBe('%PDF-1.7 the release of first');
    expect(await hasOldSeals(renewed)).toBe(false);
    expect(await resealReleases(renewed, nothing)).toBe(0);
    // A whole life of an order, and everything in it read twice.
  }, 90_000);

  it('knows of no column that there is not', () => {
    const columns = byteColumns(test);
    expect(
      UNSEALED.filter((name) => !columns.some(({ table, column }) => name === `${table}.${column}`)),
    ).toEqual([]);
    expect(ADDED_TO.filter((name) => !columns.some(({ table }) => name === table))).toEqual([]);
  });

  it('leaves rows alone that somebody is changing, and does them at the next look', async () => {
    const { searchId } = await orderSearch(context);
    await announceDataKey(context);
    await adoptDataKey(context);
    const runner = test.core.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query(`set local credence.organization_id = '${context.organization.id}'`);
    await runner.query('select from searches where id = $1 for update', [searchId]);
    const renewed = await fresh();
    await resealValues(renewed, { rows: 10 }, nothing);
    expect(await hasOldSeals(renewed)).toBe(true);
    await runner.commitTransaction();
    await runner.release();
    expect(await resealValues(renewed, { rows: 10 }, nothing)).toBe(1);
    expect(await hasOldSeals(renewed)).toBe(false);
  });

  it('leaves what a transaction did when it is stopped after it', async () => {
    await orderSearch(context);
    await announceDataKey(context);
    await adoptDataKey(context);
    const before = await openedDumpOf(test, context);
    const stopped = resealValues(await fresh(), { rows: 1 }, () => {
      throw new Error('pulled the plug');
    });
    await expect(stopped).rejects.toThrow('pulled the plug');
    const renewed = await fresh();
    expect(await hasOldSeals(renewed)).toBe(true);
    expect((await openedDumpOf(test, renewed)).split('\n').length).toBe(before.split('\n').length);
    await resealValues(renewed, { rows: 1 }, nothing);
    expect(await hasOldSeals(renewed)).toBe(false);
  });
});

describe('a new data key', () => {
  it('opens at once, and seals only when it is adopted', async () => {
    const place = { table: 'applicants', column: 'ssn', id: context.organization.id };
    expect(await announceDataKey(context)).toEqual({ masterVersions: [1], sealing: 1, announced: 2 });
    expect(await announceDataKey(context)).toMatchObject({ announced: 2 });
    const announced = await fresh();
    expect(isOld(announced.cipher.seal(place, 'x'))).toBe(true);
    expect(await adoptDataKey(context)).toEqual({ masterVersions: [1], sealing: 2, announced: null });
    const adopted = await fresh();
    const sealed = adopted.cipher.seal(place, 'x');
    expect(isOld(sealed)).toBe(false);
    // A process that heard of it while it was announced.
    expect(announced.cipher.open(place, sealed).toString()).toBe('x');
    expect(await readDataKeys(context)).toMatchObject({ sealing: 2 });
    expect(adopted.cipher.fingerprint('x')).toBe(context.cipher.fingerprint('x'));
  });
});

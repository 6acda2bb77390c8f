import { describe, expect, it } from 'vitest';
import type { Context } from '../../domain/context/context.ts';
import { contextForOrganization } from '../../domain/context/find-organization.ts';
import type { WrappedKey } from '../../platform/database/encryption.ts';
import type { TestCore } from '../../testing/index.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import { readDataKeys } from './change-data-keys.ts';
import { dueKeyChange } from './data-key-age.ts';
import { rotateAgedKeys } from './rotate-aged-keys.ts';

const key = (version: number, more: Partial<WrappedKey> = {}): WrappedKey => {
  return { version, masterVersion: 1, wrapped: 'x', ...more };
};
const DAY = '2026-03-01T00:00:00Z';
const LATER = '2026-03-10T00:00:00Z';

describe('dueKeyChange', () => {
  it.each<[string, WrappedKey[], string, ReturnType<typeof dueKeyChange>]>([
    ['a key of nine days', [key(1, { createdAt: DAY })], '2026-03-10T00:00:00Z', undefined],
    ['a key of ten days', [key(1, { createdAt: DAY })], '2026-03-11T00:00:00Z', 'announced'],
    ['a key without a date', [key(1)], '2026-02-12T00:00:00Z', 'announced'],
    [
      'a younger key beside an old one',
      [key(1, { createdAt: DAY }), key(2, { createdAt: LATER })],
      '2026-03-12T00:00:00Z',
      undefined,
    ],
    [
      'a key announced a moment ago',
      [key(1, { createdAt: DAY }), key(2, { createdAt: LATER, announced: true })],
      '2026-03-10T00:59:59Z',
      undefined,
    ],
    [
      'a key announced an hour ago',
      [key(1, { createdAt: DAY }), key(2, { createdAt: LATER, announced: true })],
      '2026-03-10T01:00:00Z',
      'adopted',
    ],
  ])('%s', (_, dataKeys, at, due) => {
    const createdAt = new Date('2026-02-01T00:00:00Z');
    expect(dueKeyChange({ dataKeys, createdAt }, { days: 10, at: new Date(at) })).toBe(due);
  });
});

describe('rotateAgedKeys', () => {
  let test: TestCore;
  let context: Context;
  const clock = useTestCore((...given) => {
    [test, context] = given;
  });
  const cell = { table: 'applicants', column: 'ssn', id: 'one' };
  const rotated = async () =>
    (await rotateAgedKeys(test.core))
      .filter(({ organizationId }) => organizationId === context.organization.id)
      .map(({ change }) => change);

  it('announces a new key after a year and uses it an hour later; what was sealed before opens', async () => {
    const before = context.cipher.seal(cell, 'before');
    clock.advance({ days: 364 });
    expect(await rotated()).toEqual([]);
    clock.advance({ days: 1 });
    expect(await rotated()).toEqual(['announced']);
    expect(await rotated()).toEqual([]);
    expect(await readDataKeys(context)).toMatchObject({ sealing: 1, announced: 2 });
    clock.advance({ hours: 1 });
    expect(await rotated()).toEqual(['adopted']);
    expect(await readDataKeys(context)).toMatchObject({ sealing: 2, announced: null });
    const renewed = await contextForOrganization(test.core, context.organization.id, 'SYSTEM');
    expect(renewed?.cipher.open(cell, before).toString()).toBe('before');
    expect(renewed?.cipher.seal(cell, 'after').readUInt32BE(1)).toBe(2);
    expect(await rotated()).toEqual([]);
  });

  it('leaves its entries in the audit trail', async () => {
    clock.advance({ days: 365 });
    await rotated();
    const entries = await test.sql<{ action: string }>(
      'select action from audit_entries where organization_id = $1 order by id',
      [context.organization.id],
    );
    expect(entries.map(({ action }) => action)).toContain('organization.announceKey');
  });
});

import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Context } from '../../domain/context/context.ts';
import {
  byteColumns,
  bytesOf,
  createTestCore,
  fakeClock,
  OFFICE_HOURS,
  type StoredBytes,
  type TestCore,
} from '../../testing/index.ts';
import { liveOrder } from '../../testing/life.ts';
import { KEPT_BYTES } from './kept-bytes.ts';
import { redactDueOrders } from './redact-due-orders.ts';

let test: TestCore;
let context: Context;
let columns: string[];
let before: StoredBytes;
let after: StoredBytes;
const clock = fakeClock(OFFICE_HOURS);

beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl'), clock });
  context = await test.organization({ retentionDays: 1 });
  columns = byteColumns(test).map(({ table, column }) => `${table}.${column}`);
  await liveOrder(test, context, 'first', 11);
  before = await bytesOf(test, context);
  clock.advance({ days: 1 });
  expect(await redactDueOrders(test.core)).toBe(1);
  after = await bytesOf(test, context);
});
afterAll(() => test.close());

const replaced = () => columns.filter((column) => !(column in KEPT_BYTES));

describe('of every column that holds bytes', () => {
  it('those that a redaction leaves alone exist', () => {
    expect(Object.keys(KEPT_BYTES).filter((column) => !columns.includes(column))).toEqual([]);
  });

  it('each other one has something in it before: whoever adds one lets the order of this test fill it', () => {
    expect(replaced().length).toBeGreaterThan(20);
    expect(replaced().filter((column) => !before[column]?.length)).toEqual([]);
  });

  it('none of that is there afterwards: whoever adds one decides in redacted-rows.ts what replaces it', () => {
    const hexOf = (bytes: Buffer[] = []) => bytes.map((value) => value.toString('hex'));
    const survived = replaced().filter((column) => {
      const old = new Set(hexOf(before[column]));
      return hexOf(after[column]).some((value) => old.has(value));
    });
    expect(survived).toEqual([]);
  });
});

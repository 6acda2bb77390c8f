import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { recordActivities } from '../../../domain/activities/record-activity.ts';
import type { Context } from '../../../domain/context/context.ts';
import { SearchEntity } from '../../../domain/entities/search-entity.ts';
import { createOrder } from '../../../domain/orders/create-order.ts';
import { createTestCore, orderOf, type TestCore } from '../../../testing/index.ts';
import { inTransaction } from '../in-transaction.ts';
import type { Transaction } from '../transaction.ts';
import { createUnitOfWork } from '../unit-of-work.ts';

let test: TestCore;
let context: Context;
let searchId: string;

beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl') });
  context = await test.organization();
  searchId = (await createOrder(context, orderOf())).searchIds[0] ?? '';
});
afterAll(() => test.close());

const waitFor = ({ pending }: Transaction, waitingFor: string) =>
  pending.update(SearchEntity, searchId, { waitingFor });

const note = (transaction: Transaction, description: string) =>
  recordActivities(context, transaction, [{ searchId, activityType: 'NOTED', description }]);

const waitsFor = async () =>
  (await test.sql('select waiting_for as what from searches where id = $1', [searchId]))[0]?.what;

const notes = async () =>
  (
    await test.sql(`select description from activities where search_id = $1 and activity_type = 'NOTED'`, [
      searchId,
    ])
  ).map(({ description }) => description);

describe('what a transaction is to write', () => {
  it('is one new version of a row that several steps change', async () => {
    await inTransaction(context, async (transaction) => {
      waitFor(transaction, 'one');
      transaction.pending.update(SearchEntity, searchId, { eventSequence: 7 });
      waitFor(transaction, 'two');
      await note(transaction, 'first');
      const written = transaction.pending.take();
      expect(written?.sql.match(/update "searches"/g)).toHaveLength(1);
      await transaction.query(written?.sql ?? '', written?.values);
    });
    expect(await waitsFor()).toBe('two');
    expect(await notes()).toEqual(['first']);
  });

  it('is written before the transaction asks about it, through entities too', async () => {
    await inTransaction(context, async (transaction) => {
      waitFor(transaction, 'three');
      expect(transaction.pending.concern('select 1 from orders')).toBe(false);
      const [found] = await transaction.query('select waiting_for from searches where id = $1', [searchId]);
      expect(found).toEqual({ waiting_for: 'three' });
      waitFor(transaction, 'four');
      const key = { organizationId: context.organization.id, id: searchId };
      expect(await transaction.manager.findOneBy(SearchEntity, key)).toMatchObject({ waitingFor: 'four' });
    });
  });

  it('is gone with a transaction that fails', async () => {
    const before = await waitsFor();
    const failing = inTransaction(context, async (transaction) => {
      waitFor(transaction, 'never');
      throw new Error('stopped');
    });
    await expect(failing).rejects.toThrow('stopped');
    expect(await waitsFor()).toBe(before);
  });

  it('is refused with the end of its transaction, of which nothing is kept', async () => {
    const before = await notes();
    const refused = inTransaction(context, async (transaction) => {
      await note(transaction, 'never');
      transaction.pending.add({ sql: 'select 1 / $1::int', values: [0], into: 'searches' });
    });
    await expect(refused).rejects.toThrow('division by zero');
    expect(await notes()).toEqual(before);
  });

  it('is gone with a step that fails, and stays of the others', async () => {
    const unitOfWork = createUnitOfWork(context, async () => undefined);
    const scope = { ...context, unitOfWork };
    await inTransaction(scope, async (transaction) => waitFor(transaction, 'five'));
    const failing = inTransaction(scope, async (transaction) => {
      waitFor(transaction, 'never');
      await note(transaction, 'never');
      throw new Error('stopped');
    });
    await expect(failing).rejects.toThrow('stopped');
    await inTransaction(scope, (transaction) => note(transaction, 'last'));
    await unitOfWork.commit([]);
    expect(await waitsFor()).toBe('five');
    expect(await notes()).toEqual(['first', 'last']);
  });
});

import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestCore, type TestCore } from '../../testing/index.ts';
import { inSharedTrip } from './shared-trip.ts';

let test: TestCore;
beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl') });
});
afterAll(() => test.close());

const TRANSACTION = { sql: `select pg_current_xact_id()::text as id, $1 as what`, values: [] };
const ask = (what: string) => ({ ...TRANSACTION, values: [what] });
const idsOf = (all: readonly { id?: string }[][][]) => all.map((rows) => rows[0]?.[0]?.id);

describe('what is asked at the same time', () => {
  it('shares a transaction, and each gets the rows of its own statements', async () => {
    const context = await test.organization();
    const asked = [[ask('first')], [ask('a'), ask('b')], [ask('c')]];
    const all = await Promise.all(asked.map((statements) => inSharedTrip(context, statements)));
    expect(all.map((rows) => rows.flat().map(({ what }) => what))).toEqual([['first'], ['a', 'b'], ['c']]);
    const [first, second, third] = idsOf(all);
    // The first waits for none of the others.
    expect(second).not.toBe(first);
    expect(third).toBe(second);
  });

  it('does not fail with what another asked', async () => {
    const context = await test.organization();
    const asked = [ask('first'), ask('good'), { sql: 'select 1 / $1::int', values: [0] }];
    const outcomes = await Promise.allSettled(asked.map((statement) => inSharedTrip(context, [statement])));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  });

  it('sees the rows of its own organization, whoever else asks', async () => {
    const contexts = [await test.organization(), await test.organization()];
    const own = { sql: 'select id from organizations', values: [] };
    const all = await Promise.all(contexts.map((context) => inSharedTrip(context, [own])));
    expect(all).toEqual(contexts.map(({ organization: { id } }) => [[{ id }]]));
  });
});

import pg, { type PoolClient } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { arePlansOld } from './old-plans.ts';
import { runTogether } from './statements-together.ts';

const client = new pg.Client({ connectionString: inject('postgresUrl') });
beforeAll(() => client.connect());
afterAll(() => client.end());

const ask = () => runTogether(client as unknown as PoolClient, [{ text: 'select 1 as one', values: [] }]);
const planOf = async (name: string) =>
  JSON.stringify((await client.query(`explain execute ${name}(1)`)).rows);

it('has a plan forgotten after a while that was made for a small table, whether or not it was analysed since', async () => {
  await client.query('set plan_cache_mode = force_generic_plan');
  await client.query('create temporary table growing (id int primary key)');
  await client.query('insert into growing values (1)');
  await client.query('analyze growing');
  await client.query({ name: 'find', text: 'select id from growing where id = $1', values: [1] });
  await client.query('insert into growing select generate_series(2, 10000)');
  expect(await planOf('find')).toContain('Seq Scan');

  expect(arePlansOld(client, performance.now() - 60_000)).toBe(false);
  expect((await ask()).map(({ rows }) => rows)).toEqual([[{ one: 1 }]]);
  expect(await planOf('find')).toContain('Index');

  // Just now: not at every question.
  expect(arePlansOld(client)).toBe(false);
});

import type { EntitySchema } from 'typeorm';
import { expect, it } from 'vitest';
import type { Context } from '../../../domain/context/context.ts';
import { OutboundEntity } from '../../../domain/entities/outbound-entity.ts';
import { SearchEntity } from '../../../domain/entities/search-entity.ts';
import { entities } from '../../../entities.ts';
import type { TestCore } from '../../../testing/index.ts';
import { tellStory } from '../../../testing/story.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import { inTransaction } from '../in-transaction.ts';
import { findRows, rowReader, valueReader } from './row-reader.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((given) => {
  test = given;
});

/** A search that was asked about, misunderstood and answered: rows of most tables, with nulls, bytes, times and JSON. */
async function liveThrough(): Promise<string> {
  const story = await tellStory({ test, clock }, {});
  context = story.client;
  await story.research();
  await story.send();
  await story.message('INFO_REQUESTED', 'Which “position” — \\ "Analyst"?\n\tÄ 🙂');
  await story.answer();
  return story.searchId;
}

it('reads a row that comes as one value as an entity manager does, in every table of a search', async () => {
  await liveThrough();
  const ofOrganizations = (entities as readonly EntitySchema[]).filter(
    ({ options }) => options.columns.organizationId,
  );
  const read: string[] = [];
  await inTransaction(context, async ({ manager, query }) => {
    for (const entity of ofOrganizations) {
      const { tableName } = test.core.dataSource.getMetadata(entity);
      const where = { organizationId: context.organization.id };
      const expected = await manager.find(entity, { where });
      if (expected.length === 0) continue;
      const reader = valueReader(context, entity, 't');
      const [all] = await query(
        `select ${reader.list} as rows from ${tableName} t where organization_id = $1`,
        [context.organization.id],
      );
      const found = reader.readList(all?.rows);
      expect(found, tableName).toHaveLength(expected.length);
      expect(found, tableName).toEqual(expect.arrayContaining(expected.map((row) => ({ ...row }))));
      read.push(tableName);
    }
  });
  expect(read).toEqual(
    expect.arrayContaining([
      'activities',
      'applicants',
      'inbound_messages',
      'orders',
      'outbounds',
      'searches',
    ]),
  );
});

it('finds rows of the organization alone, in the order and number that were asked for', async () => {
  const searchId = await liveThrough();
  const first = context;
  await liveThrough();
  await inTransaction(first, async (transaction) => {
    expect(await findRows(first, transaction, SearchEntity, 'true', [])).toEqual([
      expect.objectContaining({ id: searchId, organizationId: first.organization.id }),
    ]);
    const newest = 'search_id = $2 order by created_at desc, id desc limit 1';
    const [found, ...more] = await findRows(first, transaction, OutboundEntity, newest, [searchId]);
    const expected = await transaction.manager.find(OutboundEntity, {
      where: { organizationId: first.organization.id, searchId },
      order: { createdAt: 'desc', id: 'desc' },
      take: 1,
    });
    expect([found]).toEqual(expected);
    expect(more).toEqual([]);
  });
});

it('reads of a row what is wanted, beside columns of the same name', async () => {
  const searchId = await liveThrough();
  const search = rowReader(context, SearchEntity, 's', ['id', 'searchStatus']);
  const attempt = rowReader(context, OutboundEntity, 'o', ['id', 'status']);
  await inTransaction(context, async ({ query }) => {
    const [row = {}] = await query(
      `select ${search.columns}, ${attempt.columns} from searches s join outbounds o on o.search_id = s.id where s.id = $1`,
      [searchId],
    );
    expect(search.read(row)).toEqual({ id: searchId, searchStatus: expect.any(String) });
    expect(attempt.read(row)).toEqual({
      id: expect.not.stringMatching(searchId),
      status: expect.any(String),
    });
  });
});

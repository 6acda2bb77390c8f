import type { QueryRunner } from 'typeorm';
import { expect, it } from 'vitest';
import type { Outreach } from '../../domain/entities/search-entity.ts';
import { cancelOutbounds } from '../../domain/outbounds/change/cancel-outbounds.ts';
import { escalateSearch } from '../../domain/searches/escalate-search.ts';
import { updateSearch } from '../../domain/searches/update-search.ts';
import type { TestCore } from '../../testing/index.ts';
import { type Story, tellStory } from '../../testing/story.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import { Outreach1700000000020 } from './0020-outreach.ts';

let test: TestCore;
const clock = useTestCore((made) => {
  test = made;
});

const NOBODY = { history: { employment: [{ employerName: 'Contoso Inc', position: 'Analyst' }] } };
const ONCE = { defaultSearchConfig: { outbound: { maxTotalAttempts: 1, followUpMinutes: 60 } } };
const DEFERS = {
  ...NOBODY,
  defaultSearchConfig: {
    outbound: {
      deferToThirdParty: true,
      contactHints: [{ thirdPartyVendor: 'TALX_WORK_NUMBER', priority: 'HIGH' }],
    },
  },
};

async function asked(story: Story): Promise<void> {
  await story.research();
  await story.plan();
  await story.send();
}

const LIVES: [what: string, Outreach, order: object, play: (story: Story) => Promise<unknown>][] = [
  ['ordered', 'TO_PLAN', {}, async () => undefined],
  ['researched', 'TO_PLAN', {}, (story) => story.research()],
  ['asking', 'ASKING', {}, asked],
  [
    'stopped by the client',
    'ASKING',
    {},
    async (story) => {
      await asked(story);
      await cancelOutbounds(story.client, story);
    },
  ],
  [
    'in review while others are asked',
    'ASKING',
    {},
    async (story) => {
      await asked(story);
      await story.message('INFO_REQUESTED');
    },
  ],
  ['without a contact', 'NEEDS_CONTACT', NOBODY, (story) => story.research()],
  [
    'without a contact, in review',
    'NEEDS_CONTACT',
    NOBODY,
    async (story) => {
      await story.research();
      await story.message('INFO_REQUESTED');
    },
  ],
  [
    'without an answer',
    'PERSON_CALLED',
    ONCE,
    async (story) => {
      await asked(story);
      clock.advance({ hours: 1 });
      await escalateSearch(story.worker, story);
    },
  ],
  ['left to a vendor', 'THIRD_PARTY', DEFERS, (story) => story.research()],
  [
    'answered',
    'OVER',
    {},
    async (story) => {
      await asked(story);
      await story.message('NO_RECORD');
    },
  ],
  [
    'closed',
    'OVER',
    {},
    ({ client, orderId, searchId }) =>
      updateSearch(client, { orderId, searchId, update: { searchStatus: 'REASSIGNED' } }),
  ],
];

it('finds out what becomes of the outreach of searches that an older release has left', async () => {
  const searchIds: string[] = [];
  for (const [, , order, play] of LIVES) {
    const story = await tellStory({ test, clock }, order);
    await play(story);
    searchIds.push(story.searchId);
  }
  const found = async () => {
    const rows = await test.sql<{ id: string; outreach: Outreach }>('select id, outreach from searches');
    const states = new Map(rows.map(({ id, outreach }) => [id, outreach]));
    return searchIds.map((id, index) => [LIVES[index]?.[0], states.get(id)]);
  };
  const expected = LIVES.map(([what, outreach]) => [what, outreach]);
  expect(await found()).toEqual(expected);

  const migration = new Outreach1700000000020();
  const runner = { query: (sql: string) => test.sql(sql) } as unknown as QueryRunner;
  await migration.down(runner);
  await migration.up(runner);
  expect(await found()).toEqual(expected);
});

import type { QueryRunner } from 'typeorm';
import { expect, it } from 'vitest';
import { markContact } from '../../domain/contact-plan/mark-contact.ts';
import { removeContact } from '../../domain/contact-plan/remove-contact.ts';
import { contactsOf, type TestCore } from '../../testing/index.ts';
import { type Story, tellStory } from '../../testing/story.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import { DismissedAttempts1700000000023 } from './0023-dismissed-attempts.ts';

let test: TestCore;
const clock = useTestCore((made) => {
  test = made;
});

async function contactIdOf({ client, searchId }: Story): Promise<string> {
  return (await contactsOf(client, searchId))[0]?.id ?? '';
}

const remove = async (story: Story, keep = false) =>
  removeContact(story.client, {
    ...story,
    removal: { contactId: await contactIdOf(story), reason: 'They left', cancelPendingOutbound: !keep },
  });
const mark = async (story: Story, accuracyStatus: 'ACCURATE' | 'INACCURATE') =>
  markContact(story.client, {
    ...story,
    mark: {
      ...{ contactId: await contactIdOf(story), accuracyStatus, reason: 'So they say' },
      executeOutboundAttempts: false,
    },
  });

/** The three attempts of a search whose first one went out, after what happened then; * is one that was dismissed. */
const LIVES: [what: string, play: (story: Story) => Promise<unknown>, string[]][] = [
  ['nothing', async () => undefined, ['SENT', 'SCHEDULED', 'SCHEDULED']],
  ['removed', (story) => remove(story), ['SENT*', 'CANCELLED*', 'CANCELLED*']],
  ['removed, but not its attempts', (story) => remove(story, true), ['SENT*', 'SCHEDULED', 'SCHEDULED']],
  ['the wrong one', (story) => mark(story, 'INACCURATE'), ['SENT*', 'CANCELLED*', 'CANCELLED*']],
  [
    'the right one after all',
    async (story) => {
      await mark(story, 'INACCURATE');
      await mark(story, 'ACCURATE');
    },
    ['SENT', 'CANCELLED', 'CANCELLED'],
  ],
  [
    'kept, and asked since',
    async (story) => {
      await remove(story, true);
      clock.advance({ minutes: 1 });
      await story.send();
    },
    ['SENT*', 'SENT', 'SCHEDULED'],
  ],
];

it('finds out whom an older release has dismissed', async () => {
  const searchIds: string[] = [];
  for (const [, play] of LIVES) {
    const story = await tellStory({ test, clock }, {});
    await story.research();
    await story.plan();
    await story.send();
    clock.advance({ minutes: 5 });
    await play(story);
    searchIds.push(story.searchId);
  }
  const found = () =>
    Promise.all(
      searchIds.map(async (id, index) => {
        const rows = await test.sql<{ shown: string }>(
          `select status || case when dismissed_at is null then '' else '*' end as shown
            from outbounds where search_id = $1 order by scheduled_at, id`,
          [id],
        );
        return [LIVES[index]?.[0], rows.map(({ shown }) => shown)];
      }),
    );
  const expected = LIVES.map(([what, , attempts]) => [what, attempts]);
  expect(await found()).toEqual(expected);

  const migration = new DismissedAttempts1700000000023();
  const runner = { query: (sql: string) => test.sql(sql) } as unknown as QueryRunner;
  await migration.down(runner);
  await migration.up(runner);
  expect(await found()).toEqual(expected);
});

import { SEED_STORIES, type SeededOrder, seedOrder, seedTeam } from '@credence/core';
import { type Command, Option } from 'commander';
import { addCommand, type Session } from '../add-command.ts';
import { type OrgOption, orgOption } from '../org-option.ts';
import { wholeNumber } from '../parse-options.ts';
import { counted, table } from '../table.ts';
import { contextOf, withCore } from '../with-core.ts';

/** `seed`. */
export function addSeedCommand(program: Command, session: Session): void {
  addCommand<OrgOption & { orders: number; people?: string[] }>(program, session, {
    name: 'seed',
    summary: 'make up orders in every state, in the sandbox',
    description:
      'They are created as a client creates them, with employers at addresses of the simulator, so that a worker brings each to another end; some are completed or cancelled at once, and some wait for a person. With --people there is a team too: assignments, notes, and mail that matches nothing. Refused in production.',
    examples: [
      'credence seed --org acme',
      'credence seed --org acme --orders 200 --people ana,sam',
      'credence seed --org acme --orders 100 --json',
    ],
    options: [
      orgOption(),
      new Option('--orders <number>', 'how many')
        .default(SEED_STORIES.length)
        .argParser(wholeNumber(1, 10_000)),
      new Option(
        '--people <subjects>',
        'who works on them in the console, as its identity provider calls them',
      ).argParser(listOf),
    ],
    run: ({ options: { org, orders, people }, terminal, say }) =>
      withCore(terminal, 'files', async (core) => {
        const seeded: SeededOrder[] = [];
        for (let number = 0; number < orders; number += 1) {
          const story = SEED_STORIES[number % SEED_STORIES.length] ?? 'silent';
          const context = await contextOf(core, terminal, org, 'order.seed');
          seeded.push(await seedOrder(context, { story, number }));
          if (seeded.length % 25 === 0) say(`${seeded.length} of ${counted(orders, 'order')}`);
        }
        const team = people && {
          team: await seedTeam(await contextOf(core, terminal, org, 'team.seed'), {
            searchIds: seeded.flatMap(({ searchIds }) => searchIds),
            people,
          }),
        };
        const rows = seeded.map(({ story, orderId }) => [story, orderId]);
        return { json: { orders: seeded, ...team }, text: table(['what becomes of it', 'order'], rows) };
      }),
  });
}

/** Names between commas. */
const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

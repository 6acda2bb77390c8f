import { liftRefusal, listRefusals, type Refusal } from '@credence/core';
import { Argument, type Command } from 'commander';
import { addCommand, addGroup, type Session } from '../add-command.ts';
import { type OrgOption, orgOption } from '../org-option.ts';
import { uuid } from '../parse-options.ts';
import { counted, table } from '../table.ts';
import { contextOf, withCore } from '../with-core.ts';

/** `refusals list|lift`. */
export function addRefusalCommands(program: Command, session: Session): void {
  const group = addGroup(
    program,
    'refusals',
    'destinations at which a person asked not to be written to again',
  );

  addCommand<OrgOption>(group, session, {
    name: 'list',
    summary: 'list where an organization asks no contact any more',
    examples: ['credence refusals list --org acme'],
    options: [orgOption()],
    run: ({ options: { org }, terminal }) =>
      withCore(terminal, 'keys', async (core) => {
        const context = await contextOf(core, terminal, org, 'refusal.list');
        return shown(await listRefusals(context));
      }),
  });

  addCommand<OrgOption>(group, session, {
    name: 'lift',
    arguments: [new Argument('<refusal>', 'its id, as `refusals list` tells it').argParser(uuid)],
    summary: 'let contacts be asked again at a destination',
    description:
      'For when the person who asked for it has changed their mind. The audit trail keeps who lifted it.',
    examples: ['credence refusals lift 0190a7c0-5b7e-7cc3-9c2f-0a1b2c3d4e5f --org acme'],
    options: [orgOption()],
    run: ({ args: [id = ''], options: { org }, terminal }) =>
      withCore(terminal, 'keys', async (core) => {
        const context = await contextOf(core, terminal, org, 'refusal.lift');
        await liftRefusal(context, id);
        return { json: { lifted: id }, text: 'Lifted: searches may ask there again' };
      }),
  });
}

function shown(refusals: readonly Refusal[]) {
  const rows = refusals.map(({ id, destination, since, searchId }) => [id, destination, since, searchId]);
  const text = `${table(['id', 'destination', 'since', 'search'], rows)}\n${counted(rows.length, 'destination')}`;
  return { json: { refusals }, text: rows.length > 0 ? text : 'No person has asked for that' };
}

import { holdOrder, releaseOrder } from '@credence/core';
import { Argument, type Command } from 'commander';
import { addCommand, addGroup, type Session } from '../add-command.ts';
import { type OrgOption, orgOption } from '../org-option.ts';
import { uuid } from '../parse-options.ts';
import { contextOf, withCore } from '../with-core.ts';

const order = () => new Argument('<order>', 'id of the order').argParser(uuid);

/** `orders hold|release`. */
export function addOrderCommands(program: Command, session: Session): void {
  const group = addGroup(program, 'orders', 'single orders');

  addCommand<OrgOption>(group, session, {
    name: 'hold',
    arguments: [order()],
    summary: 'put an order under a legal hold: its personal data is neither cleared nor erased',
    description: '`credence org set --legal-hold on` does the same for all orders of an organization.',
    examples: ['credence orders hold 0197c1b2-5c1e-7c43-9d0e-3f1f6f3a2b10 --org acme'],
    options: [orgOption()],
    run: ({ args: [orderId = ''], options: { org }, terminal }) =>
      withCore(terminal, 'keys', async (core) => {
        const context = await contextOf(core, terminal, org, 'order.hold');
        const heldSince = await holdOrder(context, { orderId });
        return { json: { orderId, heldSince }, text: `Held since ${heldSince.toISOString()}` };
      }),
  });

  addCommand<OrgOption>(group, session, {
    name: 'release',
    arguments: [order()],
    summary: 'end the legal hold of an order',
    description:
      "The organization's term counts from the end of the order: it may be cleared with the next sweep.",
    examples: ['credence orders release 0197c1b2-5c1e-7c43-9d0e-3f1f6f3a2b10 --org acme'],
    options: [orgOption()],
    run: ({ args: [orderId = ''], options: { org }, terminal }) =>
      withCore(terminal, 'keys', async (core) => {
        const context = await contextOf(core, terminal, org, 'order.release');
        await releaseOrder(context, { orderId });
        return { json: { orderId, heldSince: null }, text: 'Released' };
      }),
  });
}

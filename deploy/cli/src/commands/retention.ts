import { forgetUnmatchedMessages, previewRetention, redactDueOrders } from '@credence/core';
import { type Command, Option } from 'commander';
import { addCommand, addGroup, type Session } from '../add-command.ts';
import { counted, table } from '../table.ts';
import { withCore } from '../with-core.ts';

const MOST_SHOWN = 100;

/** `retention run`. */
export function addRetentionCommands(program: Command, session: Session): void {
  const group = addGroup(program, 'retention', 'clearing the personal data of orders whose time is over');

  addCommand<{ dryRun?: boolean }>(group, session, {
    name: 'run',
    summary: 'clear now what is due, of every organization',
    description:
      'Workers do the same by themselves, some orders with every sweep. Each order is cleared in a transaction of its own, so it can be stopped at any time.',
    examples: ['credence retention run --dry-run', 'credence retention run'],
    options: [new Option('--dry-run', 'only tell what would be cleared; asks for no key')],
    run: ({ options: { dryRun }, terminal, say }) =>
      withCore(terminal, dryRun ? 'database' : 'files', async (core) => {
        const preview = await previewRetention(core, { limit: MOST_SHOWN });
        if (dryRun) {
          const rows = preview.organizations.map((due) => [due.organizationId, due.orders, due.messages]);
          const text =
            rows.length > 0 ? table(['organization', 'orders', 'messages'], rows) : 'Nothing is due';
          return { json: preview, text };
        }
        const due = preview.organizations.reduce((sum, { orders }) => sum + orders, 0);
        let redacted = 0;
        for (let step = await redactDueOrders(core); step > 0; step = await redactDueOrders(core)) {
          redacted += step;
          say(`${redacted} of ${counted(due, 'order')}`);
        }
        let deleted = 0;
        for (
          let step = await forgetUnmatchedMessages(core);
          step > 0;
          step = await forgetUnmatchedMessages(core)
        ) {
          deleted += step;
        }
        return {
          json: { redactedOrders: redacted, deletedMessages: deleted },
          text: `${counted(redacted, 'order')} redacted, ${counted(deleted, 'message')} of no search deleted`,
        };
      }),
  });
}

import {
  type BulkRedelivery,
  type Context,
  noteResources,
  redeliverEvent,
  redeliverEvents,
} from '@credence/core';
import { Argument, type Command, Option } from 'commander';
import { addCommand, type Outcome, type Session } from '../add-command.ts';
import { confirm } from '../confirm.ts';
import { type EventFilterOptions, eventFilterOptions, filterOf } from '../event-filter-options.ts';
import { type OrgOption, orgOption } from '../org-option.ts';
import { uuid } from '../parse-options.ts';
import { counted } from '../table.ts';
import { UsageError } from '../usage-error.ts';
import { contextOf, noteOf, withCore } from '../with-core.ts';

interface RedeliverOptions extends OrgOption, EventFilterOptions {
  dryRun?: boolean;
  yes?: boolean;
}

/** `webhooks redeliver`. */
export const addRedeliverCommand = (group: Command, session: Session): void =>
  addCommand<RedeliverOptions>(group, session, {
    name: 'redeliver',
    arguments: [new Argument('[event]', 'id of one event').argParser(uuid)],
    summary: 'send events once more: one, or those that a filter finds',
    description:
      'They keep their ids and bodies, so receivers know them again. Without --status it takes what failed. Many are sent page by page, the oldest first; stopped in between, it can be begun again with --status FAILED. --dry-run counts them and sends nothing.',
    examples: [
      'credence webhooks redeliver 0197c1b2-5c1e-7c43-9d0e-3f1f6f3a2b10 --org acme',
      'credence webhooks redeliver --org acme --from 2026-03-01 --before 2026-03-02 --dry-run',
      'credence webhooks redeliver --org acme --from 2026-03-01 --before 2026-03-02 --yes',
    ],
    options: [
      orgOption(),
      ...eventFilterOptions(),
      new Option('--dry-run', 'only count them'),
      new Option('-y, --yes', 'do not ask'),
    ],
    run: ({ args: [eventId], options: { org, dryRun = false, yes = false, ...given }, terminal, say }) => {
      if (eventId && (dryRun || Object.keys(given).length > 0)) {
        throw new UsageError('One event is named by its id alone: filters and --dry-run are for many');
      }
      const filter = filterOf({ status: 'FAILED', ...given });
      return withCore(terminal, 'keys', async (core) => {
        if (eventId) {
          const context = await contextOf(core, terminal, org, 'closeoutEvent.redeliver');
          return redeliverOne(context, eventId);
        }
        const context = await contextOf(core, terminal, org, 'closeoutEvent.redeliverAll');
        const { audit, ...unnoted } = context;
        const { matched } = await redeliverEvents(unnoted, { filter, dryRun: true });
        if (dryRun) {
          return { json: { dryRun, matched }, text: `${counted(matched, 'event')} would be sent once more` };
        }
        if (matched === 0) return sent(matched, NOTHING);
        await confirm(terminal, yes, `${counted(matched, 'event')} will be sent once more.`);
        // Each page is a change of its own, and leaves an entry of its own.
        const page = (cursor: string | undefined) =>
          redeliverEvents(
            { ...context, audit: noteOf(terminal, 'closeoutEvent.redeliverAll') },
            { filter, dryRun: false, cursor },
          );
        return redeliverAll(page, matched, say);
      });
    },
  });

async function redeliverOne(context: Context, eventId: string): Promise<Outcome> {
  noteResources(context, { eventId });
  const { deliveryStatus, inFlight } = await redeliverEvent(context, { eventId });
  const text = inFlight ? 'It is being sent already, and was left alone' : 'It is on its way again';
  return { json: { eventId, deliveryStatus, inFlight }, text };
}

const NOTHING = { redelivered: 0, inFlight: 0, withoutTarget: 0, redacted: 0 };
const COUNTS = Object.keys(NOTHING) as (keyof typeof NOTHING)[];

async function redeliverAll(
  page: (cursor: string | undefined) => Promise<BulkRedelivery>,
  matched: number,
  say: (line: string) => void,
): Promise<Outcome> {
  const sum = { ...NOTHING };
  let cursor: string | undefined;
  do {
    const done = await page(cursor);
    for (const count of COUNTS) sum[count] += done[count];
    cursor = done.nextCursor ?? undefined;
    say(`${COUNTS.reduce((all, count) => all + sum[count], 0)} of ${counted(matched, 'event')}`);
  } while (cursor !== undefined);
  return sent(matched, sum);
}

function sent(matched: number, sum: typeof NOTHING): Outcome {
  const text = [
    `${counted(sum.redelivered, 'event')} on the way again`,
    sum.inFlight > 0 && `${sum.inFlight} being sent already`,
    sum.withoutTarget > 0 && `${sum.withoutTarget} that no target wants`,
    sum.redacted > 0 && `${sum.redacted} redacted`,
  ];
  return { json: { dryRun: false, matched, ...sum }, text: text.filter(Boolean).join(', ') };
}

import { type EventReading, listCloseoutEvents, readEvent } from '@credence/core';
import { Argument, type Command, Option } from 'commander';
import { addCommand, addGroup, type Session } from '../add-command.ts';
import { type EventFilterOptions, eventFilterOptions, filterOf } from '../event-filter-options.ts';
import { type OrgOption, orgOption } from '../org-option.ts';
import { uuid, wholeNumber } from '../parse-options.ts';
import { counted, list, table } from '../table.ts';
import { contextOf, withCore } from '../with-core.ts';
import { addCertificateCommands } from './webhooks-certificates.ts';
import { addRedeliverCommand } from './webhooks-redeliver.ts';
import { addTargetCommands } from './webhooks-targets.ts';

interface ListOptions extends OrgOption, EventFilterOptions {
  limit: number;
  cursor?: string;
}

/** `webhooks list|show|redeliver|targets|enable`, and its certificates. */
export function addWebhooksCommands(program: Command, session: Session): void {
  const group = addGroup(program, 'webhooks', 'the events of an organization and where they go');
  addListCommand(group, session);
  addShowCommand(group, session);
  addRedeliverCommand(group, session);
  addTargetCommands(group, session);
  addCertificateCommands(group, session);
}

const addListCommand = (group: Command, session: Session) =>
  addCommand<ListOptions>(group, session, {
    name: 'list',
    summary: 'list events, the newest first, with what became of them',
    examples: [
      'credence webhooks list --org acme --status FAILED',
      'credence webhooks list --org acme --from 2026-03-01 --before 2026-03-02 --json',
    ],
    options: [
      orgOption(),
      ...eventFilterOptions(),
      new Option('--limit <number>', 'most to show').default(20).argParser(wholeNumber(1, 100)),
      new Option('--cursor <cursor>', 'go on where an earlier list ended'),
    ],
    run: ({ options: { org, limit, cursor, ...filter }, terminal }) =>
      withCore(terminal, 'keys', async (core) => {
        const context = await contextOf(core, terminal, org, 'closeoutEvent.list');
        const found = await listCloseoutEvents(context, { ...filterOf(filter), page: 1, limit, cursor });
        // What an event says is shown where that one is asked for.
        const events = found.events.map(({ payload, ...event }) => event);
        const rows = events.map((event) => [
          ...[event.occurredAt, event.event, event.deliveryStatus, event.attempts.length],
          ...[event.nextRetryAt, event.eventId],
        ]);
        const headings = ['occurred', 'event', 'status', 'attempts', 'next try', 'id'];
        const { total, totalIsMore, nextCursor } = found.pagination;
        const all = `${totalIsMore ? 'more than ' : ''}${counted(total, 'event')}`;
        const more = nextCursor ? `; go on with --cursor ${nextCursor}` : '';
        return {
          json: { total, ...(totalIsMore ? { totalIsMore } : {}), nextCursor, events },
          text: `${table(headings, rows)}\n\n${events.length} of ${all}${more}`,
        };
      }),
  });

const addShowCommand = (group: Command, session: Session) =>
  addCommand<OrgOption>(group, session, {
    name: 'show',
    arguments: [new Argument('<event>', 'id of the event').argParser(uuid)],
    summary: 'show one event: what it says, and every attempt to deliver it',
    description: 'What it says may be personal data.',
    examples: ['credence webhooks show 0197c1b2-5c1e-7c43-9d0e-3f1f6f3a2b10 --org acme'],
    options: [orgOption()],
    run: ({ args: [eventId = ''], options: { org }, terminal }) =>
      withCore(terminal, 'keys', async (core) => {
        const context = await contextOf(core, terminal, org, 'closeoutEvent.read');
        const event = await readEvent(context, { eventId });
        return { json: event, text: textOf(event) };
      }),
  });

function textOf({ attempts, payload, ...event }: EventReading): string {
  const rows = attempts.map((attempt) => [
    ...[attempt.attemptedAt, attempt.attemptNumber, attempt.responseStatus ?? attempt.error],
    ...[`${attempt.durationMs} ms`, attempt.url],
  ]);
  return [
    list(event),
    rows.length > 0
      ? table(['attempted', 'number', 'came of it', 'took', 'url'], rows)
      : 'No attempt was made',
    payload ? JSON.stringify(payload, null, 2) : 'What it said was redacted',
  ].join('\n\n');
}

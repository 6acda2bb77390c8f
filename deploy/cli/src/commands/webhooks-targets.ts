import { enableWebhookTarget, listWebhookTargets, type WebhookTargetReading } from '@credence/core';
import { Argument, type Command } from 'commander';
import { addCommand, type Session } from '../add-command.ts';
import { anyOrgOption, type OrgOption, orgOption } from '../org-option.ts';
import { uuid } from '../parse-options.ts';
import { counted, table } from '../table.ts';
import { contextOf, namedOrAll, withCore } from '../with-core.ts';

type Failing = WebhookTargetReading & { organizationId: string; tenant: string };

/** `webhooks targets|enable`. */
export function addTargetCommands(group: Command, session: Session): void {
  addCommand<Partial<OrgOption>>(group, session, {
    name: 'targets',
    summary:
      'list where events do not arrive, or late: targets that are gone, and receivers that fail or are behind',
    description:
      'A target that answered 410 is disabled until it is enabled again; a receiver that keeps failing is paused and tried again by itself, while deliveries wait. One that is busy takes events, and some have waited for more than a minute because of others. Exit code 3 when one is disabled, paused or failing.',
    examples: ['credence webhooks targets', 'credence webhooks targets --org acme --json'],
    options: [anyOrgOption()],
    run: ({ options: { org }, terminal }) =>
      withCore(terminal, 'keys', async (core) => {
        const targets: Failing[] = [];
        for (const named of await namedOrAll(core, org)) {
          const context = await contextOf(core, terminal, named, 'webhookTarget.list');
          const { id, tenant } = context.organization;
          const found = await listWebhookTargets(context);
          targets.push(...found.map((target) => ({ organizationId: id, tenant, ...target })));
        }
        const rows = targets.map((target) => [
          ...[target.tenant, target.state, target.since, target.failures, target.parked],
          ...[target.lastStatus ?? target.lastErrorClass, target.openUntil, target.url, target.id],
        ]);
        const headings = ['tenant', 'state', 'since', 'failures', 'waiting', 'last', 'next try', 'url', 'id'];
        const troubled = targets.filter(({ state }) => state !== 'BUSY');
        const summary = `${counted(troubled.length, 'target')} with troubles, ${targets.length - troubled.length} busy`;
        return {
          json: { targets },
          text: rows.length > 0 ? `${table(headings, rows)}\n\n${summary}` : 'Events arrive everywhere',
          isFinding: troubled.length > 0,
        };
      }),
  });

  addCommand<OrgOption>(group, session, {
    name: 'enable',
    arguments: [new Argument('<target>', 'its id, as `webhooks targets` tells it').argParser(uuid)],
    summary: 'take a disabled target back into use, or try a paused receiver now',
    description: 'What a disabled target did not get is not sent by itself: use `webhooks redeliver`.',
    examples: ['credence webhooks enable 0197c1b2-5c1e-7c43-9d0e-3f1f6f3a2b10 --org acme'],
    options: [orgOption()],
    run: ({ args: [targetId = ''], options: { org }, terminal }) =>
      withCore(terminal, 'keys', async (core) => {
        const context = await contextOf(core, terminal, org, 'webhookTarget.enable');
        const { released } = await enableWebhookTarget(context, { targetId });
        const text = released > 0 ? `${released} sent on the way to try it` : 'It is in use again';
        return { json: { targetId, released }, text };
      }),
  });
}

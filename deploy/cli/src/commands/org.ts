import {
  type Core,
  checkTenant,
  contextForTenant,
  createOrganization,
  hideWebhookSecrets,
  Invalid,
  listOrganizations,
  logoSize,
  type Organization,
  type OrganizationChange,
  readOrganizationSettings,
  recordAudit,
  updateOrganization,
} from '@credence/core';
import type { Command } from 'commander';
import { addCommand, addGroup, type Outcome, type Session } from '../add-command.ts';
import { type OrganizationOptions, organizationOptions, settingsOf } from '../organization-options.ts';
import { counted, list, table } from '../table.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import { contextOf, noteOf, withCore } from '../with-core.ts';

const ORG =
  'Organizations are named by their tenant, the value of the tenant claim in their tokens, or by their id.';

/** `org create|list|show|set|suspend|deactivate|activate`. */
export function addOrgCommands(program: Command, session: Session): void {
  const group = addGroup(program, 'org', 'organizations: the customers of the service');

  addCommand<OrganizationOptions>(group, session, {
    name: 'create <tenant>',
    summary: 'create an organization with a data key of its own',
    description: '<tenant> is the value of the tenant claim in its tokens; it cannot be changed later.',
    examples: [
      'credence org create acme --name "Acme Screening" --time-zone America/Chicago',
      'credence org create acme --name Acme --webhook-config - < webhooks.json',
    ],
    options: organizationOptions(),
    run: ({ args: [tenant = ''], options, terminal }) =>
      withCore(terminal, 'keys', async (core) => {
        checkTenant(tenant);
        const settings = readOrganizationSettings(core, {
          name: tenant,
          ...(await settingsOf(terminal, options)),
        });
        if (await contextForTenant(core, tenant, 'SYSTEM')) {
          throw new Invalid([`tenant "${tenant}" is taken`]);
        }
        const audit = noteOf(terminal, 'organization.create');
        const created = await createOrganization(core, { name: tenant, ...settings, tenant }, { audit });
        return shown(created);
      }),
  });

  addCommand(group, session, {
    name: 'list',
    summary: 'list all organizations',
    examples: ['credence org list', "credence org list --json | jq -r '.organizations[].tenant'"],
    run: ({ terminal }) => withCore(terminal, 'database', listed),
  });

  addCommand(group, session, {
    name: 'show <org>',
    summary: 'show the settings of an organization, secrets hidden',
    description: ORG,
    examples: ['credence org show acme'],
    run: ({ args: [named = ''], terminal }) =>
      withCore(terminal, 'keys', async (core) => {
        const context = await contextOf(core, terminal, named, 'organization.read');
        await recordAudit(context);
        return shown(context.organization);
      }),
  });

  addCommand<OrganizationOptions>(group, session, {
    name: 'set <org>',
    summary: 'change settings of an organization; what is not named stays',
    description: `${ORG} Servers and workers act on the change within seconds.`,
    examples: [
      'credence org set acme --retention-days 90 --ssn-display LAST4',
      'credence org set acme --webhook-config webhooks.json',
      'credence org set acme --legal-hold on',
      'credence org set acme --branding branding.json --logo logo.png',
    ],
    options: organizationOptions(),
    run: async ({ args: [named = ''], options, terminal }) => {
      const settings = await settingsOf(terminal, options);
      if (Object.keys(settings).length === 0)
        throw new UsageError('Nothing to change: name at least one setting');
      return change(terminal, named, 'organization.update', settings);
    },
  });

  addCommand(group, session, {
    name: 'suspend <org>',
    summary: 'let an organization read, and no longer write',
    description: `${ORG} What it ordered goes on.`,
    examples: ['credence org suspend acme'],
    run: ({ args: [named = ''], terminal }) =>
      change(terminal, named, 'organization.suspend', { status: 'SUSPENDED' }),
  });

  addCommand(group, session, {
    name: 'deactivate <org>',
    summary: 'let an organization neither read nor write, as when it is no customer any more',
    description: `${ORG} Its contacts are not asked until it is active again.`,
    examples: ['credence org deactivate acme'],
    run: ({ args: [named = ''], terminal }) =>
      change(terminal, named, 'organization.deactivate', { status: 'INACTIVE' }),
  });

  addCommand(group, session, {
    name: 'activate <org>',
    summary: 'let a suspended or inactive organization read and write again',
    description: ORG,
    examples: ['credence org activate acme'],
    run: ({ args: [named = ''], terminal }) =>
      change(terminal, named, 'organization.activate', { status: 'ACTIVE' }),
  });
}

const change = (
  terminal: Terminal,
  named: string,
  action: string,
  settings: Record<string, unknown>,
): Promise<Outcome> =>
  withCore(terminal, 'keys', async (core) => {
    const changed = readOrganizationSettings(core, settings);
    const context = await contextOf(core, terminal, named, action);
    await updateOrganization(context, changed);
    if (losesSecret(context.organization, changed)) terminal.err(`${SECRET_GONE}\n`);
    return shown({ ...context.organization, ...changed });
  });

const SECRET_GONE =
  'The organization has no webhook secret any more: what nothing else signs goes out unsigned. `credence secrets rotate` makes a new one.';

/** A new configuration takes the place of the whole one, also of a secret that was given by other means. */
const losesSecret = (before: Organization, { webhookConfig }: OrganizationChange): boolean =>
  webhookConfig !== undefined && Boolean(before.webhookConfig?.secret) && !webhookConfig?.secret;

function shown(organization: Organization): Outcome {
  const { id, tenant, name, status, timeZone, webhookConfig, clientCertificates, logo, ...others } =
    organization;
  const visible = {
    id,
    tenant,
    name,
    status,
    timeZone,
    ...others,
    logo: logo && { ...logoSize(logo), bytes: logo.length },
    webhookConfig: webhookConfig && hideWebhookSecrets(webhookConfig),
    // Each has its private key beside it.
    clientCertificates: clientCertificates.map(({ origin, subject, expiresAt }) => ({
      origin,
      subject,
      expiresAt,
    })),
  };
  return { json: visible, text: list(visible) };
}

async function listed(core: Core): Promise<Outcome> {
  const organizations = await listOrganizations(core);
  const rows = organizations.map((organization) => [
    organization.tenant,
    organization.name,
    organization.status,
    organization.timeZone,
    organization.retentionDays,
    organization.legalHold ? 'on' : 'off',
    organization.hasWebhookConfig ? 'yes' : 'no',
    organization.id,
  ]);
  const headings = ['tenant', 'name', 'status', 'time zone', 'retention', 'hold', 'webhooks', 'id'];
  return {
    json: { organizations },
    text: `${table(headings, rows)}\n\n${counted(organizations.length, 'organization')}`,
  };
}

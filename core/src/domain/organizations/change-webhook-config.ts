import type { WebhookConfig } from '@credence/contract';
import { openJson, sealJson } from '../../platform/database/sealed.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Context } from '../context/context.ts';
import { webhookConfigCell } from '../context/find-organization.ts';
import { OrganizationEntity } from '../context/organization-entity.ts';

/** Changes the webhook configuration of an organization as it stands at this moment. */
export async function changeWebhookConfig(
  context: Context,
  { manager, afterCommit }: Transaction,
  change: (config: WebhookConfig | null) => WebhookConfig,
): Promise<void> {
  const { cipher, core, organization } = context;
  const key = { id: organization.id };
  const lock = { mode: 'for_no_key_update' } as const;
  const { webhookConfig } = await manager.findOneOrFail(OrganizationEntity, { where: key, lock });
  const cell = webhookConfigCell(organization.id);
  const changed = change(webhookConfig && openJson<WebhookConfig>(cipher, cell, webhookConfig));
  await manager.update(OrganizationEntity, key, {
    webhookConfig: sealJson(cipher, cell, changed),
    updatedAt: core.clock.now(),
  });
  afterCommit(() => core.organizations.forgetAll());
}

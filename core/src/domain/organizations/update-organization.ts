import { inTransaction } from '../../platform/database/in-transaction.ts';
import { sealJson } from '../../platform/database/sealed.ts';
import type { Context } from '../context/context.ts';
import { webhookConfigCell } from '../context/find-organization.ts';
import type { Organization } from '../context/organization.ts';
import { OrganizationEntity } from '../context/organization-entity.ts';
import { enableTargets } from '../webhooks/deliver/disable-target.ts';
import { targetKey } from '../webhooks/route/frozen-target.ts';
import { requireVersion } from './own-settings.ts';
import { placedTargets } from './webhook-settings.ts';

/** What can be changed of an organization; what is left out stays. */
export type OrganizationChange = Partial<
  Omit<Organization, 'id' | 'tenant' | 'clientCertificates' | 'namesSealedFrom'>
>;

/**
 * Changes an organization. Other processes act on it within seconds.
 * @param version of its own settings as they were read, where they must not have been changed since
 * @throws Conflict where they have been
 */
export async function updateOrganization(
  context: Context,
  change: OrganizationChange,
  { version }: { version?: string } = {},
): Promise<void> {
  const { core, organization, cipher } = context;
  const { webhookConfig, ...columns } = change;
  const sealed = webhookConfig && sealJson(cipher, webhookConfigCell(organization.id), webhookConfig);
  await inTransaction(context, async (transaction) => {
    if (version !== undefined) await requireVersion(context, transaction, version);
    await transaction.manager.update(
      OrganizationEntity,
      { id: organization.id },
      {
        ...columns,
        ...(webhookConfig === undefined ? {} : { webhookConfig: sealed ?? null }),
        updatedAt: core.clock.now(),
      },
    );
    // A target that is configured anew is meant to be used.
    const targets = placedTargets(webhookConfig ?? null);
    await enableTargets(
      context,
      transaction,
      targets.map(({ url }) => targetKey(cipher, url)),
    );
    transaction.afterCommit(() => core.organizations.forgetAll());
  });
}

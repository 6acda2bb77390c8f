import { inSchedulerTransaction, inTransaction } from '../../platform/database/in-transaction.ts';
import type { Core } from '../context/context.ts';
import type { Organization } from '../context/organization.ts';
import { OrganizationEntity } from '../context/organization-entity.ts';

/** An organization without anything that is sealed or large. */
export interface OrganizationSummary
  extends Omit<Organization, 'webhookConfig' | 'clientCertificates' | 'logo'> {
  /** Whether it has webhook targets of its own. */
  hasWebhookConfig: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** The ids of all organizations, the oldest first. */
export async function findOrganizationIds(core: Core): Promise<string[]> {
  const rows = await inSchedulerTransaction(core, ({ query }) =>
    query<{ id: string }>('select id from organizations order by id'),
  );
  return rows.map(({ id }) => id);
}

/**
 * All organizations, the oldest first. Each is read by itself: nothing in the service sees the rows of several, and the
 * role that finds their ids sees no more than these.
 */
export async function listOrganizations(core: Core): Promise<OrganizationSummary[]> {
  const summaries: OrganizationSummary[] = [];
  for (const id of await findOrganizationIds(core)) {
    const row = await inTransaction({ core, organization: { id } }, ({ manager }) =>
      manager.findOneBy(OrganizationEntity, { id }),
    );
    if (!row) continue;
    const { dataKeys, webhookConfig, clientCertificates, logo, ...visible } = row;
    summaries.push({ ...visible, hasWebhookConfig: webhookConfig !== null });
  }
  return summaries;
}

import { createCipher, newDataKey } from '../../platform/database/encryption.ts';
import { newId } from '../../platform/database/ids.ts';
import { sealJson } from '../../platform/database/sealed.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Context, Core } from '../context/context.ts';
import { webhookConfigCell } from '../context/find-organization.ts';
import type { Organization } from '../context/organization.ts';
import { OrganizationEntity } from '../context/organization-entity.ts';

/** An organization to create; what is left out gets the service's defaults. */
export type NewOrganization = Pick<Organization, 'tenant' | 'name'> & Partial<Omit<Organization, 'id'>>;

/**
 * Creates an organization with a data key of its own.
 * @throws a unique violation when the tenant is taken
 */
export async function createOrganization(
  core: Core,
  input: NewOrganization,
  { audit }: Pick<Context, 'audit'> = {},
): Promise<Organization> {
  const organization: Organization = {
    status: 'ACTIVE',
    timeZone: 'America/New_York',
    closedDays: [],
    webhookConfig: null,
    releaseDelivery: 'ATTACH',
    askWithoutRelease: false,
    ssnDisplay: 'FULL',
    retentionDays: null,
    legalHold: false,
    allowedNetworks: null,
    rateLimit: null,
    destinationCaps: null,
    modelReadingsPerDay: null,
    branding: null,
    logo: null,
    ...input,
    id: newId(),
  };
  const { id, webhookConfig } = organization;
  const dataKeys = [newDataKey(core.config.ENCRYPTION_KEYS, id, 1)];
  const cipher = createCipher(core.config.ENCRYPTION_KEYS, id, dataKeys);
  const createdAt = core.clock.now();
  await inTransaction({ core, organization, ...(audit ? { audit } : {}) }, ({ manager }) =>
    manager.insert(OrganizationEntity, {
      ...organization,
      webhookConfig: webhookConfig && sealJson(cipher, webhookConfigCell(id), webhookConfig),
      dataKeys,
      createdAt,
      updatedAt: createdAt,
    }),
  );
  return organization;
}

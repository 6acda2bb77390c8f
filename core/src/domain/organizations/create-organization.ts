import { createCipher, newDataKey } from '../../platform/database/encryption.ts';
import { newId } from '../../platform/database/ids.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { sealJson } from '../../platform/database/sealed.ts';
import type { Context, Core } from '../context/context.ts';
import { webhookConfigCell } from '../context/find-organization.ts';
import type { Organization } from '../context/organization.ts';
import { OrganizationEntity } from '../context/organization-entity.ts';
import { isAfterUpgrade } from '../context/seals-names.ts';

/** An organization to create; what is left out gets the service's defaults. */
export type NewOrganization = Pick<Organization, 'tenant' | 'name'> &
  Partial<Omit<Organization, 'id' | 'clientCertificates'>>;

/** Whatever a clock says. */
const ALWAYS = new Date(0);

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
    clientCertificates: [],
    releaseDelivery: 'ATTACH',
    askWithoutRelease: false,
    ssnDisplay: 'FULL',
    retentionDays: null,
    legalHold: false,
    namesSealedFrom: ALWAYS,
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
  const createdAt = core.clock.now();
  const dataKeys = [await newDataKey(core.masterKeys, id, 1, createdAt)];
  const isCompact = isAfterUpgrade(organization, createdAt);
  const cipher = await createCipher(core.masterKeys, id, dataKeys, isCompact);
  await inTransaction({ core, organization, ...(audit ? { audit } : {}) }, ({ manager }) =>
    manager.insert(OrganizationEntity, {
      ...organization,
      webhookConfig: webhookConfig && sealJson(cipher, webhookConfigCell(id), webhookConfig),
      clientCertificates: null,
      dataKeys,
      createdAt,
      updatedAt: createdAt,
    }),
  );
  return organization;
}

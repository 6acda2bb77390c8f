import type { ActivityActor, WebhookConfig } from '@credence/contract';
import { type Cipher, createCipher } from '../../platform/database/encryption.ts';
import { inTenantTransaction, inTransaction } from '../../platform/database/in-transaction.ts';
import { openJson } from '../../platform/database/sealed.ts';
import type { Context, Core } from './context.ts';
import type { OriginCertificate } from './organization.ts';
import type { CachedOrganization } from './organization-cache.ts';
import { OrganizationEntity, type OrganizationRow } from './organization-entity.ts';
import { isAfterUpgrade } from './seals-names.ts';

/** The context of the organization that owns the token's tenant; undefined when there is none. */
export async function contextForTenant(
  core: Core,
  tenant: string,
  actor: ActivityActor,
): Promise<Context | undefined> {
  const entry = await cached(core, `tenant:${tenant}`, () =>
    inTenantTransaction(core, tenant, ({ manager }) => manager.findOneBy(OrganizationEntity, { tenant })),
  );
  return entry && { core, organization: entry.organization, cipher: entry.cipher, actor };
}

/** The context of an organization named by a job or a link; undefined when there is none. */
export async function contextForOrganization(
  core: Core,
  organizationId: string,
  actor: ActivityActor,
): Promise<Context | undefined> {
  const entry = await cached(core, `id:${organizationId}`, () =>
    inTransaction({ core, organization: { id: organizationId } }, ({ manager }) =>
      manager.findOneBy(OrganizationEntity, { id: organizationId }),
    ),
  );
  return entry && { core, organization: entry.organization, cipher: entry.cipher, actor };
}

const cached = (
  core: Core,
  key: string,
  read: () => Promise<OrganizationRow | null>,
): Promise<CachedOrganization | undefined> =>
  core.organizations.get(key, async () => {
    const row = await read();
    return row ? openOrganization(core, row) : undefined;
  });

async function openOrganization(core: Core, row: OrganizationRow): Promise<CachedOrganization> {
  const { dataKeys, webhookConfig, clientCertificates, createdAt, updatedAt, ...organization } = row;
  const isCompact = isAfterUpgrade(row, core.clock.now());
  const cipher = await createCipher(core.masterKeys, row.id, dataKeys, isCompact);
  return {
    cipher,
    organization: {
      ...organization,
      webhookConfig:
        webhookConfig && openJson<WebhookConfig>(cipher, webhookConfigCell(row.id), webhookConfig),
      clientCertificates: openCertificates(cipher, row),
    },
  };
}

/** The client certificates of an organization as stored. */
export const openCertificates = (
  cipher: Cipher,
  { id, clientCertificates: sealed }: Pick<OrganizationRow, 'id' | 'clientCertificates'>,
): OriginCertificate[] => (sealed ? openJson(cipher, clientCertificatesCell(id), sealed) : []);

/** Where an organization's client certificates are sealed. */
export const clientCertificatesCell = (id: string) => ({
  table: 'organizations',
  column: 'client_certificates',
  id,
});

/** Where an organization's webhook configuration is sealed. */
export const webhookConfigCell = (id: string) => ({ table: 'organizations', column: 'webhook_config', id });

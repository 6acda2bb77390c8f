import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { Conflict } from '../../platform/errors.ts';
import type { Context } from '../context/context.ts';
import type { Organization } from '../context/organization.ts';
import { OrganizationEntity, type OrganizationRow } from '../context/organization-entity.ts';
import { settingsVersion } from './settings-version.ts';

/** What an organization settles by itself, and its people change in the console. */
type OwnSettings = Pick<
  OrganizationRow,
  'name' | 'timeZone' | 'closedDays' | 'branding' | 'logo' | 'releaseDelivery' | 'askWithoutRelease'
>;

/** An organization as it stands at this moment, with a version that a change of its own settings names. */
export type VersionedOrganization = Organization & { version: string };

/** Reads the organization past what this process remembers of it: what is changed next has to be what was shown. */
export const readOrganization = (context: Context): Promise<VersionedOrganization> =>
  inTransaction(context, async ({ manager }) => {
    const { id, webhookConfig, clientCertificates } = context.organization;
    const row = await manager.findOneByOrFail(OrganizationEntity, { id });
    const { dataKeys, createdAt, updatedAt, ...organization } = row;
    return { ...organization, webhookConfig, clientCertificates, version: versionOf(context, row) };
  });

/**
 * Holds the settings still until the end of the transaction.
 * @throws Conflict where they are not those that were read any more
 */
export async function requireVersion(
  context: Context,
  { manager }: Transaction,
  version: string,
): Promise<void> {
  const { id } = context.organization;
  const lock = { mode: 'for_no_key_update' } as const;
  const row = await manager.findOneOrFail(OrganizationEntity, { where: { id }, lock });
  if (versionOf(context, row) !== version) {
    throw new Conflict('The settings were changed by another person meanwhile: read them again');
  }
}

const versionOf = ({ cipher }: Pick<Context, 'cipher'>, settings: OwnSettings): string => {
  const { name, timeZone, closedDays, branding, logo, releaseDelivery, askWithoutRelease } = settings;
  const parts = { name, timeZone, closedDays, branding, logo: logo?.toString('base64') };
  return settingsVersion(cipher, { ...parts, releaseDelivery, askWithoutRelease });
};

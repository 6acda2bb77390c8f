import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A client of the local identity provider, and the organization it acts for. */
export interface LocalClient {
  clientId: string;
  clientSecret: string;
  /** The token's tenant claim; null for a token without one. */
  tenant: string | null;
}

/** The clients by what they are there to show: two that work, four that are refused or limited. */
export type ClientName = 'acme' | 'globex' | 'noTenant' | 'unknownTenant' | 'inactive' | 'suspended';

/** What has to stay the same when the stack starts again on the same data. */
export interface LocalSettings {
  encryptionKeys: string;
  webhookSecret: string;
  clients: Record<ClientName, LocalClient>;
}

/** Reads the settings of a data directory, or makes them on its first start. */
export async function openSettings(dataDirectory: string): Promise<LocalSettings> {
  const path = join(dataDirectory, 'settings.json');
  try {
    return JSON.parse(await readFile(path, 'utf8')) as LocalSettings;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const client = (clientId: string, tenant: string | null): LocalClient => ({
    clientId,
    clientSecret: randomBytes(24).toString('base64url'),
    tenant,
  });
  const settings: LocalSettings = {
    encryptionKeys: `1:${randomBytes(32).toString('base64')}`,
    webhookSecret: `whsec_${randomBytes(24).toString('base64')}`,
    clients: {
      acme: client('acme-client', 'acme'),
      globex: client('globex-client', 'globex'),
      noTenant: client('no-tenant-client', null),
      unknownTenant: client('unknown-tenant-client', 'nowhere'),
      inactive: client('inactive-client', 'initech'),
      suspended: client('suspended-client', 'hooli'),
    },
  };
  await writeFile(path, `${JSON.stringify(settings, null, 2)}\n`, { mode: 0o600 });
  return settings;
}

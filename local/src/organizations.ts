import {
  type CoreConfig,
  contextForTenant,
  createCore,
  createOrganization,
  type OrganizationChange,
  updateOrganization,
} from '@credence/core';

/** Brings the stack's organizations to the state in which it shows them, creating those that are missing. */
export async function prepareOrganizations(
  config: CoreConfig,
  inbox: { hookUrl: string; secret: string },
): Promise<void> {
  const webhookConfig = {
    enabled: true,
    secret: inbox.secret,
    retryAttempts: 3,
    fallbackEndpoint: inbox.hookUrl,
  };
  // A developer who tries the service out asks the same contact again and again.
  const destinationCaps = { newPerHour: 100_000, newPerDay: 100_000, knownPerHour: 100_000 };
  const organizations: Record<string, OrganizationChange & { name: string }> = {
    acme: { name: 'Acme Screening', webhookConfig, destinationCaps },
    globex: { name: 'Globex Background Checks', webhookConfig, destinationCaps },
    initech: { name: 'Initech Verification', status: 'INACTIVE' },
    hooli: { name: 'Hooli People Checks', status: 'SUSPENDED' },
  };
  const core = createCore(config, { onError: () => undefined });
  try {
    for (const [tenant, organization] of Object.entries(organizations)) {
      const context = await contextForTenant(core, tenant, 'SYSTEM');
      if (context) await updateOrganization(context, organization);
      else await createOrganization(core, { tenant, ...organization });
    }
  } finally {
    await core.close();
  }
}

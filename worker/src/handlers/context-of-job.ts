import { type Context, type Core, contextForOrganization } from '@credence/core';

/**
 * The organization on whose behalf a job runs.
 * @throws when it is gone: a job outlives its organization only by a fault of ours
 */
export async function contextOfJob(
  { core }: { core: Core },
  { organizationId }: { organizationId: string },
): Promise<Context> {
  const context = await contextForOrganization(core, organizationId, 'SYSTEM');
  if (!context) throw new Error(`Organization ${organizationId} does not exist`);
  return context;
}

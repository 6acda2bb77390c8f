import { contextForTenant } from '@credence/core';
import { run } from './run.ts';
import { type Service, useService } from './use-service.ts';

/** Gives all tests of a file one service, with the program at it and a look at what it did to organizations. */
export function useOrganizations(prepare: (service: Service) => Promise<void> = async () => undefined) {
  let service: Service;
  useService(async (made) => {
    service = made;
    await prepare(made);
  });
  return {
    service: () => service,
    credence: (words: string[], more: { input?: string; environment?: Record<string, string> } = {}) =>
      run(words, { environment: service.environment, ...more }),
    /** As it is stored. */
    async organization(tenant: string) {
      service.test.core.organizations.forgetAll();
      return (await contextForTenant(service.test.core, tenant, 'API'))?.organization;
    },
    /** What was done to it, and by whom. */
    trail: (tenant: string) =>
      service.test.sql<{ action: string; actor: string; subject: string }>(
        `select action, actor, subject from audit_entries e join organizations g on g.id = e.organization_id
          where tenant = $1 order by e.id`,
        [tenant],
      ),
  };
}

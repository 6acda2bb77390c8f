import type { Core } from '../../domain/context/context.ts';
import { contextForOrganization } from '../../domain/context/find-organization.ts';
import { OrganizationEntity } from '../../domain/context/organization-entity.ts';
import { findOrganizationIds } from '../../domain/organizations/list-organizations.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { adoptDataKey, announceDataKey } from './change-data-keys.ts';
import { dueKeyChange } from './data-key-age.ts';

/** What was begun and ended for one organization. */
export interface AgedKey {
  organizationId: string;
  change: 'announced' | 'adopted';
}

/**
 * Gives organizations whose data key is old a new one: announces it, and has it seal an hour later, when every process knows it.
 * The older ones go on opening what they sealed. Stopped in between, it goes on with the next run.
 */
export async function rotateAgedKeys(core: Core): Promise<AgedKey[]> {
  const done: AgedKey[] = [];
  const days = core.config.DATA_KEY_DAYS;
  if (days === 0) return done;
  for (const organizationId of await findOrganizationIds(core)) {
    const row = await inTransaction({ core, organization: { id: organizationId } }, ({ manager }) =>
      manager.findOneBy(OrganizationEntity, { id: organizationId }),
    );
    const change = row && dueKeyChange(row, { days, at: core.clock.now() });
    const context = change && (await contextForOrganization(core, organizationId, 'SYSTEM'));
    if (!context) continue;
    await (change === 'announced' ? announceDataKey(context) : adoptDataKey(context));
    done.push({ organizationId, change });
  }
  return done;
}

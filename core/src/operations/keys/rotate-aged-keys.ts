import type { Context, Core } from '../../domain/context/context.ts';
import { forEachOrganization, type OnFault } from '../../domain/context/each-organization.ts';
import { OrganizationEntity } from '../../domain/context/organization-entity.ts';
import { findOrganizationIds } from '../../domain/organizations/list-organizations.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
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
export async function rotateAgedKeys(core: Core, onFault?: OnFault): Promise<AgedKey[]> {
  const due = await findDueChanges(core);
  const rotate = async (context: Context): Promise<AgedKey> => {
    const { id } = context.organization;
    const change = due.get(id) ?? 'announced';
    await (change === 'announced' ? announceDataKey(context) : adoptDataKey(context));
    return { organizationId: id, change };
  };
  return forEachOrganization(core, [...due.keys()], rotate, onFault);
}

/** By organization. Their keys are not opened for that: a key service is asked about those alone that are due. */
async function findDueChanges(core: Core): Promise<Map<string, AgedKey['change']>> {
  const due = new Map<string, AgedKey['change']>();
  const days = core.config.DATA_KEY_DAYS;
  if (days === 0) return due;
  for (const id of await findOrganizationIds(core)) {
    const row = await inTransaction({ core, organization: { id } }, ({ manager }) =>
      manager.findOneBy(OrganizationEntity, { id }),
    );
    const change = row && dueKeyChange(row, { days, at: core.clock.now() });
    if (change) due.set(id, change);
  }
  return due;
}

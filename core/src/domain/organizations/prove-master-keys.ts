import { openDataKey } from '../../platform/database/encryption.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { MasterKeyWrong } from '../../platform/keys/key-wrapper.ts';
import type { Core } from '../context/context.ts';
import { OrganizationEntity } from '../context/organization-entity.ts';
import { findOrganizationIds } from './list-organizations.ts';

/** More than one: an organization whose keys were spoilt keeps no process from serving the others. */
const MOST_ASKED = 10;

/**
 * Opens a data key with each master key that this process has itself, where the oldest organizations need it. A service that has
 * its keys refuses by itself.
 * @throws MasterKeyWrong when none of what one of them should open does: this process would fail at all it is asked, and would
 * seal what no other one can open
 */
export async function proveMasterKeys(core: Core): Promise<void> {
  const unproved = new Set(core.masterKeys.own);
  if (unproved.size === 0) return;
  const problems = new Map<number, MasterKeyWrong>();
  for (const id of (await findOrganizationIds(core)).slice(0, MOST_ASKED)) {
    const row = await inTransaction({ core, organization: { id } }, ({ manager }) =>
      manager.findOneBy(OrganizationEntity, { id }),
    );
    for (const key of row?.dataKeys ?? []) {
      if (!unproved.has(key.masterVersion)) continue;
      try {
        await openDataKey(core.masterKeys, id, key);
        unproved.delete(key.masterVersion);
      } catch (error) {
        if (!(error instanceof MasterKeyWrong)) throw error;
        problems.set(key.masterVersion, error);
      }
    }
    if (unproved.size === 0) return;
  }
  for (const [version, problem] of problems) if (unproved.has(version)) throw problem;
}

import type { Core } from '../../domain/context/context.ts';
import { findOrganizationIds } from '../../domain/organizations/list-organizations.ts';
import { AuditSealEntity } from '../../platform/audit/audit-entities.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { AuditHead } from './seal-audit-trail.ts';

/**
 * The newest seal of each organization, where it is newer than one that is known.
 * @param known numbers of seals, by organization
 */
export async function readAuditHeads(core: Core, known: ReadonlyMap<string, number>): Promise<AuditHead[]> {
  const heads: AuditHead[] = [];
  for (const organizationId of await findOrganizationIds(core)) {
    const seal = await inTransaction({ core, organization: { id: organizationId } }, ({ manager }) =>
      manager.findOne(AuditSealEntity, {
        select: { organizationId: true, id: true, number: true, hash: true },
        where: { organizationId },
        order: { number: 'DESC' },
      }),
    );
    if (seal && seal.number > (known.get(organizationId) ?? 0))
      heads.push({ organizationId, number: seal.number, hash: seal.hash.toString('hex') });
  }
  return heads;
}

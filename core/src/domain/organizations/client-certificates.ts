import { sealJson } from '../../platform/database/sealed.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Context } from '../context/context.ts';
import { clientCertificatesCell, openCertificates } from '../context/find-organization.ts';
import type { OriginCertificate } from '../context/organization.ts';
import { OrganizationEntity } from '../context/organization-entity.ts';

/** Changes the client certificates of an organization as they stand at this moment. */
export async function changeClientCertificates(
  { cipher, core, organization: { id } }: Context,
  { manager, afterCommit }: Transaction,
  change: (certificates: OriginCertificate[]) => OriginCertificate[],
): Promise<void> {
  const lock = { mode: 'for_no_key_update' } as const;
  const row = await manager.findOneOrFail(OrganizationEntity, { where: { id }, lock });
  const changed = change(openCertificates(cipher, row));
  await manager.update(
    OrganizationEntity,
    { id },
    {
      clientCertificates: changed.length === 0 ? null : sealJson(cipher, clientCertificatesCell(id), changed),
      updatedAt: core.clock.now(),
    },
  );
  afterCommit(() => core.organizations.forgetAll());
}

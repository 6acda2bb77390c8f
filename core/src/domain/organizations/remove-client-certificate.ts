import { recordChange } from '../../platform/audit/record-change.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { NotFound } from '../../platform/errors.ts';
import type { Context } from '../context/context.ts';
import { changeClientCertificates } from './client-certificates.ts';

/**
 * Shows no certificate to the receivers of an origin any more.
 * @throws NotFound when there is none
 */
export function removeClientCertificate(context: Context, { origin }: { origin: string }): Promise<void> {
  return inTransaction(context, async (transaction) => {
    await recordChange(context, transaction, 'organization.removeClientCertificate');
    await changeClientCertificates(context, transaction, (before) => {
      const others = before.filter((each) => each.origin !== (URL.parse(origin)?.origin ?? origin));
      if (others.length === before.length) throw new NotFound(`There is no certificate for ${origin}`);
      return others;
    });
  });
}

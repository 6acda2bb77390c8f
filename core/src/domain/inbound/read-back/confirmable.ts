import type { Transaction } from '../../../platform/database/transaction.ts';
import { isRefusedAt } from '../../contacts/do-not-contact.ts';
import type { Context } from '../../context/context.ts';
import { openDestination } from '../../entities/destination.ts';
import { InboundEntity } from '../../entities/inbound-entity.ts';
import type { OutboundRow } from '../../entities/outbound-entity.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { isUnsettled } from '../../records/record-transitions.ts';

/**
 * Whether it is still of use at a time that the contact of an attempt confirms what they wrote: it has not been settled, they
 * have not answered on the page or asked not to be written to, and their link will work.
 */
export async function isConfirmable(
  context: Context,
  transaction: Transaction,
  { search, records }: LockedSearch,
  outbound: OutboundRow,
  at: Date,
): Promise<boolean> {
  const { organizationId, id: outboundId, records: asked, dismissedAt, linkExpiresAt, channel } = outbound;
  if (context.organization.status === 'INACTIVE') return false;
  if (search.searchStatus !== 'IN_PROGRESS' || dismissedAt !== null) return false;
  if (at >= linkExpiresAt || at >= search.slaAt) return false;
  const isOpen = records.some(
    ({ record, status }) => (asked === null || asked.includes(record)) && isUnsettled(status),
  );
  if (!isOpen) return false;
  const destination = { channel, destination: openDestination(context, outbound) };
  if (await isRefusedAt(context, transaction, destination)) return false;
  const onPage = { organizationId, outboundId, door: 'PAGE' } as const;
  return !(await transaction.manager.existsBy(InboundEntity, onPage));
}

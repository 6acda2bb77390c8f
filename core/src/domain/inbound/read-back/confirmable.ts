import type { Transaction } from '../../../platform/database/transaction.ts';
import { InboundEntity } from '../../entities/inbound-entity.ts';
import type { OutboundRow } from '../../entities/outbound-entity.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { isUnsettled } from '../../records/record-transitions.ts';

/**
 * Whether it is still of use at a time that the contact of an attempt confirms what they wrote: it has not been settled, they
 * have not answered on the page, and their link will work.
 */
export async function isConfirmable(
  { manager }: Transaction,
  { search, records }: LockedSearch,
  { organizationId, id: outboundId, records: asked, dismissedAt, linkExpiresAt }: OutboundRow,
  at: Date,
): Promise<boolean> {
  if (search.searchStatus !== 'IN_PROGRESS' || dismissedAt !== null) return false;
  if (at >= linkExpiresAt || at >= search.slaAt) return false;
  const isOpen = records.some(
    ({ record, status }) => (asked === null || asked.includes(record)) && isUnsettled(status),
  );
  return isOpen && !(await manager.existsBy(InboundEntity, { organizationId, outboundId, door: 'PAGE' }));
}

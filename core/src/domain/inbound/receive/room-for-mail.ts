import type { Transaction } from '../../../platform/database/transaction.ts';
import { Conflict } from '../../../platform/errors.ts';
import type { OutboundRow } from '../../entities/outbound-entity.ts';

/** Most mails that an attempt keeps, and bytes of their documents: a sender who has its address could go on for ever. */
const MOST_MAILS = 100;
const MOST_BYTES = 100 * 1024 * 1024;

/**
 * Looks whether an attempt may keep one more mail with documents of so many bytes.
 * @throws Conflict
 */
export async function checkRoomForMail(
  { prepared }: Transaction,
  { organizationId, id, searchId }: Pick<OutboundRow, 'organizationId' | 'id' | 'searchId'>,
  bytes = 0,
): Promise<void> {
  // The search is named for its indexes.
  const [kept] = await prepared<{ mails: number; bytes: number }>(
    `select count(distinct m.id)::int as mails, coalesce(sum(d.size), 0)::float8 as bytes
      from inbound_messages m
      left join inbound_documents d on (d.organization_id, d.inbound_id) = (m.organization_id, m.id)
      where m.organization_id = $1 and m.search_id = $2 and m.outbound_id = $3 and m.door = 'MAIL'`,
    [organizationId, searchId, id],
  );
  if (kept && (kept.mails >= MOST_MAILS || kept.bytes + bytes > MOST_BYTES)) {
    throw new Conflict('The attempt keeps no more mails');
  }
}

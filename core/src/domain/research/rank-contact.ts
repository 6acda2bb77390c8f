import type { Transaction } from '../../platform/database/transaction.ts';
import type { ContactRow } from '../entities/contact-entity.ts';

/**
 * Makes room in the contact plan of a locked search, behind every other contact that is at least as certain.
 * @returns the position that is free now
 */
export async function makeRoom(
  { query }: Transaction,
  {
    organizationId,
    searchId,
    id,
    confidence,
  }: Pick<ContactRow, 'organizationId' | 'searchId' | 'id' | 'confidence'>,
): Promise<number> {
  const [row] = await query<{ position: number }>(
    `select coalesce(max(position), -1) + 1 as position from contacts
      where organization_id = $1 and search_id = $2 and id <> $3 and status = 'ACTIVE' and confidence >= $4`,
    [organizationId, searchId, id, confidence],
  );
  const position = row?.position ?? 0;
  await query(
    `update contacts set position = position + 1
      where organization_id = $1 and search_id = $2 and id <> $3 and position >= $4`,
    [organizationId, searchId, id, position],
  );
  return position;
}

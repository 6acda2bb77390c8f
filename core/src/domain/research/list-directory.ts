import type { Pagination } from '@credence/contract';
import { In } from 'typeorm';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { type PageInput, readByTime } from '../../platform/database/list-page.ts';
import { type Context, now } from '../context/context.ts';
import { type DirectoryDetails, openDirectory } from './directory-details.ts';
import { DirectoryEntity, type DirectoryRow } from './directory-entity.ts';
import { directoryConfidence } from './directory-lessons.ts';

/** A row of the directory, readable. */
export interface DirectoryReading extends Omit<DirectoryRow, 'details' | 'entityHash' | 'organizationId'> {
  details: DirectoryDetails;
  /** Whether it is proposed for new searches. */
  isUsable: boolean;
}

const ENTRIES = {
  table: 'directory_contacts',
  time: 'last_seen_at',
  origin: 'a list of the directory answered with',
  rowsOf: () => 'directory_contacts where organization_id = $1',
};

const DAY_MS = 86_400_000;

/** A page of what the organization has learned of where to ask, the newest first. */
export function listDirectory(
  context: Context,
  input: PageInput,
): Promise<{ entries: DirectoryReading[]; pagination: Pagination }> {
  const organizationId = context.organization.id;
  return inTransaction(context, async (transaction) => {
    const { ids, pagination } = await readByTime(context, transaction, ENTRIES, input);
    const rows = await transaction.manager.findBy(DirectoryEntity, { organizationId, id: In(ids) });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return {
      entries: ids.flatMap((id) => byId.get(id) ?? []).map((row) => readingOf(context, row)),
      pagination,
    };
  });
}

function readingOf(context: Context, row: DirectoryRow): DirectoryReading {
  const { organizationId: _organizationId, entityHash: _entityHash, ...plain } = row;
  const days = Math.max(0, now(context).getTime() - row.lastSeenAt.getTime()) / DAY_MS;
  const isUsable = row.kind === 'VENDOR' || directoryConfidence(row, days) !== null;
  return { ...plain, details: openDirectory(context, row), isUsable };
}

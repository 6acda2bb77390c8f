import { inTransaction } from '../../platform/database/in-transaction.ts';
import { type Context, now } from '../context/context.ts';

/** Something that was written about a search. */
export interface RecentChange {
  id: string;
  searchId: string;
}

/** Rows of one transaction are not older than this when they can be seen. */
const WINDOW_MS = 60_000;
const MOST = 500;

/**
 * What was written about searches within the last minute, the latest first.
 * @returns with it whether that is all
 */
export async function recentlyChanged(
  context: Context,
): Promise<{ changes: RecentChange[]; isComplete: boolean }> {
  const since = idAt(new Date(now(context).getTime() - WINDOW_MS));
  const changes = await inTransaction(context, ({ query }) =>
    query<RecentChange>(
      `select id, search_id as "searchId" from activities where organization_id = $1 and id >= $2
        order by id desc limit ${MOST}`,
      [context.organization.id, since],
    ),
  );
  return { changes, isComplete: changes.length < MOST };
}

/** Ids are of version 7: they begin with the time. */
const idAt = (time: Date): string =>
  `${time.getTime().toString(16).padStart(12, '0')}00000000000000000000`.replace(
    /^(.{8})(.{4})(.{4})(.{4})(.{12})$/,
    '$1-$2-$3-$4-$5',
  );

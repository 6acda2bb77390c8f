import { newId } from '../../platform/database/ids.ts';
import { rowsOf } from '../../platform/database/rows/insert-rows.ts';
import { valueReader } from '../../platform/database/rows/row-reader.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { destinationKey } from '../contacts/destination-rules.ts';
import { type Context, now } from '../context/context.ts';
import { type DirectoryDetails, openDirectory, sealDirectory } from './directory-details.ts';
import { DirectoryEntity, type DirectoryRow } from './directory-entity.ts';
import { afterVerdict, type Lessons, NO_LESSONS, type Verdict } from './directory-lessons.ts';

/** Something that an order has taught about an employer or school. */
export interface Lesson {
  orderId: string;
  entityHash: Buffer;
  verdict: Verdict;
  details: DirectoryDetails;
}

/** Adds lessons about one employer or school to the directory: to the rows that it has, or to new ones. */
export async function teachDirectory(
  context: Context,
  transaction: Transaction,
  entityHash: Buffer,
  lessons: readonly Omit<Lesson, 'entityHash'>[],
): Promise<void> {
  if (lessons.length === 0) return;
  const organizationId = context.organization.id;
  // What two searches learn at the same moment must not become two rows; no transaction that has this lock waits for a search.
  const reader = valueReader(context, DirectoryEntity, 't');
  const [, rows] = await transaction.together<[object, { row: unknown }]>([
    {
      sql: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
      values: [`directory/${organizationId}/${entityHash.toString('hex')}`],
    },
    {
      sql: `select ${reader.value} as row from directory_contacts t
        where organization_id = $1 and entity_hash = $2 for update`,
      values: [organizationId, entityHash],
    },
  ]);
  const found = rows.map(({ row }) => reader.read(row));
  const known = new Map(found.map((row) => [keyOf(openDirectory(context, row)), row]));
  const at = now(context);
  for (const { orderId, verdict, details } of lessons) {
    const row = known.get(keyOf(details));
    const id = row?.id ?? newId();
    const learned: DirectoryRow = {
      organizationId,
      id,
      entityHash,
      kind: details.kind,
      ...afterVerdict(row ? lessonsOf(row) : NO_LESSONS, verdict),
      orderId: row && row.orderId !== orderId ? null : orderId,
      details: sealDirectory(context, id, details),
      firstSeenAt: row?.firstSeenAt ?? at,
      lastSeenAt: at,
    };
    known.set(keyOf(details), learned);
    if (row) transaction.pending.update(DirectoryEntity, id, learned);
    else transaction.pending.insert(rowsOf(DirectoryEntity, [learned]));
  }
}

const keyOf = (details: DirectoryDetails): string =>
  details.kind === 'VENDOR' ? `VENDOR:${details.vendor}` : destinationKey(details);

const lessonsOf = ({ accurate, inaccurate, answered, bounced }: DirectoryRow): Lessons => ({
  accurate,
  inaccurate,
  answered,
  bounced,
});

import type { Context, Core } from '../../domain/context/context.ts';
import { contextForOrganization } from '../../domain/context/find-organization.ts';
import { expireIn } from '../../domain/inbound/decide/expire-search.ts';
import { escalateIn } from '../../domain/searches/escalate-search.ts';
import { inTransactionWithLockTimeout } from '../../platform/database/in-transaction.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { withSpan } from '../../platform/tracing/spans.ts';
import type { DueRow } from './find-due-work.ts';
import { WORK_TABLES, type WorkKind } from './work-tables.ts';

/** What a sweep does itself: most searches never come to it, and it takes a moment. */
export type DoneBySweep = Extract<WorkKind, 'expired' | 'unanswered'>;

type Act = (context: Context, transaction: Transaction, search: { searchId: string }) => Promise<void>;

const ACTS: Record<DoneBySweep, Act> = { expired: expireIn, unanswered: escalateIn };

/** Searches that one sweep has in hand at a time. */
const AT_ONCE = 4;

/** A search in use for longer is left to a job: it must not hold up the others. */
const LOCK_TIMEOUT_MS = 1_000;

/**
 * Does what the times of searches ask for, without a job for each.
 * @returns the rows that this did not work for
 */
export async function endDueSearches(
  core: Core,
  kind: DoneBySweep,
  rows: readonly DueRow[],
): Promise<DueRow[]> {
  const failed: DueRow[] = [];
  const left = rows.values();
  const workThrough = async () => {
    for (const row of left) await act(core, kind, row).catch(() => failed.push(row));
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, rows.length) }, workThrough));
  return failed;
}

async function act(core: Core, kind: DoneBySweep, { organizationId, searchId }: DueRow): Promise<void> {
  const context = await contextForOrganization(core, organizationId, 'SYSTEM');
  if (!context) throw new Error(`Organization ${organizationId} does not exist`);
  await withSpan({ name: WORK_TABLES[kind].job, role: 'job' }, () =>
    inTransactionWithLockTimeout(context, LOCK_TIMEOUT_MS, (transaction) =>
      ACTS[kind](context, transaction, { searchId }),
    ),
  );
}

import type { Transaction } from '../../../platform/database/transaction.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { type Context, now } from '../../context/context.ts';
import type { LockedSearch, SearchRecord } from '../../entities/search-entity.ts';
import { replanOutreach } from '../../outbounds/plan/replan-outreach.ts';
import { changeRecord } from '../../records/record-rows.ts';
import type { ClosedSearch } from '../../searches/close-search.ts';
import { handOver } from '../../searches/report-no-contact.ts';
import { setStep } from '../../searches/set-step.ts';
import { cancelNeedless } from './stop-asking.ts';

/**
 * Goes on with a locked search that a review has not settled: the contacts that are left may be asked about what was rejected.
 * @param reviewed the records that were decided on
 * @returns what handing it over did; null when it goes on
 */
export async function goOnAfterReview(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  reviewed: readonly SearchRecord[],
): Promise<ClosedSearch | null> {
  await cancelNeedless(context, transaction, locked, reviewed);
  const rejected = reviewed.filter(({ status }) => status === 'OPEN');
  if (rejected.length > 0 && locked.contacts.length === 0) {
    await research(context, transaction, locked, rejected);
    return null;
  }
  await replanOutreach(context, transaction, locked, { hasRoom: true });
  return handOver(context, transaction, locked, 'review');
}

/** An answer that comes before the research has been made spares it: it is made once that answer has been rejected. */
async function research(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  rejected: readonly SearchRecord[],
): Promise<void> {
  const outreach = 'TO_PLAN';
  for (const record of rejected) await changeRecord(context, transaction, record, { outreach });
  const nextActionAt = now(context);
  await setStep(context, transaction, locked, {
    phase: 'RESEARCH',
    outreach,
    waitingFor: null,
    nextActionAt,
  });
  await enqueue(context, transaction, 'research-search', [{ data: { searchId: locked.search.id } }]);
}

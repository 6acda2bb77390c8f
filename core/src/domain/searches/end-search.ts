import type { ReasonCode } from '@credence/contract';
import type { Transaction } from '../../platform/database/transaction.ts';
import { type Context, now } from '../context/context.ts';
import type { LockedSearch } from '../entities/search-entity.ts';
import { searchEnding } from '../records/search-ending.ts';
import { type ClosedSearch, closeSearch } from './close-search.ts';
import type { Closing } from './closing.ts';

/**
 * Ends a locked search whose records have all been settled, as they were.
 * @param cause what brought it about, told in SEARCH_UPDATED
 * @returns what that did; null when it goes on
 */
export async function endIfSettled(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  cause: Closing['cause'],
): Promise<ClosedSearch | null> {
  if (locked.search.searchStatus !== 'IN_PROGRESS') return null;
  const ending = searchEnding(locked.records.map(({ status }) => status));
  if (!ending) return null;
  return closeSearch(context, transaction, locked, {
    next: 'COMPLETED',
    ...(ending === 'THIRD_PARTY_RECORD' ? heldByThirdParty(locked) : answered(context, locked, ending)),
    cause,
  });
}

type Ending = Pick<Closing, 'ending' | 'channel' | 'contact'>;

function heldByThirdParty({ records }: LockedSearch): Ending {
  const reasonCode: ReasonCode = 'THIRD_PARTY_RECORD';
  const keeper = records.flatMap(({ details }) => details.thirdParty ?? [])[0];
  const { contact = null, channel = null } = keeper ?? {};
  return { ending: { event: 'verification.action_required', reasonCode }, contact, channel };
}

function answered(
  context: Context,
  { records }: LockedSearch,
  outcome: Exclude<ReturnType<typeof searchEnding>, null | 'THIRD_PARTY_RECORD'>,
): Ending {
  const decided = records.flatMap(({ details }) => details.decisions.map(({ decidedAt }) => decidedAt));
  const answers = records.flatMap(({ details }) => details.answers);
  const last = answers.toSorted((a, b) => a.receivedAt.localeCompare(b.receivedAt)).at(-1);
  const submittedAt = decided.toSorted().at(-1) ?? last?.receivedAt ?? now(context).toISOString();
  const source = decided.length > 0 ? 'REVIEW' : 'VERIFIER';
  const result = { outcome, source, submittedAt, resultDetails: null, metadata: {} } as const;
  return { ending: { event: 'verification.completed', result }, channel: last?.channel ?? null };
}

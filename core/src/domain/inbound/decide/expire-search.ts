import type { ReasonCode } from '@credence/contract';
import { IsNull, LessThanOrEqual } from 'typeorm';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { isDue } from '../../../platform/queue/enqueue.ts';
import { attemptOf } from '../../attempts/attempt-rows.ts';
import { type Context, now } from '../../context/context.ts';
import { InboundEntity, type InboundRow } from '../../entities/inbound-entity.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { giveUpOutbound } from '../../outbounds/send/give-up-outbound.ts';
import { changeRecord } from '../../records/record-rows.ts';
import { recordTransition } from '../../records/record-transitions.ts';
import { closeSearch } from '../../searches/close-search.ts';
import { lockSearch } from '../../searches/lock-search.ts';
import { waitsForContact } from '../../searches/outreach-step.ts';
import { documentsOf } from '../documents/keep-documents.ts';
import { readMessage } from './read-message.ts';

/** Closes an open search whose time is over. What came in time is read first, though no worker has come to it yet. */
export const expireSearch = (context: Context, search: { searchId: string }): Promise<void> =>
  inTransaction(context, (transaction) => expireIn(context, transaction, search));

/** The same, in a transaction that runs. */
export async function expireIn(
  context: Context,
  transaction: Transaction,
  { searchId }: { searchId: string },
): Promise<void> {
  const locked = await lockSearch(context, transaction, { searchId });
  if (!locked || !isDue(locked.search.slaAt, now(context))) return;
  for (const inbound of await unreadInTime(transaction, locked)) {
    const documents = await documentsOf(context, transaction, inbound.id);
    await readMessage(context, transaction, locked, { inbound, documents });
  }
  await giveUpRecords(context, transaction, locked);
  await closeAs(context, transaction, locked, 'SLA_REACHED', 'sla');
}

/** What no contact could be asked about until the end will not be answered any more. */
async function giveUpRecords(
  context: Context,
  transaction: Transaction,
  { search, records }: LockedSearch,
): Promise<void> {
  if (search.searchStatus !== 'IN_PROGRESS') return;
  for (const record of records.filter(waitsForContact)) {
    const status = recordTransition(record.status, 'giveUp');
    if (status) await changeRecord(context, transaction, record, { status });
  }
}

const unreadInTime = (
  { manager }: Transaction,
  { search: { organizationId, id: searchId, slaAt, searchStatus } }: LockedSearch,
): Promise<InboundRow[]> =>
  searchStatus === 'IN_PROGRESS'
    ? manager.find(InboundEntity, {
        where: { organizationId, searchId, processedAt: IsNull(), receivedAt: LessThanOrEqual(slaAt) },
        order: { receivedAt: 'ASC', id: 'ASC' },
      })
    : Promise.resolve([]);

/** Closes an open search whose work failed every time it was tried, and gives up the attempts that it failed to send. */
export function failSearch(
  context: Context,
  { searchId, outboundId, along = [] }: { searchId: string; outboundId?: string; along?: string[] },
): Promise<void> {
  return inTransaction(context, async (transaction) => {
    const locked = await lockSearch(context, transaction, { searchId });
    if (!locked) return;
    for (const id of [outboundId ?? null, ...along]) {
      const outbound = attemptOf(locked, id);
      if (outbound) await giveUpOutbound(context, transaction, locked, outbound);
    }
    await closeAs(context, transaction, locked, 'SYSTEM_FAILURE', 'system_failure');
  });
}

async function closeAs(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  reasonCode: ReasonCode,
  trigger: string,
): Promise<void> {
  if (locked.search.searchStatus !== 'IN_PROGRESS') return;
  await closeSearch(context, transaction, locked, {
    next: 'COMPLETED',
    ending: { event: 'verification.action_required', reasonCode },
    cause: { source: 'system', trigger },
  });
}

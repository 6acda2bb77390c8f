import type { WebhookEventName } from '@credence/contract';
import { newId } from '../../platform/database/ids.ts';
import { rowsOf } from '../../platform/database/rows/insert-rows.ts';
import { sealJson, sealText } from '../../platform/database/sealed.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { recordActivities } from '../activities/record-activity.ts';
import { cancelWaitingOutbounds } from '../attempts/change-outbounds.ts';
import { type Context, now } from '../context/context.ts';
import { OrderEntity } from '../entities/order-entity.ts';
import type { LockedSearch } from '../entities/search-entity.ts';
import { SearchEntity, type SearchRow } from '../entities/search-entity.ts';
import { type CoveredRecord, openRequest } from '../entities/verification-request.ts';
import {
  resultCell,
  VerificationResultEntity,
  type VerificationResultRow,
} from '../entities/verification-result-entity.ts';
import { recordInEvent } from '../records/record-reading.ts';
import { changeRecord } from '../records/record-rows.ts';
import { resultOfRecords } from '../records/result-of-records.ts';
import { emitEvents, type NewEvent } from '../webhooks/events/emit-event.ts';
import type { Closing } from './closing.ts';
import { describeClosing } from './describe-closing.ts';
import { rolledUpStatus } from './order.ts';

export interface ClosedSearch {
  orderStatus: LockedSearch['order']['orderStatus'];
  orderRollupApplied: boolean;
  webhooksEmitted: WebhookEventName[];
}

/** Ends a locked search: its result, its waiting attempts, its order's roll-up and its events, all at once. */
export async function closeSearch(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  closing: Closing,
): Promise<ClosedSearch> {
  const { search } = locked;
  const previousStatus = search.searchStatus;
  const at = now(context);
  const closed = {
    searchStatus: closing.next,
    phase: 'CLOSED',
    outreach: 'OVER',
    waitingFor: null,
    nextActionAt: null,
    escalateAt: null,
    updatedAt: at,
  } as const;
  Object.assign(search, closed);
  transaction.pending.update(SearchEntity, search.id, closed);
  const cancelled = cancelWaitingOutbounds(context, transaction, locked);
  const terminalEvent = await endingEvent(context, transaction, locked, closing);
  await closeRecords(context, transaction, locked);
  const rollup = rollUpOrder(context, transaction, locked);

  const notification: NewEvent = {
    event: 'verification.notification',
    data: {
      notificationType: 'SEARCH_UPDATED',
      metadata: {
        ...closing.metadata,
        updatedFields: ['searchStatus'],
        previousStatus,
        currentStatus: closing.next,
        ...definedOnly(closing.cause),
      },
    },
  };
  const events = terminalEvent ? [notification, terminalEvent] : [notification];
  const webhooksEmitted = await emitEvents(context, transaction, locked, events);
  await recordActivities(context, transaction, [
    {
      searchId: search.id,
      activityType: `SEARCH_${closing.next}`,
      description: describeClosing(closing, cancelled),
    },
  ]);
  return { ...rollup, webhooksEmitted };
}

async function endingEvent(
  context: Context,
  transaction: Transaction,
  { search, records }: LockedSearch,
  { ending, metadata = {}, channel = null, contact = null }: Closing,
): Promise<NewEvent | null> {
  if (!ending) return null;
  const verificationId = newId();
  const covered = coveredBy(context, search);
  if (ending.event === 'verification.action_required') {
    const { event, reasonCode } = ending;
    // What the client calls `records` is the client's: it was promised to come back as it was sent.
    const told = { records: records.map((record) => recordInEvent(covered, record)), ...metadata };
    return {
      event,
      data: { verificationId, reasonCode, status: 'Action Required', channel, contact, metadata: told },
    };
  }
  const { outcome, source, submittedAt } = ending.result;
  const { claims, resultDetails: said, ...grounds } = resultOfRecords(search.searchType, covered, records);
  const resultDetails = ending.result.resultDetails ?? said;
  const discrepancy = outcome === 'VERIFIED_DISCREPANCY';
  const { cipher, organization } = context;
  const result: VerificationResultRow = {
    organizationId: organization.id,
    id: verificationId,
    searchId: search.id,
    searchType: search.searchType,
    tookSeconds: secondsBetween(search.createdAt, now(context)),
    outcome,
    discrepancy,
    resultDetails: sealText(cipher, resultCell('result_details', verificationId), resultDetails),
    submittedAt,
    source,
    claims: sealJson(cipher, resultCell('claims', verificationId), claims),
    grounds: sealJson(cipher, resultCell('grounds', verificationId), grounds),
    createdAt: now(context),
  };
  transaction.pending.insert(rowsOf(VerificationResultEntity, [result]));
  const verificationResult = {
    ...ending.result.metadata,
    id: verificationId,
    outcome,
    discrepancy,
    resultDetails,
    submittedAt,
    source,
    claims,
    ...grounds,
  };
  return { event: ending.event, data: { verificationId, channel, verificationResult, metadata } };
}

/** What cannot be opened may be why the search fails: it is closed all the same. */
function coveredBy(context: Context, search: SearchRow): CoveredRecord[] {
  try {
    return openRequest(context, search).records;
  } catch {
    return [];
  }
}

/** No contact is asked about them any more, and they wait for nothing. */
async function closeRecords(
  context: Context,
  transaction: Transaction,
  { records }: LockedSearch,
): Promise<void> {
  for (const record of records) {
    await changeRecord(context, transaction, record, {
      outreach: 'OVER',
      waitingFor: null,
      escalateAt: null,
    });
  }
}

function rollUpOrder(
  context: Context,
  { pending }: Transaction,
  { order, search, siblings }: LockedSearch,
): Pick<ClosedSearch, 'orderStatus' | 'orderRollupApplied'> {
  const next = rolledUpStatus(order.orderStatus, [search.searchStatus, ...siblings]);
  if (next === order.orderStatus) return { orderStatus: next, orderRollupApplied: false };
  const at = now(context);
  pending.update(OrderEntity, order.id, { orderStatus: next, endedAt: at, updatedAt: at });
  order.orderStatus = next;
  return { orderStatus: next, orderRollupApplied: true };
}

const secondsBetween = (from: Date, to: Date): number =>
  Math.max(0, Math.round((to.getTime() - from.getTime()) / 1_000));

const definedOnly = (record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));

import type { Transaction } from '../../platform/database/transaction.ts';
import { recordActivities } from '../activities/record-activity.ts';
import type { Context } from '../context/context.ts';
import type { RecordKeeper } from '../entities/record-details.ts';
import type { LockedSearch, SearchRecord } from '../entities/search-entity.ts';
import { changeRecord } from '../records/record-rows.ts';
import { recordTransition } from '../records/record-transitions.ts';
import { waitsFor } from '../sentences/waits.ts';
import { emitEvents } from '../webhooks/events/emit-event.ts';

/** Who told that a third party keeps records, and which one. */
export interface ThirdPartyRecord {
  /** The records that they keep. */
  records: readonly SearchRecord[];
  keeper: RecordKeeper;
  /** Indexes of those that a person has to decide on all the same. */
  inReview?: readonly number[];
  /** Wait for them instead of leaving the records to the client. */
  defer: boolean;
  /** Further fields of the notification. */
  metadata?: Record<string, unknown>;
}

/**
 * Tells that a third party keeps records of a locked search: at once, and for these records only. Where it is waited for,
 * they stay open; otherwise they are settled by that.
 */
export async function thirdPartyHoldsRecords(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { records, keeper, defer, inReview = [], metadata = {} }: ThirdPartyRecord,
): Promise<void> {
  const { vendor, name, code, contactId, contact } = keeper;
  const indexes = records.map(({ record }) => record);
  if (!locked.config.escalation.disableThirdPartyEvent) {
    await emitEvents(context, transaction, locked, [
      {
        event: 'verification.notification',
        data: {
          notificationType: 'THIRD_PARTY_RECORD',
          metadata: {
            record: indexes[0] ?? null,
            records: indexes,
            vendor: vendor ?? name,
            code,
            contactId,
            contact,
            thirdPartyVendor: vendor,
            deferred: defer,
            ...metadata,
          },
        },
      },
    ]);
  }
  await recordActivities(context, transaction, [
    {
      searchId: locked.search.id,
      activityType: 'THIRD_PARTY_RECORD',
      description: `Records are held by ${vendor ?? 'a third party'}${ofSome(locked, indexes)}`,
    },
  ]);
  for (const record of records) {
    const details = { ...record.details, thirdParty: keeper };
    const isInReview = record.status === 'REVIEW' && (defer || inReview.includes(record.record));
    const status = defer || isInReview ? null : recordTransition(record.status, 'refer');
    // Where a contact who was asked said so, and no other is to be asked, it stays so.
    const waits = {
      outreach: record.outreach === 'OVER' ? ('OVER' as const) : ('THIRD_PARTY' as const),
      waitingFor: vendor ? waitsFor('VENDOR', { vendor }) : waitsFor('THIRD_PARTY'),
      escalateAt: null,
    };
    const settled = status && { status, outreach: 'OVER' as const, waitingFor: null, escalateAt: null };
    await changeRecord(context, transaction, record, {
      details,
      ...(settled ?? (defer && !isInReview ? waits : {})),
    });
  }
}

/** Which records are meant, where it is not all of them. */
export const ofSome = ({ records }: LockedSearch, indexes: readonly number[]): string =>
  indexes.length === records.length
    ? ''
    : ` (${indexes.length === 1 ? 'record' : 'records'} ${indexes.map((index) => index + 1).join(', ')})`;

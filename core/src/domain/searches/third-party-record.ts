import type { Transaction } from '../../platform/database/transaction.ts';
import { recordActivities } from '../activities/record-activity.ts';
import type { Context } from '../context/context.ts';
import type { LockedSearch } from '../entities/search-entity.ts';
import { emitEvents } from '../webhooks/events/emit-event.ts';
import { closeSearch } from './close-search.ts';
import { setStep } from './set-step.ts';

/** Who told that a vendor keeps the record. */
export interface ThirdPartyRecord {
  /** Code of the vendor; null when it was not named. */
  vendor: string | null;
  /** Wait for the vendor instead of ending the search. */
  defer: boolean;
  /** What brought it about, told in SEARCH_UPDATED. */
  trigger: string;
  /** Further fields of the notification. */
  metadata?: Record<string, unknown>;
}

/** Tells that a third party keeps the record that a locked search is for, and waits for it or ends the search. */
export async function thirdPartyHoldsRecord(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { vendor, defer, trigger, metadata = {} }: ThirdPartyRecord,
): Promise<void> {
  if (!locked.config.escalation.disableThirdPartyEvent) {
    await emitEvents(context, transaction, locked, [
      {
        event: 'verification.notification',
        data: {
          notificationType: 'THIRD_PARTY_RECORD',
          metadata: { thirdPartyVendor: vendor, deferred: defer, ...metadata },
        },
      },
    ]);
  }
  await recordActivities(context, transaction, [
    {
      searchId: locked.search.id,
      activityType: 'THIRD_PARTY_RECORD',
      description: `Records are held by ${vendor ?? 'a third party'}`,
    },
  ]);
  if (!defer) {
    await closeSearch(context, transaction, locked, {
      next: 'COMPLETED',
      ending: { event: 'verification.action_required', reasonCode: 'THIRD_PARTY_RECORD' },
      cause: { source: 'system', trigger },
    });
    return;
  }
  await setStep(context, transaction, locked, {
    phase: 'AWAITING_RESPONSE',
    // Where somebody who was asked said so, and nobody else is to be asked, it stays so.
    outreach: locked.search.outreach === 'OVER' ? 'OVER' : 'THIRD_PARTY',
    waitingFor: vendor ? `third party ${vendor}` : 'a third party',
    nextActionAt: locked.search.slaAt,
  });
}

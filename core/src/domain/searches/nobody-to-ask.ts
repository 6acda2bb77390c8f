import type { Transaction } from '../../platform/database/transaction.ts';
import { recordActivities } from '../activities/record-activity.ts';
import type { Context } from '../context/context.ts';
import type { LockedSearch } from '../entities/search-entity.ts';
import { emitEvents } from '../webhooks/events/emit-event.ts';
import { closeSearch } from './close-search.ts';

/** Why nobody is left to ask. */
export interface NobodyToAsk {
  /** In words, for the notification and the activity; names no person. */
  reason: string;
  /** What brought it about, told in SEARCH_UPDATED. */
  trigger: string;
}

/**
 * Tells that a locked search has nobody left to ask, and hands it over where the client wants that.
 * @returns whether the search has ended; if not, it waits for a contact
 */
export async function nobodyToAsk(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { reason, trigger }: NobodyToAsk,
): Promise<boolean> {
  await emitEvents(context, transaction, locked, [
    {
      event: 'verification.notification',
      data: { notificationType: 'ADDITIONAL_RESEARCH_NOTE', metadata: { reason } },
    },
  ]);
  await recordActivities(context, transaction, [
    { searchId: locked.search.id, activityType: 'ADDITIONAL_RESEARCH_NOTE', description: reason },
  ]);
  if (!locked.config.escalation.autoEscalate) return false;
  await closeSearch(context, transaction, locked, {
    next: 'REASSIGNED',
    ending: { event: 'verification.action_required', reasonCode: 'HUMAN_ESCALATION' },
    cause: { source: 'system', trigger },
  });
  return true;
}

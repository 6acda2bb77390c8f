import type {
  OrderStatus,
  Resolution,
  SearchPhase,
  SearchStatus,
  SearchUpdate,
  WebhookEventName,
} from '@credence/contract';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import { type Context, now } from '../context/context.ts';
import { closeSearch } from './close-search.ts';
import type { Closing, NewResult } from './closing.ts';
import { lockSearch } from './lock-search.ts';
import { searchTransition } from './search-transitions.ts';

export interface UpdatedSearch {
  orderId: string;
  searchId: string;
  externalSearchId: string | null;
  previousStatus: SearchStatus;
  currentStatus: SearchStatus;
  orderStatus: OrderStatus;
  orderRollupApplied: boolean;
  webhooksEmitted: WebhookEventName[];
}

/**
 * Moves a search as the client asks. The present status again changes nothing.
 * @throws NotFound when the order has no such search, Conflict when the search ended otherwise
 */
export function updateSearch(
  context: Context,
  { orderId, searchId, update }: { orderId: string; searchId: string; update: SearchUpdate },
): Promise<UpdatedSearch> {
  return inTransaction(context, async (transaction) => {
    const locked = await lockSearch(context, transaction, { searchId, orderId });
    if (!locked) throw new NotFound('Search not found');
    const previousStatus = locked.search.searchStatus;
    const transition = searchTransition(previousStatus, update);
    if (transition.kind === 'conflict') throw new Conflict(transition.message);
    const identity = { orderId, searchId, externalSearchId: locked.search.externalSearchId, previousStatus };
    if (transition.kind === 'no-op') {
      const unchanged = {
        orderStatus: locked.order.orderStatus,
        orderRollupApplied: false,
        webhooksEmitted: [],
      };
      return { ...identity, currentStatus: previousStatus, ...unchanged };
    }
    const closed = await closeSearch(context, transaction, locked, {
      next: transition.next,
      ending: endingOf(transition, update.resolution, context, locked.search.phase),
      cause: { source: 'api', trigger: 'search_update', reason: update.reason },
      metadata: update.metadata,
    });
    return { ...identity, currentStatus: transition.next, ...closed };
  });
}

function endingOf(
  {
    event,
    reasonCode,
  }: Pick<Extract<ReturnType<typeof searchTransition>, { kind: 'change' }>, 'event' | 'reasonCode'>,
  resolution: Resolution | undefined,
  context: Context,
  phase: SearchPhase,
): Closing['ending'] {
  if (event === 'verification.action_required' && reasonCode) return { event, reasonCode };
  if (event === 'verification.completed' && resolution)
    return { event, result: resultOf(resolution, context, phase) };
  return null;
}

function resultOf(resolution: Resolution, context: Context, phase: SearchPhase): NewResult {
  const { outcome, resultDetails = null, submittedAt, metadata = {} } = resolution;
  if (outcome === 'ACTION_REQUIRED') throw new Error('An open outcome has no result');
  return {
    outcome,
    // What an answer brought up for review, a person decided.
    source: phase === 'REVIEW' ? 'REVIEW' : 'API',
    resultDetails:
      typeof resultDetails === 'object' && resultDetails ? JSON.stringify(resultDetails) : resultDetails,
    submittedAt: submittedAt ?? now(context).toISOString(),
    metadata,
  };
}

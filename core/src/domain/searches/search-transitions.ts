import type { ReasonCode, SearchStatus, SearchUpdate, WebhookEventName } from '@credence/contract';
import { Invalid } from '../../platform/errors.ts';

/** What a client or the workflow asks of a search. `resolution` goes with COMPLETED and with nothing else. */
export type SearchCommand = Pick<SearchUpdate, 'searchStatus' | 'resolution'>;

/** What a change of status does beside the `SEARCH_UPDATED` notification, which every change emits. */
export interface SearchChange {
  kind: 'change';
  next: Exclude<SearchStatus, 'IN_PROGRESS'>;
  /** The closing event, or null when the notification is all there is to say. */
  event: Exclude<WebhookEventName, 'verification.notification'> | null;
  /** Goes with `verification.action_required`, null otherwise. */
  reasonCode: ReasonCode | null;
}

/**
 * The answer to a command: nothing to do, a refusal whose message names both statuses, or a change. A change always
 * ends the search: its waiting attempts are cancelled and its workflow stops.
 */
export type SearchReaction = { kind: 'no-op' } | { kind: 'conflict'; message: string } | SearchChange;

type Move = SearchReaction['kind'];

/** Present status, then requested status. Terminal statuses are never left. */
const MOVES: Record<SearchStatus, Record<SearchStatus, Move>> = {
  IN_PROGRESS: { IN_PROGRESS: 'no-op', COMPLETED: 'change', CANCELLED: 'change', REASSIGNED: 'change' },
  COMPLETED: { IN_PROGRESS: 'conflict', COMPLETED: 'no-op', CANCELLED: 'conflict', REASSIGNED: 'conflict' },
  CANCELLED: { IN_PROGRESS: 'conflict', COMPLETED: 'conflict', CANCELLED: 'no-op', REASSIGNED: 'conflict' },
  REASSIGNED: { IN_PROGRESS: 'conflict', COMPLETED: 'conflict', CANCELLED: 'conflict', REASSIGNED: 'no-op' },
};

/** What entering a status tells, by the outcome of the resolution where there is one. */
const EVENTS = {
  VERIFIED: 'verification.completed',
  VERIFIED_DISCREPANCY: 'verification.completed',
  VERIFIED_NO_DISCREPANCY: 'verification.completed',
  ACTION_REQUIRED: 'verification.action_required',
  REASSIGNED: 'verification.action_required',
  CANCELLED: null,
} as const;

/**
 * Decides what a command does to a search in status `current`.
 *
 * @throws Invalid when a running search is completed without a resolution, or with ACTION_REQUIRED and no reason
 *   code. The contract refuses both at the door; this guards the callers inside.
 */
export function searchTransition(current: SearchStatus, command: SearchCommand): SearchReaction {
  const requested = command.searchStatus;
  const move = MOVES[current][requested];
  if (move === 'no-op') return { kind: 'no-op' };
  if (move === 'conflict' || requested === 'IN_PROGRESS') {
    return { kind: 'conflict', message: `A search that is ${current} cannot become ${requested}` };
  }
  if (requested === 'COMPLETED') return completion(command.resolution);
  const reasonCode = requested === 'REASSIGNED' ? 'HUMAN_ESCALATION' : null;
  return { kind: 'change', next: requested, event: EVENTS[requested], reasonCode };
}

function completion(resolution: SearchCommand['resolution']): SearchChange {
  if (resolution === undefined) {
    throw new Invalid(['resolution is required when searchStatus is COMPLETED']);
  }
  const { outcome, reasonCode = null } = resolution;
  if (outcome === 'ACTION_REQUIRED' && reasonCode === null) {
    throw new Invalid(['resolution.reasonCode is required when outcome is ACTION_REQUIRED']);
  }
  return {
    kind: 'change',
    next: 'COMPLETED',
    event: EVENTS[outcome],
    reasonCode: outcome === 'ACTION_REQUIRED' ? reasonCode : null,
  };
}

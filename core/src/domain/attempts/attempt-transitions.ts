import { OUTBOUND_STATUSES, type OutboundStatus } from '@credence/contract';

/**
 * What can be done with an attempt.
 * - `claim`: a worker takes it for sending; a pause or cancel then counts only should it not go out
 * - `pause`, `resume`, `cancel`: asked for by the client, or by what happens to the search
 * - `sent`: the channel took it over; `delivered`: it arrived, or was answered
 * - `retry`: it did not go out, for a passing reason; `fail`: it was refused for good, or bounced
 */
export type AttemptCommand =
  | 'claim'
  | 'pause'
  | 'resume'
  | 'cancel'
  | 'sent'
  | 'delivered'
  | 'fail'
  | 'retry';

/** What a client can ask of attempts. */
export type ClientCommand = Extract<AttemptCommand, 'pause' | 'resume' | 'cancel'>;

export type AttemptReaction =
  | { kind: 'change'; next: OutboundStatus }
  | { kind: 'conflict'; message: string };

/** For each command, the statuses it applies to and where it leads. A report of delivery may overtake that of sending. */
const TRANSITIONS: Record<AttemptCommand, Partial<Record<OutboundStatus, OutboundStatus>>> = {
  claim: { SCHEDULED: 'IN_PROGRESS' },
  pause: { SCHEDULED: 'PAUSED' },
  resume: { PAUSED: 'SCHEDULED' },
  cancel: { SCHEDULED: 'CANCELLED', PAUSED: 'CANCELLED' },
  sent: { IN_PROGRESS: 'SENT' },
  delivered: { IN_PROGRESS: 'DELIVERED', SENT: 'DELIVERED' },
  fail: { IN_PROGRESS: 'FAILED', SENT: 'FAILED' },
  retry: { IN_PROGRESS: 'SCHEDULED' },
};

/** Decides what a command does to an attempt; a refusal names the present status. */
export function attemptTransition(current: OutboundStatus, command: AttemptCommand): AttemptReaction {
  const next = TRANSITIONS[command][current];
  if (next === undefined) {
    return { kind: 'conflict', message: `An attempt that is ${current} does not allow "${command}"` };
  }
  return { kind: 'change', next };
}

/** Where a command leads from a status that is known to allow it. */
export function statusAfter(current: OutboundStatus, command: AttemptCommand): OutboundStatus {
  const reaction = attemptTransition(current, command);
  if (reaction.kind === 'conflict') throw new Error(reaction.message);
  return reaction.next;
}

/** The statuses in which a command changes an attempt, for changing many at once. */
export const statusesAllowing = (command: AttemptCommand): OutboundStatus[] =>
  OUTBOUND_STATUSES.filter((status) => TRANSITIONS[command][status] !== undefined);

/** The statuses of attempts that are still to go out, or may be. */
export const UNSENT: ReadonlySet<OutboundStatus> = new Set(['SCHEDULED', 'PAUSED', 'IN_PROGRESS']);

import type { OutboundStatus, SearchPhase } from '@credence/contract';
import { type BusinessHours, nextOpening } from './business-hours.ts';

/** What an open search waits for when nobody was asked and nobody will be. */
export const WAITS_FOR_NEW_CONTACT = 'a contact to be added';
export const WAITS_FOR_REACHABLE_CONTACT = 'a contact that can be reached';
const WAITS_FOR_ORDERS = 'outreach to be asked for, since its attempts were cancelled';
const WAITS_FOR_ANSWER = 'an answer from the contact';
const PAUSED = 'paused';
const THIRD_PARTY = /^(a )?third party\b/;

export interface OutreachState {
  phase: SearchPhase;
  waitingFor: string | null;
  slaAt: Date;
  /** False while the first attempts are still to be planned. */
  planned: boolean;
  /** The attempts of the search, those of one status together; `earliest` is when the first of them is due. */
  attempts: readonly { status: OutboundStatus; earliest: Date }[];
  /** Whether the contact plan has anybody who is not known to be the wrong one. */
  hasContact: boolean;
  hours: BusinessHours;
  now: Date;
}

/** Where outreach stands, as the search tells it. */
export interface OutreachStep {
  phase: SearchPhase;
  waitingFor: string | null;
  nextActionAt: Date;
}

/**
 * Tells from its attempts where the outreach of an open search stands, and what it waits for.
 * @returns null when the search waits for something else: research, a review, or a third party
 */
export function outreachStep(state: OutreachState): OutreachStep | null {
  const { phase, waitingFor, attempts, planned, slaAt, now } = state;
  if (phase !== 'OUTREACH' && phase !== 'AWAITING_RESPONSE') return null;
  // A search that awaits an answer without having asked anybody waits for a third party.
  if (attempts.length === 0 && (!planned || phase === 'AWAITING_RESPONSE')) return null;
  const earliestOf = (...statuses: OutboundStatus[]) =>
    attempts
      .filter(({ status }) => statuses.includes(status))
      .map(({ earliest }) => earliest)
      .sort((a, b) => a.getTime() - b.getTime())[0];

  const asked = earliestOf('SENT', 'DELIVERED') !== undefined;
  const next = earliestOf('SCHEDULED', 'IN_PROGRESS');
  // Somebody who was asked may have referred to one.
  if (!next && waitingFor !== null && THIRD_PARTY.test(waitingFor)) return null;
  const step = {
    phase: asked ? ('AWAITING_RESPONSE' as const) : ('OUTREACH' as const),
    nextActionAt: next && next < slaAt ? next : slaAt,
  };
  if (!next && earliestOf('PAUSED')) return { ...step, waitingFor: PAUSED };
  if (asked) return { ...step, waitingFor: WAITS_FOR_ANSWER };
  if (next) return { ...step, waitingFor: next <= now ? null : untilAttempt(next, state) };
  if (!state.hasContact) return { ...step, waitingFor: WAITS_FOR_NEW_CONTACT };
  const stopped = earliestOf('CANCELLED') !== undefined && earliestOf('FAILED') === undefined;
  return { ...step, waitingFor: stopped ? WAITS_FOR_ORDERS : WAITS_FOR_REACHABLE_CONTACT };
}

/** Whether a search can go on only when somebody to ask is added, or made reachable. */
export const waitsForContact = ({
  phase,
  waitingFor,
}: Pick<OutreachState, 'phase' | 'waitingFor'>): boolean =>
  phase === 'OUTREACH' &&
  (waitingFor === WAITS_FOR_NEW_CONTACT || waitingFor === WAITS_FOR_REACHABLE_CONTACT);

function untilAttempt(next: Date, { hours, now }: OutreachState): string {
  const when = new Intl.DateTimeFormat('en-CA', {
    timeZone: hours.timezone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(next);
  const opensThen = nextOpening(now, hours).getTime() === next.getTime();
  return `${opensThen ? 'business hours until' : 'the next attempt on'} ${when} ${hours.timezone}`;
}

import type { OutboundStatus } from '@credence/contract';
import { type BusinessHours, nextOpening } from '../calendar/business-hours.ts';
import type { Outreach } from '../entities/outreach.ts';
import type { SearchRecord, SearchRow } from '../entities/search-entity.ts';
import { waitsFor, waitsUntil } from '../sentences/waits.ts';
import type { Step } from './set-step.ts';

/**
 * How an attempt stands. One that was dismissed was made in vain: nothing comes of it any more, and outreach was
 * not stopped by it.
 */
export type AttemptStanding = OutboundStatus | 'DISMISSED';

interface StandingAttempt {
  status: AttemptStanding;
  /** When it is due. */
  earliest: Date;
  waitsForTurn?: boolean;
  /** Whether a person has promised the contact to call then. */
  isPromised?: boolean;
  /** Whether it is time for a promised call: nothing happens by itself any more. */
  isOnDesk?: boolean;
}

export interface OutreachState {
  /** Whether a person has to decide what was said: that goes on being waited for. */
  isInReview: boolean;
  outreach: Outreach;
  slaAt: Date;
  /** The attempts at the source. */
  attempts: readonly StandingAttempt[];
  /** Whether the contact plan has a contact who is not known to be the wrong one. */
  hasContact: boolean;
  hours: BusinessHours;
  /** When a contact who may still answer was written to last; null when none was. */
  lastSentAt: Date | null;
  /** Whether business hours open only after the outbound window has closed. */
  opensTooLate: boolean;
  /** How long an answer is waited for before anything else is tried. */
  followUpMinutes: number;
  now: Date;
}

/**
 * Tells from the attempts at a source where asking it stands, and what is waited for. What is in review, or waits for a
 * third party, goes on saying so while others are asked.
 * @returns null when attempts say nothing about it: before the first are planned, and when outreach is over
 */
export function outreachStep(state: OutreachState): Step | null {
  const { isInReview, outreach, attempts } = state;
  if (outreach === 'OVER') return null;
  if (outreach === 'TO_PLAN' && attempts.length === 0) return null;
  const step = stepOfAttempts(state);
  return isInReview ? { outreach: step.outreach } : step;
}

function stepOfAttempts(state: OutreachState): Step & Pick<SearchRow, 'outreach'> {
  const { outreach, attempts, slaAt, now } = state;
  const isDueCall = ({ status, isOnDesk }: StandingAttempt) => status === 'SCHEDULED' && isOnDesk === true;
  const earliestOf = (...statuses: AttemptStanding[]) =>
    attempts
      .filter((attempt) => statuses.includes(attempt.status) && !isDueCall(attempt))
      .map(({ earliest }) => earliest)
      .sort((a, b) => a.getTime() - b.getTime())[0];

  const asked = earliestOf('SENT', 'DELIVERED') !== undefined;
  const next = earliestOf('SCHEDULED', 'IN_PROGRESS');
  const nextActionAt = next && next < slaAt ? next : slaAt;
  if (outreach === 'THIRD_PARTY') return { outreach, nextActionAt };
  // The client may have had a contact asked before the plan: the others are still to come.
  const isToPlan = outreach === 'TO_PLAN';
  const step = {
    phase: asked ? ('AWAITING_RESPONSE' as const) : ('OUTREACH' as const),
    outreach: isToPlan ? ('TO_PLAN' as const) : ('ASKING' as const),
    nextActionAt,
  };
  if (attempts.some(isDueCall)) return { ...step, waitingFor: waitsFor('CALL_BACK') };
  if (!next && earliestOf('PAUSED')) return { ...step, waitingFor: waitsFor('PAUSED') };
  if (next) return { ...step, waitingFor: untilNext(next, state, asked) };
  const called = (code: 'PERSON_UNANSWERED' | 'PERSON_UNREACHABLE') =>
    outreach === 'PERSON_CALLED' && { ...step, outreach, waitingFor: waitsFor(code) };
  if (asked) {
    const waits = { waitingFor: waitsFor('ANSWER'), ...escalation(state, afterLastAttempt(state)) };
    return called('PERSON_UNANSWERED') || { ...step, ...waits };
  }
  const needsContact = { ...step, outreach: 'NEEDS_CONTACT' as const };
  if (!state.hasContact) return { ...needsContact, waitingFor: waitsFor('NEW_CONTACT') };
  const stopped = earliestOf('CANCELLED') !== undefined && earliestOf('FAILED') === undefined;
  if (stopped) return { ...step, waitingFor: waitsFor('OUTREACH_ORDERS') };
  const waitingFor = waitsFor(state.opensTooLate ? 'OTHER_HOURS' : 'REACHABLE_CONTACT');
  const waits = { waitingFor, ...escalation(state, now) };
  return called('PERSON_UNREACHABLE') || { ...(isToPlan ? step : needsContact), ...waits };
}

/** A search without a contact left to ask calls a person. */
const escalation = ({ slaAt }: OutreachState, escalateAt: Date): Step =>
  escalateAt < slaAt ? { escalateAt, nextActionAt: escalateAt } : {};

/** When an answer to the last attempt has been waited for as long as to any other. */
const afterLastAttempt = ({ lastSentAt, followUpMinutes, now }: OutreachState): Date =>
  new Date((lastSentAt ?? now).getTime() + followUpMinutes * 60_000);

/** Whether a record can go on only when a contact is added, or made reachable. */
export const waitsForContact = ({ outreach }: Pick<SearchRecord, 'outreach'>): boolean =>
  outreach === 'NEEDS_CONTACT' || outreach === 'PERSON_CALLED';

function untilNext(next: Date, { attempts, hours, now }: OutreachState, asked: boolean): string | null {
  const ofNext = attempts.filter(({ earliest }) => earliest.getTime() === next.getTime());
  const isCallBack = ofNext.some(({ status, isPromised }) => status === 'SCHEDULED' && isPromised);
  if (asked && !isCallBack) return waitsFor('ANSWER');
  if (next <= now) return null;
  if (isCallBack) return waitsUntil('CALL_BACK_AT', next, hours.timezone);
  if (ofNext.some(({ waitsForTurn }) => waitsForTurn)) return waitsUntil('TURN', next, hours.timezone);
  const opensThen = nextOpening(now, hours).getTime() === next.getTime();
  return waitsUntil(opensThen ? 'OPENING' : 'NEXT_ATTEMPT', next, hours.timezone);
}

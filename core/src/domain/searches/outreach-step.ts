import type { OutboundStatus } from '@credence/contract';
import { type BusinessHours, nextOpening } from '../calendar/business-hours.ts';
import { zonedTime } from '../calendar/zoned-time.ts';
import type { Outreach, SearchRecord, SearchRow } from '../entities/search-entity.ts';
import type { Step } from './set-step.ts';

/** What an open search waits for when no contact was asked and none will be. */
export const WAITS_FOR_NEW_CONTACT = 'a contact to be added';
const WAITS_FOR_REACHABLE_CONTACT = 'a contact that can be reached';
const WAITS_FOR_OTHER_HOURS = 'a contact whose business hours open before the outbound window closes';
const WAITS_FOR_ORDERS = 'outreach to be asked for, since its attempts were cancelled';
const WAITS_FOR_ANSWER = 'an answer from the contact';
const WAITS_FOR_CALL_BACK = 'a person, to call back as the contact asked';
const WAITS_FOR_CALL_BACK_AT = 'the promised call on';
const WAITS_FOR_TURN = 'its turn at a destination that many searches ask, on';
const PAUSED = 'paused';
/** What it waits for once a person was called. */
export const WAITS_FOR_PERSON = {
  unanswered: 'a person, since all contacts were asked and none answered',
  unreachable: 'a person, since no contact could be reached',
} as const;

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
  if (attempts.some(isDueCall)) return { ...step, waitingFor: WAITS_FOR_CALL_BACK };
  if (!next && earliestOf('PAUSED')) return { ...step, waitingFor: PAUSED };
  if (next) return { ...step, waitingFor: untilNext(next, state, asked) };
  const called = (why: keyof typeof WAITS_FOR_PERSON) =>
    outreach === 'PERSON_CALLED' && { ...step, outreach, waitingFor: WAITS_FOR_PERSON[why] };
  if (asked) {
    const waits = { waitingFor: WAITS_FOR_ANSWER, ...escalation(state, afterLastAttempt(state)) };
    return called('unanswered') || { ...step, ...waits };
  }
  const needsContact = { ...step, outreach: 'NEEDS_CONTACT' as const };
  if (!state.hasContact) return { ...needsContact, waitingFor: WAITS_FOR_NEW_CONTACT };
  const stopped = earliestOf('CANCELLED') !== undefined && earliestOf('FAILED') === undefined;
  if (stopped) return { ...step, waitingFor: WAITS_FOR_ORDERS };
  const waitingFor = state.opensTooLate ? WAITS_FOR_OTHER_HOURS : WAITS_FOR_REACHABLE_CONTACT;
  const waits = { waitingFor, ...escalation(state, now) };
  return called('unreachable') || { ...(isToPlan ? step : needsContact), ...waits };
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
  if (asked && !isCallBack) return WAITS_FOR_ANSWER;
  if (next <= now) return null;
  const when = zonedTime(next, hours.timezone);
  if (isCallBack) return `${WAITS_FOR_CALL_BACK_AT} ${when}`;
  if (ofNext.some(({ waitsForTurn }) => waitsForTurn)) return `${WAITS_FOR_TURN} ${when}`;
  const opensThen = nextOpening(now, hours).getTime() === next.getTime();
  return `${opensThen ? 'business hours until' : 'the next attempt on'} ${when}`;
}

import type { OutboundStatus, SearchPhase } from '@credence/contract';
import { type BusinessHours, nextOpening } from './business-hours.ts';

/** What an open search waits for when nobody was asked and nobody will be. */
export const WAITS_FOR_NEW_CONTACT = 'a contact to be added';
export const WAITS_FOR_REACHABLE_CONTACT = 'a contact that can be reached';
const WAITS_FOR_ORDERS = 'outreach to be asked for, since its attempts were cancelled';
const WAITS_FOR_ANSWER = 'an answer from the contact';
const PAUSED = 'paused';
/** What it waits for once a person was called. */
export const WAITS_FOR_PERSON = {
  unanswered: 'a person, since everybody was asked and nobody answered',
  unreachable: 'a person, since nobody could be reached',
} as const;
const PERSON = /^a person\b/;
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
  /** When somebody was written to last; null when nobody was. */
  lastSentAt: Date | null;
  /** How long an answer is waited for before anything else is tried. */
  followUpMinutes: number;
  now: Date;
}

/** Where outreach stands, as the search tells it. */
export interface OutreachStep {
  phase: SearchPhase;
  waitingFor: string | null;
  nextActionAt: Date;
  /** When a person is called; null while that is not the next thing to happen. */
  escalateAt: Date | null;
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
  if (!next && isWaitFor(THIRD_PARTY, waitingFor)) return null;
  const step = {
    phase: asked ? ('AWAITING_RESPONSE' as const) : ('OUTREACH' as const),
    nextActionAt: next && next < slaAt ? next : slaAt,
    escalateAt: null,
  };
  if (!next && earliestOf('PAUSED')) return { ...step, waitingFor: PAUSED };
  if (next) return { ...step, waitingFor: asked ? WAITS_FOR_ANSWER : untilAttempt(next, state) };
  if (asked) return { ...step, ...nobodyLeft(state, WAITS_FOR_ANSWER, afterLastAttempt(state)) };
  if (!state.hasContact) return { ...step, waitingFor: WAITS_FOR_NEW_CONTACT };
  const stopped = earliestOf('CANCELLED') !== undefined && earliestOf('FAILED') === undefined;
  if (stopped) return { ...step, waitingFor: WAITS_FOR_ORDERS };
  return { ...step, ...nobodyLeft(state, WAITS_FOR_REACHABLE_CONTACT, now) };
}

/** Who has nobody left to ask calls a person, once: until there was somebody else to ask. */
function nobodyLeft(
  { waitingFor, slaAt }: OutreachState,
  otherwise: string,
  escalateAt: Date,
): Pick<OutreachStep, 'waitingFor'> & Partial<OutreachStep> {
  if (isWaitFor(PERSON, waitingFor)) return { waitingFor };
  const isInTime = escalateAt < slaAt;
  return { waitingFor: otherwise, ...(isInTime ? { escalateAt, nextActionAt: escalateAt } : {}) };
}

/** When an answer to the last attempt has been waited for as long as to any other. */
const afterLastAttempt = ({ lastSentAt, followUpMinutes, now }: OutreachState): Date =>
  new Date((lastSentAt ?? now).getTime() + followUpMinutes * 60_000);

/** Whether a search can go on only when somebody to ask is added, or made reachable. */
export const waitsForContact = ({
  phase,
  waitingFor,
}: Pick<OutreachState, 'phase' | 'waitingFor'>): boolean =>
  (phase === 'OUTREACH' &&
    (waitingFor === WAITS_FOR_NEW_CONTACT || waitingFor === WAITS_FOR_REACHABLE_CONTACT)) ||
  isWaitFor(PERSON, waitingFor);

const isWaitFor = (whom: RegExp, waitingFor: string | null): boolean =>
  waitingFor !== null && whom.test(waitingFor);

function untilAttempt(next: Date, { hours, now }: OutreachState): string | null {
  if (next <= now) return null;
  const when = new Intl.DateTimeFormat('en-CA', {
    timeZone: hours.timezone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(next);
  const opensThen = nextOpening(now, hours).getTime() === next.getTime();
  return `${opensThen ? 'business hours until' : 'the next attempt on'} ${when} ${hours.timezone}`;
}

import { OUTBOUND_STATUSES, type OutboundStatus } from '@credence/contract';
import {
  BOUNCED,
  CHANNEL_NOT_CONFIGURED,
  DISMISSED,
  GAVE_WAY,
  NEEDLESS,
  REPLIED,
  RESPONDED,
  TOO_LATE,
  UNCONFIRMED,
} from './attempt-outcomes.ts';

/** What a client can ask of attempts. */
export type ClientCommand = 'pause' | 'resume' | 'cancel';

/** A client's command for what is being sent: it counts only should that not go out. */
export type SendingCommand = `${ClientCommand}Sending`;

/**
 * What can be done with an attempt, beside what the client asks for.
 * - `claim`: a worker takes it for sending
 * - `sent`: the channel took it over; `answer`: its contact responded; `answerByLink`: with the attempt's own link, which
 *   proves that it arrived, though sending it seemed to fail and waits to be tried again
 * - `fail`: it was refused for good, or came back; `bounce`: because nothing reaches its destination; `skip`: the deployment
 *   has no such channel; `giveUp`: its worker never reported on it
 * - `requeue`: it did not go out, for a passing reason; `requeueUnconfirmed`: it may have; `drop`: it did not, and has
 *   nowhere to go any more
 * - `move`: it gets another destination
 * - `expire`, `giveWay`, `leave`, `spare`: cancelled since its time is over, since another contact is asked first, since its
 *   contact has replied, since another contact has answered
 * - `dismiss`: its contact is not to answer any more; `restore`: may answer after all
 */
export type AttemptCommand =
  | ClientCommand
  | SendingCommand
  | 'claim'
  | 'sent'
  | 'answer'
  | 'answerByLink'
  | 'fail'
  | 'bounce'
  | 'skip'
  | 'giveUp'
  | 'requeue'
  | 'requeueUnconfirmed'
  | 'drop'
  | 'move'
  | 'expire'
  | 'giveWay'
  | 'leave'
  | 'spare'
  | 'dismiss'
  | 'restore';

/** Where an attempt stands. */
export interface AttemptState {
  status: OutboundStatus;
  /** What becomes of one that is being sent, should it not go out. */
  halted: 'PAUSED' | 'CANCELLED' | null;
  isDismissed: boolean;
  outcome: string | null;
}

/** What a command makes of attempts that stand as `from` says; whatever `to` does not name stays as it is. */
interface Transition {
  from: { status?: readonly OutboundStatus[] } & Partial<
    Pick<AttemptState, 'halted' | 'isDismissed' | 'outcome'>
  >;
  to: Partial<AttemptState>;
}

const WAITING = ['SCHEDULED', 'PAUSED'] as const;
const SENDING = ['IN_PROGRESS'] as const;
/** A report on an attempt may overtake the news that it was sent. */
const HANDED_OVER = ['IN_PROGRESS', 'SENT'] as const;

const ANSWERED = { status: 'DELIVERED', outcome: RESPONDED } as const;
/** It was not known whether it arrived: what comes of it tells. */
const GIVEN_UP = { status: ['FAILED'], outcome: UNCONFIRMED } as const;

/** What was paused would not have gone out: that it does not is the client's wish. */
const PAUSED_ANYWAY = { from: { status: ['PAUSED'] }, to: { status: 'CANCELLED' } } as const;

const REQUEUED: readonly Transition[] = [
  { from: { status: SENDING, halted: 'CANCELLED' }, to: { status: 'CANCELLED', halted: null } },
  { from: { status: SENDING, halted: 'PAUSED' }, to: { status: 'PAUSED', halted: null } },
  { from: { status: SENDING, halted: null }, to: { status: 'SCHEDULED' } },
];

/** For each command, the first line that fits an attempt says what becomes of it; one that no line fits refuses it. */
const TRANSITIONS: Record<AttemptCommand, readonly Transition[]> = {
  pause: [{ from: { status: ['SCHEDULED'] }, to: { status: 'PAUSED' } }],
  resume: [{ from: { status: ['PAUSED'] }, to: { status: 'SCHEDULED' } }],
  cancel: [{ from: { status: WAITING }, to: { status: 'CANCELLED' } }],

  // A pause does not bring back what was cancelled.
  pauseSending: [{ from: { status: SENDING, halted: null }, to: { halted: 'PAUSED' } }],
  resumeSending: [{ from: { status: SENDING, halted: 'PAUSED' }, to: { halted: null } }],
  cancelSending: [{ from: { status: SENDING }, to: { halted: 'CANCELLED' } }],

  claim: [{ from: { status: ['SCHEDULED'] }, to: { status: 'IN_PROGRESS' } }],
  sent: [{ from: { status: SENDING }, to: { status: 'SENT', outcome: null } }],
  answer: [
    { from: { status: HANDED_OVER }, to: ANSWERED },
    { from: GIVEN_UP, to: ANSWERED },
  ],
  answerByLink: [
    { from: { status: [...WAITING, ...HANDED_OVER] }, to: ANSWERED },
    { from: GIVEN_UP, to: ANSWERED },
  ],
  fail: [
    { from: { status: HANDED_OVER }, to: { status: 'FAILED', outcome: null } },
    { from: GIVEN_UP, to: { status: 'FAILED', outcome: null } },
  ],
  bounce: [
    { from: { status: HANDED_OVER }, to: { status: 'FAILED', outcome: BOUNCED } },
    { from: GIVEN_UP, to: { status: 'FAILED', outcome: BOUNCED } },
  ],
  skip: [{ from: { status: SENDING }, to: { status: 'FAILED', outcome: CHANNEL_NOT_CONFIGURED } }],
  giveUp: [{ from: { status: SENDING }, to: { status: 'FAILED', outcome: UNCONFIRMED } }],

  requeue: REQUEUED,
  requeueUnconfirmed: REQUEUED.map(({ from, to }) => ({ from, to: { ...to, outcome: UNCONFIRMED } })),
  drop: [
    {
      from: { status: SENDING, halted: null, isDismissed: true },
      to: { status: 'CANCELLED', outcome: DISMISSED },
    },
    { from: { status: SENDING }, to: { status: 'CANCELLED', halted: null } },
  ],
  move: [{ from: {}, to: { isDismissed: false, outcome: null } }],

  expire: [{ from: { status: WAITING }, to: { status: 'CANCELLED', outcome: TOO_LATE } }],
  giveWay: [{ from: { status: WAITING }, to: { status: 'CANCELLED', outcome: GAVE_WAY } }],
  leave: [{ from: { status: WAITING }, to: { status: 'CANCELLED', outcome: REPLIED } }],
  spare: [{ from: { status: ['SCHEDULED'] }, to: { status: 'CANCELLED', outcome: NEEDLESS } }, PAUSED_ANYWAY],

  dismiss: [
    {
      from: { status: ['SCHEDULED'], isDismissed: false },
      to: { status: 'CANCELLED', outcome: DISMISSED, isDismissed: true },
    },
    {
      from: { ...PAUSED_ANYWAY.from, isDismissed: false },
      to: { ...PAUSED_ANYWAY.to, isDismissed: true },
    },
    // One that is being sent may go out all the same.
    { from: { isDismissed: false }, to: { isDismissed: true } },
  ],
  restore: [{ from: {}, to: { isDismissed: false } }],
};

/** The columns that say where an attempt stands. */
export interface StandingAttempt extends Pick<AttemptState, 'status' | 'halted'> {
  dismissedAt: Date | null;
  outcome?: string | null;
}

export type AttemptReaction =
  | { kind: 'change'; to: Partial<AttemptState> }
  | { kind: 'conflict'; message: string };

/** Decides what a command does to an attempt; a refusal names the present status. */
export function attemptTransition(attempt: StandingAttempt, command: AttemptCommand): AttemptReaction {
  const transition = TRANSITIONS[command].find(({ from }) => fits(attempt, from));
  if (!transition) {
    return { kind: 'conflict', message: `An attempt that is ${attempt.status} does not allow "${command}"` };
  }
  return { kind: 'change', to: transition.to };
}

function fits({ status, halted, dismissedAt, outcome }: StandingAttempt, from: Transition['from']): boolean {
  return (
    (from.status === undefined || from.status.includes(status)) &&
    (from.halted === undefined || from.halted === halted) &&
    (from.outcome === undefined || from.outcome === outcome) &&
    (from.isDismissed === undefined || from.isDismissed === (dismissedAt !== null))
  );
}

/** What becomes of the row of an attempt that is known to allow a command. */
export function afterCommand(attempt: StandingAttempt, command: AttemptCommand, at: Date): ChangedColumns {
  const reaction = attemptTransition(attempt, command);
  if (reaction.kind === 'conflict') throw new Error(reaction.message);
  return columnsOf(reaction.to, at);
}

/** The statuses in which a command changes an attempt. */
export const statusesAllowing = (command: AttemptCommand): OutboundStatus[] =>
  OUTBOUND_STATUSES.filter((status) =>
    TRANSITIONS[command].some(({ from }) => from.status === undefined || from.status.includes(status)),
  );

/** The statuses of attempts that are still to go out, or may be. */
export const UNSENT: ReadonlySet<OutboundStatus> = new Set(['SCHEDULED', 'PAUSED', 'IN_PROGRESS']);

const ENDED: ReadonlySet<OutboundStatus> = new Set(['DELIVERED', 'FAILED', 'CANCELLED']);

/** The columns that a command changes. */
export interface ChangedColumns extends Partial<Omit<AttemptState, 'isDismissed'>> {
  dismissedAt?: Date | null;
  completedAt?: Date;
  updatedAt?: Date;
}

/** A changed state with its times. When a worker took an attempt has to stay as it is: others wait for that. */
export function columnsOf({ isDismissed, ...to }: Partial<AttemptState>, at: Date): ChangedColumns {
  return {
    ...to,
    ...(isDismissed === undefined ? {} : { dismissedAt: isDismissed ? at : null }),
    ...(to.status === undefined ? {} : { updatedAt: at }),
    ...(to.status !== undefined && ENDED.has(to.status) ? { completedAt: at } : {}),
  };
}

import { OUTBOUND_STATUSES, type OutboundStatus } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import {
  type AttemptCommand,
  type AttemptState,
  afterCommand,
  attemptTransition,
  type StandingAttempt,
} from './attempt-transitions.ts';

const AT = new Date('2026-03-02T15:00:00Z');
const BEFORE = new Date('2026-03-01T15:00:00Z');

const COMMANDS = [
  ...['pause', 'resume', 'cancel', 'pauseSending', 'resumeSending', 'cancelSending'],
  ...['claim', 'sent', 'answer', 'answerByLink', 'fail', 'bounce', 'skip', 'giveUp'],
  ...[
    'requeue',
    'requeueUnconfirmed',
    'drop',
    'move',
    'expire',
    'giveWay',
    'leave',
    'spare',
    'dismiss',
    'restore',
  ],
] as AttemptCommand[];

/** What becomes of an attempt that was neither halted nor dismissed; what is not listed is refused. */
const PLAIN: [AttemptCommand, OutboundStatus, Partial<AttemptState>][] = [
  ['claim', 'SCHEDULED', { status: 'IN_PROGRESS' }],
  ['pause', 'SCHEDULED', { status: 'PAUSED' }],
  ['resume', 'PAUSED', { status: 'SCHEDULED' }],
  ['cancel', 'SCHEDULED', { status: 'CANCELLED' }],
  ['cancel', 'PAUSED', { status: 'CANCELLED' }],
  ['pauseSending', 'IN_PROGRESS', { halted: 'PAUSED' }],
  ['cancelSending', 'IN_PROGRESS', { halted: 'CANCELLED' }],
  ['sent', 'IN_PROGRESS', { status: 'SENT', outcome: null }],
  ['answer', 'IN_PROGRESS', { status: 'DELIVERED', outcome: 'RESPONDED' }],
  ['answer', 'SENT', { status: 'DELIVERED', outcome: 'RESPONDED' }],
  ['answerByLink', 'SCHEDULED', { status: 'DELIVERED', outcome: 'RESPONDED' }],
  ['answerByLink', 'PAUSED', { status: 'DELIVERED', outcome: 'RESPONDED' }],
  ['answerByLink', 'IN_PROGRESS', { status: 'DELIVERED', outcome: 'RESPONDED' }],
  ['answerByLink', 'SENT', { status: 'DELIVERED', outcome: 'RESPONDED' }],
  ['fail', 'IN_PROGRESS', { status: 'FAILED', outcome: null }],
  ['fail', 'SENT', { status: 'FAILED', outcome: null }],
  ['bounce', 'IN_PROGRESS', { status: 'FAILED', outcome: 'BOUNCED' }],
  ['bounce', 'SENT', { status: 'FAILED', outcome: 'BOUNCED' }],
  ['skip', 'IN_PROGRESS', { status: 'FAILED', outcome: 'CHANNEL_NOT_CONFIGURED' }],
  ['giveUp', 'IN_PROGRESS', { status: 'FAILED', outcome: 'UNCONFIRMED' }],
  ['requeue', 'IN_PROGRESS', { status: 'SCHEDULED' }],
  ['requeueUnconfirmed', 'IN_PROGRESS', { status: 'SCHEDULED', outcome: 'UNCONFIRMED' }],
  ['drop', 'IN_PROGRESS', { status: 'CANCELLED', halted: null }],
  ['expire', 'SCHEDULED', { status: 'CANCELLED', outcome: 'TOO_LATE' }],
  ['expire', 'PAUSED', { status: 'CANCELLED', outcome: 'TOO_LATE' }],
  ['giveWay', 'SCHEDULED', { status: 'CANCELLED', outcome: 'GAVE_WAY' }],
  ['giveWay', 'PAUSED', { status: 'CANCELLED', outcome: 'GAVE_WAY' }],
  ['leave', 'SCHEDULED', { status: 'CANCELLED', outcome: 'REPLIED' }],
  ['leave', 'PAUSED', { status: 'CANCELLED', outcome: 'REPLIED' }],
  ['spare', 'SCHEDULED', { status: 'CANCELLED', outcome: 'NEEDLESS' }],
  ['spare', 'PAUSED', { status: 'CANCELLED' }],
  ['dismiss', 'SCHEDULED', { status: 'CANCELLED', outcome: 'DISMISSED', isDismissed: true }],
  ['dismiss', 'PAUSED', { status: 'CANCELLED', isDismissed: true }],
];
/** What these commands do in every other status. */
const ELSEWHERE = new Map<AttemptCommand, Partial<AttemptState>>([
  ['dismiss', { isDismissed: true }],
  ['restore', { isDismissed: false }],
  ['move', { isDismissed: false, outcome: null }],
]);

const plain = COMMANDS.flatMap((command) =>
  OUTBOUND_STATUSES.map((status) => {
    const listed = PLAIN.find(([name, from]) => name === command && from === status);
    return { command, status, to: listed?.[2] ?? ELSEWHERE.get(command) };
  }),
);

const halted = (status: AttemptState['halted'], dismissedAt: Date | null = null): StandingAttempt => ({
  status: 'IN_PROGRESS',
  halted: status,
  dismissedAt,
});

describe('attemptTransition', () => {
  it.each<[AttemptCommand, Partial<AttemptState>]>([
    ['answer', { status: 'DELIVERED', outcome: 'RESPONDED' }],
    ['answerByLink', { status: 'DELIVERED', outcome: 'RESPONDED' }],
    ['fail', { status: 'FAILED', outcome: null }],
    ['bounce', { status: 'FAILED', outcome: 'BOUNCED' }],
  ])('%s of one that may have arrived: %s', (command, to) => {
    const givenUp: StandingAttempt = {
      status: 'FAILED',
      halted: null,
      dismissedAt: null,
      outcome: 'UNCONFIRMED',
    };
    expect(attemptTransition(givenUp, command)).toEqual({ kind: 'change', to });
  });

  it.each(plain)('$command of $status: $to', ({ command, status, to }) => {
    const message = `An attempt that is ${status} does not allow "${command}"`;
    expect(attemptTransition({ status, halted: null, dismissedAt: null }, command)).toEqual(
      to ? { kind: 'change', to } : { kind: 'conflict', message },
    );
  });

  it.each([
    ['a pause that was taken back', halted('PAUSED'), 'resumeSending', { halted: null }],
    ['a pause once more', halted('PAUSED'), 'pauseSending', undefined],
    ['a pause of what was cancelled', halted('CANCELLED'), 'pauseSending', undefined],
    ['a resume of what was cancelled', halted('CANCELLED'), 'resumeSending', undefined],
    ['a cancel of what was paused', halted('PAUSED'), 'cancelSending', { halted: 'CANCELLED' }],
    ['a paused one that did not go out', halted('PAUSED'), 'requeue', { status: 'PAUSED', halted: null }],
    ['a cancelled one', halted('CANCELLED'), 'requeue', { status: 'CANCELLED', halted: null }],
    [
      'a paused one with nowhere to go',
      halted('PAUSED', BEFORE),
      'drop',
      { status: 'CANCELLED', halted: null },
    ],
    ['a dismissed one', halted(null, BEFORE), 'drop', { status: 'CANCELLED', outcome: 'DISMISSED' }],
    ['a dismissal once more', halted(null, BEFORE), 'dismiss', undefined],
  ] as const)('%s', (_, attempt, command, to) => {
    const reaction = attemptTransition(attempt, command);
    if (to) expect(reaction).toEqual({ kind: 'change', to });
    else expect(reaction.kind).toBe('conflict');
  });
});

describe('afterCommand', () => {
  it('gives the columns their times', () => {
    const attempt: StandingAttempt = { status: 'SCHEDULED', halted: null, dismissedAt: null };
    expect(afterCommand(attempt, 'claim', AT)).toEqual({ status: 'IN_PROGRESS', updatedAt: AT });
    expect(afterCommand(attempt, 'expire', AT)).toEqual({
      status: 'CANCELLED',
      outcome: 'TOO_LATE',
      updatedAt: AT,
      completedAt: AT,
    });
  });

  it('does not touch the time at which a worker took an attempt', () => {
    expect(afterCommand(halted(null), 'pauseSending', AT)).toEqual({ halted: 'PAUSED' });
    expect(afterCommand(halted(null), 'dismiss', AT)).toEqual({ dismissedAt: AT });
    expect(afterCommand(halted(null, BEFORE), 'restore', AT)).toEqual({ dismissedAt: null });
  });

  it('is for commands that are known to apply', () => {
    const sent: StandingAttempt = { status: 'SENT', halted: null, dismissedAt: null };
    expect(() => afterCommand(sent, 'requeue', AT)).toThrow(
      'An attempt that is SENT does not allow "requeue"',
    );
  });
});

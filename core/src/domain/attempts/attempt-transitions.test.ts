import { OUTBOUND_STATUSES, type OutboundStatus } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { type AttemptCommand, attemptTransition, statusAfter } from './attempt-transitions.ts';

const allowed: [OutboundStatus, AttemptCommand, OutboundStatus][] = [
  ['SCHEDULED', 'claim', 'IN_PROGRESS'],
  ['SCHEDULED', 'pause', 'PAUSED'],
  ['SCHEDULED', 'cancel', 'CANCELLED'],
  ['PAUSED', 'resume', 'SCHEDULED'],
  ['PAUSED', 'cancel', 'CANCELLED'],
  ['IN_PROGRESS', 'sent', 'SENT'],
  ['IN_PROGRESS', 'delivered', 'DELIVERED'],
  ['IN_PROGRESS', 'fail', 'FAILED'],
  ['IN_PROGRESS', 'retry', 'SCHEDULED'],
  ['SENT', 'delivered', 'DELIVERED'],
  ['SENT', 'fail', 'FAILED'],
];
const commands: AttemptCommand[] = [
  'claim',
  'pause',
  'resume',
  'cancel',
  'sent',
  'delivered',
  'fail',
  'retry',
];

const rows = OUTBOUND_STATUSES.flatMap((from) =>
  commands.map((command) => ({
    from,
    command,
    to: allowed.find(([status, allows]) => status === from && allows === command)?.[2] ?? 'conflict',
  })),
);

describe('attemptTransition', () => {
  it.each(rows)('$command of $from: $to', ({ from, command, to }) => {
    const expected =
      to === 'conflict'
        ? { kind: 'conflict', message: expect.stringContaining(from) }
        : { kind: 'change', next: to };
    expect(attemptTransition(from, command)).toEqual(expected);
  });
});

describe('statusAfter', () => {
  it('is for commands that are known to apply', () => {
    expect(statusAfter('IN_PROGRESS', 'retry')).toBe('SCHEDULED');
    expect(() => statusAfter('SENT', 'retry')).toThrow('An attempt that is SENT does not allow "retry"');
  });
});

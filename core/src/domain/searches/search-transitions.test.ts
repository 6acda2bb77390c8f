import {
  REASON_CODES,
  SEARCH_STATUSES,
  type SearchStatus,
  TERMINAL_SEARCH_STATUSES,
} from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { Invalid } from '../../platform/errors.ts';
import { type SearchCommand, type SearchReaction, searchTransition } from './search-transitions.ts';

const verified = {
  next: 'COMPLETED',
  event: 'verification.completed',
  reasonCode: null,
};
const actionRequired = {
  next: 'COMPLETED',
  event: 'verification.action_required',
  reasonCode: 'SLA_REACHED',
};

const commands: { command: SearchCommand; fromInProgress: Partial<SearchReaction> & { kind: string } }[] = [
  { command: { searchStatus: 'IN_PROGRESS' }, fromInProgress: { kind: 'no-op' } },
  {
    command: { searchStatus: 'CANCELLED' },
    fromInProgress: {
      kind: 'change',
      next: 'CANCELLED',
      event: null,
      reasonCode: null,
    },
  },
  {
    command: { searchStatus: 'REASSIGNED' },
    fromInProgress: {
      kind: 'change',
      next: 'REASSIGNED',
      event: 'verification.action_required',
      reasonCode: 'HUMAN_ESCALATION',
    },
  },
  ...(['VERIFIED', 'VERIFIED_DISCREPANCY', 'VERIFIED_NO_DISCREPANCY'] as const).map((outcome) => ({
    command: { searchStatus: 'COMPLETED' as const, resolution: { outcome } },
    fromInProgress: { kind: 'change', ...verified } as SearchReaction,
  })),
  {
    command: {
      searchStatus: 'COMPLETED',
      resolution: { outcome: 'ACTION_REQUIRED', reasonCode: 'SLA_REACHED' },
    },
    fromInProgress: { kind: 'change', ...actionRequired } as SearchReaction,
  },
];

const label = (command: SearchCommand) =>
  [command.searchStatus, command.resolution?.outcome].filter(Boolean).join(' ');

const rows = SEARCH_STATUSES.flatMap((from) =>
  commands.map(({ command, fromInProgress }) => ({
    from,
    to: label(command),
    command,
    expected: expectedReaction(from, command, fromInProgress),
  })),
);

function expectedReaction(from: SearchStatus, command: SearchCommand, fromInProgress: object): object {
  if (from === 'IN_PROGRESS') return fromInProgress;
  return { kind: from === command.searchStatus ? 'no-op' : 'conflict' };
}

describe('searchTransition', () => {
  it.each(rows)('$from, asked for $to: $expected.kind', ({ from, command, expected }) => {
    expect(searchTransition(from, command)).toMatchObject(expected);
  });

  it.each(
    TERMINAL_SEARCH_STATUSES.flatMap((from) =>
      SEARCH_STATUSES.filter((to) => to !== from).map((to) => ({ from, to })),
    ),
  )('the refusal of $from to $to names both statuses', ({ from, to }) => {
    const reaction = searchTransition(from, { searchStatus: to });
    expect(reaction).toEqual({ kind: 'conflict', message: expect.stringContaining(from) });
    expect(reaction).toEqual({ kind: 'conflict', message: expect.stringContaining(to) });
  });

  it.each(REASON_CODES)('passes on the reason code %s of an ACTION_REQUIRED resolution', (reasonCode) => {
    const resolution = { outcome: 'ACTION_REQUIRED', reasonCode } as const;
    expect(searchTransition('IN_PROGRESS', { searchStatus: 'COMPLETED', resolution })).toMatchObject({
      reasonCode,
    });
  });

  it.each([
    { name: 'no resolution', resolution: undefined },
    { name: 'ACTION_REQUIRED without a reason code', resolution: { outcome: 'ACTION_REQUIRED' } as const },
  ])('refuses to complete a running search with $name', ({ resolution }) => {
    expect(() => searchTransition('IN_PROGRESS', { searchStatus: 'COMPLETED', resolution })).toThrow(Invalid);
  });
});

import type { Transaction } from '../../platform/database/transaction.ts';
import { type Context, now } from '../context/context.ts';
import type { OutboundRow } from '../entities/outbound-entity.ts';
import type { LockedSearch } from '../entities/search-entity.ts';
import { changeAttempt } from './attempt-rows.ts';
import { type AttemptCommand, attemptTransition, columnsOf } from './attempt-transitions.ts';

/** Some of the attempts of a search. */
export type WhichOutbounds = (attempt: OutboundRow) => boolean;

const ALL: WhichOutbounds = () => true;

/** Those of these ids. */
export function theseOutbounds(attempts: readonly { id: string }[]): WhichOutbounds {
  const ids = new Set(attempts.map(({ id }) => id));
  return ({ id }) => ids.has(id);
}

/**
 * Carries out a command for those attempts of a locked search, or some of them, that allow it.
 * @returns how many these were
 */
export function changeOutbounds(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  command: AttemptCommand,
  isMeant: WhichOutbounds = ALL,
): number {
  let changed = 0;
  for (const attempt of locked.attempts.filter(isMeant)) {
    const reaction = attemptTransition(attempt, command);
    if (reaction.kind === 'conflict') continue;
    changeAttempt(transaction, locked, attempt.id, columnsOf(reaction.to, now(context)));
    changed += 1;
  }
  return changed;
}

/**
 * Cancels the attempts of a search that have not gone out, or some of them. One that is being sent is not tried again.
 * @param command why, where that is not the client's wish
 * @returns how many were waiting
 */
export function cancelWaitingOutbounds(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  isMeant: WhichOutbounds = ALL,
  command: 'cancel' | 'giveWay' | 'leave' | 'spare' = 'cancel',
): number {
  changeOutbounds(context, transaction, locked, 'cancelSending', isMeant);
  return changeOutbounds(context, transaction, locked, command, isMeant);
}

import { type FindOptionsWhere, In, IsNull, Not } from 'typeorm';
import type { Transaction } from '../../platform/database/transaction.ts';
import { type Context, now } from '../context/context.ts';
import { OutboundEntity, type OutboundRow } from '../entities/outbound-entity.ts';
import { type AttemptCommand, columnsOf, type Transition, transitionsOf } from './attempt-transitions.ts';

/** Some of the attempts of a search. */
export type WhichOutbounds = Pick<FindOptionsWhere<OutboundRow>, 'id' | 'contactId'>;

/**
 * Carries out a command for those attempts of a locked search, or some of them, that allow it.
 * @returns how many these were
 */
export async function changeOutbounds(
  context: Context,
  { manager }: Transaction,
  searchId: string,
  command: AttemptCommand,
  which: WhichOutbounds = {},
): Promise<number> {
  const organizationId = context.organization.id;
  let changed = 0;
  for (const { from, to } of transitionsOf(command)) {
    const { affected } = await manager.update(
      OutboundEntity,
      { organizationId, searchId, ...which, ...conditionOf(from) },
      columnsOf(to, now(context)),
    );
    changed += affected ?? 0;
  }
  return changed;
}

/**
 * Cancels the attempts of a search that have not gone out, or some of them. One that is being sent is not tried again.
 * @param command why, where that is not the client's wish
 * @returns how many were waiting
 */
export async function cancelWaitingOutbounds(
  context: Context,
  transaction: Transaction,
  searchId: string,
  which: WhichOutbounds = {},
  command: 'cancel' | 'giveWay' | 'leave' = 'cancel',
): Promise<number> {
  await changeOutbounds(context, transaction, searchId, 'cancelSending', which);
  return changeOutbounds(context, transaction, searchId, command, which);
}

const conditionOf = ({ status, halted, isDismissed }: Transition['from']): FindOptionsWhere<OutboundRow> => ({
  ...(status && { status: In(status) }),
  ...(halted !== undefined && { halted: halted ?? IsNull() }),
  ...(isDismissed !== undefined && { dismissedAt: isDismissed ? Not(IsNull()) : IsNull() }),
});

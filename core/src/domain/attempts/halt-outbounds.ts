import { type FindOptionsWhere, IsNull } from 'typeorm';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Context } from '../context/context.ts';
import { type HaltedStatus, OutboundEntity, type OutboundRow } from '../entities/outbound-entity.ts';
import type { ClientCommand } from './attempt-transitions.ts';

/** Some of the attempts of a search. */
export type WhichOutbounds = Pick<FindOptionsWhere<OutboundRow>, 'id' | 'contactId'>;

/** What a command changes. A pause does not bring back what was cancelled. */
const HALTS: Record<ClientCommand, { from: FindOptionsWhere<OutboundRow>; halted: HaltedStatus | null }> = {
  pause: { from: { halted: IsNull() }, halted: 'PAUSED' },
  resume: { from: { halted: 'PAUSED' }, halted: null },
  cancel: { from: {}, halted: 'CANCELLED' },
};

/**
 * Remembers a command for the attempts of a search that are being sent, or some of them. It comes too late for those
 * that go out; the others are not tried again. When they were taken has to stay as it is: others wait for that.
 */
export async function haltOutbounds(
  context: Context,
  { manager }: Transaction,
  searchId: string,
  command: ClientCommand,
  which: WhichOutbounds = {},
): Promise<void> {
  const { from, halted } = HALTS[command];
  const organizationId = context.organization.id;
  await manager.update(
    OutboundEntity,
    { organizationId, searchId, ...which, ...from, status: 'IN_PROGRESS' },
    { halted },
  );
}

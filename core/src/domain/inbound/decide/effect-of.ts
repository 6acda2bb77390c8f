import type { InboundEffect } from '@credence/contract';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type Context, now } from '../../context/context.ts';
import { InboundEntity, type InboundRow } from '../../entities/inbound-entity.ts';
import type { InboundDecision } from './decide-inbound.ts';
import type { RecordDecision } from './decide-record.ts';

/** What became of a message, and why in words where there is something to explain. */
export interface Effect {
  effect: InboundEffect;
  effectReason: string | null;
}

/** What a message does to its search, as it is told to readers of the message. */
export function effectOf(decision: InboundDecision): Effect {
  switch (decision.kind) {
    case 'answered':
      return effectOfAnswer(decision.records);
    case 'review':
      return { effect: 'REVIEW', effectReason: decision.reason };
    case 'third-party':
      return { effect: 'THIRD_PARTY', effectReason: decision.vendor };
    case 'next-contact':
      return { effect: 'NEXT_CONTACT', effectReason: null };
    case 'bounced':
      return { effect: 'BOUNCED', effectReason: null };
    case 'noted':
      return { effect: 'NOTED', effectReason: decision.description };
  }
}

/** A person has to look at what a part of the answer leaves open. */
function effectOfAnswer(records: readonly RecordDecision[]): Effect {
  const reasons = records.flatMap((record) => (record.command === 'putUp' ? [record.reason] : []));
  return reasons.length === 0
    ? { effect: 'SETTLED', effectReason: null }
    : { effect: 'REVIEW', effectReason: [...new Set(reasons)].join('; ') };
}

/** Keeps with a message that it was read, and what became of it. */
export const keepFirstEffect = (
  context: Context,
  transaction: Transaction,
  id: string,
  effect: Effect,
): Promise<void> => changeMessage(transaction, id, { ...effect, processedAt: now(context) });

/** Keeps with a message what became of it instead. */
export const keepEffect = (transaction: Transaction, id: string, effect: Effect): Promise<void> =>
  changeMessage(transaction, id, { ...effect });

async function changeMessage(
  { pending }: Transaction,
  id: string,
  change: Partial<Pick<InboundRow, 'effect' | 'effectReason' | 'processedAt'>>,
): Promise<void> {
  pending.update(InboundEntity, id, change);
}

import { In, IsNull } from 'typeorm';
import { type Context, withoutNote } from '../../domain/context/context.ts';
import { InboundEntity } from '../../domain/entities/inbound-entity.ts';
import { cancelOrder } from '../../domain/orders/cancel-order.ts';
import { lockOrder } from '../../domain/orders/hold-order.ts';
import { createAuditNote, entryOfStep } from '../../platform/audit/audit-note.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { writeAuditEntry } from '../../platform/audit/write-audit-entry.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { clearOrder } from '../retention/clear-order.ts';
import type { ClearedRows } from '../retention/cleared-rows.ts';
import { deleteRelease } from '../retention/delete-release.ts';
import { lockTerms } from '../retention/retention-terms.ts';
import {
  type FoundSubject,
  findSubject,
  noteFound,
  type SubjectQuery,
  type SubjectRule,
} from './find-subject.ts';

/** What became of an order of the person. */
export interface ErasedOrder {
  orderId: string;
  rule: SubjectRule;
  /** Why it is kept as it is; null where its personal data was erased. */
  kept: string | null;
  rows: ClearedRows[];
}

export interface Erasure {
  orders: ErasedOrder[];
  messages: { messageId: string; rule: SubjectRule; kept: string | null }[];
  unclear: FoundSubject['unclear'];
  /** What stays in any case, and why. */
  stays: typeof STAYS;
}

const STAYS = [
  {
    what: 'orders, searches, attempts, events: their ids, times, statuses and outcomes',
    why: 'they say nothing of a person any more, and show what was done',
  },
  { what: 'orders: business context and position', why: 'they are about the hiring company' },
  {
    what: 'audit_entries, audit_seals',
    why: 'they hold ids alone, and a trail that lacks one no longer verifies',
  },
  {
    what: 'directory_contacts, webhook_receivers that other orders or the organization have taught',
    why: 'they are about offices and endpoints',
  },
  { what: 'do_not_contact', why: 'it keeps what a contact asked for' },
  {
    what: 'idempotency_keys',
    why: 'answers, which may repeat a note or what a dry run was given, are sealed and forgotten after a day',
  },
] as const;

const ORGANIZATION_HELD = 'The organization is under a legal hold';

/**
 * Erases the personal data of a person from all orders of an organization, as retention does it when a term is over, but for
 * orders under a legal hold and those in progress, which `cancelOpen` cancels first. Safe to repeat.
 */
export async function eraseSubject(
  context: Context,
  { cancelOpen, ...query }: SubjectQuery & { cancelOpen: boolean },
): Promise<Erasure> {
  const found = await findSubject(context, query);
  noteFound(context, found);
  await recordAudit(context);
  const orders: ErasedOrder[] = [];
  for (const order of found.orders) {
    if (cancelOpen) await cancelUnheld(context, order.orderId);
    orders.push({ ...order, ...(await eraseOrder(context, order.orderId)) });
  }
  const messages = await eraseMessages(context, found);
  return { orders, messages, unclear: found.unclear, stays: STAYS };
}

async function eraseOrder(context: Context, orderId: string): Promise<Pick<ErasedOrder, 'kept' | 'rows'>> {
  const erased = await inTransaction(withoutNote(context), async (transaction) => {
    const { legalHold } = await lockTerms(context, transaction);
    const order = await lockOrder(context, transaction, orderId);
    const kept = legalHold ? ORGANIZATION_HELD : reasonToKeep(order);
    if (kept !== null || !order) return { kept, rows: [] };
    const rows = await clearOrder(context, transaction, order);
    await writeAuditEntry(context, transaction, entryOfStep(context, 'order.redact', { orderId }));
    return { kept, rows };
  });
  await deleteRelease(withoutNote(context), { orderId });
  return erased;
}

function reasonToKeep(order: Awaited<ReturnType<typeof lockOrder>>): string | null {
  if (!order || order.redactedAt) return 'Its personal data is gone already';
  if (order.heldSince) return `The order is under a legal hold since ${order.heldSince.toISOString()}`;
  return order.endedAt === null ? 'The order is in progress: cancel it first' : null;
}

/** An order that is kept in any case is not cancelled either. */
async function cancelUnheld(context: Context, orderId: string): Promise<void> {
  const isHeld = await inTransaction(withoutNote(context), async (transaction) => {
    const { legalHold } = await lockTerms(context, transaction);
    const order = await lockOrder(context, transaction, orderId);
    return legalHold || order === null || order.heldSince !== null || order.endedAt !== null;
  });
  if (isHeld) return;
  const audit = createAuditNote(entryOfStep(context, 'order.cancel', { orderId }));
  await cancelOrder({ ...context, audit }, { orderId });
}

/** Messages of no search are deleted, as retention deletes them. */
async function eraseMessages(context: Context, { messages }: FoundSubject): Promise<Erasure['messages']> {
  const ids = messages.map(({ messageId }) => messageId);
  if (ids.length === 0) return [];
  return inTransaction(withoutNote(context), async (transaction) => {
    const { legalHold } = await lockTerms(context, transaction);
    const organizationId = context.organization.id;
    if (!legalHold) {
      await transaction.manager.delete(InboundEntity, { organizationId, id: In(ids), searchId: IsNull() });
      await writeAuditEntry(
        context,
        transaction,
        entryOfStep(context, 'inbound.delete', { inboundIds: ids }),
      );
    }
    return messages.map((message) => ({ ...message, kept: legalHold ? ORGANIZATION_HELD : null }));
  });
}

import type { ActivityActor } from '@credence/contract';
import type { Scope } from '../database/scope.ts';
import type { Transaction } from '../database/transaction.ts';
import type { AuditResources } from './audit-entry.ts';
import { type AuditNote, entryOfStep, noteAction, noteResources } from './audit-note.ts';
import { writeAuditEntry } from './write-audit-entry.ts';

/**
 * Leaves an entry about a change that is always to be in the trail: the one of the caller where there is one,
 * and else one of its own.
 */
export async function recordChange(
  context: Scope & { actor: ActivityActor; audit?: AuditNote },
  transaction: Transaction,
  action: string,
  resources: AuditResources = {},
): Promise<void> {
  noteAction(context, action);
  noteResources(context, resources);
  if (context.audit) return;
  await writeAuditEntry(context, transaction, entryOfStep(context, action, resources));
}

import type { ActivityActor } from '@credence/contract';
import type { RequestEntry } from '../database/scope.ts';
import type { AuditEntry, AuditResources } from './audit-entry.ts';
import { auditStatement } from './write-audit-entry.ts';

/** The entry of a running request, which its first transaction writes: one request leaves one entry. */
export interface AuditNote extends AuditEntry, RequestEntry {}

/** The entry of one step of several that a command or a job takes: in its name, and of no request. */
export const entryOfStep = (
  { actor, audit }: { actor: ActivityActor; audit?: AuditNote | undefined },
  action: string,
  resources: AuditResources,
): AuditEntry => ({ action, actor, subject: audit?.subject ?? null, requestId: null, resources });

/** The note of a request that begins. */
export function createAuditNote(
  entry: Omit<AuditEntry, 'resources'> & { resources?: AuditResources },
): AuditNote {
  return {
    resources: {},
    ...entry,
    recorded: false,
    statement(scope) {
      return auditStatement(scope, this);
    },
  };
}

/** The entries of several requests whose changes are one transaction. */
export const sharedEntry = (notes: readonly AuditNote[]): RequestEntry => ({
  get recorded() {
    return notes.every(({ recorded }) => recorded);
  },
  set recorded(recorded) {
    for (const note of notes) note.recorded = recorded;
  },
  statement: (scope) => auditStatement(scope, ...notes.filter(({ recorded }) => !recorded)),
});

/** Says more exactly what the running request did than its endpoint does. */
export function noteAction({ audit }: { audit?: AuditNote | undefined }, action: string): void {
  if (audit) audit.action = action;
}

/** Adds ids to what the trail will say about the running request, when it is one that leaves an entry. */
export function noteResources({ audit }: { audit?: AuditNote | undefined }, resources: AuditResources): void {
  if (audit) Object.assign(audit.resources, resources);
}

import type { ActivityActor } from '@credence/contract';

/** Ids of what was read or changed, by what they are. Never anything else about it. */
export type AuditResources = Partial<
  Record<
    | 'orderId'
    | 'orderIds'
    | 'searchId'
    | 'searchIds'
    | 'contactId'
    | 'outboundId'
    | 'outboundIds'
    | 'inboundId'
    | 'inboundIds'
    | 'eventId'
    | 'eventIds'
    | 'fileId'
    | 'webhookTargetId',
    string | readonly string[]
  >
>;

/** What the audit trail will say about the request that a context acts for. */
export interface AuditNote {
  /** As `order.create`: what was done, in the terms of the endpoint. */
  action: string;
  actor: ActivityActor;
  /** Subject of the caller's token; null where it names none. */
  subject: string | null;
  requestId: string | null;
  resources: AuditResources;
  /** True once the entry is committed; one request leaves one entry. */
  recorded: boolean;
}

/** Says more exactly what the running request did than its endpoint does. */
export function noteAction({ audit }: { audit?: AuditNote | undefined }, action: string): void {
  if (audit) audit.action = action;
}

/** Adds ids to what the trail will say about the running request, when it is one that leaves an entry. */
export function noteResources({ audit }: { audit?: AuditNote | undefined }, resources: AuditResources): void {
  if (audit) Object.assign(audit.resources, resources);
}

import type { ActivityActor } from '@credence/contract';

/**
 * Ids of what was read or changed, by what they are; of a refused request the status, and how many before it were refused
 * without an entry; of a refused sign-in the reason. Never anything else about it.
 */
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
    | 'documentId'
    | 'eventId'
    | 'eventIds'
    | 'fileId'
    | 'webhookTargetId'
    | 'assignee'
    | 'tokenId'
    | 'revokedClient'
    | 'sessionId'
    | 'status'
    | 'notWritten'
    | 'reason',
    string | readonly string[]
  >
>;

/** What the audit trail says about a request or a change. */
export interface AuditEntry {
  /** As `order.create`: what was done, in the terms of the endpoint. */
  action: string;
  actor: ActivityActor;
  /** Subject of the caller's token; null where it names none. */
  subject: string | null;
  requestId: string | null;
  /** The program that the caller's token was issued to, and the address that it came from, where they are known. */
  client?: string | null;
  address?: string | null;
  resources: AuditResources;
  /** Where there is to be one entry only: its id, the same each time. */
  id?: string;
}

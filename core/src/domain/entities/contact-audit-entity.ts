import type { ActivityActor } from '@credence/contract';
import { EntitySchema } from 'typeorm';
import {
  bytes,
  instant,
  nullable,
  type TenantKey,
  tenantKey,
  text,
  uuid,
} from '../../platform/database/columns.ts';

/** What can be done to a contact. */
export type ContactAction = 'ADDED' | 'UPDATED' | 'MARKED_ACCURATE' | 'MARKED_INACCURATE' | 'REMOVED';

/** One change of a contact. The service can add such rows, and neither change nor delete them. */
export interface ContactAuditRow extends TenantKey {
  searchId: string;
  contactId: string;
  action: ContactAction;
  actor: ActivityActor;
  /** Subject of the caller's token; null where it names none. */
  subject: string | null;
  /** Sealed words of the client; null where it gave none. */
  reason: Buffer | null;
  createdAt: Date;
}

export const ContactAuditEntity = new EntitySchema<ContactAuditRow>({
  name: 'contact_audit',
  tableName: 'contact_audits',
  columns: {
    ...tenantKey,
    searchId: uuid,
    contactId: uuid,
    action: text,
    actor: text,
    subject: nullable(text),
    reason: nullable(bytes),
    createdAt: instant,
  },
});

/** Where the reason of a change is sealed. */
export const reasonCell = (id: string) => ({ table: 'contact_audits', column: 'reason', id });

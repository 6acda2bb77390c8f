import type { ConsoleRole } from '@credence/contract';
import { EntitySchema } from 'typeorm';
import { bytes, instant, type TenantKey, tenantKey, text } from '../../../platform/database/columns.ts';

/** A person who has signed in to the console of an organization. */
export interface ConsolePersonRow extends TenantKey {
  /** As the issuer calls them; assignments and the audit trail name people by it. */
  subject: string;
  /** Sealed: see `profile.ts`. */
  profile: Buffer;
  /** When they signed in last. */
  role: ConsoleRole;
  lastSeenAt: Date;
}

export const ConsolePersonEntity = new EntitySchema<ConsolePersonRow>({
  name: 'console_person',
  tableName: 'console_people',
  columns: {
    ...tenantKey,
    subject: text,
    profile: bytes,
    role: text,
    lastSeenAt: instant,
  },
});

import type { ConsoleRole } from '@credence/contract';
import { EntitySchema } from 'typeorm';
import {
  bytes,
  flag,
  instant,
  nullable,
  type TenantKey,
  tenantKey,
  text,
  uuid,
} from '../../../platform/database/columns.ts';

/** The time from a sign-in to the console until its end. */
export interface ConsoleSessionRow extends TenantKey {
  personId: string;
  /** Of what the browser keeps. */
  tokenHash: Buffer;
  /** Sealed: see `id-token.ts`. */
  idToken: Buffer | null;
  role: ConsoleRole;
  /** Whether they are of the operator, and may go from one organization to another. */
  isStaff: boolean;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
}

export const ConsoleSessionEntity = new EntitySchema<ConsoleSessionRow>({
  name: 'console_session',
  tableName: 'console_sessions',
  columns: {
    ...tenantKey,
    personId: uuid,
    tokenHash: bytes,
    idToken: nullable(bytes),
    role: text,
    isStaff: flag,
    createdAt: instant,
    lastSeenAt: instant,
    expiresAt: instant,
  },
});

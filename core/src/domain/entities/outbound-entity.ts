import type { Channel, OutboundStatus } from '@credence/contract';
import { EntitySchema } from 'typeorm';
import {
  bytes,
  flag,
  instant,
  integer,
  integers,
  nullable,
  type TenantKey,
  tenantKey,
  text,
  uuid,
} from '../../platform/database/columns.ts';

/** One attempt to reach one contact. */
export interface OutboundRow extends TenantKey {
  searchId: string;
  contactId: string;
  /** Indexes of the records it asks about; null for all of them, in a row of an older release. */
  records: number[] | null;
  channel: Channel;
  /** Sealed address or number. */
  destination: Buffer;
  /** A fingerprint of the destination, equal for attempts of all searches at it; null in a row of an older release. */
  destinationKey: string | null;
  /** Whether too many searches ask the same destination, so that its time is not what the plan says. */
  waitsForTurn: boolean;
  attemptNumber: number;
  status: OutboundStatus;
  scheduledAt: Date;
  /** The job that is sending it; the same job may claim it again after a crash, unless it was stopped meanwhile. */
  claimedBy: string | null;
  sweptAt: Date | null;
  /** Who told the contact that they would be called then, by subject: no worker makes the call. Null for all others. */
  promisedBy: string | null;
  /** Since when people see that it is time for a promised call; null until then. */
  onDeskSince: Date | null;
  /** What becomes of an attempt that is being sent, should it not go out. */
  halted: Extract<OutboundStatus, 'PAUSED' | 'CANCELLED'> | null;
  /** Since when the contact it asks is not to answer any more; null while they may, and of every attempt that waits. */
  dismissedAt: Date | null;
  /** Times that sending failed for a passing reason. */
  sendFailures: number;
  sentAt: Date | null;
  completedAt: Date | null;
  outcome: string | null;
  error: string | null;
  /** Sealed random bytes from which the page link and the reply address are made. */
  linkSecret: Buffer;
  linkHash: Buffer;
  replyHash: Buffer;
  linkExpiresAt: Date;
  createdAt: Date;
  updatedAt: Date;
}

export const OutboundEntity = new EntitySchema<OutboundRow>({
  name: 'outbound',
  tableName: 'outbounds',
  columns: {
    ...tenantKey,
    searchId: uuid,
    contactId: uuid,
    records: nullable(integers),
    channel: text,
    destination: bytes,
    destinationKey: nullable(text),
    waitsForTurn: flag,
    attemptNumber: integer,
    status: text,
    scheduledAt: instant,
    claimedBy: nullable(uuid),
    sweptAt: nullable(instant),
    promisedBy: nullable(text),
    onDeskSince: nullable(instant),
    halted: nullable(text),
    dismissedAt: nullable(instant),
    sendFailures: integer,
    sentAt: nullable(instant),
    completedAt: nullable(instant),
    outcome: nullable(text),
    error: nullable(text),
    linkSecret: bytes,
    linkHash: bytes,
    replyHash: bytes,
    linkExpiresAt: instant,
    createdAt: instant,
    updatedAt: instant,
  },
});

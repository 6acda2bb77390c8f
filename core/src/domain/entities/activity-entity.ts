import type { ActivityActor, Channel } from '@credence/contract';
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

export interface ActivityRow extends TenantKey {
  searchId: string;
  activityType: string;
  channel: Channel | null;
  /** Sealed destination. */
  channelValue: Buffer | null;
  description: string;
  contactId: string | null;
  outboundId: string | null;
  actor: ActivityActor;
  createdAt: Date;
}

export const ActivityEntity = new EntitySchema<ActivityRow>({
  name: 'activity',
  tableName: 'activities',
  columns: {
    ...tenantKey,
    searchId: uuid,
    activityType: text,
    channel: nullable(text),
    channelValue: nullable(bytes),
    description: text,
    contactId: nullable(uuid),
    outboundId: nullable(uuid),
    actor: text,
    createdAt: instant,
  },
});

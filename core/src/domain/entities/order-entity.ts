import type { BusinessContext, OrderStatus } from '@credence/contract';
import { EntitySchema } from 'typeorm';
import {
  bytes,
  instant,
  integer,
  json,
  nullable,
  real,
  type TenantKey,
  tenantKey,
  text,
  uuid,
} from '../../platform/database/columns.ts';

export interface OrderRow extends TenantKey {
  applicantId: string;
  orderStatus: OrderStatus;
  /** Sealed `BusinessContext`; null where it is in clear. */
  business: Buffer | null;
  /** In clear where the organization does not seal names yet. */
  businessContext: BusinessContext | null;
  proposedPosition: string | null;
  proposedSalary: number | null;
  /** Sealed `WebhookConfig` of the order. */
  webhookConfig: Buffer | null;
  /** When the order left IN_PROGRESS; retention counts from here. */
  endedAt: Date | null;
  cancelledAt: Date | null;
  /** Searches that the cancellation closed, so that repeating it answers the same. */
  cancelledSearches: number | null;
  /** When the personal data of the order was cleared. */
  redactedAt: Date | null;
  /** Since when its personal data is not to be cleared, whatever the organization's term; null where it may be. */
  heldSince: Date | null;
  /** `gs://` address of the signed release, or of the copy that was fetched, until the file is deleted. */
  releaseFile: string | null;
  /** Why it cannot be read where the client keeps it, in words; null where it can, or is not known yet. */
  releaseProblem: string | null;
  /** How often it was not answered there. */
  releaseTries: number;
  createdAt: Date;
  updatedAt: Date;
}

export const OrderEntity = new EntitySchema<OrderRow>({
  name: 'order',
  tableName: 'orders',
  columns: {
    ...tenantKey,
    applicantId: uuid,
    orderStatus: text,
    business: nullable(bytes),
    businessContext: nullable(json),
    proposedPosition: nullable(text),
    proposedSalary: nullable(real),
    webhookConfig: nullable(bytes),
    endedAt: nullable(instant),
    cancelledAt: nullable(instant),
    cancelledSearches: nullable(integer),
    redactedAt: nullable(instant),
    heldSince: nullable(instant),
    releaseFile: nullable(text),
    releaseProblem: nullable(text),
    releaseTries: integer,
    createdAt: instant,
    updatedAt: instant,
  },
});

/** Where an order's own webhook configuration is sealed. */
export const orderWebhookCell = (id: string) => ({ table: 'orders', column: 'webhook_config', id });

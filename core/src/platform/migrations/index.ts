import type { DataSource } from 'typeorm';
import { createOwnerDataSource } from '../database/data-source.ts';
import { FirstTables1700000000001 } from './0001-first-tables.ts';
import { ContactAudits1700000000002 } from './0002-contact-audits.ts';
import { IdempotencyKeys1700000000003 } from './0003-idempotency-keys.ts';
import { OrderList1700000000004 } from './0004-order-list.ts';
import { InboundAndCloseouts1700000000005 } from './0005-inbound-and-closeouts.ts';
import { AuditTrail1700000000006 } from './0006-audit-trail.ts';
import { CloseoutEventList1700000000007 } from './0007-closeout-event-list.ts';
import { Retention1700000000008 } from './0008-retention.ts';
import { RequestCounts1700000000009 } from './0009-request-counts.ts';
import { Directory1700000000010 } from './0010-directory.ts';
import { InboundDocuments1700000000011 } from './0011-inbound-documents.ts';
import { EscalationAndEstimates1700000000012 } from './0012-escalation-and-estimates.ts';
import { WebhookReceivers1700000000013 } from './0013-webhook-receivers.ts';
import { WebhookTargets1700000000014 } from './0014-webhook-targets.ts';
import { WorkWithoutJobs1700000000015 } from './0015-work-without-jobs.ts';
import { SettleEventsTogether1700000000016 } from './0016-settle-events-together.ts';
import { QueueLimit1700000000017 } from './0017-queue-limit.ts';
import { PlansForFewRows1700000000018 } from './0018-plans-for-few-rows.ts';
import { ForgetReceivers1700000000019 } from './0019-forget-receivers.ts';
import { Outreach1700000000020 } from './0020-outreach.ts';
import { HaltedAttempts1700000000021 } from './0021-halted-attempts.ts';
import { ParkedSince1700000000022 } from './0022-parked-since.ts';
import { DismissedAttempts1700000000023 } from './0023-dismissed-attempts.ts';
import { ClosedDays1700000000024 } from './0024-closed-days.ts';
import { ReferenceData1700000000025 } from './0025-reference-data.ts';

/** Every migration, in order. */
export const migrations = [
  FirstTables1700000000001,
  ContactAudits1700000000002,
  IdempotencyKeys1700000000003,
  OrderList1700000000004,
  InboundAndCloseouts1700000000005,
  AuditTrail1700000000006,
  CloseoutEventList1700000000007,
  Retention1700000000008,
  RequestCounts1700000000009,
  Directory1700000000010,
  InboundDocuments1700000000011,
  EscalationAndEstimates1700000000012,
  WebhookReceivers1700000000013,
  WebhookTargets1700000000014,
  WorkWithoutJobs1700000000015,
  SettleEventsTogether1700000000016,
  QueueLimit1700000000017,
  PlansForFewRows1700000000018,
  ForgetReceivers1700000000019,
  Outreach1700000000020,
  HaltedAttempts1700000000021,
  ParkedSince1700000000022,
  DismissedAttempts1700000000023,
  ClosedDays1700000000024,
  ReferenceData1700000000025,
];

/** A data source that can apply and undo them, as the login that owns the tables. */
export const migrationDataSource = (databaseUrl: string): DataSource =>
  createOwnerDataSource(databaseUrl, { migrations });

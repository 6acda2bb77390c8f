import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ACCESS } from './baseline/access.ts';
import { ANSWER_TABLES } from './baseline/answer-tables.ts';
import { CONTACT_TABLES } from './baseline/contact-tables.ts';
import { ORDER_TABLES } from './baseline/order-tables.ts';
import { REQUEST_TABLES } from './baseline/request-tables.ts';
import { ROLES } from './baseline/roles.ts';
import { SETTLE_EVENTS } from './baseline/settle-events.ts';
import { WEBHOOK_TABLES } from './baseline/webhook-tables.ts';

/** The schema of 0.1.0. */
export class Baseline1700000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const tables = [ORDER_TABLES, CONTACT_TABLES, ANSWER_TABLES, WEBHOOK_TABLES, REQUEST_TABLES];
    for (const part of [ROLES, ...tables, SETTLE_EVENTS, ACCESS]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    // The roles stay: they belong to the cluster and may serve other databases.
    await runner.query(`
      drop table request_counts, idempotency_keys, audit_seals, audit_unsealed, audit_entries;
      drop table disabled_webhook_targets, webhook_receivers, webhook_attempts, webhook_deliveries, webhook_events;
      drop table verification_results, inbound_documents, inbound_messages;
      drop table activities, outbounds, contact_audits, contacts, directory_contacts;
      drop table searches, orders, applicants, organizations;
      drop function settle_webhook_deliveries(), settle_webhook_events(uuid, uuid[]), few(uuid[]);
      drop function current_organization();
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Retention1700000000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMNS);
    await runner.query(INDEXES);
    await runner.query(ACCESS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop policy due_work on orders;
      drop policy due_work on organizations;
      drop policy due_work on inbound_messages;
      revoke select (organization_id, id, ended_at, redacted_at, release_file) on orders from credence_scheduler;
      revoke select (id, retention_days, legal_hold) on organizations from credence_scheduler;
      revoke select (organization_id, search_id, received_at) on inbound_messages from credence_scheduler;
      drop policy only_redacted on contact_audits;
      revoke update (reason) on contact_audits from credence_service;

      drop index orders_to_redact, orders_to_clean, orders_by_release, inbound_messages_unmatched;
      alter table orders drop column redacted_at, drop column release_file;
      alter table organizations drop constraint organizations_retention_days;
      alter table webhook_events no force row level security;
      update webhook_events set payload = '' where payload is null;
      alter table webhook_events alter column payload set not null;
      alter table webhook_events force row level security;
    `);
  }
}

/** A term of less than a day would end before the last webhooks of an order are delivered. */
const COLUMNS = `
  alter table organizations
    add constraint organizations_retention_days check (retention_days between 1 and 36500);
  alter table orders add column redacted_at timestamptz, add column release_file text;
  alter table webhook_events alter column payload drop not null;
`;

/** The first is what each look for due orders reads; the second holds the few whose file is still to be deleted. */
const INDEXES = `
  create index orders_to_redact on orders (organization_id, ended_at)
    where redacted_at is null and ended_at is not null;
  create index orders_to_clean on orders (redacted_at) where redacted_at is not null and release_file is not null;
  create index orders_by_release on orders (organization_id, release_file) where release_file is not null;
  create index inbound_messages_unmatched on inbound_messages (organization_id, received_at)
    where search_id is null;
`;

/** The history of a contact can lose the words of the client, and still nothing else about it can be changed. */
const ACCESS = `
  create policy due_work on orders for select to credence_scheduler using (true);
  create policy due_work on organizations for select to credence_scheduler using (true);
  create policy due_work on inbound_messages for select to credence_scheduler using (true);
  grant select (organization_id, id, ended_at, redacted_at, release_file) on orders to credence_scheduler;
  grant select (id, retention_days, legal_hold) on organizations to credence_scheduler;
  grant select (organization_id, search_id, received_at) on inbound_messages to credence_scheduler;

  grant update (reason) on contact_audits to credence_service;
  create policy only_redacted on contact_audits as restrictive for update using (true) with check (reason is null);
`;

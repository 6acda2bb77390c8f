import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A receiver is a URL of an organization, and has one job: deliveries say what is due, and nothing about jobs. */
export class Receivers1700000000024 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index webhook_deliveries_parked_for, webhook_deliveries_parked_since, webhook_deliveries_waiting_for,
        webhook_deliveries_queued_for, webhook_deliveries_without_job, webhook_deliveries_next_attempt_at_idx;
      alter table webhook_deliveries drop column parked_at, drop column parked_since, drop column swept_at;
      create index webhook_deliveries_due on webhook_deliveries (organization_id, receiver, next_attempt_at)
        where status = 'PENDING';
      drop table webhook_receivers;
      create table webhook_receivers (
        organization_id uuid not null references organizations (id),
        id uuid not null,
        receiver text not null,
        url bytea not null,
        since timestamptz not null,
        failures integer not null,
        trips integer not null,
        open_until timestamptz,
        last_status integer,
        last_error_class text,
        updated_at timestamptz not null,
        primary key (organization_id, id),
        unique (organization_id, receiver)
      );
      alter table webhook_receivers enable row level security, force row level security;
      create policy own_organization on webhook_receivers
        using (organization_id = (select current_organization()))
        with check (organization_id = (select current_organization()));
      create policy due_work on webhook_receivers for select to credence_scheduler using (true);
      create index webhook_receivers_updated_at on webhook_receivers (updated_at);
      grant select, insert, update, delete on webhook_receivers to credence_service;
      grant select (organization_id, receiver, open_until, updated_at) on webhook_receivers to credence_scheduler;
    `);
  }

  async down(): Promise<void> {
    throw new Error('There was no release before this');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Receivers that fail, and the deliveries that wait for them without a job. A delivery from before this knows no
 * receiver, and never waits.
 */
export class WebhookReceivers1700000000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table webhook_receivers (
        organization_id uuid not null references organizations (id),
        id uuid not null,
        receiver text not null,
        failures integer not null,
        trips integer not null,
        open_until timestamptz,
        probe_until timestamptz,
        updated_at timestamptz not null,
        primary key (organization_id, id),
        unique (organization_id, receiver)
      );
      alter table webhook_receivers enable row level security, force row level security;
      create policy own_organization on webhook_receivers
        using (organization_id = (select current_organization()))
        with check (organization_id = (select current_organization()));
      create policy due_work on webhook_receivers for select to credence_scheduler using (true);
      grant select, insert, update, delete on webhook_receivers to credence_service;
      grant select (organization_id, receiver, open_until, probe_until) on webhook_receivers to credence_scheduler;

      alter table webhook_deliveries add column receiver text, add column parked_at timestamptz;
      alter table webhook_deliveries add constraint webhook_deliveries_parked
        check (parked_at is null or (status = 'PENDING' and next_attempt_at is null and receiver is not null));
      create index webhook_deliveries_parked_for on webhook_deliveries (organization_id, receiver, parked_at, id)
        where parked_at is not null;
      create index webhook_deliveries_parked_at on webhook_deliveries (parked_at) where parked_at is not null;
      grant select (receiver, parked_at) on webhook_deliveries to credence_scheduler;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table webhook_deliveries no force row level security;
      update webhook_deliveries set next_attempt_at = parked_at where parked_at is not null;
      alter table webhook_deliveries force row level security;
      alter table webhook_deliveries
        drop constraint webhook_deliveries_parked,
        drop column receiver,
        drop column parked_at;
      drop table webhook_receivers;
    `);
  }
}

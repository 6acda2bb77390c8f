import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WebhookTargets1700000000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(DISABLED_TARGETS);
    await runner.query(DELIVERIES);
    await runner.query(ATTEMPTS);
    await runner.query(RECEIVERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table webhook_receivers
        drop column origin, drop column since, drop column last_status, drop column last_error_class;
      alter table webhook_attempts
        drop column trigger, drop column dns_ms, drop column connect_ms, drop column first_byte_ms,
        drop column next_attempt_at;
      drop index webhook_deliveries_waiting_for;
      alter table webhook_deliveries drop column target_key, drop column trigger, drop column held_by;
      drop table disabled_webhook_targets;
    `);
  }
}

/** Targets that answered that they are gone: one URL of one organization each, named by a keyed hash. */
const DISABLED_TARGETS = `
  create table disabled_webhook_targets (
    organization_id uuid not null references organizations (id),
    id uuid not null,
    target_key text not null,
    url bytea not null,
    disabled_at timestamptz not null,
    primary key (organization_id, id),
    unique (organization_id, target_key)
  );
  alter table disabled_webhook_targets enable row level security, force row level security;
  create policy own_organization on disabled_webhook_targets
    using (organization_id = (select current_organization()))
    with check (organization_id = (select current_organization()));
  create policy due_work on disabled_webhook_targets for select to credence_scheduler using (true);
  grant select, insert, update, delete on disabled_webhook_targets to credence_service;
  grant select (organization_id) on disabled_webhook_targets to credence_scheduler;
`;

/**
 * Which target a delivery goes to, why its next attempt is made, and what kept it from being sent when it failed. A delivery from
 * before this knows no target, and is sent. The index holds only what waits, so healthy deliveries never touch it.
 */
const DELIVERIES = `
  alter table webhook_deliveries
    add column target_key text,
    add column trigger text not null default 'FIRST'
      check (trigger in ('FIRST', 'RETRY', 'FALLBACK', 'REDELIVERY', 'TEST')),
    add column held_by text check (held_by in ('TARGET_DISABLED', 'RECEIVER_FAILING'));
  alter table webhook_deliveries alter column trigger drop default;
  alter table webhook_deliveries no force row level security;
  update webhook_deliveries set trigger = 'RETRY' where status = 'PENDING' and attempts > attempts_before;
  alter table webhook_deliveries force row level security;
  create index webhook_deliveries_waiting_for on webhook_deliveries (organization_id, target_key)
    where status = 'PENDING' and (attempts > 0 or parked_at is not null);
`;

const ATTEMPTS = `
  alter table webhook_attempts
    add column trigger text not null default 'FIRST'
      check (trigger in ('FIRST', 'RETRY', 'FALLBACK', 'REDELIVERY', 'TEST', 'PROBE')),
    add column dns_ms integer,
    add column connect_ms integer,
    add column first_byte_ms integer,
    add column next_attempt_at timestamptz;
  alter table webhook_attempts alter column trigger drop default;
  alter table webhook_attempts no force row level security;
  update webhook_attempts set trigger = 'RETRY' where attempt_number > 1;
  alter table webhook_attempts force row level security;
`;

/** For the eyes of operators: where a receiver is, since when it fails, and with what. */
const RECEIVERS = `
  alter table webhook_receivers
    add column origin bytea,
    add column since timestamptz,
    add column last_status integer,
    add column last_error_class text;
  alter table webhook_receivers no force row level security;
  update webhook_receivers set since = updated_at;
  alter table webhook_receivers force row level security;
  alter table webhook_receivers alter column since set not null;
`;

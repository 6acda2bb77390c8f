import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IdempotencyKeys1700000000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table idempotency_keys (
        organization_id uuid not null references organizations (id),
        id uuid not null,
        answer bytea not null,
        created_at timestamptz not null,
        primary key (organization_id, id)
      );
      create index on idempotency_keys (created_at);

      alter table idempotency_keys enable row level security, force row level security;
      create policy own_organization on idempotency_keys
        using (organization_id = (select current_organization()))
        with check (organization_id = (select current_organization()));
      grant select, insert, update, delete on idempotency_keys to credence_service;

      create policy due_work on idempotency_keys for select to credence_scheduler using (true);
      grant select (organization_id, created_at) on idempotency_keys to credence_scheduler;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table idempotency_keys');
  }
}

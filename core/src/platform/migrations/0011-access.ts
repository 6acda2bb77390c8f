import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who may do what, and what is recorded of it: the networks that an organization's callers are in, tokens that were revoked
 * before their time, from where and by which client something was read or refused, and orders that are not to be cleared.
 */
export class Access1700000000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table organizations add column allowed_networks jsonb;
      alter table audit_entries add column client text, add column address text;

      create table token_revocations (
        organization_id uuid not null references organizations (id),
        id uuid not null,
        token_id text,
        client text,
        issued_before timestamptz,
        revoked_at timestamptz not null,
        expires_at timestamptz not null,
        primary key (organization_id, id),
        check ((token_id is null) <> (client is null)),
        check ((client is null) = (issued_before is null))
      );
      create index token_revocations_by_expiry on token_revocations (expires_at);
      alter table token_revocations enable row level security, force row level security;
      create policy own_organization on token_revocations
        using (organization_id = (select current_organization()))
        with check (organization_id = (select current_organization()));
      grant select, insert, delete on token_revocations to credence_service;
      create policy due_work on token_revocations for select to credence_scheduler using (true);
      grant select (organization_id, expires_at) on token_revocations to credence_scheduler;

      alter table orders add column held_since timestamptz;
      grant select (held_since) on orders to credence_scheduler;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table orders drop column held_since;
      drop table token_revocations;
      alter table audit_entries drop column client, drop column address;
      alter table organizations drop column allowed_networks;
    `);
  }
}

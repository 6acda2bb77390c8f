import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * For requests that can be believed and answered: how those of an organization look, and where an attempt is found by the
 * reference that a contact types. Who looks one up does not know the organization: they see the row of that reference,
 * and no other.
 */
export class Letters1700000000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table organizations add column branding jsonb, add column logo bytea;

      create table attempt_references (
        organization_id uuid not null,
        id uuid not null,
        reference_hash bytea not null,
        primary key (organization_id, id),
        foreign key (organization_id, id) references outbounds (organization_id, id) on delete cascade
      );
      create index attempt_references_by_hash on attempt_references (reference_hash);
      alter table attempt_references enable row level security, force row level security;
      create policy own_organization on attempt_references
        using (organization_id = (select current_organization()))
        with check (organization_id = (select current_organization()));
      create policy by_reference on attempt_references for select
        using (reference_hash = (select decode(nullif(current_setting('credence.reference', true), ''), 'hex')));
      grant select, insert, delete on attempt_references to credence_service;

      create table reference_tries (
        key text primary key,
        points integer not null,
        expire bigint
      );
      grant select, insert, update, delete on reference_tries to credence_service;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table reference_tries, attempt_references;
      alter table organizations drop column branding, drop column logo;
    `);
  }
}

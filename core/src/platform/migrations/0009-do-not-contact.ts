import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For destinations at which an organization asks no contact any more, because one there said so. */
export class DoNotContact1700000000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table do_not_contact (
        organization_id uuid not null,
        id uuid not null,
        fingerprint text not null,
        destination bytea not null,
        search_id uuid not null,
        inbound_id uuid not null,
        since timestamptz not null,
        lifted_at timestamptz,
        primary key (organization_id, id)
      );
      create unique index do_not_contact_once on do_not_contact (organization_id, fingerprint) where lifted_at is null;
      alter table do_not_contact enable row level security, force row level security;
      create policy own_organization on do_not_contact
        using (organization_id = (select current_organization()))
        with check (organization_id = (select current_organization()));
      grant select, insert, update, delete on do_not_contact to credence_service;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table do_not_contact');
  }
}

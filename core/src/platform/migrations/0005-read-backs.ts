import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * For sending back what was read in a mail: what became of it stands with the message, so that there is one for each. And
 * for destinations at which an organization asks nobody any more.
 */
export class ReadBacks1700000000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table inbound_messages
        add column read_back text check (read_back in ('SCHEDULED', 'SENT', 'FAILED', 'CANCELLED')),
        add column read_back_at timestamptz;

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
    await runner.query(`
      drop table do_not_contact;
      alter table inbound_messages drop column read_back, drop column read_back_at;
    `);
  }
}

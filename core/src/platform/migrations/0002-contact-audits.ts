import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ContactAudits1700000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table contact_audits (
        organization_id uuid not null,
        id uuid not null,
        search_id uuid not null,
        contact_id uuid not null,
        action text not null check (action in
          ('ADDED', 'UPDATED', 'MARKED_ACCURATE', 'MARKED_INACCURATE', 'REMOVED')),
        actor text not null check (actor in ('SYSTEM', 'API', 'CONTACT')),
        subject text,
        reason bytea,
        created_at timestamptz not null,
        primary key (organization_id, id),
        foreign key (organization_id, search_id) references searches (organization_id, id),
        foreign key (organization_id, contact_id) references contacts (organization_id, id)
      );
      create index on contact_audits (organization_id, search_id, id);

      alter table contact_audits enable row level security, force row level security;
      create policy own_organization on contact_audits
        using (organization_id = (select current_organization()))
        with check (organization_id = (select current_organization()));
      grant select, insert on contact_audits to credence_service;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table contact_audits');
  }
}

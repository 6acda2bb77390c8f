import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Directory1700000000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table directory_contacts (
        organization_id uuid not null references organizations (id),
        id uuid not null,
        entity_hash bytea not null,
        kind text not null check (kind in ('DESTINATION', 'VENDOR')),
        order_id uuid,
        accurate integer not null,
        inaccurate integer not null,
        answered integer not null,
        bounced integer not null,
        details bytea not null,
        first_seen_at timestamptz not null,
        last_seen_at timestamptz not null,
        primary key (organization_id, id),
        foreign key (organization_id, order_id) references orders (organization_id, id)
      );
      create index on directory_contacts (organization_id, entity_hash);
      create index on directory_contacts (organization_id, order_id) where order_id is not null;

      alter table directory_contacts enable row level security, force row level security;
      create policy own_organization on directory_contacts
        using (organization_id = (select current_organization()))
        with check (organization_id = (select current_organization()));
      grant select, insert, update, delete on directory_contacts to credence_service;

      alter table searches add column parent_research bytea;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table searches drop column parent_research; drop table directory_contacts;');
  }
}

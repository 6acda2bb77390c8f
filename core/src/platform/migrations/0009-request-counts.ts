import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How many requests each organization has made in its running window. The library that counts them knows the first
 * three columns, and needs an index of the key alone; the others make it a table like all others here.
 */
export class RequestCounts1700000000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table request_counts (
        key uuid not null,
        points integer not null,
        expire bigint not null,
        organization_id uuid not null default current_organization() references organizations (id),
        id uuid not null default gen_random_uuid(),
        primary key (organization_id, id),
        check (key = organization_id)
      );
      create unique index request_counts_key on request_counts (key);

      alter table request_counts enable row level security, force row level security;
      create policy own_organization on request_counts
        using (organization_id = (select current_organization()))
        with check (organization_id = (select current_organization()));
      grant select, insert, update on request_counts to credence_service;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table request_counts');
  }
}

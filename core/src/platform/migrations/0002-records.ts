import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each record of a search stands by itself, and contacts and attempts name what they are asked about. How many records a
 * search of an older release has stands sealed in its request: its rows are written when it is next locked.
 */
export class Records1700000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table search_records (
        organization_id uuid not null,
        id uuid not null,
        search_id uuid not null,
        record integer not null,
        source integer not null,
        status text not null check (status in
          ('OPEN', 'VERIFIED', 'DISCREPANCY', 'PARTIAL', 'NO_RECORD', 'THIRD_PARTY', 'UNREACHABLE', 'REVIEW')),
        outreach text not null check (outreach in
          ('TO_PLAN', 'ASKING', 'NEEDS_CONTACT', 'PERSON_CALLED', 'THIRD_PARTY', 'OVER')),
        waiting_for text,
        escalate_at timestamptz,
        details bytea,
        updated_at timestamptz not null,
        primary key (organization_id, id),
        unique (organization_id, search_id, record),
        foreign key (organization_id, search_id) references searches (organization_id, id)
      );
      alter table search_records enable row level security, force row level security;
      create policy own_organization on search_records
        using (organization_id = (select current_organization()))
        with check (organization_id = (select current_organization()));
      grant select, insert, update on search_records to credence_service;

      alter table contacts add column record_source integer, add column replied_at timestamptz;
      alter table outbounds add column records integer[];
      alter table verification_results add column grounds bytea;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table verification_results drop column grounds;
      alter table outbounds drop column records;
      alter table contacts drop column replied_at, drop column record_source;
      drop table search_records;
    `);
  }
}

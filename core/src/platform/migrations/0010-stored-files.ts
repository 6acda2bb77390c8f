import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For files that no order names: a row from before their bytes are written until an order names them. */
export class StoredFiles1700000000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table stored_files (
        organization_id uuid not null,
        id uuid not null,
        uri text not null,
        created_at timestamptz not null,
        primary key (organization_id, id)
      );
      create index stored_files_by_age on stored_files (created_at);
      alter table stored_files enable row level security, force row level security;
      create policy own_organization on stored_files
        using (organization_id = (select current_organization()))
        with check (organization_id = (select current_organization()));
      grant select, insert, update, delete on stored_files to credence_service;
      create policy due_work on stored_files for select to credence_scheduler using (true);
      grant select (organization_id, created_at) on stored_files to credence_scheduler;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table stored_files');
  }
}

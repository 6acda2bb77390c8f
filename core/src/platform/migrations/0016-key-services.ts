import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For the quota of uploads, how large each of them is; for key services, the keys that belong to no organization. */
export class KeyServices1700000000016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table stored_files add column bytes integer;
      create table deployment_keys (
        master_version bigint primary key,
        wrapped text not null
      );
      grant select, insert on deployment_keys to credence_service;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table deployment_keys;
      alter table stored_files drop column bytes;
    `);
  }
}

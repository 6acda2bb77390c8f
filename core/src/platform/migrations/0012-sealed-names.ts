import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For the quota of uploads: how large each of them is. */
export class SealedNames1700000000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table stored_files add column bytes integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table stored_files drop column bytes');
  }
}

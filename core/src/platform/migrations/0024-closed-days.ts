import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For the days on which an organization asks nobody. */
export class ClosedDays1700000000024 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table organizations add column closed_days jsonb not null default '[]';");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table organizations drop column closed_days;');
  }
}

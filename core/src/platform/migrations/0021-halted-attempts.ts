import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For attempts that were paused or cancelled while a worker was sending them. */
export class HaltedAttempts1700000000021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table outbounds add column halted text check (halted in ('PAUSED', 'CANCELLED'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outbounds drop column halted;');
  }
}

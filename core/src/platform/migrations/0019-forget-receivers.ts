import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For receivers that nobody has heard of for days, which the sweeper forgets. */
export class ForgetReceivers1700000000019 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index webhook_receivers_updated_at on webhook_receivers (updated_at);
      grant select (updated_at) on webhook_receivers to credence_scheduler;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      revoke select (updated_at) on webhook_receivers from credence_scheduler;
      drop index webhook_receivers_updated_at;
    `);
  }
}

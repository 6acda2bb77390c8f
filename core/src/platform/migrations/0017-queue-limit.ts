import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For each receiver, the deliveries that are due and wait in the queue: how many of them there may be is limited. */
export class QueueLimit1700000000017 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index webhook_deliveries_queued_for on webhook_deliveries (organization_id, receiver, next_attempt_at)
        where status = 'PENDING' and parked_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index webhook_deliveries_queued_for');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Since when a delivery waits that was let go in between to find out whether its receiver is back. Its index takes the
 * place of another, which no release needs.
 */
export class ParkedSince1700000000022 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table webhook_deliveries add column parked_since timestamptz;
      create index webhook_deliveries_parked_since on webhook_deliveries ((coalesce(parked_since, parked_at)))
        where parked_at is not null;
      drop index webhook_deliveries_parked_at;
      grant select (parked_since) on webhook_deliveries to credence_scheduler;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index webhook_deliveries_parked_at on webhook_deliveries (parked_at) where parked_at is not null;
      alter table webhook_deliveries drop column parked_since;
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of which several versions are written. */
const UPDATED = [
  'orders',
  'searches',
  'search_records',
  'outbounds',
  'inbound_messages',
  'webhook_events',
  'webhook_deliveries',
];
/** Rows that are deleted soon after they were written. */
const EMPTIED = ['audit_unsealed', 'idempotency_keys'];

/** How soon autovacuum comes to tables that change much. */
export class TableSettings1700000000024 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of UPDATED)
      await runner.query(`alter table ${table} set (autovacuum_vacuum_scale_factor = 0.05)`);
    for (const table of EMPTIED)
      await runner.query(`alter table ${table} set (autovacuum_vacuum_scale_factor = 0.01)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [...UPDATED, ...EMPTIED])
      await runner.query(`alter table ${table} reset (autovacuum_vacuum_scale_factor)`);
  }
}

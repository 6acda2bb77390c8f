import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages of a search are also found by `inbound_messages_of_search`, which begins with the same columns. */
export class NeedlessIndex1700000000028 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index inbound_messages_organization_id_search_id_idx');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('create index on inbound_messages (organization_id, search_id)');
  }
}

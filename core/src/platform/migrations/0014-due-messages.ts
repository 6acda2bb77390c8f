import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For finding messages whose job was lost: those that nothing has read, and those that are to be sent back. */
export class DueMessages1700000000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index inbound_messages_unread on inbound_messages (received_at)
        where processed_at is null and search_id is not null;
      create index inbound_messages_to_send_back on inbound_messages (read_back_at) where read_back = 'SCHEDULED';
      grant select (id, processed_at, read_back, read_back_at) on inbound_messages to credence_scheduler;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      revoke select (id, processed_at, read_back, read_back_at) on inbound_messages from credence_scheduler;
      drop index inbound_messages_unread, inbound_messages_to_send_back;
    `);
  }
}

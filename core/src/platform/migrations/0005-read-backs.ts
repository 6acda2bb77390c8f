import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For sending back what was read in a mail: what became of it stands with the message, so that there is one for each. */
export class ReadBacks1700000000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table inbound_messages
        add column read_back text check (read_back in ('SCHEDULED', 'SENT', 'FAILED', 'CANCELLED')),
        add column read_back_at timestamptz;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table inbound_messages drop column read_back, drop column read_back_at');
  }
}

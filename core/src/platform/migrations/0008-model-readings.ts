import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For having a model read what the rules leave open: how often an organization allows it in a day, and when it was asked. */
export class ModelReadings1700000000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table organizations add column model_readings_per_day integer;
      alter table inbound_messages add column model_asked_at timestamptz;
      create index inbound_messages_asked_of_model on inbound_messages (organization_id, model_asked_at)
        where model_asked_at is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index inbound_messages_asked_of_model;
      alter table inbound_messages drop column model_asked_at;
      alter table organizations drop column model_readings_per_day;
    `);
  }
}

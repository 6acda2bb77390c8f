import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * For the pace at which one destination is asked, whichever search asks: by what key an attempt's destination is told,
 * whether an attempt waits for its turn there, and how many first requests an organization allows.
 */
export class DestinationTurns1700000000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table organizations add column destination_caps jsonb;
      alter table outbounds
        add column destination_key text,
        add column waits_for_turn boolean not null default false;
      create index outbounds_by_destination on outbounds (organization_id, destination_key, sent_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index outbounds_by_destination;
      alter table outbounds drop column waits_for_turn, drop column destination_key;
      alter table organizations drop column destination_caps;
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Calls that a person has promised a contact: attempts that no worker makes. promised_by: who promised it, as the console's
 * issuer calls them. on_desk_since: when its time had come, and it was put before the people who call.
 */
export class CallBacks1700000000027 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table outbounds add column promised_by text, add column on_desk_since timestamptz;
      create index outbounds_promised on outbounds (organization_id, search_id)
        where status = 'SCHEDULED' and promised_by is not null;
      grant select (on_desk_since) on outbounds to credence_scheduler;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index outbounds_promised;
      alter table outbounds drop column on_desk_since, drop column promised_by;
    `);
  }
}

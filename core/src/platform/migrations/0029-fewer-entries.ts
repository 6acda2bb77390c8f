import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Less is written of what nothing asks for. Of a destination only first requests are counted, and whether any was answered;
 * of attempts that are being sent the time is over. An event that is written with its first deliveries says by itself what
 * they come to: it is settled from the first change on. Indexes are made before others are dropped, so that reading waits
 * only for the end.
 */
export class FewerEntries1700000000029 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index outbounds_first on outbounds (organization_id, destination_key, sent_at)
        where attempt_number = 1 or outcome = 'RESPONDED';
      create index outbounds_due on outbounds (scheduled_at) where status = 'SCHEDULED';
      drop index outbounds_by_destination, outbounds_scheduled_at_idx;

      create function settle_added_deliveries() returns trigger language plpgsql as $$
      begin
        perform settle_webhook_events(organization_id, array_agg(distinct event_id))
          from added where trigger <> 'FIRST' group by organization_id;
        return null;
      end $$;
      drop trigger settle_added on webhook_deliveries;
      create trigger settle_added after insert on webhook_deliveries referencing new table as added
        for each statement execute function settle_added_deliveries();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger settle_added on webhook_deliveries;
      create trigger settle_added after insert on webhook_deliveries referencing new table as added
        for each statement execute function settle_webhook_deliveries();
      drop function settle_added_deliveries();

      create index outbounds_by_destination on outbounds (organization_id, destination_key, sent_at);
      create index on outbounds (scheduled_at) where status in ('SCHEDULED', 'IN_PROGRESS');
      drop index outbounds_first, outbounds_due;
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Rows whose time was more than a minute away when it was set wait without a job. The sweeper finds those by indexes that
 * hold no other rows: however much is due and has its job, it need not pass over it.
 */
export class WorkWithoutJobs1700000000015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index outbounds_without_job on outbounds (scheduled_at)
        where status = 'SCHEDULED' and scheduled_at - updated_at > interval '60 seconds'
          and (swept_at is null or scheduled_at - swept_at > interval '60 seconds');
      create index webhook_deliveries_without_job on webhook_deliveries (next_attempt_at)
        where status = 'PENDING' and next_attempt_at - updated_at > interval '60 seconds'
          and (swept_at is null or next_attempt_at - swept_at > interval '60 seconds');
      create index searches_to_research on searches (updated_at)
        where search_status = 'IN_PROGRESS' and phase = 'RESEARCH';
      grant select (updated_at) on outbounds, webhook_deliveries to credence_scheduler;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      revoke select (updated_at) on outbounds, webhook_deliveries from credence_scheduler;
      drop index outbounds_without_job, webhook_deliveries_without_job, searches_to_research;
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether whoever an attempt asks may still answer stands on the attempt, and is no longer read from what its contact has
 * become since. Of searches that go on, it is told by the rule of before; attempts that are still to go out were kept. Not
 * even the owner sees rows through a forced policy without naming their organization.
 */
export class DismissedAttempts1700000000023 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table outbounds add column dismissed_at timestamptz;

      alter table searches no force row level security;
      alter table contacts no force row level security;
      alter table outbounds no force row level security;
      update outbounds o set dismissed_at = c.updated_at
        from contacts c join searches s on (s.organization_id, s.id) = (c.organization_id, c.search_id)
        where (c.organization_id, c.id) = (o.organization_id, o.contact_id) and s.search_status = 'IN_PROGRESS'
          and (c.status = 'REMOVED' or c.accuracy_status = 'INACCURATE')
          and case o.status
            when 'SCHEDULED' then false
            when 'PAUSED' then false
            when 'IN_PROGRESS' then o.halted is not distinct from 'CANCELLED'
            when 'CANCELLED' then true
            else o.scheduled_at <= c.updated_at
          end;
      alter table outbounds force row level security;
      alter table contacts force row level security;
      alter table searches force row level security;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outbounds drop column dismissed_at;');
  }
}

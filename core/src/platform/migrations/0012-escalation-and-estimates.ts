import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EscalationAndEstimates1700000000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ESCALATION);
    await runner.query(ESTIMATES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index verification_results_pace;
      alter table verification_results drop column search_type, drop column took_seconds;

      alter table webhook_deliveries no force row level security;
      update webhook_deliveries set endpoint_source = null where endpoint_source = 'escalation';
      alter table webhook_deliveries force row level security;
      alter table webhook_deliveries
        drop constraint webhook_deliveries_endpoint_source_check,
        add constraint webhook_deliveries_endpoint_source_check
          check (endpoint_source in ('type-specific', 'fallback'));
      drop index searches_to_escalate;
      revoke select (escalate_at) on searches from credence_scheduler;
      alter table searches drop column escalate_at;
    `);
  }
}

/** When a search whose outreach is over calls a person, and the few that still have to. */
const ESCALATION = `
  alter table searches add column escalate_at timestamptz;
  create index searches_to_escalate on searches (escalate_at)
    where search_status = 'IN_PROGRESS' and escalate_at is not null;
  grant select (escalate_at) on searches to credence_scheduler;

  alter table webhook_deliveries
    drop constraint webhook_deliveries_endpoint_source_check,
    add constraint webhook_deliveries_endpoint_source_check
      check (endpoint_source in ('type-specific', 'fallback', 'escalation'));
`;

/**
 * How long each answered search took, beside its result, and an index that holds all an estimate reads. Not even the
 * owner sees rows through a forced policy without naming their organization.
 */
const ESTIMATES = `
  alter table searches no force row level security;
  alter table verification_results no force row level security;
  alter table verification_results
    add column search_type text check (search_type in ('EMPLOYMENT', 'EDUCATION')),
    add column took_seconds integer check (took_seconds >= 0);
  update verification_results r
    set search_type = s.search_type,
        took_seconds = greatest(0, extract(epoch from r.created_at - s.created_at))::integer
    from searches s where (s.organization_id, s.id) = (r.organization_id, r.search_id);
  alter table verification_results
    alter column search_type set not null,
    alter column took_seconds set not null;
  alter table verification_results force row level security;
  alter table searches force row level security;
  create index verification_results_pace
    on verification_results (organization_id, search_type, created_at desc) include (took_seconds);
`;

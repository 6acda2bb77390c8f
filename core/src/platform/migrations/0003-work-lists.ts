import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What work lists are read by: the SLA of all searches, and of those that go on; the name of the applicant, last name
 * first, and the searches that are about them. Names have a column of their own: under row-level security an index is read
 * only by comparisons that give nothing away, of which `lower` is none. What became of each message, as far as it is known from here on. And why a
 * release cannot be read where the client keeps it, and whether contacts are then asked without it.
 */
export class WorkLists1700000000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index searches_by_sla on searches (organization_id, sla_at, id);
      create index searches_open_by_sla on searches (organization_id, sla_at, id) where search_status = 'IN_PROGRESS';
      create index searches_by_applicant on searches (organization_id, applicant_id);
      alter table applicants
        add column sort_name text generated always as (lower(last_name || ' ' || first_name)) stored;
      create index applicants_by_name on applicants (organization_id, sort_name text_pattern_ops);

      alter table inbound_messages
        add column effect text check (effect in
          ('SETTLED', 'REVIEW', 'THIRD_PARTY', 'NEXT_CONTACT', 'BOUNCED', 'NOTED', 'LATE')),
        add column effect_reason text;
      alter table organizations add column ask_without_release boolean not null default false;
      alter table orders add column release_problem text, add column release_tries integer not null default 0;
      create index inbound_messages_of_search on inbound_messages (organization_id, search_id, received_at, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index inbound_messages_of_search, applicants_by_name, searches_by_applicant, searches_open_by_sla,
        searches_by_sla;
      alter table orders drop column release_problem, drop column release_tries;
      alter table organizations drop column ask_without_release;
      alter table inbound_messages drop column effect, drop column effect_reason;
      alter table applicants drop column sort_name;
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What people who work searches share: who works on which, notes, and saved views of the work list. And what the work list
 * and the figures are read by: open searches by who works on them and what they need a person for, ended ones by their
 * end, attempts by the time they were made, what was learned of where to ask by when that was.
 */
export class Team1700000000018 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table searches add column assignee text;
      create index searches_by_assignee on searches (organization_id, assignee, sla_at, id)
        where search_status = 'IN_PROGRESS';
      create index searches_needing_contact on searches (organization_id, outreach, sla_at, id)
        where search_status = 'IN_PROGRESS' and outreach in ('NEEDS_CONTACT', 'PERSON_CALLED');
      create index searches_ended on searches (organization_id, updated_at) where search_status <> 'IN_PROGRESS';
      create index search_records_in_review on search_records (organization_id, search_id) where status = 'REVIEW';
      create index directory_contacts_by_time on directory_contacts (organization_id, last_seen_at, id);
      create index audit_entries_by_time on audit_entries (organization_id, recorded_at, id);
      create index outbounds_sent on outbounds (organization_id, sent_at) where sent_at is not null;

      create table search_notes (
        organization_id uuid not null,
        id uuid not null,
        search_id uuid not null,
        author text,
        words bytea not null,
        created_at timestamptz not null,
        primary key (organization_id, id),
        foreign key (organization_id, search_id) references searches (organization_id, id)
      );
      create index on search_notes (organization_id, search_id, id);

      create table saved_views (
        organization_id uuid not null references organizations (id),
        id uuid not null,
        owner text not null,
        name text not null,
        filters jsonb not null,
        is_shared boolean not null,
        created_at timestamptz not null,
        primary key (organization_id, id)
      );
      create index on saved_views (organization_id, owner);
    `);
    for (const table of ['search_notes', 'saved_views']) {
      await runner.query(`
        alter table ${table} enable row level security, force row level security;
        create policy own_organization on ${table}
          using (organization_id = (select current_organization()))
          with check (organization_id = (select current_organization()));
        grant select, insert, update, delete on ${table} to credence_service;
      `);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table saved_views;
      drop table search_notes;
      drop index outbounds_sent, audit_entries_by_time, directory_contacts_by_time, search_records_in_review, searches_ended, searches_needing_contact,
        searches_by_assignee;
      alter table searches drop column assignee;
    `);
  }
}

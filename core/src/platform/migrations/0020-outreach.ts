import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What becomes of asking contacts stands in a column of its own, and is no longer read from the words for people. Searches
 * that have ended get theirs without being written. Not even the owner sees rows through a forced policy without naming
 * their organization.
 */
export class Outreach1700000000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table searches no force row level security;
      alter table contacts no force row level security;
      alter table outbounds no force row level security;
      alter table inbound_messages no force row level security;

      alter table searches add column outreach text not null default 'OVER' check (outreach in
        ('TO_PLAN', 'ASKING', 'NEEDS_CONTACT', 'PERSON_CALLED', 'THIRD_PARTY', 'OVER'));
      alter table searches alter column outreach set default 'TO_PLAN';
      update searches s set outreach = case
          when phase = 'RESEARCH' then 'TO_PLAN'
          when waiting_for = 'a third party' or waiting_for like 'third party %' then 'THIRD_PARTY'
          when waiting_for like 'a person, since %' then 'PERSON_CALLED'
          when waiting_for in ('a contact to be added', 'a contact that can be reached') then 'NEEDS_CONTACT'
          when phase = 'OUTREACH' and waiting_for is null and not exists (${ATTEMPTS}) then 'TO_PLAN'
          when phase = 'REVIEW' and exists (${FINAL_MESSAGES})
            and not exists (${ATTEMPTS} and o.status in ('SCHEDULED', 'PAUSED', 'IN_PROGRESS')) then 'OVER'
          when phase = 'REVIEW' and not exists (${ASKABLE_CONTACTS}) then 'NEEDS_CONTACT'
          else 'ASKING'
        end
        where search_status = 'IN_PROGRESS';

      alter table inbound_messages force row level security;
      alter table outbounds force row level security;
      alter table contacts force row level security;
      alter table searches force row level security;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table searches drop column outreach');
  }
}

const ATTEMPTS = `select from outbounds o where (o.organization_id, o.search_id) = (s.organization_id, s.id)`;
const FINAL_MESSAGES = `select from inbound_messages i where (i.organization_id, i.search_id) = (s.organization_id, s.id)
  and i.processed_at is not null and i.classification in ('VERIFICATION', 'NO_RECORD', 'THIRD_PARTY', 'WRONG_ORG')`;
const ASKABLE_CONTACTS = `select from contacts c where (c.organization_id, c.search_id) = (s.organization_id, s.id)
  and c.status = 'ACTIVE' and c.accuracy_status is distinct from 'INACCURATE'`;

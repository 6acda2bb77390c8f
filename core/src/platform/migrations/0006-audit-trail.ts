import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['audit_entries', 'audit_unsealed', 'audit_seals'];

export class AuditTrail1700000000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CREATE);
    for (const table of TABLES) {
      await runner.query(`
        alter table ${table} enable row level security, force row level security;
        create policy own_organization on ${table}
          using (organization_id = (select current_organization()))
          with check (organization_id = (select current_organization()));
      `);
    }
    await runner.query(ACCESS);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [...TABLES].reverse()) await runner.query(`drop table ${table}`);
  }
}

/**
 * audit_entries: what was read or changed, by whom. audit_unsealed: the entries that no seal covers yet, by their id.
 * audit_seals: the chain; each seal covers entries by their digests, and the seal before it by its hash.
 */
const CREATE = `
  create table audit_entries (
    organization_id uuid not null references organizations (id),
    id uuid not null,
    recorded_at timestamptz not null,
    actor text not null check (actor in ('SYSTEM', 'API', 'CONTACT')),
    subject text,
    action text not null,
    resources jsonb not null,
    request_id text,
    primary key (organization_id, id)
  );

  create table audit_unsealed (
    organization_id uuid not null,
    id uuid not null,
    primary key (organization_id, id)
  );

  create table audit_seals (
    organization_id uuid not null references organizations (id),
    id uuid not null,
    number integer not null,
    sealed_at timestamptz not null,
    entries jsonb not null,
    hash bytea not null,
    signature bytea not null,
    primary key (organization_id, id),
    unique (organization_id, number)
  );
`;

/** The service adds to the trail and reads it; only the list of what is still to be sealed gets shorter. */
const ACCESS = `
  grant select, insert on audit_entries, audit_seals to credence_service;
  grant select, insert, delete on audit_unsealed to credence_service;
  create policy due_work on audit_unsealed for select to credence_scheduler using (true);
  grant select (organization_id) on audit_unsealed to credence_scheduler;
`;

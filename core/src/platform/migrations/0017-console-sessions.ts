import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The people who work in the console, and the sessions in which they do. */
export class ConsoleSessions1700000000017 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table console_people (
        organization_id uuid not null references organizations (id),
        id uuid not null,
        subject text not null,
        profile bytea not null,
        role text not null check (role in ('viewer', 'researcher', 'reviewer', 'supervisor', 'admin')),
        last_seen_at timestamptz not null,
        primary key (organization_id, id),
        unique (organization_id, subject)
      );
      create table console_sessions (
        organization_id uuid not null,
        id uuid not null,
        person_id uuid not null,
        token_hash bytea not null,
        role text not null check (role in ('viewer', 'researcher', 'reviewer', 'supervisor', 'admin')),
        is_staff boolean not null,
        created_at timestamptz not null,
        last_seen_at timestamptz not null,
        expires_at timestamptz not null,
        primary key (organization_id, id),
        unique (organization_id, token_hash),
        foreign key (organization_id, person_id) references console_people (organization_id, id)
      );
      create index on console_sessions (organization_id, person_id);
      create index console_sessions_by_expiry on console_sessions (expires_at);
    `);
    for (const table of ['console_people', 'console_sessions']) {
      await runner.query(`
        alter table ${table} enable row level security, force row level security;
        create policy own_organization on ${table}
          using (organization_id = (select current_organization()))
          with check (organization_id = (select current_organization()));
        grant select, insert, update, delete on ${table} to credence_service;
      `);
    }
    await runner.query(`
      create policy due_work on console_sessions for select to credence_scheduler using (true);
      grant select (organization_id, expires_at) on console_sessions to credence_scheduler;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table console_sessions; drop table console_people;');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * For the days on which an organization asks no contact, and for what the service knows of schools, vendors and websites:
 * that belongs to no organization, and says nothing of any person. Lists are imported by the owner of the tables.
 */
export class Institutions1700000000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table organizations add column closed_days jsonb not null default '[]';

      create table institutions (
        id text primary key,
        details jsonb not null
      );
      create table third_party_records (
        search_type text not null check (search_type in ('EMPLOYMENT', 'EDUCATION')),
        entity_key text not null,
        vendor text not null,
        employer_code text,
        primary key (search_type, entity_key)
      );
      create table reference_imports (
        name text primary key,
        source text not null,
        entries integer not null,
        imported_at timestamptz not null
      );
      create table websites (
        site text not null,
        search_type text not null check (search_type in ('EMPLOYMENT', 'EDUCATION')),
        findings jsonb not null,
        read_at timestamptz not null,
        primary key (site, search_type)
      );
      grant select on institutions, third_party_records, reference_imports to credence_service;
      grant select, insert, update on websites to credence_service;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table websites, reference_imports, third_party_records, institutions;
      alter table organizations drop column closed_days;
    `);
  }
}

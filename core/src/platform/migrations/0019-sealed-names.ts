import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Names of applicants and the business context of orders, sealed. Programs of 0.1.0 read them in clear, so organizations of
 * before begin a week later: until then the programs alone can go back. What is left to seal is found by an index that is
 * empty afterwards.
 */
export class SealedNames1700000000019 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table organizations add column names_sealed_from timestamptz default now() + interval '7 days';
      alter table applicants
        add column names bytea,
        add column name_key bytea,
        alter column first_name drop not null,
        alter column last_name drop not null;
      create index applicants_by_name_key on applicants (organization_id, name_key) where name_key is not null;
      create index applicants_in_clear on applicants (organization_id, id) where names is null and not is_redacted;
      alter table orders
        add column business bytea,
        alter column business_context drop not null;
      create index orders_in_clear on orders (organization_id, id) where business is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner
      .query(`
        alter table applicants alter column first_name set not null, alter column last_name set not null;
        alter table orders alter column business_context set not null;
      `)
      .catch((error: unknown) => {
        throw new Error('Names are sealed: run `keys open-names` first, or they would be lost', {
          cause: error,
        });
      });
    await runner.query(`
      drop index orders_in_clear, applicants_in_clear, applicants_by_name_key;
      alter table orders drop column business;
      alter table applicants drop column names, drop column name_key;
      alter table organizations drop column names_sealed_from;
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a sign-out at the issuer says about whose session there ends: the token that began the session here, sealed. */
export class SignOuts1700000000022 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table console_sessions add column id_token bytea');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table console_sessions drop column id_token');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For receivers that want to know by a certificate who sends to them: an organization's certificates and keys, sealed. */
export class ClientCertificates1700000000015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table organizations add column client_certificates bytea');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table organizations drop column client_certificates');
  }
}

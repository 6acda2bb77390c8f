import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * From here on JSON may be sealed in little space. The tables stay as they are; who goes back is told first what programs of
 * 0.1.0 could not open.
 */
export class CompactValues1700000000025 implements MigrationInterface {
  async up(): Promise<void> {
    // The bytes say themselves which form they have.
  }

  async down(runner: QueryRunner): Promise<void> {
    // A constraint sees every row, whatever row-level security hides from the login.
    await runner
      .query(
        `alter table organizations add constraint organizations_in_full
          check (names_sealed_from is null or names_sealed_from > now())`,
      )
      .catch((error: unknown) => {
        throw new Error('Names are sealed, and JSON in little space: run `keys open-names` first', {
          cause: error,
        });
      });
    await runner.query('alter table organizations drop constraint organizations_in_full');
  }
}

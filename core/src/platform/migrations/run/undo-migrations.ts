import { Conflict, Invalid } from '../../errors.ts';
import { migrationDataSource } from '../index.ts';
import { type MigrationReading, readMigrations } from './migration-status.ts';

/**
 * Takes a database back to an earlier version, the newest step first, each in a transaction of its own. What only a
 * newer version keeps is lost.
 * @param to the last version that stays; the one before the present one when absent
 * @returns what was undone, in that order
 * @throws Invalid when there is no such version, Conflict when a newer program has to undo its own steps first
 */
export async function undoMigrations(
  databaseUrl: string,
  { to, onUndone }: { to?: number | undefined; onUndone?: (undone: MigrationReading) => void } = {},
): Promise<MigrationReading[]> {
  const dataSource = await migrationDataSource(databaseUrl).initialize();
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query(`select pg_advisory_lock(hashtext('credence-migrate'))`);
    const undone = stepsToUndo(await readMigrations(dataSource), to);
    for (const step of undone) {
      await dataSource.undoLastMigration({ transaction: 'each' });
      onUndone?.(step);
    }
    return undone;
  } finally {
    await runner.query(`select pg_advisory_unlock(hashtext('credence-migrate'))`).catch(() => undefined);
    await runner.release();
    await dataSource.destroy();
  }
}

function stepsToUndo(all: readonly MigrationReading[], to: number | undefined): MigrationReading[] {
  if (to !== undefined && to !== 0 && !all.some(({ version }) => version === to)) {
    throw new Invalid([
      `to must be 0 or a version that there is: ${all.map(({ version }) => version).join(', ')}`,
    ]);
  }
  const applied = all.filter(({ state }) => state !== 'PENDING').toReversed();
  const steps = to === undefined ? applied.slice(0, 1) : applied.filter(({ version }) => version > to);
  if (steps.some(({ state }) => state === 'UNKNOWN')) {
    throw new Conflict(
      'A newer version of this program migrated the database: undo its steps with that version',
    );
  }
  return steps;
}

import { SERVICE_ROLE } from '../../database/data-source.ts';
import { loggableError } from '../../loggable-error.ts';
import { OperatorError } from '../../operator-error.ts';
import { installQueue, QUEUE_SCHEMA } from '../../queue/queue.ts';
import { migrationDataSource } from '../index.ts';
import { type MigrationReading, readMigrations } from './migration-status.ts';

/** A step could not be applied; the cause says why. */
class MigrationFailed extends OperatorError {
  override readonly name = 'MigrationFailed';

  constructor({ version, name }: MigrationReading, cause: unknown) {
    const { message, code } = loggableError(cause);
    super(`Migration ${version} ${name} cannot be applied: ${message ?? code}`, { cause });
  }
}

/**
 * Brings a database to this version: tables, roles, policies, queue. Safe to repeat, and safe when several processes
 * start at once.
 * @param databaseUrl a login that may create roles and tables
 * @throws MigrationFailed
 * @returns the steps that this one applied, and no other that ran at the same time
 */
export async function migrate(databaseUrl: string): Promise<MigrationReading[]> {
  const dataSource = await migrationDataSource(databaseUrl).initialize();
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query(`select pg_advisory_lock(hashtext('credence-migrate'))`);
    const pending = (await readMigrations(dataSource)).filter(({ state }) => state === 'PENDING');
    await dataSource.runMigrations({ transaction: 'each' }).catch(async (cause: unknown) => {
      const [failed] = (await readMigrations(dataSource)).filter(({ state }) => state === 'PENDING');
      throw failed ? new MigrationFailed(failed, cause) : cause;
    });
    // The queue's tables belong to the service: it runs and maintains them without rights of the owner.
    await runner.query(`create schema if not exists ${QUEUE_SCHEMA} authorization ${SERVICE_ROLE}`);
    await installQueue(databaseUrl, SERVICE_ROLE);
    return pending.map((step) => ({ ...step, state: 'APPLIED' }));
  } finally {
    await runner.query(`select pg_advisory_unlock(hashtext('credence-migrate'))`).catch(() => undefined);
    await runner.release();
    await dataSource.destroy();
  }
}

import pg, { type ClientBase } from 'pg';
import {
  DataSource,
  DefaultNamingStrategy,
  type EntitySchema,
  type Logger,
  type MigrationInterface,
} from 'typeorm';
import type { CoreConfig } from '../config/core-config.ts';
import { hostUrls } from '../network/host-urls.ts';
import { clientOf } from './primary.ts';
import { endingSilent, type SilenceLimits } from './silent-connections.ts';

/** The role under which server and worker run; row-level security holds it to one organization at a time. */
export const SERVICE_ROLE = 'credence_service';

/** Columns are the snake_case of the entity's properties. */
class SnakeCaseNaming extends DefaultNamingStrategy {
  override columnName(property: string, custom: string | undefined): string {
    return custom ?? property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  }
}

type Connection = Pick<CoreConfig, 'DATABASE_URL' | 'DATABASE_POOL_SIZE'>;

/** How long callers wait for the database. */
export interface DatabaseTimeouts extends SilenceLimits {
  /** After so long Postgres ends a statement. The connection is good for the next one. */
  statementMs: number;
  /** How long a connection may take to open, or a free one to be there; so that a saturated pool answers instead of hanging. */
  connectMs?: number;
}

/** The longest statement is the queue's: every few minutes it deletes the jobs of as many minutes. */
export const DATABASE_TIMEOUTS: Readonly<DatabaseTimeouts> = {
  statementMs: 50_000,
  doubtMs: 5_000,
  silenceMs: 60_000,
};

const CONNECT_MS = 5_000;

/** An idle connection is looked at after so long: the server at its other end may have vanished. */
const PROBE_AFTER_MS = 10_000;

/** What a data source is made with. */
export interface DataSourceSetup {
  entities: EntitySchema[];
  /** Hears about lost connections that no query is waiting on. */
  onError: (error: Error) => void;
  /** Its limits of silence may change. */
  timeouts?: Readonly<DatabaseTimeouts>;
  /** Gets each connection that is opened. */
  onConnect?: (client: ClientBase) => void;
}

/** The service's data source; it connects at `initialize()`. */
export function createDataSource(
  connection: Connection,
  { entities, onError, timeouts = DATABASE_TIMEOUTS, onConnect }: DataSourceSetup,
): DataSource {
  const { statementMs, connectMs } = timeouts;
  const endSilent = endingSilent(connection.DATABASE_URL, timeouts);
  return dataSourceAs(
    connection,
    onError,
    { entities },
    {
      // Among the options, which a proxy in front of Postgres ignores already for the role's sake.
      options: `-c role=${SERVICE_ROLE} -c statement_timeout=${statementMs}`,
      onConnect(client) {
        // Its user is told when it is lost, by what they ask it next; without this it would end the process besides.
        client.on('error', () => undefined);
        endSilent(client);
        onConnect?.(client);
      },
      ...(connectMs === undefined ? {} : { connectMs }),
    },
  );
}

/**
 * Opens the data source.
 * @throws when its sessions have another role than the service's, to which row-level security may not apply, or in
 * production a login that could take off that role and be more
 */
export async function connect(
  dataSource: DataSource,
  { ENVIRONMENT, ALLOW_SUPERUSER }: Pick<CoreConfig, 'ENVIRONMENT' | 'ALLOW_SUPERUSER'>,
): Promise<void> {
  await dataSource.initialize();
  try {
    await refuseOtherRoles(dataSource);
    if (ENVIRONMENT === 'production' && !ALLOW_SUPERUSER) await refusePowerfulLogin(dataSource);
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
}

/** A proxy in front of Postgres may drop the role that each connection asks for. */
async function refuseOtherRoles(dataSource: DataSource): Promise<void> {
  const [session] = await dataSource.query<{ role: string }[]>('select current_user as role');
  if (session?.role === SERVICE_ROLE) return;
  throw new Error(
    `The database gave the role ${session?.role}: behind a pooling proxy, the login must begin its sessions as ${SERVICE_ROLE}`,
  );
}

/** An attacker who smuggles a statement in can reset the role, and then may do all that the login may. */
async function refusePowerfulLogin(dataSource: DataSource): Promise<void> {
  const [login] = await dataSource.query<{ name: string; isPowerful: boolean }[]>(
    `select session_user as name, bool_or(rolsuper or rolbypassrls) as "isPowerful"
      from pg_roles where pg_has_role(session_user, oid, 'member')`,
  );
  if (login?.isPowerful === false) return;
  throw new Error(
    `The login ${login?.name} is, or may become, a superuser or a role that passes row-level security by: production needs one that may only take the role ${SERVICE_ROLE}, or ALLOW_SUPERUSER=true`,
  );
}

/** The data source of migrations, as the login itself: it owns the tables. Its statements may take as long as they need. */
export function createOwnerDataSource(databaseUrl: string, schema: Schema = {}): DataSource {
  return dataSourceAs({ DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: 2 }, () => undefined, schema, {});
}

/** The tables as the program knows them, and the steps that lead there. */
interface Schema {
  entities?: EntitySchema[];
  migrations?: (new () => MigrationInterface)[];
}

const nothing = () => undefined;
/** TypeORM writes what it does with migrations to standard output, which is for results, and quotes the database there. */
const SILENT: Logger = {
  log: nothing,
  logMigration: nothing,
  logQuery: nothing,
  logQueryError: nothing,
  logQuerySlow: nothing,
  logSchemaBuild: nothing,
};

function dataSourceAs(
  { DATABASE_URL, DATABASE_POOL_SIZE }: Connection,
  onError: (error: Error) => void,
  { entities = [], migrations = [] }: Schema,
  {
    connectMs = CONNECT_MS,
    ...session
  }: { options?: string; onConnect?: (client: ClientBase) => void; connectMs?: number },
): DataSource {
  return new DataSource({
    type: 'postgres',
    // Named, so that it is bundled along.
    driver: pg,
    // Where there are several hosts, the class of connections knows which of them it is.
    url: hostUrls(DATABASE_URL)[0],
    poolSize: DATABASE_POOL_SIZE,
    connectTimeoutMS: connectMs,
    applicationName: 'credence',
    logger: SILENT,
    poolErrorHandler: onError,
    namingStrategy: new SnakeCaseNaming(),
    entities,
    migrations,
    migrationsTableName: 'schema_migrations',
    installExtensions: false,
    extra: {
      ...session,
      Client: clientOf(DATABASE_URL),
      keepAlive: true,
      keepAliveInitialDelayMillis: PROBE_AFTER_MS,
      idle_in_transaction_session_timeout: 30_000,
    },
  });
}

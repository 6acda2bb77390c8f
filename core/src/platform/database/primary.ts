import pg from 'pg';
import { hostUrls } from '../network/host-urls.ts';
import { socketOf } from './connection-socket.ts';
import { sideConnection } from './side-connection.ts';

/** How long a host may take to say what it is: less than what the connection to it may take. */
const PATIENCE_MS = 1_000;

/** A standby has no timeline of its own. Each promotion begins a new one. */
const QUESTION = `select case when pg_is_in_recovery() then null
  else ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline`;

/** A host that takes changes. */
interface Primary {
  url: string;
  host: string;
  port: number;
  timeline: number;
}

/** What connects to a database, wherever it is at the time. */
interface Connector {
  Client: typeof pg.Client;
  findPrimary: () => Promise<Pick<Primary, 'url'>>;
}

/** Of the driver: what it calls with an error alone, or with none and the connection. */
type Connected = ((error: Error) => void) | ((error: null, client: pg.Client) => void);

/** One for each database URL: what one connection finds out about the primary holds for all of the process. */
const connectors = new Map<string, Connector>();

/** The class of connections to a database, of which each goes to the host that takes changes when it is opened. */
export const clientOf = (databaseUrl: string): typeof pg.Client => connectorOf(databaseUrl).Client;

/** What the driver's pool needs to know of a database: a URL that it can read, and that class. */
export const connectionTo = (databaseUrl: string) => ({
  connectionString: hostUrls(databaseUrl)[0],
  Client: clientOf(databaseUrl),
});

/** Where the database is now, for connections that are opened by others. */
export const primaryUrl = async (databaseUrl: string): Promise<string> =>
  (await connectorOf(databaseUrl).findPrimary()).url;

function connectorOf(databaseUrl: string): Connector {
  const known = connectors.get(databaseUrl);
  if (known) return known;
  const urls = hostUrls(databaseUrl);
  const connector = urls.length > 1 ? connectToPrimary(urls) : connectTo(databaseUrl);
  connectors.set(databaseUrl, connector);
  return connector;
}

/** The only host there is, without asking it. */
const connectTo = (url: string): Connector => ({ Client: pg.Client, findPrimary: async () => ({ url }) });

function connectToPrimary(urls: readonly string[]): Connector {
  const open = new Set<PrimaryClient>();
  let newest = 0;
  let looking: Promise<Primary> | undefined;

  /** Those who connect at the same time look once. */
  function findPrimary(): Promise<Primary> {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  async function look(): Promise<Primary> {
    const found = await firstPrimary(urls, newest);
    newest = found.timeline;
    // A primary that froze, or was cut off, would hold its connections until their silence is noticed.
    for (const client of open) if (!client.leadsTo(found)) socketOf(client).destroy();
    return found;
  }

  class PrimaryClient extends pg.Client {
    override connect(): Promise<pg.Client>;
    override connect(callback: Connected): void;
    override connect(callback?: Connected): Promise<pg.Client> | undefined {
      const connecting = this.#connect();
      if (!callback) return connecting;
      const tell = callback as (error: Error | null, client?: pg.Client) => void;
      connecting.then((client) => tell(null, client), tell);
    }

    async #connect(): Promise<pg.Client> {
      const { host, port } = await findPrimary();
      this.host = host;
      this.port = port;
      this.once('end', () => open.delete(this));
      open.add(this);
      return super.connect();
    }

    leadsTo({ host, port }: Primary): boolean {
      return this.host === host && this.port === port;
    }
  }
  return { Client: PrimaryClient, findPrimary };
}

/**
 * Of the hosts that take changes, the first to say so, if it is not behind what was seen before: a primary that was given
 * up and comes back still takes them, on the timeline of before. The others are waited for only where that is not clear.
 * @throws when none does
 */
async function firstPrimary(urls: readonly string[], newest: number): Promise<Primary> {
  const asked = urls.map(ask);
  const isCurrent = ({ timeline }: Primary) => newest > 0 && timeline >= newest;
  const current = asked.map(async (asking) => {
    const primary = await asking;
    if (!isCurrent(primary)) throw new Error('Its timeline has ended');
    return primary;
  });
  const first = await Promise.any(current).catch(() => undefined);
  if (first) return first;
  const answers = await Promise.allSettled(asked);
  const primaries = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const [latest] = primaries.toSorted((a, b) => b.timeline - a.timeline);
  if (latest && latest.timeline >= newest) return latest;
  const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  throw Object.assign(new Error(`None of the ${urls.length} hosts of the database takes changes`), {
    code: '57P03',
    cause: new AggregateError(reasons),
  });
}

/** @throws when the host takes no changes, or does not answer */
async function ask(url: string): Promise<Primary> {
  const connection = sideConnection(
    { Client: pg.Client, connectionString: url },
    { name: 'credence-primary', timeoutMs: PATIENCE_MS },
  );
  try {
    return await connection.use(async (client) => {
      const { rows } = await client.query<{ timeline: number | null }>(QUESTION);
      const timeline = rows[0]?.timeline;
      if (!timeline) throw new Error('It is a standby');
      return { url, host: client.host, port: client.port, timeline };
    });
  } finally {
    void connection.close();
  }
}

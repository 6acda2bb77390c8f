import pg from 'pg';
import { hostUrls } from '../network/host-urls.ts';
import { choosePrimary, type Primary } from './choose-primary.ts';
import { socketOf } from './connection-socket.ts';
import { sideConnection } from './side-connection.ts';

/** How long a host may take to say what it is: less than what the connection to it may take. */
const PATIENCE_MS = 1_000;

/** How often a process looks which host is the primary now, as long as it has connections. */
const LOOK_EVERY_MS = 1_000;

/** A standby has no timeline of its own. Each promotion begins a new one. */
const QUESTION = `select case when pg_is_in_recovery() then null
  else ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline`;

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
  const hosts = urls.map(askedHost);
  const open = new Set<PrimaryClient>();
  let newest = 0;
  let looking: Promise<Primary> | undefined;
  let looks: NodeJS.Timeout | undefined;

  /** Those who connect at the same time look once. */
  function findPrimary(): Promise<Primary> {
    looking ??= look().finally(() => {
      looking = undefined;
      restWhenUnused();
    });
    return looking;
  }

  async function look(): Promise<Primary> {
    const asked = hosts.map((host) => host.ask());
    const found = await choosePrimary(asked, newest);
    newest = found.timeline;
    // A primary that froze, or was cut off, would hold its connections until their silence is noticed.
    for (const client of open) if (!client.leadsTo(found)) socketOf(client).destroy();
    return found;
  }

  /** What an idle connection leads to may have been given up, and would answer with what was true before. */
  function watch(): void {
    looks ??= setInterval(() => void findPrimary().catch(() => undefined), LOOK_EVERY_MS).unref();
  }

  function restWhenUnused(): void {
    if (open.size > 0 || looking) return;
    clearInterval(looks);
    looks = undefined;
    for (const host of hosts) host.close();
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
      this.once('end', () => {
        open.delete(this);
        restWhenUnused();
      });
      open.add(this);
      watch();
      return super.connect();
    }

    leadsTo({ host, port }: Primary): boolean {
      return this.host === host && this.port === port;
    }
  }
  return { Client: PrimaryClient, findPrimary };
}

/** A host that is asked what it is, one question at a time, on a connection that stays open until it is closed. */
interface AskedHost {
  /** @throws when the host takes no changes, or does not answer */
  ask(): Promise<Primary>;
  close(): void;
}

function askedHost(url: string): AskedHost {
  const connection = sideConnection(
    { Client: pg.Client, connectionString: url },
    { name: 'credence-primary', timeoutMs: PATIENCE_MS },
  );
  let asking: Promise<Primary> | undefined;

  async function ask(): Promise<Primary> {
    const { host, port, timeline } = await connection.use(async (client) => {
      const { rows } = await client.query<{ timeline: number | null }>(QUESTION);
      return { host: client.host, port: client.port, timeline: rows[0]?.timeline };
    });
    if (!timeline) throw new Error('It is a standby');
    return { url, host, port, timeline };
  }

  return {
    ask() {
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      return asking;
    },
    close: () => void connection.close(),
  };
}

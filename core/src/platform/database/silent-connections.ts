import type { ClientBase } from 'pg';
import { awaitsAnswer, processIdOf, socketOf } from './connection-socket.ts';
import { connectionTo } from './primary.ts';
import { sideConnection } from './side-connection.ts';

/** After how long nothing moved on a connection, in milliseconds. */
export interface SilenceLimits {
  /** One that waits for an answer is asked about. */
  doubtMs: number;
  /** It leads nowhere. More than a statement may take, whose answer would never be heard of; less once the process is to end. */
  silenceMs: number;
}

/** How long the database may take to say which of its sessions are at work. */
const PATIENCE_MS = 2_000;

/** A session that waits for its client, whose client waits for it, has a connection that lost something on the way. */
const QUESTION = `select pg_backend_pid() as own, array(select pid from pg_stat_activity
  where datname = current_database() and wait_event_type is distinct from 'Client') as "atWork"`;

interface Answer {
  own: number;
  atWork: number[];
}

/**
 * What ends those connections to a database that lead nowhere: the other end vanished without a word, or a router on the
 * way forgot them. The driver's own time-out would leave the connection to the next user, with the late answer still to
 * come. Ending the connection fails its user, and the pool drops it.
 */
export function endingSilent(
  databaseUrl: string,
  limits: Readonly<SilenceLimits>,
): (client: ClientBase) => void {
  const isLost = sessionsOf(databaseUrl);
  return (client) => {
    const socket = socketOf(client);
    const moved = () => socket.bytesRead + socket.bytesWritten;
    const lookMs = Math.min(limits.doubtMs, limits.silenceMs);
    let movedBefore = -1;
    let silentMs = 0;
    async function look(): Promise<void> {
      const movedNow = moved();
      silentMs = movedNow === movedBefore ? silentMs + lookMs : lookMs;
      movedBefore = movedNow;
      // An answer that was only late may come while Postgres is asked.
      const leadsNowhere =
        silentMs >= limits.silenceMs ||
        (awaitsAnswer(client) && (await isLost(processIdOf(client))) && moved() === movedNow);
      if (leadsNowhere) socket.destroy();
      else lookLater();
    }
    const lookLater = () => socket.setTimeout(lookMs, () => void look());
    lookLater();
  };
}

/** Whether Postgres has nothing to do for a session. Those who ask at the same time, for a whole pool, ask once. */
function sessionsOf(databaseUrl: string): (processId: number) => Promise<boolean> {
  let asking: Promise<Answer | undefined> | undefined;
  return async (processId) => {
    asking ??= ask(databaseUrl).finally(() => {
      asking = undefined;
    });
    const answer = await asking;
    return answer !== undefined && !answer.atWork.includes(processId);
  };
}

/** Undefined where that cannot be told: the database does not answer, or a proxy shows numbers of its own. */
async function ask(databaseUrl: string): Promise<Answer | undefined> {
  const connection = sideConnection(connectionTo(databaseUrl), {
    name: 'credence-watch',
    timeoutMs: PATIENCE_MS,
  });
  const asking = connection.use(async (client) => {
    const [answer] = (await client.query<Answer>(QUESTION)).rows;
    return answer?.own === processIdOf(client) ? answer : undefined;
  });
  const answer = await asking.catch(() => undefined);
  void connection.close();
  return answer;
}

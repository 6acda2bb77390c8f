import type { ClientBase, QueryResult } from 'pg';
import type { EntitySchema } from 'typeorm';
import type { CoreConfig } from '../../config/core-config.ts';
import { socketOf } from '../connection-socket.ts';
import { connect, createDataSource } from '../data-source.ts';
import { type OpenTransaction, openAt } from '../driver/open-transaction.ts';
import { boundsOf } from '../in-transaction.ts';
import type { Scope } from '../scope.ts';
import { REPLAYED } from './commit-mark.ts';
import { askAgainAndAgain } from './standing-question.ts';

/** One standby that reads may go to. */
export interface Replica {
  /** How much of the primary's log it was last seen to show; undefined while it is of no use. */
  replayed(): bigint | undefined;
  /**
   * Opens a read at a moment at which it shows the primary's log up to `enough`. The asker waits for that a short time where
   * it has come as far as `least`.
   * @returns undefined where it is not so far
   */
  open(scope: Scope, least: bigint, enough: bigint): Promise<OpenTransaction | undefined>;
  /** Notes that a read failed there: the next ones go elsewhere for a while, a longer one each time. */
  rest(error: Error): void;
  /** Notes that one did not. */
  worked(): void;
  close(): Promise<void>;
}

export interface ReplicaOptions {
  config: CoreConfig;
  entities: EntitySchema[];
  /** How often it is looked at. */
  everyMs: number;
  /** Told when it begins to be of use, and with the reason when it is none any more. */
  onChange: (trouble: Error | undefined) => void;
}

/** How long a read waits for what its asker has seen. */
const WAIT_MS = 100;
const FIRST_PAUSE_MS = 2;
/** What does not begin a read within this time does not work. */
const PATIENCE_MS = 1_000;
const FIRST_REST_MS = 1_000;
const LONGEST_REST_MS = 30_000;
/** Of statements; what takes longer is asked of the primary. */
const TIMEOUTS = { statementMs: 20_000, doubtMs: 5_000, silenceMs: 25_000, connectMs: PATIENCE_MS };

const QUESTION = `select pg_is_in_recovery() as "isStandby", ${REPLAYED} as replayed`;

interface Standing {
  isStandby: boolean;
  replayed: string | null;
}

/** @param config names the replica as its database */
export function createReplica({ config, entities, everyMs, onChange }: ReplicaOptions): Replica {
  const open = new Set<ClientBase>();
  const dataSource = createDataSource(config, {
    entities,
    onError: () => undefined,
    timeouts: TIMEOUTS,
    onConnect(client) {
      open.add(client);
      client.once('end', () => open.delete(client));
    },
  });
  let opening: Promise<void> | undefined;
  let seen: bigint | undefined;
  let trouble: Error | undefined;
  let failures = 0;
  let restUntil = 0;

  function note(next: bigint | undefined, found?: Error): void {
    const wasOfUse = seen !== undefined;
    seen = next;
    if (wasOfUse !== (seen !== undefined) || (found && !trouble)) onChange(found);
    trouble = found;
  }

  /** It does not answer: nor will those who wait for it get one. */
  function away(error: Error): void {
    note(undefined, error);
    for (const client of open) socketOf(client).destroy();
  }

  const connected = () => {
    opening ??= connect(dataSource, config).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };

  const stopAsking = askAgainAndAgain<Standing>({
    databaseUrl: config.DATABASE_URL,
    name: 'credence-replica-watch',
    text: QUESTION,
    everyMs,
    onAnswer({ isStandby, replayed }) {
      if (!isStandby || replayed === null) {
        note(undefined, new Error('It is no standby'));
        return;
      }
      connected().then(
        () => note(BigInt(replayed)),
        (error: Error) => away(error),
      );
    },
    onFailure: away,
  });

  /** Postgres looks at its log anew for each statement, and at its rows with the next one. */
  async function begin(client: ClientBase, bounds: string, least: bigint, enough: bigint): Promise<boolean> {
    const impatient = setTimeout(() => away(new Error('It did not answer')), PATIENCE_MS);
    try {
      const results = await client.query(`start transaction read only; ${bounds}; ${QUESTION}`);
      let standing = (results as unknown as QueryResult<Standing>[]).at(-1)?.rows[0];
      const giveUpAt = performance.now() + WAIT_MS;
      for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs *= 2) {
        if (!standing?.isStandby || standing.replayed === null) return false;
        const replayed = BigInt(standing.replayed);
        if (replayed >= enough) return true;
        if (replayed < least || performance.now() + pauseMs > giveUpAt) return false;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        standing = (await client.query<Standing>(QUESTION)).rows[0];
      }
    } finally {
      clearTimeout(impatient);
    }
  }

  return {
    replayed: () => (performance.now() < restUntil ? undefined : seen),
    async open(scope, least, enough) {
      let isThere = false;
      const first = async (client: ClientBase) => {
        isThere = await begin(client, boundsOf(scope).sql, least, enough);
      };
      const opened = await openAt(dataSource, scope, { first });
      if (isThere) return opened;
      await opened.rollback();
      return undefined;
    },
    rest(error) {
      if (failures === 0) onChange(error);
      restUntil = performance.now() + Math.min(FIRST_REST_MS * 2 ** failures, LONGEST_REST_MS);
      failures += 1;
    },
    worked() {
      if (failures > 0) onChange(undefined);
      failures = 0;
    },
    async close() {
      await stopAsking();
      await opening?.catch(() => undefined);
      if (dataSource.isInitialized) await dataSource.destroy();
    },
  };
}

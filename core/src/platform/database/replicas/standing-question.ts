import type pg from 'pg';
import { connectionTo } from '../primary.ts';

/** How long a database may take to answer. */
const PATIENCE_MS = 1_000;

export interface StandingQuestionOptions<Row> {
  databaseUrl: string;
  /** As the connection is called at the database. */
  name: string;
  text: string;
  everyMs: number;
  /** @param askedAt by `performance.now()` */
  onAnswer: (row: Row, askedAt: number) => void;
  onFailure: (error: Error) => void;
}

/**
 * Asks a database the same question again and again, on a connection that nothing else uses or waits for.
 * @returns what ends it
 */
export function askAgainAndAgain<Row extends pg.QueryResultRow>({
  databaseUrl,
  name,
  text,
  everyMs,
  onAnswer,
  onFailure,
}: StandingQuestionOptions<Row>): () => Promise<void> {
  let client: pg.Client | undefined;
  let asking: Promise<void> | undefined;

  async function connect(): Promise<pg.Client> {
    const { Client, connectionString } = connectionTo(databaseUrl);
    const next = new Client({
      connectionString,
      application_name: name,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    // A connection that is lost between two questions is replaced at the next one.
    next.on('error', () => undefined);
    client = next;
    await next.connect();
    return next;
  }

  async function ask(): Promise<void> {
    try {
      const connected = client ?? (await connect());
      const askedAt = performance.now();
      const [row] = (await connected.query<Row>(text)).rows;
      if (row) onAnswer(row, askedAt);
    } catch (error) {
      // Its end may be as far away as its answer.
      void client?.end().catch(() => undefined);
      client = undefined;
      onFailure(error as Error);
    }
  }

  const askOnce = () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
  };
  askOnce();
  const again = setInterval(askOnce, everyMs).unref();
  return async () => {
    clearInterval(again);
    await asking;
    await client?.end().catch(() => undefined);
  };
}

import type pg from 'pg';
import { connectionTo } from '../primary.ts';
import { sideConnection } from '../side-connection.ts';

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
  const connection = sideConnection(connectionTo(databaseUrl), { name, timeoutMs: PATIENCE_MS });
  let asking: Promise<void> | undefined;

  async function ask(client: pg.Client): Promise<void> {
    const askedAt = performance.now();
    const [row] = (await client.query<Row>(text)).rows;
    if (row) onAnswer(row, askedAt);
  }

  const askOnce = () => {
    asking ??= connection
      .use(ask)
      .catch(onFailure)
      .finally(() => {
        asking = undefined;
      });
  };
  askOnce();
  const again = setInterval(askOnce, everyMs).unref();
  return async () => {
    clearInterval(again);
    await asking;
    await connection.close();
  };
}

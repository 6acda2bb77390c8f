import pg, { type Connection, type PoolClient, type QueryResult, type Submittable } from 'pg';
import type { NamedStatement } from './named-statement.ts';
import { arePlansOld, FORGET_PLANS } from './old-plans.ts';

/**
 * Sends statements in one piece and waits once for all their answers. Without a transaction around them they are one: all
 * of them are committed, or none.
 * @returns the result of each
 * @throws the first error; what comes behind the statement that failed is not run
 */
export const runTogether = (
  client: PoolClient,
  statements: readonly NamedStatement[],
): Promise<QueryResult[]> =>
  new Promise((resolve, reject) => {
    if (statements.length === 0) return resolve([]);
    const together = new Together(statements, arePlansOld(client) ? [FORGET_PLANS] : [], (error, results) => {
      if (error) reject(error);
      else resolve(results);
    });
    client.query(together);
  });

/** What the driver's own statement does with the connection, whose types the driver does not publish. */
interface DriverQuery {
  prepare(connection: Connection): void;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
  _result: QueryResult;
}

type DriverConnection = Connection & {
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
};

type Done = (error: Error | null, results: QueryResult[]) => void;

/**
 * The driver waits for each statement before it sends the next. Here each is prepared by the driver as ever, and only the
 * last is followed by the message that ends a transaction, for which Postgres keeps its answers back.
 */
class Together implements Submittable {
  /** What was asked for, also for those who listen at the driver. */
  readonly statements: readonly NamedStatement[];
  readonly #queries: DriverQuery[];
  readonly #done: Done;
  #stopListening: () => void = () => undefined;
  #answered = 0;

  /** @param behind what goes out with them, and is not asked for */
  constructor(statements: readonly NamedStatement[], behind: readonly NamedStatement[], done: Done) {
    this.#done = done;
    this.statements = statements;
    this.#queries = [...statements, ...behind].map(
      ({ values, ...statement }) =>
        new pg.Query({ ...statement, values: [...values], types: pg.types }) as unknown as DriverQuery,
    );
  }

  submit(given: Connection): Error | null {
    const connection = given as DriverConnection;
    this.#rememberParsed(connection);
    const withoutSync: DriverConnection = Object.create(connection, { sync: { value: () => undefined } });
    connection.stream.cork();
    try {
      for (const query of this.#queries) query.prepare(withoutSync);
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
    return null;
  }

  /** The driver remembers what was parsed by the statement that it waits for, and that is several here. */
  #rememberParsed(connection: DriverConnection): void {
    const { parsedStatements, submittedNamedStatements } = connection;
    const unparsed = this.statements.filter(
      ({ name }, index) =>
        name === undefined ||
        (parsedStatements[name] === undefined &&
          this.statements.findIndex((other) => other.name === name) === index),
    );
    if (unparsed.length === 0) return;
    const onParsed = () => {
      const { name, text } = unparsed.shift() ?? {};
      if (name !== undefined && text !== undefined) parsedStatements[name] = text;
    };
    connection.on('parseComplete', onParsed);
    this.#stopListening = () => {
      connection.off('parseComplete', onParsed);
      // What comes behind a failure was never parsed.
      for (const { name } of this.statements) if (name) delete submittedNamedStatements[name];
    };
  }

  handleRowDescription(message: unknown): void {
    this.#queries[this.#answered]?.handleRowDescription(message);
  }

  handleDataRow(message: unknown): void {
    this.#queries[this.#answered]?.handleDataRow(message);
  }

  handleCommandComplete(message: unknown, connection: Connection): void {
    this.#queries[this.#answered]?.handleCommandComplete(message, connection);
    this.#answered += 1;
  }

  handleReadyForQuery(): void {
    this.#stopListening();
    this.#done(
      null,
      this.#queries.slice(0, this.statements.length).map(({ _result }) => _result),
    );
  }

  handleError(error: Error): void {
    this.#stopListening();
    this.#done(error, []);
  }
}

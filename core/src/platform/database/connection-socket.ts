import type { Client, ClientBase } from 'pg';

/** What carries a connection to Postgres. */
export interface ConnectionSocket {
  readonly bytesRead: number;
  readonly bytesWritten: number;
  /** @param onSilence called once, after nothing has moved for so long */
  setTimeout(ms: number, onSilence: () => void): void;
  destroy(): void;
}

/** What the driver does not publish the types of. */
interface Unpublished {
  connection: { stream: ConnectionSocket };
  processID: number;
  readyForQuery: boolean;
}

const insideOf = (client: ClientBase) => client as unknown as Unpublished;

export const socketOf = (client: ClientBase): ConnectionSocket => insideOf(client).connection.stream;

/** Whether a query is on its way, or its answer. */
export const awaitsAnswer = (client: ClientBase): boolean => !insideOf(client).readyForQuery;

/** Of the session at the other end, as Postgres said when it began; of a pooling proxy, a number of the proxy's. */
export const processIdOf = (client: ClientBase): number => insideOf(client).processID;

/** How long the database may take to end a connection too. */
const FAREWELL_MS = 1_000;

/** Ends a connection, also one to a database that says nothing any more, for whose farewell the driver would wait. */
export async function endConnection(client: Client): Promise<void> {
  const cut = setTimeout(() => socketOf(client).destroy(), FAREWELL_MS);
  await client.end().catch(() => undefined);
  clearTimeout(cut);
}

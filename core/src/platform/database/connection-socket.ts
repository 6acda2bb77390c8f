import type { ClientBase } from 'pg';

/** What carries a connection to Postgres. */
export interface ConnectionSocket {
  setTimeout(ms: number, onSilence: () => void): void;
  destroy(): void;
}

/** The driver does not publish the type of its socket. */
export const socketOf = (client: ClientBase): ConnectionSocket =>
  (client as unknown as { connection: { stream: ConnectionSocket } }).connection.stream;

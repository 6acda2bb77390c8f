import { ClockOff } from './clock-off.ts';

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

// Class 08 is a broken connection, 53 a server out of disk, memory or connections, 57P0x a server that stops or starts;
// 40P01 is a deadlock with another request, which ended this one: it can be repeated. So can a statement that took or
// waited too long, 57014, and one that met a standby, 25006. Class 28 is a login or password that it does not take, as while
// one is replaced, and 3D000 a database that is not there.
const SQLSTATES = /^(?:08...|25006|28...|3D000|40P01|53...|57014|57P0[1235])$/;

// The driver and its pool give these no code.
const DRIVER_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed',
  'Cannot use a pool after calling end',
];

// TypeORM's answers to a query in a transaction whose connection was lost between two queries.
const ORM_NAMES = new Set(['QueryRunnerAlreadyReleasedError', 'QueryRunnerProviderAlreadyReleasedError']);

const DEEPEST_WRAPPING = 5;

/** True when the database, and not the request, is why something failed: it can't be reached, can't work now, or has another time. */
export function isDatabaseUnavailable(thrown: unknown, depth = 0): boolean {
  if (!(thrown instanceof Error) || depth > DEEPEST_WRAPPING) return false;
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : '';
  return (
    thrown instanceof ClockOff ||
    NETWORK_CODES.has(code) ||
    SQLSTATES.test(code) ||
    ORM_NAMES.has(thrown.name) ||
    DRIVER_MESSAGES.some((message) => thrown.message.startsWith(message)) ||
    isDatabaseUnavailable('driverError' in thrown ? thrown.driverError : undefined, depth + 1) ||
    isDatabaseUnavailable(thrown.cause, depth + 1)
  );
}

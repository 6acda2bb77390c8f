import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { isDatabaseUnavailable } from './database-unavailable.ts';

const withCode = (code: string): Error => Object.assign(new Error('x'), { code });
const withName = (name: string): Error => Object.assign(new Error('x'), { name });
/** As TypeORM wraps what the driver throws. */
const wrapped = (driverError: Error): Error =>
  Object.assign(new Error('x'), { name: 'QueryFailedError', driverError });

describe('isDatabaseUnavailable', () => {
  it('knows a refused connection', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    const refused: unknown = await once(connect(port, '127.0.0.1'), 'connect').catch((error) => error);
    expect(isDatabaseUnavailable(refused)).toBe(true);
  });

  it.each<[string, unknown, boolean]>([
    ['ECONNRESET', withCode('ECONNRESET'), true],
    ['name that does not resolve', withCode('ENOTFOUND'), true],
    ['08006 connection failure', withCode('08006'), true],
    ['25006 standby', withCode('25006'), true],
    ['40P01 deadlock', withCode('40P01'), true],
    ['53100 disk full', withCode('53100'), true],
    ['53300 too many connections', withCode('53300'), true],
    ['57014 statement took too long', withCode('57014'), true],
    ['57P01 administrator shut down', withCode('57P01'), true],
    ['57P02 crash', withCode('57P02'), true],
    ['57P03 starting up', withCode('57P03'), true],
    ['lost during a query', new Error('Connection terminated unexpectedly'), true],
    ['no free connection', new Error('timeout exceeded when trying to connect'), true],
    ['no answer', new Error('Query read timeout'), true],
    [
      'lost before a query',
      new Error('Client has encountered a connection error and is not queryable'),
      true,
    ],
    ['wrapped code', wrapped(withCode('57P01')), true],
    ['wrapped message', wrapped(new Error('Connection terminated unexpectedly')), true],
    ['cause', new Error('x', { cause: wrapped(withCode('08003')) }), true],
    ['lost in a transaction', withName('QueryRunnerAlreadyReleasedError'), true],
    ['lost in a transaction, by its manager', withName('QueryRunnerProviderAlreadyReleasedError'), true],
    ['57P04 database dropped', withCode('57P04'), false],
    ['23505 unique violation', wrapped(withCode('23505')), false],
    ['22P02 bad text', withCode('22P02'), false],
    ['a bug', new TypeError('x'), false],
    ['text', 'ECONNREFUSED', false],
    ['nothing', undefined, false],
  ])('%s', (_, error, unavailable) => {
    expect(isDatabaseUnavailable(error)).toBe(unavailable);
  });

  it('ends on an error that is its own cause', () => {
    const circular = new Error('x');
    circular.cause = circular;
    expect(isDatabaseUnavailable(circular)).toBe(false);
  });
});

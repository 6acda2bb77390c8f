import { describe, expect, it } from 'vitest';
import { MasterKeyMissing } from './keys/key-wrapper.ts';
import { loggableError } from './loggable-error.ts';

const CANARY = '987-65-4321';

/** What `run` throws. */
function thrownBy(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

const nothing: { tenant: unknown } | undefined = JSON.parse('{}').missing;

describe('loggableError', () => {
  it.each<[string, unknown, string | undefined]>([
    ['our own', new Error('order has no row'), 'order has no row'],
    ['for an operator', new MasterKeyMissing(2), 'Master key 2 is not configured'],
    [
      'undefined read',
      thrownBy(() => (nothing as { tenant: unknown }).tenant),
      expect.stringContaining("reading 'tenant'"),
    ],
    ['bad JSON', thrownBy(() => JSON.parse(`"${CANARY}`)), undefined],
    ['bad number', thrownBy(() => BigInt(CANARY)), undefined],
    ['bad URL', thrownBy(() => new URL(CANARY)), undefined],
    [
      'value in an engine message',
      thrownBy(() => Object.defineProperty(Object(1), CANARY, 1 as never)),
      undefined,
    ],
    ['database', Object.assign(new Error(`(ssn)=(${CANARY})`), { code: '23505', detail: CANARY }), undefined],
    ['library', new (class LibraryError extends Error {})(CANARY), undefined],
    ['message over several lines', new TypeError(`bad\n    at ${CANARY}`), undefined],
  ])('%s', (_, error, message) => {
    const logged = loggableError(error);
    expect(logged.message).toEqual(message);
    expect(JSON.stringify(logged)).not.toContain(CANARY);
    expect(logged.stack).toMatch(/^ {4}at /);
  });

  it('keeps the code, and the causes by the same rules', () => {
    const cause = Object.assign(new Error(CANARY), { code: 'ECONNRESET' });
    const logged = loggableError(new Error('fetch failed', { cause }));
    expect(logged).toMatchObject({ message: 'fetch failed', cause: { name: 'Error', code: 'ECONNRESET' } });
    expect(JSON.stringify(logged)).not.toContain(CANARY);
  });

  it('says in words of ours what an operator can do about a refusal of the database', () => {
    const refused = Object.assign(new Error(`for user "${CANARY}"`), { code: '28P01' });
    expect(loggableError(refused)).toMatchObject({
      code: '28P01',
      message: expect.stringContaining('DATABASE_URL'),
    });
  });

  it('ends on an error that is its own cause', () => {
    const circular = new Error('round');
    circular.cause = circular;
    expect(JSON.stringify(loggableError(circular))).toContain('round');
  });

  it.each([CANARY, 7, null, { ssn: CANARY }])('tells only the type of %j', (thrown) => {
    expect(loggableError(thrown)).toEqual({ name: typeof thrown });
  });
});

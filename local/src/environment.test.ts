import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stackEnvironment } from './environment.ts';

const repository = join(import.meta.dirname, '../..');

describe('stackEnvironment', () => {
  it('has a default for everything but the database', () => {
    const unset = {
      dataDirectory: join(repository, '.credence'),
      port: 3000,
      databaseUrl: undefined,
      isSeeded: true,
    };
    expect(stackEnvironment({}, 3000)).toEqual(unset);
    expect(
      stackEnvironment({ CREDENCE_DATA_DIR: '', PORT: '', DATABASE_URL: '', CREDENCE_SEED: '' }, 3000),
    ).toEqual(unset);
  });

  it('takes what it is told, the directory from where the command runs', () => {
    const environment = {
      CREDENCE_DATA_DIR: 'mine',
      PORT: '0',
      DATABASE_URL: 'postgres://there/db',
      CREDENCE_SEED: 'off',
    };
    expect(stackEnvironment(environment, 3000)).toEqual({
      dataDirectory: join(process.cwd(), 'mine'),
      port: 0,
      databaseUrl: 'postgres://there/db',
      isSeeded: false,
    });
  });

  it('takes the highest port that leaves room for the other parts', () => {
    expect(stackEnvironment({ PORT: '65526' }, 3000).port).toBe(65_526);
  });

  it.each(['65527', '-1', '1.5', 'web'])('does not take %s for a port', (wrong) => {
    expect(() => stackEnvironment({ PORT: wrong }, 3000)).toThrow('PORT must be a number from 0 to 65526');
  });

  it('takes on and off for CREDENCE_SEED, and nothing else', () => {
    expect(() => stackEnvironment({ CREDENCE_SEED: 'no' }, 3000)).toThrow('CREDENCE_SEED must be on or off');
  });
});

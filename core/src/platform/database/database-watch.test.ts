import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { createCore } from '../../core.ts';
import { createTestCore, type TestCore } from '../../testing/index.ts';
import { ClockOff } from './clock-off.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';

let test: TestCore;
beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl') });
});
afterAll(() => test.close());

/** A process on a machine whose clock is so far ahead, until that is corrected. */
function processAhead(milliseconds: number) {
  const faults: Error[] = [];
  const machine = { ahead: milliseconds };
  const core = createCore(test.core.config, {
    onError: (error) => faults.push(error),
    machineTime: () => Date.now() + machine.ahead,
  });
  onTestFinished(() => core.close());
  return { core, faults, machine };
}

describe('the time of a process', () => {
  it.each([10_000, -10_000])(
    'is that of the database, whatever its machine says: %i ms ahead',
    async (ahead) => {
      const { core } = processAhead(ahead);
      await core.ready();
      expect(Math.abs(core.clock.now().getTime() - Date.now())).toBeLessThan(1_000);
      expect(Math.abs(core.clockOffsetMs() + ahead)).toBeLessThan(1_000);
    },
  );

  it.each([
    [600_000, 'ahead of'],
    [-600_000, 'behind'],
  ])('is refused when it is %i ms ahead, in words, until it is corrected', async (ahead, where) => {
    const { core, faults, machine } = processAhead(ahead);
    const words = `This machine's clock is 600 s ${where} the database's: it takes no work until that is corrected`;
    for (let time = 0; time < 3; time += 1) {
      await expect(core.ready()).rejects.toThrow(words);
      await expect(core.check()).rejects.toThrow(ClockOff);
    }
    expect(faults.map(({ message }) => message)).toEqual([words]);
    machine.ahead = 0;
    await core.check();
    await core.ready();
  });

  it('is refused as well when it goes wrong later', async () => {
    const { core, machine } = processAhead(0);
    await core.ready();
    machine.ahead = 31_000;
    await expect(core.check()).rejects.toThrow(ClockOff);
    await expect(core.ready()).rejects.toThrow(ClockOff);
  });
});

describe('a database that can be read and not written', () => {
  it('does not count as working', async () => {
    const [{ name } = { name: '' }] = await test.sql<{ name: string }>('select current_database() as name');
    await test.sql(`alter database ${name} set temp_file_limit = '64kB'`);
    const { core } = processAhead(0);
    const refused = await core.check().catch((error: unknown) => error);
    expect(isDatabaseUnavailable(refused)).toBe(true);
    await test.sql(`alter database ${name} reset temp_file_limit`);
    await core.check();
  });
});

import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EXIT } from './exit-codes.ts';
import { PROCESS_TIMEOUT, start } from './testing/run.ts';

/** Takes nothing, as a disk that is full. */
const FULL = '/dev/full';

describe('the program', () => {
  it.skipIf(!existsSync(FULL)).each([[['--help']], [['config', 'print']], [['config', 'check', '--json']]])(
    'says that what %j prints cannot be written, and does not end as if it were',
    async (words) => {
      const { ended } = start(words, { into: FULL });
      const err = 'credence: The output cannot be written (ENOSPC)\n';
      expect(await ended).toMatchObject({ exitCode: EXIT.fault, err });
    },
    PROCESS_TIMEOUT,
  );

  it(
    'takes it well when nobody reads on',
    async () => {
      const { child, ended } = start(['config', 'print']);
      child.stdout.destroy();
      expect(await ended).toMatchObject({ exitCode: EXIT.ok, err: '' });
    },
    PROCESS_TIMEOUT,
  );
});

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { requireSpace } from './disk-space.ts';

const missing = join(tmpdir(), 'not', 'there', 'yet');

it('lets a directory pass whose disk has the room, though it is not there yet', async () => {
  await expect(requireSpace(missing, 1)).resolves.toBeUndefined();
});

it('says in one sentence how much is needed, where, and what is there', async () => {
  await expect(requireSpace(missing, 1e12)).rejects.toThrow(
    /^A new database needs 1000000000000 MB of free disk, and \S+\/not\/there\/yet has \d+ MB: free some, or set CREDENCE_DATA_DIR/,
  );
});

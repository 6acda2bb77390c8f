import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimDirectory } from './claim-directory.ts';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'claim-'));
});

afterEach(() => rm(directory, { recursive: true }));

const claimFile = () => join(directory, 'stack.lock');

describe('claimDirectory', () => {
  it('refuses a second claim until the first is given up', async () => {
    const giveUp = await claimDirectory(directory);
    await expect(claimDirectory(directory)).rejects.toThrow(
      `Credence already runs on ${directory}, as process ${process.pid}. ` +
        'Stop that one first, or set CREDENCE_DATA_DIR to another directory.',
    );
    await giveUp();
    await (await claimDirectory(directory))();
    expect(await readdir(directory)).toEqual([]);
  });

  it('lets one of two win that come at once', async () => {
    const claims = await Promise.allSettled([claimDirectory(directory), claimDirectory(directory)]);
    expect(claims.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('takes over from a process that is gone', async () => {
    const gone = spawn(process.execPath, ['--eval', '0']);
    await once(gone, 'exit');
    await writeFile(claimFile(), `${gone.pid} 12345`);
    await (await claimDirectory(directory))();
    expect(await readdir(directory)).toEqual([]);
  });

  it('takes over when the number of a process that is gone belongs to another now', async () => {
    await writeFile(claimFile(), `${process.pid} some other time`);
    const giveUp = await claimDirectory(directory);
    expect(await readFile(claimFile(), 'utf8')).not.toContain('some other time');
    await giveUp();
  });
});

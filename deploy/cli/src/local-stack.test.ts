import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from './testing/run.ts';
import { type Service, useService } from './testing/use-service.ts';

let service: Service;
let directory: string;

useService(async (made) => {
  service = made;
  await made.test.organization({ tenant: 'local' });
});
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'credence-cli-'));
  await writeFile(join(directory, 'stack.json'), JSON.stringify({ settings: service.environment }));
});
afterAll(() => rm(directory, { recursive: true }));

describe('without DATABASE_URL', () => {
  it.each([
    ['org', 'list'],
    ['org', 'show', 'local'],
    ['migrate', 'status'],
  ])('credence %s %s … reaches the stack that runs here, with its keys', async (...words) => {
    const ran = await run(words, {
      environment: { CREDENCE_DATA_DIR: directory, ENCRYPTION_KEYS: '1:mine' },
    });
    expect(ran).toMatchObject({ exitCode: 0, err: '' });
  });

  it('asks for it where no stack runs', async () => {
    const ran = await run(['org', 'list'], { environment: { CREDENCE_DATA_DIR: '/nowhere' } });
    expect(ran).toMatchObject({ exitCode: 2, out: '', err: expect.stringContaining('DATABASE_URL') });
  });
});

it.each(['DATABASE_URL', 'DATABASE_URL_FILE'])('%s is not overruled by a stack', async (name) => {
  const environment = { CREDENCE_DATA_DIR: directory, [name]: 'postgres://127.0.0.1:1/none' };
  const ran = await run(['org', 'list'], { environment });
  expect(ran.exitCode).not.toBe(0);
  expect(ran.out).toBe('');
});

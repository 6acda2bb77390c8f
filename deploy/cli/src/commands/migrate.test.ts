import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../local/src/testing/test-database.ts';
import { PROCESS_TIMEOUT, run, start } from '../testing/run.ts';

let environment: { DATABASE_URL: string };

beforeAll(async () => {
  environment = { DATABASE_URL: await createTestDatabase() };
});

async function applied(): Promise<string[]> {
  const client = new pg.Client({ connectionString: environment.DATABASE_URL });
  await client.connect();
  try {
    const { rows } = await client.query('select name from schema_migrations order by timestamp');
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

interface Status {
  pending: number;
  migrations: { version: number; name: string; state: string }[];
}
const status = async () => {
  const ran = await run(['migrate', 'status', '--json'], { environment });
  return { ...ran, status: ran.json() as Status };
};

describe('credence migrate, from an empty database', () => {
  it('shows every migration as pending, with exit code 3, and leaves the database empty', async () => {
    const before = await status();
    expect(before.exitCode).toBe(3);
    expect(before.status.pending).toBe(before.status.migrations.length);
    expect(before.status.migrations[0]).toEqual({ version: 1, name: 'Baseline', state: 'PENDING' });
    await expect(applied()).rejects.toMatchObject({ code: '42P01' });
  });

  it(
    'applies them all, as the real program',
    async () => {
      const ran = await start(['migrate', 'up', '--json'], { environment }).ended;
      expect(ran).toMatchObject({ exitCode: 0, err: expect.stringContaining('Applying') });
      const { migrations, pending } = (await status()).status;
      expect(ran.json()).toEqual({ applied: migrations });
      expect(pending).toBe(0);
      expect(migrations.map(({ state }) => state)).not.toContain('PENDING');
      expect(await applied()).toHaveLength(migrations.length);
    },
    PROCESS_TIMEOUT,
  );

  it('says that there is nothing to do when it is repeated', async () => {
    expect(await run(['migrate', 'up'], { environment })).toMatchObject({
      exitCode: 0,
      out: 'The database is at this version already\n',
    });
    expect(await run(['migrate', 'status'], { environment })).toMatchObject({
      exitCode: 0,
      out: expect.stringContaining('0 migrations pending'),
    });
  });

  it.each([
    ['nobody can be asked', {}, 'say --yes'],
    ['the answer is no', { answer: 'n' }, 'Nothing was done'],
  ])('undoes nothing when %s', async (_when, asked, words) => {
    const before = await applied();
    const ran = await run(['migrate', 'down'], { environment, ...asked });
    expect(ran).toMatchObject({ exitCode: 2, out: '', err: expect.stringContaining(words) });
    expect(await applied()).toEqual(before);
  });

  it('undoes the newest one after a yes, and applies it again', async () => {
    const before = await applied();
    const ran = await run(['migrate', 'down'], { environment, answer: 'yes' });
    expect(ran.exitCode).toBe(0);
    expect(await applied()).toEqual(before.slice(0, -1));
    expect((await status()).exitCode).toBe(3);
    await run(['migrate', 'up'], { environment });
    expect(await applied()).toEqual(before);
  });

  it('goes back to a version, the newest first', async () => {
    const { migrations } = (await status()).status;
    const ran = await run(['migrate', 'down', '--to', '0', '--yes', '--json'], { environment });
    const undone = migrations.toReversed().map((step) => ({ ...step, state: 'PENDING' }));
    expect(ran.json()).toEqual({ undone });
    expect(await applied()).toEqual([]);
    await run(['migrate', 'up'], { environment });
  });

  it(
    'names the step that the login may not do, and writes nothing but JSON to standard output',
    async () => {
      const url = new URL(await createTestDatabase());
      const client = new pg.Client({ connectionString: url.href });
      await client.connect();
      // The roles are there, and were not granted to it.
      await client.query(`create role lowly login password 'test'`);
      await client.query(`alter database "${url.pathname.slice(1)}" owner to lowly`);
      [url.username, url.password] = ['lowly', 'test'];
      const ran = await start(['migrate', 'up', '--json'], { environment: { DATABASE_URL: url.href } }).ended;
      const message = 'Migration 1 Baseline cannot be applied: The login in DATABASE_URL may not do this';
      expect(ran).toMatchObject({ exitCode: 1, err: expect.stringContaining(message) });
      expect(JSON.parse(ran.out)).toMatchObject({ error: { message } });
      await client.query('reassign owned by lowly to current_user');
      await client.query('drop owned by lowly');
      await client.query('drop role lowly');
      await client.end();
    },
    PROCESS_TIMEOUT,
  );

  it('says of two at once for each what it applied itself', async () => {
    const empty = { environment: { DATABASE_URL: await createTestDatabase() } };
    const both = await Promise.all([1, 2].map(() => run(['migrate', 'up', '--json'], empty)));
    const applied = both.flatMap((ran) => (ran.json() as { applied: { version: number }[] }).applied);
    const { migrations } = (await status()).status;
    expect(applied.map(({ version }) => version).toSorted((a, b) => a - b)).toEqual(
      migrations.map(({ version }) => version),
    );
  });

  it.each(['eleven', '-1', '1.5'])('refuses the version "%s"', async (version) => {
    const before = await applied();
    const ran = await run(['migrate', 'down', `--to=${version}`, '--yes'], { environment });
    expect(ran).toMatchObject({ exitCode: 2, err: expect.stringContaining('--to') });
    expect(await applied()).toEqual(before);
  });

  it.each(['99', '12'])(
    'refuses version %s, which there is not, and says which there are',
    async (version) => {
      const ran = await run(['migrate', 'down', '--to', version, '--yes', '--json'], { environment });
      expect(ran.exitCode).toBe(2);
      const problem = expect.stringMatching(/^to must be 0 or a version that there is: 1, 2, .* 11, 14, /);
      expect(ran.json()).toMatchObject({ error: { kind: 'Invalid', problems: [problem] } });
    },
  );

  it('names one in its own example that there is', async () => {
    const { out } = await run(['migrate', 'down', '--help'], {});
    const [, example] = /--to (\d+)/.exec(out) ?? [];
    expect((await status()).status.migrations.map(({ version }) => String(version))).toContain(example);
  });

  it('leaves the steps of a newer program to that program', async () => {
    const client = new pg.Client({ connectionString: environment.DATABASE_URL });
    await client.connect();
    await client.query(
      `insert into schema_migrations (timestamp, name) values (1700000000999, 'FromTheFuture1700000000999')`,
    );
    await client.end();
    expect((await status()).status.migrations.at(-1)).toEqual({
      version: 999,
      name: 'FromTheFuture',
      state: 'UNKNOWN',
    });
    const ran = await run(['migrate', 'down', '--yes'], { environment });
    expect(ran).toMatchObject({ exitCode: 2, err: expect.stringContaining('newer version') });
  });
});

describe('credence migrate, with a connection that is none', () => {
  it.each([
    ['nothing', undefined, 2, 'DATABASE_URL'],
    ['no address', 'localhost', 2, 'DATABASE_URL: must be a postgres:// URL'],
    ['nobody there', 'postgres://localhost:1/credence', 1, 'nothing listens'],
  ])('says what is wrong with %s', async (_what, url, exitCode, words) => {
    const ran = await run(['migrate', 'status'], { environment: url ? { DATABASE_URL: url } : {} });
    expect(ran).toMatchObject({ exitCode, out: '', err: expect.stringContaining(words) });
    expect(ran.err).not.toMatch(/^ {4}at /m);
  });
});

import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { anchorOf, sealAuditTrail } from '@credence/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { run } from '../testing/run.ts';
import { type Service, useService } from '../testing/use-service.ts';

let service: Service;
useService((made) => {
  service = made;
});

const credence = (...words: string[]) => run(words, { environment: service.environment });

interface Verified {
  intact: boolean;
  trails: {
    organizationId: string;
    tenant: string;
    intact: boolean;
    head: { number: number; hash: string };
  }[];
}

beforeAll(async () => {
  for (const tenant of ['acme', 'globex']) {
    const context = await service.test.organization({ tenant });
    for (const _ of [1, 2]) {
      await credence('org', 'show', tenant);
      await sealAuditTrail(context);
    }
  }
});

describe('credence audit verify', () => {
  it('finds every trail intact', async () => {
    const ran = await credence('audit', 'verify', '--json');
    expect(ran.exitCode).toBe(0);
    expect(ran.json()).toMatchObject({
      intact: true,
      trails: [
        { tenant: 'acme', intact: true, entries: 2, seals: 2, problems: [] },
        { tenant: 'globex', intact: true },
      ],
    });
  });

  it('finds a head that was noted, and misses one that is gone', async () => {
    const { trails } = (await credence('audit', 'verify', '--org', 'acme', '--json')).json() as Verified;
    const { number, hash } = trails[0]?.head ?? { number: 0, hash: '' };
    expect(trails).toHaveLength(1);
    expect((await credence('audit', 'verify', '--org', 'acme', '--head', `${number}:${hash}`)).exitCode).toBe(
      0,
    );
    const later = await credence('audit', 'verify', '--org', 'acme', '--head', `9:${hash}`);
    expect(later).toMatchObject({ exitCode: 3, out: expect.stringContaining('head-missing, seal 9') });
  });

  it('checks each trail against the heads that were kept elsewhere', async () => {
    const { trails } = (await credence('audit', 'verify', '--json')).json() as Verified;
    const heads = trails.map(({ organizationId, head }) => ({ organizationId, ...head }));
    const file = join(service.test.core.config.FILES_DIRECTORY, 'anchors.jsonl');
    await writeFile(file, `${anchorOf(heads, new Date())}\n`);
    expect((await credence('audit', 'verify', '--anchors', file)).exitCode).toBe(0);
    const rewritten = heads.map((head) => ({ ...head, number: 1 }));
    await appendFile(file, `${anchorOf(rewritten.slice(0, 1), new Date())}\n`);
    const ran = await credence('audit', 'verify', '--anchors', file);
    expect(ran).toMatchObject({ exitCode: 3, err: 'acme: BROKEN\nglobex: intact\n' });
    expect(ran.out).toContain('head-missing, seal 1');
    await appendFile(file, 'x\n');
    expect((await credence('audit', 'verify', '--anchors', file)).err).toContain('line 3 is no anchor');
  });

  it('exports a trail, which verifies without the service and only as it was', async () => {
    const file = join(service.test.core.config.FILES_DIRECTORY, 'acme.jsonl');
    const exported = await credence('audit', 'export', '--org', 'acme', '--out', file);
    expect(exported).toMatchObject({ exitCode: 0, out: `${file}: 2 entries in 2 seals\n` });
    const { publicKey } = (await credence('audit', 'key', '--org', 'acme', '--json')).json() as {
      publicKey: string;
    };
    const check = (...words: string[]) => run(['audit', 'check', file, ...words], { environment: {} });
    expect((await check('--key', publicKey, '--json')).json()).toMatchObject({
      intact: true,
      entries: 2,
      publicKey,
    });
    expect((await check('--key', 'another')).exitCode).toBe(3);
    await writeFile(file, (await readFile(file, 'utf8')).replace('cli:pat', 'cli:sam'));
    expect(await check()).toMatchObject({
      exitCode: 3,
      out: expect.stringContaining('is an entry that was changed'),
    });
    const again = await credence('audit', 'export', '--org', 'acme', '--out', file);
    expect(again).toMatchObject({ exitCode: 2, err: expect.stringContaining('cannot be written (EEXIST)') });
  });

  it('says where a chain is broken, with exit code 3', async () => {
    const [changed] = await service.test.sql<{ id: string }>(
      `update audit_entries set action = 'order.read' where id = (select min(id::text)::uuid from audit_entries) returning id`,
    );
    const ran = await credence('audit', 'verify');
    expect(ran).toMatchObject({ exitCode: 3, err: 'acme: BROKEN\nglobex: intact\n' });
    expect(ran.out).toContain(`entry-changed, entryId ${changed?.id}, seal 1`);
    expect((await credence('audit', 'verify', '--org', 'globex')).exitCode).toBe(0);
  });

  it.each([
    [['--head', `1:${'0'.repeat(64)}`], 'name it with --org'],
    [['--org', 'acme', '--head', 'x'], 'It must be as 42:'],
    [['--org', 'nobody'], 'There is no organization'],
  ])('refuses %j', async (words, said) => {
    const ran = await credence('audit', 'verify', ...words);
    expect(ran).toMatchObject({ exitCode: 2, out: '', err: expect.stringContaining(said) });
  });
});

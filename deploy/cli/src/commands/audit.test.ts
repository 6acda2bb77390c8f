import { sealAuditTrail } from '@credence/core';
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
  trails: { tenant: string; intact: boolean; head: { number: number; hash: string } }[];
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

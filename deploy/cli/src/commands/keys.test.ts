import { randomBytes } from 'node:crypto';
import type { Context } from '@credence/core';
import { orderSearch } from '@credence/core/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { PROCESS_TIMEOUT, run, start } from '../testing/run.ts';
import { keysOf, type Service, useService } from '../testing/use-service.ts';

const RELEASE = Buffer.from('%PDF-1.7 the signed release').toString('base64');

let service: Service;
let context: Context;
const orders: string[] = [];
/** The environment with both master keys, and the one after the old key was removed. */
let both: Record<string, string>;
let newOnly: Record<string, string>;

useService(async (made) => {
  service = made;
  context = await made.test.organization({
    tenant: 'acme',
    webhookConfig: { enabled: true, retryAttempts: 0, secret: 'a-secret' },
  });
  await made.test.organization({ tenant: 'globex' });
  const newKey = new Map([[2, randomBytes(32)]]);
  newOnly = { ...made.environment, ENCRYPTION_KEYS: keysOf(newKey) };
  both = {
    ...made.environment,
    ENCRYPTION_KEYS: keysOf(new Map([...made.test.core.config.ENCRYPTION_KEYS, ...newKey])),
  };
});

beforeAll(async () => {
  for (const number of [1, 2, 3]) {
    const applicant = { firstName: `Jordan ${number}`, lastName: 'Rivera', ssn: '123-45-6789' };
    const { orderId } = await orderSearch(context, {
      applicant: { ...applicant, signedReleaseFileUrl: RELEASE },
    });
    orders.push(orderId);
  }
});

const keys = (words: string[], environment: Record<string, string>) =>
  run(['keys', ...words], { environment });

/** What the archive of an order says about its applicant: everything in it has to open. */
async function opens(environment: Record<string, string>): Promise<void> {
  for (const orderId of orders) {
    const out = `${environment.FILES_DIRECTORY}/${crypto.randomUUID()}.zip`;
    const ran = await run(['evidence', orderId, '--org', 'acme', '--out', out], { environment });
    expect(ran).toMatchObject({ exitCode: 0, err: expect.stringContaining('release.pdf (27 bytes)') });
  }
}

describe('credence keys', () => {
  it('finds nothing to do before there is a new master key', async () => {
    expect((await keys(['status', '--json'], service.environment)).json()).toMatchObject({
      newestMasterVersion: 1,
      organizations: [{ tenant: 'acme', masterVersions: [1], sealing: 1 }, { tenant: 'globex' }],
    });
    expect(await keys(['status'], service.environment)).toMatchObject({ exitCode: 0 });
  });

  it('needs the old master key until the data keys are wrapped anew, with exit code 3', async () => {
    expect(await keys(['status'], both)).toMatchObject({ exitCode: 3 });
  });

  it('tells also without the old master key which organizations need it, one by one on demand', async () => {
    const ran = await keys(['status', '--json'], newOnly);
    expect(ran.exitCode).toBe(3);
    expect(ran.json()).toMatchObject({
      newestMasterVersion: 2,
      organizations: [
        { tenant: 'acme', masterVersions: [1] },
        { tenant: 'globex', masterVersions: [1] },
      ],
    });
    const { id } = context.organization;
    for (const org of ['acme', id, id.toUpperCase()])
      expect((await keys(['status', '--org', org, '--json'], newOnly)).json()).toMatchObject({
        organizations: [{ organizationId: id, tenant: 'acme' }],
      });
    expect(await keys(['status', '--org', 'nowhere'], newOnly)).toMatchObject({
      exitCode: 2,
      err: expect.stringContaining('There is no organization "nowhere"'),
    });
  });

  it('wraps them under the new one, after which the old one can be removed and everything opens', async () => {
    const ran = await keys(['rotate'], both);
    expect(ran).toMatchObject({ exitCode: 0, out: expect.stringContaining('2 organizations') });
    expect(await keys(['status'], newOnly)).toMatchObject({ exitCode: 0 });
    await opens(newOnly);
    const trail = await service.test.sql(
      `select action, subject from audit_entries where action like 'organization.%' order by id`,
    );
    expect(trail).toEqual(Array(2).fill({ action: 'organization.rewrapKeys', subject: 'cli:pat' }));
    expect((await keys(['rotate'], newOnly)).exitCode).toBe(0);
  });

  it(
    'loses nothing when it is killed while it seals data anew, and goes on where it was',
    async () => {
      const words = ['keys', 'rotate', '--data', '--settle-seconds', '0', '--batch', '1', '--org', 'acme'];
      const { child, ended } = start(words, { environment: newOnly });
      let said = '';
      const begun = new Promise((resolve) => {
        child.stderr.on('data', (words) => {
          said += words;
          if (said.includes('acme: 3 rows')) resolve(undefined);
        });
      });
      await Promise.race([begun, ended]);
      child.kill('SIGKILL');
      expect((await ended).exitCode).toBe(-1);
      await opens(newOnly);

      const again = await run([...words, '--json'], { environment: newOnly });
      expect(again).toMatchObject({ exitCode: 0, err: expect.stringContaining('going on with an earlier') });
      expect(again.json()).toMatchObject({ organizations: [{ tenant: 'acme', sealing: 2, files: 3 }] });
      await opens(newOnly);
    },
    PROCESS_TIMEOUT,
  );

  it('gives another data key when it is asked again, and waits before it uses it', async () => {
    const from = Date.now();
    const ran = await keys(['rotate', '--data', '--settle-seconds', '1', '--json'], newOnly);
    expect(Date.now() - from).toBeGreaterThan(1_000);
    expect(ran.json()).toMatchObject({
      organizations: [
        { tenant: 'acme', sealing: 3, files: 3 },
        { tenant: 'globex', sealing: 2, files: 0 },
      ],
    });
    await opens(newOnly);
  });
});

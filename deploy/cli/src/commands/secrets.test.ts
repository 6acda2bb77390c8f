import { existsSync } from 'node:fs';
import { contextForTenant } from '@credence/core';
import { expect, it } from 'vitest';
import { PROCESS_TIMEOUT, run, start } from '../testing/run.ts';
import { type Service, useService } from '../testing/use-service.ts';

const OLD = 'whsec_b2xkLW9sZC1vbGQtb2xkLW9sZC1vbGQtb2xkLW9sZA==';
const NEW = 'whsec_bmV3LW5ldy1uZXctbmV3LW5ldy1uZXctbmV3LW5ldw==';

let service: Service;
useService(async (made) => {
  service = made;
  const webhookConfig = { enabled: true, retryAttempts: 3, secret: OLD };
  await made.test.organization({ tenant: 'acme', webhookConfig });
});

const credence = (words: string[], input?: string) =>
  run(['secrets', ...words, '--org', 'acme'], {
    environment: service.environment,
    ...(input === undefined ? {} : { input }),
  });

async function config() {
  service.test.core.organizations.forgetAll();
  return (await contextForTenant(service.test.core, 'acme', 'API'))?.organization.webhookConfig;
}

it('gives a new secret beside the old one, prints it alone, and ends the rotation', async () => {
  const ran = await credence(['rotate']);
  expect(ran.exitCode).toBe(0);
  expect(ran.out).toMatch(/^whsec_[\w+/=]+\n$/);
  expect(await config()).toMatchObject({ secret: ran.out.trim(), previousSecret: OLD });
  expect(await credence(['finish', '--json'])).toMatchObject({ exitCode: 0 });
  expect(await config()).toEqual({ enabled: true, retryAttempts: 3, secret: ran.out.trim() });
  const trail = await service.test.sql('select action, subject from audit_entries order by id');
  expect(trail).toEqual([
    { action: 'organization.rotateWebhookSecret', subject: 'cli:pat' },
    { action: 'organization.endWebhookSecretRotation', subject: 'cli:pat' },
  ]);
});

it('takes a secret from a file or a pipe', async () => {
  const ran = await credence(['rotate', '--secret-file', '-', '--json'], `${NEW}\n`);
  expect(ran.json()).toEqual({ secret: NEW, previousSecretKept: true });
  expect(await config()).toMatchObject({ secret: NEW });
});

it('refuses a second rotation while one is running, a bad secret, and an end of none', async () => {
  expect(await credence(['rotate'])).toMatchObject({ exitCode: 2, out: '' });
  expect((await credence(['rotate', '--replace-running'])).exitCode).toBe(0);
  await credence(['finish']);
  expect(await credence(['finish'])).toMatchObject({ exitCode: 2, out: '' });
  const bad = await credence(['rotate', '--secret-file', '-'], 'whsec_!');
  expect(bad).toMatchObject({ exitCode: 2, out: '', err: expect.stringContaining('secret ') });
});

/** Takes nothing, as a disk that is full. */
const FULL = '/dev/full';

it.skipIf(!existsSync(FULL)).each([[[]], [['--json']]])(
  'changes nothing where the new secret cannot be printed, as the real program with %j',
  async (more) => {
    const words = ['secrets', 'rotate', '--org', 'acme', ...more];
    const before = await config();
    const { ended } = start(words, { environment: service.environment, into: FULL });
    expect(await ended).toMatchObject({
      exitCode: 1,
      err: expect.stringMatching(/cannot be written \(ENOSPC\)\n$/),
    });
    expect(await config()).toEqual(before);
  },
  PROCESS_TIMEOUT,
);

it.each([[[]], [['--json']]])(
  'changes nothing where nobody reads the new secret, as the real program with %j',
  async (more) => {
    const words = ['secrets', 'rotate', '--org', 'acme', ...more];
    const before = await config();
    const { child, ended } = start(words, { environment: service.environment });
    child.stdout.destroy();
    expect(await ended).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining('cannot be written (EPIPE)'),
    });
    expect(await config()).toEqual(before);
  },
  PROCESS_TIMEOUT,
);

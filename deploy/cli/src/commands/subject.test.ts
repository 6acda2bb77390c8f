import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contextForTenant, createOrder, readOrder } from '@credence/core';
import { orderOf } from '@credence/core/testing';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useOrganizations } from '../testing/use-organizations.ts';

const RELEASE = '%PDF-1.7 the signed release';
const ORDER = orderOf();
const JORDAN = {
  ...ORDER.applicant,
  firstName: 'Jordan',
  lastName: 'Quillfeather',
  birthday: '1990-04-12',
  signedReleaseFileUrl: Buffer.from(RELEASE).toString('base64'),
};

let directory: string;
const orders: Record<string, string> = {};
const { service, credence, trail } = useOrganizations(async ({ test }) => {
  const context = await test.organization({ tenant: 'acme' });
  const create = async (name: string, applicant: object) => {
    orders[name] = (await createOrder(context, { ...ORDER, applicant: { ...JORDAN, ...applicant } })).orderId;
  };
  await create('open', {});
  await create('held', {});
  await create('ageless', { birthday: undefined });
});
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'credence-subject-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const WHO = ['--org', 'acme', '--name', 'Jordan Quillfeather', '--birthday', '1990-04-12'];

describe('credence subject export', () => {
  it('writes what is kept about a person, and lists what may be about them', async () => {
    const out = join(directory, 'jordan.zip');
    const ran = await credence(['subject', 'export', ...WHO, '--out', out]);
    expect(ran).toMatchObject({
      exitCode: 3,
      out: expect.stringContaining(`order ${orders.ageless}: The name is`),
    });
    const files = unzipSync(await readFile(out));
    const text = (name: string) => Buffer.from(files[name] ?? []).toString();
    expect(text(`releases/${orders.open}.pdf`)).toBe(RELEASE);
    expect(JSON.parse(text('subject.json'))).toMatchObject({
      askedFor: { name: 'Jordan Quillfeather' },
      orders: [{ foundBy: 'NAME_AND_BIRTHDAY' }, { foundBy: 'NAME_AND_BIRTHDAY' }],
    });
    expect((await trail('acme')).at(-1)).toMatchObject({ action: 'subject.export', subject: 'cli:pat' });
  });

  it('writes nothing where nothing is known', async () => {
    const out = join(directory, 'nobody.zip');
    const ran = await credence([
      'subject',
      'export',
      '--org',
      'acme',
      '--email',
      'x@y.example',
      '--out',
      out,
    ]);
    expect(ran).toMatchObject({ exitCode: 0, out: 'Nothing is known to be about this person\n' });
    await expect(readFile(out)).rejects.toThrow('ENOENT');
  });
});

describe('credence orders hold and subject erase', () => {
  it('erases what is not held, and says what it kept and why', async () => {
    expect((await credence(['orders', 'hold', orders.held ?? '', '--org', 'acme'])).exitCode).toBe(0);
    const ran = await credence(['subject', 'erase', ...WHO, '--cancel-open', '--yes', '--json']);
    expect(ran.exitCode).toBe(3);
    expect(ran.json()).toMatchObject({
      orders: [
        {
          orderId: orders.open,
          kept: null,
          rows: expect.arrayContaining([expect.objectContaining({ table: 'applicants' })]),
        },
        { orderId: orders.held, kept: expect.stringContaining('legal hold') },
      ],
      unclear: [{ kind: 'order', id: orders.ageless }],
    });
    expect(await nameOf(orders.open)).toBe('[REDACTED]');
    expect(await nameOf(orders.held)).toBe('Quillfeather');
    await credence(['orders', 'release', orders.held ?? '', '--org', 'acme']);
    const rest = ['--include', orders.ageless ?? '', '--cancel-open', '--yes'];
    const ended = await credence(['subject', 'erase', ...WHO, ...rest]);
    expect(ended).toMatchObject({ exitCode: 0, out: expect.stringMatching(/applicants +REDACTED +1/) });
    expect(await nameOf(orders.held)).toBe('[REDACTED]');
    expect((await trail('acme')).map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'order.hold',
        'subject.erase',
        'order.cancel',
        'order.redact',
        'order.release',
      ]),
    );
  });

  it.each([
    [['--email', 'x@y.example'], 'say --yes'],
    [['--name', 'Jordan', '--yes'], 'birthday must be given'],
    [['--birthday', 'May 1', '--yes'], 'It must be as 1990-04-12'],
    [['--name', 'Jordan', '--birthday', '1990-02-30', '--yes'], 'It must be as 1990-04-12'],
    [['--email', 'jordan', '--yes'], 'It must be an e-mail address'],
    [['--email', 'x@y.example', '--include', 'no-id', '--yes'], 'It must be a UUID'],
  ])('refuses %j', async (words, said) => {
    const ran = await credence(['subject', 'erase', '--org', 'acme', ...words]);
    expect(ran).toMatchObject({ exitCode: 2, out: '', err: expect.stringContaining(said) });
  });
});

async function nameOf(orderId = ''): Promise<string | undefined> {
  const context = await contextForTenant(service().test.core, 'acme', 'SYSTEM');
  const order = context && (await readOrder(context, { orderId }));
  return order?.applicant.lastName;
}

import { createHash } from 'node:crypto';
import { access, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  addContact,
  type Context,
  processInbound,
  readVerifierForm,
  sealAuditTrail,
  submitVerifierAnswers,
} from '@credence/core';
import { confirmAll, contactInput, fakeClock, OFFICE_HOURS, sendAttempt } from '@credence/core/testing';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../testing/run.ts';
import { type Service, useService } from '../testing/use-service.ts';

const RELEASE = '%PDF-1.7 the signed release';
const LETTER = '%PDF-1.7 the letter of the employer';
const SECRETS = ['webhook-secret-in-the-open', 'token-in-url'];

let directory: string;
let service: Service;
let context: Context;
let orderId: string;
let searchId: string;

useService(
  async (made) => {
    service = made;
    context = await made.test.organization({ tenant: 'acme' });
    await made.test.organization({ tenant: 'other' });
  },
  { clock: fakeClock(OFFICE_HOURS) },
);

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'credence-evidence-'));
  const { test } = service;
  const attempt = await sendAttempt(test, context, {
    webhookConfig: {
      secret: 'webhook-secret-in-the-open',
      fallbackEndpoint: 'https://client.example/hook?key=token-in-url',
    },
    applicant: {
      firstName: 'Jordan',
      lastName: 'Rivera',
      ssn: '123-45-6789',
      signedReleaseFileUrl: Buffer.from(RELEASE).toString('base64'),
    },
  });
  ({ orderId, searchId } = attempt);
  await addContact(context, { orderId, searchId, contact: contactInput() });
  const form = await readVerifierForm(test.core, attempt.token);
  const letter = { fileName: 'letter.pdf', contentType: 'application/pdf', content: Buffer.from(LETTER) };
  await submitVerifierAnswers(test.core, attempt.token, confirmAll(form), [letter]);
  for (const { data } of await test.jobs('process-inbound', context)) await processInbound(context, data);
  await sealAuditTrail(context);
});
afterAll(() => rm(directory, { recursive: true }));

const evidence = (out: string, words: string[] = []) =>
  run(['evidence', orderId, '--org', 'acme', '--out', join(directory, out), ...words], {
    environment: service.environment,
  });

describe('credence evidence', () => {
  let files: Record<string, string>;
  const json = (name: string) => JSON.parse(files[`${name}.json`] ?? '');

  it('writes everything about an order into one archive, readable by its owner alone', async () => {
    const ran = await evidence('order.zip');
    expect(ran).toMatchObject({ exitCode: 0, err: expect.stringContaining('release.pdf') });
    const archive = unzipSync(await readFile(join(directory, 'order.zip')));
    files = Object.fromEntries(
      Object.entries(archive).map(([path, bytes]) => [path, Buffer.from(bytes).toString('utf8')]),
    );
    expect(Object.keys(files).filter((path) => path.endsWith('.json'))).toEqual([
      'order.json',
      'searches.json',
      'timeline.json',
      'contacts.json',
      'attempts.json',
      'notes.json',
      'messages.json',
      'deliveries.json',
      'audit.json',
      'audit-trail.json',
      'manifest.json',
    ]);
    expect(await readdir(directory)).toEqual(['order.zip']);
  });

  it('has the SHA-256 of every file in its manifest', () => {
    const manifest = json('manifest');
    expect(manifest).toMatchObject({ orderId, organization: { tenant: 'acme' }, writtenBy: 'cli:pat' });
    const { 'manifest.json': _, ...others } = files;
    expect(manifest.files).toEqual(
      Object.entries(others).map(([path, content]) => ({
        path,
        size: Buffer.byteLength(content),
        sha256: createHash('sha256').update(content).digest('hex'),
      })),
    );
  });

  it('tells what was ordered, asked, answered, found and sent', () => {
    expect(json('order')).toMatchObject({
      id: orderId,
      applicant: { firstName: 'Jordan', ssn: '123-45-6789' },
    });
    expect(json('searches')).toMatchObject([
      { id: searchId, searchStatus: 'COMPLETED', results: [{ outcome: 'VERIFIED_NO_DISCREPANCY' }] },
    ]);
    expect(json('searches')[0].results[0].claims.length).toBeGreaterThan(2);
    expect(json('searches')[0].request.records).toHaveLength(1);
    expect(json('timeline').length).toBeGreaterThan(2);
    expect(json('contacts')).toMatchObject([
      { contacts: [{ entityName: 'Contoso Inc' }, { name: 'Dana Wells' }], history: [{ action: 'ADDED' }] },
    ]);
    expect(json('attempts')).toContainEqual(
      expect.objectContaining({ destination: 'hr@contoso.example', outcome: 'RESPONDED' }),
    );
    expect(json('deliveries').map(({ event }: { event: string }) => event)).toContain(
      'verification.completed',
    );
  });

  it('has the documents as they came, where the messages say, and the release', () => {
    const [message] = json('messages');
    expect(message).toMatchObject({ searchId, content: { answers: { respondent: { name: 'Pat Doyle' } } } });
    const [document] = message.documents;
    expect(document.path).toMatch(/^documents\/[0-9a-f-]{36}\/letter\.pdf$/);
    expect(files[document.path]).toBe(LETTER);
    expect(document.sha256).toBe(createHash('sha256').update(LETTER).digest('hex'));
    expect(files['release.pdf']).toBe(RELEASE);
  });

  it('has the entries of the audit trail that concern it, its own among them, and says that the trail is intact', () => {
    const actions = json('audit').map(({ action }: { action: string }) => action);
    expect(actions.at(-1)).toBe('order.evidence');
    expect(json('audit-trail')).toMatchObject({ intact: true, problems: [] });
  });

  it('has no secret of a webhook in it', () => {
    const all = Object.values(files).join('\n');
    expect(SECRETS.filter((secret) => all.includes(secret))).toEqual([]);
    expect(all).not.toContain('"type": "Buffer"');
  });

  it('does not overwrite a file', async () => {
    const ran = await evidence('order.zip');
    expect(ran).toMatchObject({ exitCode: 2, out: '', err: expect.stringContaining('is not overwritten') });
  });

  it('leaves nothing behind when it fails in the middle', async () => {
    const release = json('order').releaseFile.replace('gs://', '');
    const path = join(service.test.core.config.FILES_DIRECTORY, release);
    const sealed = await readFile(path);
    await rm(path);
    const ran = await evidence('half.zip');
    expect(ran).toMatchObject({ exitCode: 1, out: '' });
    await writeFile(path, sealed);
    expect(await readdir(directory)).toEqual(['order.zip']);
  });

  it.each([
    ['of another organization', () => ['evidence', orderId, '--org', 'other'], 'Order not found'],
    ['that there is not', () => ['evidence', crypto.randomUUID(), '--org', 'acme'], 'Order not found'],
    ['with no id', () => ['evidence', '7', '--org', 'acme'], 'It must be a UUID'],
  ])('refuses an order %s', async (_which, words, said) => {
    const out = join(directory, 'none.zip');
    const ran = await run([...words(), '--out', out], { environment: service.environment });
    expect(ran).toMatchObject({ exitCode: 2, err: expect.stringContaining(said) });
    await expect(access(out)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('says where it cannot write', async () => {
    const ran = await run(['evidence', orderId, '--org', 'acme', '--out', '/nowhere/order.zip'], service);
    expect(ran).toMatchObject({ exitCode: 2, err: expect.stringContaining('cannot be written (ENOENT)') });
  });
});

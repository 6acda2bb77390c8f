import { readdir, readFile } from 'node:fs/promises';
import { readStoredRelease, updateOrganization } from '@credence/core';
import { fakeClock } from '@credence/core/testing';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { messagesOf } from '../testing/answers.ts';
import { pdfOf, UPLOAD_URL, upload, uploadUrlOf } from '../testing/uploads.ts';
import { useTestApp } from '../testing/use-test-app.ts';

const NOW = '2026-03-02T15:00:00Z';
const MB = 1024 * 1024;
const clock = fakeClock(NOW);
const PDF = Buffer.from('%PDF-1.7 signed by Jordan');
const app = useTestApp({ clock });
beforeEach(() => clock.set(NOW));

const stored = (fileUri: string) => readStoredRelease(app.active.context, fileUri);

/** The path of every file of the store. */
const files = async (): Promise<string[]> => {
  const found = await readdir(app.test.core.config.FILES_DIRECTORY, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`);
};

/** A fresh URL whose token is changed in one place. */
async function changed(change: (bytes: Buffer) => Buffer): Promise<string> {
  const { signedUrl } = await uploadUrlOf(app.active);
  const [, path = '', token = ''] = /^(.*\/)([^/]+)$/.exec(signedUrl) ?? [];
  return path + change(Buffer.from(token, 'base64url')).toString('base64url');
}

const flipped = (at: number) => (bytes: Buffer) => {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
};

describe('PUT to a signed URL', () => {
  it('200: keeps the file, sealed', async () => {
    const { signedUrl, fileUri } = await uploadUrlOf(app.active);
    expect(await upload(app, signedUrl, PDF)).toMatchObject({ status: 200, text: '' });
    expect((await stored(fileUri)).equals(PDF)).toBe(true);
    const [path = ''] = (await files()).filter((file) => fileUri.endsWith(file.split('/').at(-1) ?? ''));
    expect((await readFile(path)).includes('Jordan')).toBe(false);
  });

  it('200: 10 MB, and not a byte more', async () => {
    const { signedUrl, fileUri } = await uploadUrlOf(app.active);
    expect((await upload(app, signedUrl, pdfOf(10 * MB))).status).toBe(200);
    expect(await stored(fileUri)).toHaveLength(10 * MB);
  });

  it('200: until a quarter of an hour is over, replacing what came before', async () => {
    const { signedUrl, fileUri } = await uploadUrlOf(app.active);
    await upload(app, signedUrl, PDF);
    clock.advance({ minutes: 14, seconds: 59 });
    expect((await upload(app, signedUrl, pdfOf(9))).status).toBe(200);
    expect(await stored(fileUri)).toHaveLength(9);
  });

  it('200: the content type in any case, with parameters', async () => {
    const { signedUrl } = await uploadUrlOf(app.active);
    const headers = { 'content-type': 'Application/PDF; version=1.7' };
    expect((await upload(app, signedUrl, PDF, headers)).status).toBe(200);
  });

  it('200: leaves its entry in the audit trail, once the file is there', async () => {
    const { signedUrl, fileUri } = await uploadUrlOf(app.other);
    await upload(app, signedUrl, 'no PDF');
    await upload(app, signedUrl, PDF);
    const entries = await app.test.sql(
      'select action, resources from audit_entries where organization_id = $1 order by id',
      [app.other.context.organization.id],
    );
    const resources = { fileId: /([0-9a-f-]+)\.pdf$/.exec(fileUri)?.[1] };
    expect(entries).toEqual([
      { action: 'release.issueUpload', resources },
      { action: 'release.upload', resources },
    ]);
  });

  it.each([
    ['text', 'Hello'],
    ['nothing', ''],
    ['less than the magic', '%PD'],
    ['a PDF after a blank', ' %PDF-1.7'],
  ])('400: %s', async (_, body) => {
    const before = await files();
    const { signedUrl } = await uploadUrlOf(app.active);
    const answer = await upload(app, signedUrl, body);
    expect([answer.status, messagesOf(answer)]).toEqual([400, ['body must be a PDF']]);
    expect(await files()).toEqual(before);
  });

  it.each([
    'application/octet-stream',
    'application/json',
    'application/pdfx',
    'text/plain; x=application/pdf',
  ])('400: content type %s', async (type) => {
    const before = await files();
    const { signedUrl } = await uploadUrlOf(app.active);
    const answer = await upload(app, signedUrl, PDF, { 'content-type': type });
    expect([answer.status, messagesOf(answer)]).toEqual([400, ['Content-Type must be application/pdf']]);
    expect(await files()).toEqual(before);
  });

  it('400: compressed', async () => {
    const { signedUrl } = await uploadUrlOf(app.active);
    const headers = { 'content-type': 'application/pdf', 'content-encoding': 'gzip' };
    const answer = await upload(app, signedUrl, PDF, headers);
    expect([answer.status, messagesOf(answer)]).toEqual([400, ['The body must not be compressed']]);
  });

  it('401: after a quarter of an hour', async () => {
    const { signedUrl } = await uploadUrlOf(app.active);
    clock.advance({ minutes: 15 });
    const answer = await upload(app, signedUrl, PDF);
    expect([answer.status, messagesOf(answer)]).toEqual([401, ['Invalid or expired token']]);
  });

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['of another organization', (bytes) => Buffer.concat([other(), bytes.subarray(16)])],
    ['of an organization that there is not', flipped(0)],
    ['of another file', flipped(16)],
    ['with another end', flipped(32 + 17)],
    ['with another seal', (bytes) => flipped(bytes.length - 1)(bytes)],
    ['cut short', (bytes) => bytes.subarray(0, -1)],
    ['cut off before its seal', (bytes) => bytes.subarray(0, 32)],
    ['made longer', (bytes) => Buffer.concat([bytes, Buffer.from('x')])],
    ['of nothing', () => Buffer.from('x')],
  ])('401: a token %s', async (_, change) => {
    const before = await files();
    const answer = await upload(app, await changed(change), PDF);
    expect([answer.status, messagesOf(answer)]).toEqual([401, ['Invalid or expired token']]);
    expect(await files()).toEqual(before);
  });

  const other = () => Buffer.from(app.other.context.organization.id.replaceAll('-', ''), 'hex');

  it.each([
    ['INACTIVE', 401, 'Invalid or expired token'],
    ['SUSPENDED', 403, 'Tenant is suspended'],
  ] as const)('an organization that became %s meanwhile: %i', async (status, expected, message) => {
    const caller = app.caller(await app.test.organization());
    const { signedUrl } = await uploadUrlOf(caller);
    await updateOrganization(caller.context, { status });
    const answer = await upload(app, signedUrl, PDF);
    expect([answer.status, messagesOf(answer)]).toEqual([expected, [message]]);
  });

  it.each([
    ['files', { UNUSED_UPLOADS: 2 }],
    ['bytes', { UNUSED_UPLOAD_BYTES: 2 * PDF.length }],
  ])('409: more %s than may be there without an order; the same file once more is none', async (_, quota) => {
    const { config } = app.test.core;
    const before = { ...config };
    onTestFinished(() => void Object.assign(config, before));
    const caller = app.caller(await app.test.organization());
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => uploadUrlOf(caller)));
    Object.assign(config, quota);
    const put = async (url = '') => (await upload(app, url, PDF)).status;
    expect(await put(first?.signedUrl)).toBe(200);
    expect((await Promise.all([put(second?.signedUrl), put(third?.signedUrl)])).sort()).toEqual([200, 409]);
    expect(await put(first?.signedUrl)).toBe(200);
    expect((await caller.request('GET', UPLOAD_URL)).status).toBe(409);
    expect((await app.caller(await app.test.organization()).request('GET', UPLOAD_URL)).status).toBe(200);
  });

  it.each(['GET', 'POST', 'DELETE'])('405: %s', async (method) => {
    const { signedUrl } = await uploadUrlOf(app.active);
    const answer = await app.request(method, new URL(signedUrl).pathname);
    expect([answer.status, answer.headers.allow]).toEqual([405, 'PUT']);
  });

  it('413: a byte more than 10 MB', async () => {
    const before = await files();
    const { signedUrl } = await uploadUrlOf(app.active);
    const answer = await upload(app, signedUrl, pdfOf(10 * MB + 1));
    expect([answer.status, messagesOf(answer)]).toEqual([413, ['The body must be at most 10 MB']]);
    expect(await files()).toEqual(before);
  });
});

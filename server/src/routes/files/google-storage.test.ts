import { readReleaseToSend, readStoredRelease } from '@credence/core';
import { orderInput } from '@credence/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, messagesOf } from '../../testing/answers.ts';
import { type Caller, ORDERS, startTestApp, type TestApp } from '../../testing/app.ts';
import { pdfOf, UPLOAD_URL, uploadUrlOf } from '../../testing/uploads.ts';
import {
  createServiceAccount,
  type GoogleStorage,
  type ServiceAccount,
  signatureProblem,
  startGoogleStorage,
} from './testing/google-storage.ts';

const MB = 1024 * 1024;
const BUCKET = 'credence-releases';
/** Where Google's libraries look for the key of a service account. */
const CREDENTIALS = 'GOOGLE_APPLICATION_CREDENTIALS';
const PDF = Buffer.from('%PDF-1.7 signed by Jordan');
let account: ServiceAccount;
let google: GoogleStorage;
/** On Google's own addresses, which nothing here ever calls. */
let offline: TestApp;
/** On the storage of this test. */
let app: TestApp;

beforeAll(async () => {
  account = await createServiceAccount();
  google = await startGoogleStorage(account);
  process.env[CREDENTIALS] = account.keyFile;
  offline = await startTestApp({ config: { STORAGE: 'gcs' } });
  app = await startTestApp({ config: { STORAGE: 'gcs', GCS_API_ENDPOINT: google.url } });
});
afterAll(async () => {
  await Promise.all([app.close(), offline.close()]);
  await Promise.all([google.close(), account.remove()]);
  delete process.env[CREDENTIALS];
});

const put = (url: string, body: Buffer, type = 'application/pdf'): Promise<Response> =>
  fetch(url, { method: 'PUT', headers: { 'content-type': type }, body: new Uint8Array(body) });

const nameOf = (fileUri: string): string => fileUri.replace('gs://', '');

function order(signedReleaseFileUrl: string, caller: Caller = app.active): Promise<Answer> {
  const { applicant, ...rest } = orderInput();
  return caller.request('POST', ORDERS, {
    body: { ...rest, applicant: { ...applicant, signedReleaseFileUrl } },
  });
}

describe("the signed URL, by Google's V4 rules", () => {
  const headers = { host: 'storage.googleapis.com', 'content-type': 'application/pdf' };
  const issue = async () => {
    const before = Date.now();
    const { signedUrl, fileUri } = await uploadUrlOf(offline.active);
    return { url: new URL(signedUrl), fileUri, before };
  };

  it('lets the bearer PUT a PDF to the address of the file', async () => {
    const { url, fileUri } = await issue();
    expect(url.origin).toBe('https://storage.googleapis.com');
    expect(url.pathname).toBe(`/${nameOf(fileUri)}`);
    expect(url.searchParams.get('X-Goog-SignedHeaders')).toBe('content-type;host');
    expect(signatureProblem({ method: 'PUT', url, headers }, account, new Date())).toBeUndefined();
  });

  it('is not for a suspended organization: the bucket would take its files', async () => {
    const answer = await offline.suspended.request('GET', UPLOAD_URL);
    expect([answer.status, messagesOf(answer)]).toEqual([403, ['Tenant is suspended']]);
  });

  it('is valid for 15 minutes from now', async () => {
    const { url, before } = await issue();
    expect(url.searchParams.get('X-Goog-Expires')).toBe('900');
    const at = (milliseconds: number) =>
      signatureProblem({ method: 'PUT', url, headers }, account, new Date(milliseconds));
    expect(at(before + 899_000 - 1_000)).toBeUndefined();
    expect(at(Date.now() + 900_000)).toBe('it has expired');
  });

  it.each<[string, (url: URL) => Parameters<typeof signatureProblem>[0]]>([
    ['another method', (url) => ({ method: 'GET', url, headers })],
    ['another type', (url) => ({ method: 'PUT', url, headers: { ...headers, 'content-type': 'text/html' } })],
    ['no type', (url) => ({ method: 'PUT', url, headers: { host: headers.host } })],
    ['another host', (url) => ({ method: 'PUT', url, headers: { ...headers, host: 'elsewhere.example' } })],
    [
      'another file',
      (url) => ({ method: 'PUT', url: new URL(`${url.href}`.replace('.pdf?', '.pdx?')), headers }),
    ],
    [
      'a longer time',
      (url) => ({ method: 'PUT', url: new URL(url.href.replace('Expires=900', 'Expires=901')), headers }),
    ],
    ['one parameter more', (url) => ({ method: 'PUT', url: new URL(`${url.href}&uploadId=1`), headers })],
  ])('does not fit %s', async (_, request) => {
    const { url } = await issue();
    expect(signatureProblem(request(url), account, new Date())).toBe('the signature does not match');
  });

  it('does not fit the key of another account', async () => {
    const { url } = await issue();
    const other = await createServiceAccount();
    expect(signatureProblem({ method: 'PUT', url, headers }, other, new Date())).toBe(
      'the signature does not match',
    );
    await other.remove();
  });
});

describe('with releases in a bucket', () => {
  it('201: the file is uploaded past the service, named by an order, and read for the outreach', async () => {
    const { signedUrl, fileUri } = await uploadUrlOf(app.active);
    expect((await put(signedUrl, PDF)).status).toBe(200);
    expect(google.objects.get(nameOf(fileUri))?.equals(PDF)).toBe(true);
    expect((await order(fileUri)).status).toBe(201);
    expect((await readStoredRelease(app.active.context, fileUri)).equals(PDF)).toBe(true);
  });

  it('the bucket refuses another type than the signed one', async () => {
    const { signedUrl, fileUri } = await uploadUrlOf(app.active);
    expect((await put(signedUrl, PDF, 'text/html')).status).toBe(403);
    expect(google.objects.has(nameOf(fileUri))).toBe(false);
  });

  it.each([25, 10 * MB])(
    '201: an inline release of %i bytes lies there sealed, and opens again',
    async (bytes) => {
      const before = new Set(google.objects.keys());
      const pdf = pdfOf(bytes);
      expect((await order(pdf.toString('base64'))).status).toBe(201);
      const [name = '', ...more] = [...google.objects.keys()].filter((key) => !before.has(key));
      expect(more).toEqual([]);
      expect(name).toMatch(new RegExp(`^${BUCKET}/${app.active.context.organization.id}/release-forms/`));
      expect(google.objects.get(name)?.includes('%PDF')).toBe(false);
      expect((await readStoredRelease(app.active.context, `gs://${name}`)).equals(pdf)).toBe(true);
    },
  );

  it.each([
    ['nothing', undefined],
    ['no PDF', Buffer.from('<html>')],
    ['an empty file', Buffer.alloc(0)],
    ['more than 10 MB', pdfOf(10 * MB + 1)],
  ])('400: %s was uploaded', async (_, content) => {
    const { signedUrl, fileUri } = await uploadUrlOf(app.active);
    if (content) expect((await put(signedUrl, content)).status).toBe(200);
    const answer = await order(fileUri);
    expect([answer.status, messagesOf(answer)]).toEqual([
      400,
      ['applicant.signedReleaseFileUrl must be an address that a PDF of at most 10 MB was uploaded to'],
    ]);
  });

  it('400: a PDF with a script was uploaded; put there later, it is not passed on', async () => {
    const { signedUrl, fileUri } = await uploadUrlOf(app.active);
    const script = Buffer.from('%PDF-1.7\n1 0 obj << /S /JavaScript >> endobj');
    await put(signedUrl, script);
    const answer = await order(fileUri);
    const problem = 'must be a PDF without active content: it has /JavaScript';
    expect([answer.status, messagesOf(answer)]).toEqual([400, [`applicant.signedReleaseFileUrl ${problem}`]]);
    await put(signedUrl, PDF);
    expect((await order(fileUri)).status).toBe(201);
    await put(signedUrl, script);
    await expect(readReleaseToSend(app.active.context, fileUri)).rejects.toThrow(problem);
  });

  it("400: another organization's file, which is there", async () => {
    const { signedUrl, fileUri } = await uploadUrlOf(app.other);
    await put(signedUrl, PDF);
    const answer = await order(fileUri);
    expect([answer.status, messagesOf(answer)]).toEqual([
      400,
      ['applicant.signedReleaseFileUrl must be a gs:// address issued to this organization'],
    ]);
  });

  it('a file that was replaced by one too large is not read', async () => {
    const { signedUrl, fileUri } = await uploadUrlOf(app.active);
    await put(signedUrl, PDF);
    expect((await order(fileUri)).status).toBe(201);
    await put(signedUrl, pdfOf(11 * MB));
    await expect(readStoredRelease(app.active.context, fileUri)).rejects.toThrow('grew after it was checked');
  });

  it('503: nothing is stored while the bucket is away', async () => {
    await google.close();
    const [{ count: before } = {}] = await app.test.sql('select count(*) from orders');
    expect((await order(PDF.toString('base64'))).status).toBe(503);
    expect(await app.test.sql('select count(*) from orders')).toEqual([{ count: before }]);
  });
});

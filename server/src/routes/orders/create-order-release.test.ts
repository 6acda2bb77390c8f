import { readdir } from 'node:fs/promises';
import { readStoredRelease, StoreUnavailable } from '@credence/core';
import {
  EICAR,
  fakeClock,
  OFFICE_HOURS,
  orderInput,
  sendAttempt,
  startClamd,
  startIcap,
  type TestScanner,
} from '@credence/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, messagesOf } from '../../testing/answers.ts';
import { type Caller, ORDERS, startTestApp, type TestApp } from '../../testing/app.ts';
import { pdfOf, upload, uploadUrlOf } from '../../testing/uploads.ts';

const MB = 1024 * 1024;
const PDF = Buffer.from('%PDF-1.7 signed by Jordan');
const BASE64 = PDF.toString('base64');
const FIELD = 'applicant.signedReleaseFileUrl';
let app: TestApp;
let production: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock: fakeClock(OFFICE_HOURS) });
  production = await startTestApp({ config: { ENVIRONMENT: 'production', ALLOW_LOOPBACK_TARGETS: false } });
});
afterAll(() => Promise.all([app.close(), production.close()]));

function order(signedReleaseFileUrl: string, caller: Caller = app.active): Promise<Answer> {
  const { applicant, ...rest } = orderInput();
  return caller.request('POST', ORDERS, {
    body: { ...rest, applicant: { ...applicant, signedReleaseFileUrl } },
  });
}

async function expectRefused(value: string, problem: string, caller: Caller = app.active): Promise<void> {
  const before = await files();
  const answer = await order(value, caller);
  expect([answer.status, messagesOf(answer)]).toEqual([400, [`${FIELD} ${problem}`]]);
  expect(await files()).toEqual(before);
}

const files = () => readdir(app.test.core.config.FILES_DIRECTORY, { recursive: true });

/** What the searches of an order made with this release know of it. */
async function releaseOf(value: string): Promise<string | null> {
  const { applicant } = orderInput();
  const overrides = { applicant: { ...applicant, signedReleaseFileUrl: value } };
  const { claimed } = await sendAttempt(app.test, app.active.context, overrides);
  return claimed.request.releaseFile;
}

it('POST order with a release 507: the file store is full', async () => {
  const { core } = app.test;
  const { files: store } = core;
  core.files = {
    ...store,
    put: async () => {
      throw new StoreUnavailable(Object.assign(new Error('no space'), { code: 'ENOSPC' }));
    },
  };
  try {
    const before = await app.active.request('GET', ORDERS);
    const answer = await order(BASE64);
    expect([answer.status, answer.headers['retry-after']]).toEqual([507, '60']);
    expect((await app.active.request('GET', ORDERS)).body).toEqual(before.body);
  } finally {
    core.files = store;
  }
});

describe('POST order with a release that does more than show pages', () => {
  const SCRIPT = '%PDF-1.7\n1 0 obj << /S /J#61vaScript /JS (x) >> endobj';
  const problem = 'must be a PDF without active content: it has /JavaScript';

  it('400: inline', () => expectRefused(Buffer.from(SCRIPT).toString('base64'), problem));

  it('400: uploaded', async () => {
    const { signedUrl, fileUri } = await uploadUrlOf(app.active);
    const answer = await upload(app, signedUrl, SCRIPT);
    expect([answer.status, messagesOf(answer)]).toEqual([400, [`body ${problem}`]]);
    await expectRefused(fileUri, 'must be an address that a PDF of at most 10 MB was uploaded to');
  });
});

describe.each([
  ['clamd', startClamd],
  ['ICAP', startIcap],
])('POST order where a scanner looks at releases by %s', (_, start) => {
  const infected = Buffer.concat([PDF, EICAR]);
  const problem = 'must be free of malware: the scanner found Eicar-Test-Signature';
  let scanner: TestScanner;
  beforeAll(async () => {
    scanner = await start();
    app.test.core.scanner = scanner.scanner;
  });
  afterAll(() => {
    app.test.core.scanner = undefined;
  });

  it('400: EICAR inline', () => expectRefused(infected.toString('base64'), problem));

  it('400: EICAR uploaded', async () => {
    const { signedUrl } = await uploadUrlOf(app.active);
    const answer = await upload(app, signedUrl, infected);
    expect([answer.status, messagesOf(answer)]).toEqual([400, [`body ${problem}`]]);
  });

  it('201: a file that it finds clean', async () => {
    expect((await order(BASE64)).status).toBe(201);
    expect(scanner.scanned.at(-1)?.equals(PDF)).toBe(true);
  });

  it('503: while it does not answer, and nothing is stored', async () => {
    await scanner.close();
    const before = await files();
    const { status, headers } = await order(BASE64);
    expect([status, headers['retry-after']]).toEqual([503, '1']);
    expect(await files()).toEqual(before);
  });
});

describe('POST order with a signed release', () => {
  it.each([
    ['base64', BASE64],
    ['a data: URL', `data:application/pdf;base64,${BASE64}`],
    ['base64 in lines', BASE64.replace(/.{8}/g, '$&\r\n')],
    ['base64 with a blank after each character', BASE64.replace(/./g, '$& ')],
  ])('201: %s is kept in the store, and searches know its address', async (_, value) => {
    expect((await order(value)).status).toBe(201);
    const uri = await releaseOf(value);
    const { id } = app.active.context.organization;
    expect(uri).toMatch(new RegExp(`^gs://credence-releases/${id}/release-forms/[0-9a-f-]{36}\\.pdf$`));
    expect((await readStoredRelease(app.active.context, uri ?? '')).equals(PDF)).toBe(true);
  });

  it.each(['https', 'HTTPS'])('201: an %s:// URL stays what it is', async (scheme) => {
    const url = `${scheme}://client.example/releases/7.pdf?signature=a%20b`;
    expect((await order(url)).status).toBe(201);
    expect(await releaseOf(url)).toBe(url);
  });

  it('201: a gs:// address that a PDF was uploaded to stays what it is', async () => {
    const { signedUrl, fileUri } = await uploadUrlOf(app.active);
    await upload(app, signedUrl, PDF);
    expect((await order(fileUri)).status).toBe(201);
    expect(await releaseOf(fileUri)).toBe(fileUri);
  });

  it('201: http:// in the sandbox', async () => {
    expect((await order('http://client.example/release.pdf')).status).toBe(201);
  });

  it('400: http:// in production, where https:// is taken', async () => {
    const { active } = production;
    await expectRefused('http://client.example/release.pdf', 'must be an https:// URL', active);
    expect((await order('https://client.example/release.pdf', active)).status).toBe(201);
  });

  it.each([
    ['https://10.0.0.1/release.pdf', 'must not point to a private address'],
    ['https://169.254.169.254/release.pdf', 'must not point to a private address'],
    [`https://client.example/${'x'.repeat(2_026)}`, 'must be at most 2,048 characters long'],
    ['ftp://client.example/release.pdf', 'must be an https:// URL, a gs:// address or a base64 PDF'],
    [`data:image/png;base64,${BASE64}`, 'must be an https:// URL, a gs:// address or a base64 PDF'],
    [`data:application/pdf,${BASE64}`, 'must be an https:// URL, a gs:// address or a base64 PDF'],
    ['', 'must not be empty'],
    [BASE64.slice(0, -3), 'must be valid base64'],
    [`${BASE64}=`, 'must be valid base64'],
    [`data:application/pdf;base64,${BASE64.slice(0, -4)}ń${BASE64.slice(-3)}`, 'must be valid base64'],
    [`data:application/pdf;base64,data:application/pdf;base64,${BASE64}`, 'must be valid base64'],
    ['data:application/pdf;base64,', 'must be valid base64'],
    [Buffer.from('<html>').toString('base64'), 'must decode to a PDF'],
    [Buffer.from(BASE64).toString('base64'), 'must decode to a PDF'],
  ])('400: %.60s', async (value, problem) => {
    await expectRefused(value, problem);
  });

  it('400: a byte more than 10 MB', async () => {
    await expectRefused(pdfOf(10 * MB + 1).toString('base64'), 'must decode to at most 10 MB');
  });

  const FOREIGN = 'must be a gs:// address issued to this organization';

  it("400: another organization's file, which is there", async () => {
    const { signedUrl, fileUri } = await uploadUrlOf(app.other);
    expect((await upload(app, signedUrl, PDF)).status).toBe(200);
    await expectRefused(fileUri, FOREIGN);
    expect((await order(fileUri, app.other)).status).toBe(201);
  });

  it.each([
    ['another bucket', (uri: string) => uri.replace('credence-releases', 'elsewhere')],
    ['another folder', (uri: string) => uri.replace('release-forms', 'other-forms')],
    ['a way around', (uri: string) => uri.replace('release-forms/', 'release-forms/../release-forms/')],
    ['a way out', (uri: string) => uri.replace('/release-forms', '/../../release-forms')],
    ['something behind it', (uri: string) => `${uri}?generation=1`],
    ['another case', (uri: string) => uri.replace('release-forms', 'Release-Forms')],
    ['no file', (uri: string) => uri.replace(/[^/]+$/, '')],
  ])('400: the address of an uploaded file with %s', async (_, change) => {
    const { signedUrl, fileUri } = await uploadUrlOf(app.active);
    await upload(app, signedUrl, PDF);
    await expectRefused(change(fileUri), FOREIGN);
  });

  it('400: an address that nothing was uploaded to', async () => {
    const { fileUri } = await uploadUrlOf(app.active);
    await expectRefused(fileUri, 'must be an address that a PDF of at most 10 MB was uploaded to');
  });
});

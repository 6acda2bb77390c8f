import { describe, expect, it } from 'vitest';
import { Credence } from './client.ts';
import { PayloadTooLargeError, UnauthorizedError } from './errors.ts';
import { type Reply, startServer } from './testing/test-server.ts';

const PDF = Buffer.from('%PDF-1.7 signed');
const FILE = 'gs://credence-releases/o1/release-forms/f1.pdf';

/** An API whose signed URL leads to another server, as a bucket does. */
async function startApi(upload: (number: number) => Reply) {
  const bucket = await startServer((_, number) => upload(number));
  const api = await startServer(() => ({
    body: { signedUrl: `${bucket.url}/f1?signature=a%20b`, fileUri: FILE },
  }));
  const credence = new Credence({ baseUrl: api.url, auth: { token: 't' } });
  return { api, bucket, credence };
}

const again: Reply = { status: 503, headers: { 'retry-after': '0' } };

describe('files.uploadReleaseForm', () => {
  it.each([
    ['a Buffer', PDF],
    ['bytes', new Uint8Array(PDF)],
    ['an ArrayBuffer', new Uint8Array(PDF).buffer],
    ['a Blob', new Blob([PDF], { type: 'text/plain' })],
  ])('PUTs %s as a PDF, without the token', async (_, pdf) => {
    const { bucket, credence } = await startApi(() => ({ body: '' }));
    expect(await credence.files.uploadReleaseForm(pdf)).toBe(FILE);
    expect(bucket.requests).toHaveLength(1);
    const [request] = bucket.requests;
    expect(request).toMatchObject({
      method: 'PUT',
      path: '/f1?signature=a%20b',
      body: PDF.toString(),
      headers: { 'content-type': 'application/pdf' },
    });
    expect(request?.headers).not.toHaveProperty('authorization');
  });

  it('tries again with the whole file', async () => {
    const { bucket, credence } = await startApi((number) =>
      number === 0 ? again : number === 1 ? 'break the connection' : {},
    );
    expect(await credence.files.uploadReleaseForm(PDF)).toBe(FILE);
    expect(bucket.requests.map(({ body }) => body)).toEqual(Array(3).fill(PDF.toString()));
  });

  it.each([
    [401, { statusCode: 401, message: 'Invalid or expired token', error: 'Unauthorized' }, UnauthorizedError],
    [413, '<Error>EntityTooLarge</Error>', PayloadTooLargeError],
  ])('throws what a refusal with %i means', async (status, body, error) => {
    const { credence } = await startApi(() => ({ status, body, headers: { 'x-request-id': 'abc' } }));
    const failure = await credence.files.uploadReleaseForm(PDF).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(error);
    expect(failure).toMatchObject({ status, requestId: 'abc' });
  });

  it('ends with its signal', async () => {
    const { bucket, credence } = await startApi(() => 'never answer');
    const abort = new AbortController();
    const upload = credence.files.uploadReleaseForm(PDF, { signal: abort.signal });
    await expect.poll(() => bucket.requests.length).toBe(1);
    abort.abort(new Error('stop'));
    await expect(upload).rejects.toThrow('stop');
  });
});

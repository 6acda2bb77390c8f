import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';
import { serve, type TestServer } from './testing/testing.ts';

let server: TestServer | undefined;
afterEach(() => server?.close());

async function headersOf(publicUrl: string | undefined, sent: Record<string, string> = {}) {
  const app = express().set('trust proxy', 1);
  app.use(securityHeaders(publicUrl), (_request, response) => void response.json({}));
  server = await serve(app);
  return (await fetch(server.url, { headers: sent })).headers;
}

const FOREVER = 'max-age=63072000; includeSubDomains';

describe('Strict-Transport-Security', () => {
  it.each([
    ['reached by https', 'https://verify.example.com', {}, FOREVER],
    ['reached by http', 'http://127.0.0.1:3000', { 'x-forwarded-proto': 'https' }, null],
    ['without an address of its own, by https', undefined, { 'x-forwarded-proto': 'https' }, FOREVER],
    ['without an address of its own, by http', undefined, {}, null],
  ])('of a deployment %s', async (_how, publicUrl, sent, value) => {
    expect((await headersOf(publicUrl, sent)).get('strict-transport-security')).toBe(value);
  });
});

it('every answer is data: not to be run, framed, sniffed, kept or referred to', async () => {
  const headers = await headersOf('https://verify.example.com');
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy':
      "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
});

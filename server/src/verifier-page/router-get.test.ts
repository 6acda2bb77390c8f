import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifierForm } from './testing/form.ts';
import { LINK, startPage } from './testing/page.ts';

let page: Awaited<ReturnType<typeof startPage>>;

beforeAll(async () => {
  page = await startPage();
});
afterAll(() => {
  page.stop();
});
beforeEach(() => {
  page.reset();
});

const get = (token = LINK, headers = {}) => page.request({ headers }, token);

describe('GET', () => {
  it('200: shows who asks, for whom, about whom, and every claim', async () => {
    const response = await get();
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const words of [
      'Acme Screening',
      'Northwind Logistics',
      'Jordan Rivera',
      'Jordan Alvarez',
      '6789',
    ]) {
      expect(text).toContain(words);
    }
    for (const words of ['Engineer', 'March 12, 2018', 'November 2022', 'Still employed', 'Question 9?']) {
      expect(text).toContain(words);
    }
    expect(text).toMatch(/Friday, March 20, 2026 at 1:00\sPM EDT/);
    const checked = [...text.matchAll(/id="([^"]+)"[^>]* checked/g)].map(([, id]) => id);
    expect(checked).toEqual(['situation-ANSWER']);
  });

  it.each(['OPEN', 'ANSWERED', 'CLOSED'] as const)(
    '200: in the colour and under the logo of the organization, when the request is %s',
    async (state) => {
      const letterhead = { organizationName: 'Acme', accentColor: '#125c4a', logo: Buffer.from('PNG') };
      page.attempt.form = verifierForm({ state, letterhead });
      const response = await get();
      const text = await response.text();
      expect(text).toContain('<img class="logo" src="data:image/png;base64,UE5H" alt="Acme">');
      expect(text).toContain('--brand:#125c4a;--on-brand:#ffffff');
      const nonce = /<style nonce="([^"]+)"/.exec(text)?.[1];
      const policy = response.headers.get('content-security-policy');
      expect(policy).toMatch(/^default-src 'none'; style-src 'nonce-[^']+'; img-src data:;/);
      expect(policy).toContain(`'nonce-${nonce}'`);
      expect(text).not.toMatch(/ style="/);
    },
  );

  it('200: under the name of an organization that has a colour and no logo', async () => {
    const letterhead = { organizationName: '<Acme>', accentColor: '#125c4a', logo: null };
    page.attempt.form = verifierForm({ letterhead });
    const text = await (await get()).text();
    expect(text).toContain('<p class="organization"><bdi>&lt;Acme&gt;</bdi></p>');
    expect(text).not.toContain('<img');
  });

  it.each([
    ['ANSWERED', 'Thank you'],
    ['CLOSED', 'no longer needed'],
  ] as const)('200: says so when the request is %s, and names nobody', async (state, words) => {
    page.attempt.form = verifierForm({ state });
    const response = await get();
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(text).toContain(words);
    expect(text).not.toContain('<form');
    expect(text).not.toContain('Jordan');
  });

  it('401: an unknown link, as a page', async () => {
    const response = await get('bad');
    expect(response.status).toBe(401);
    expect(await response.text()).toContain('<h1>This link is no longer valid</h1>');
  });

  it('401: an unknown link, as RFC 9457 to who asks for it', async () => {
    const response = await get('bad', { accept: 'application/problem+json' });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      401,
      'application/problem+json; charset=utf-8',
    ]);
    expect(await response.json()).toMatchObject({ status: 401, detail: 'Invalid or expired token' });
  });

  it('400: a link that is no text', async () => {
    expect((await get('%ff')).status).toBe(400);
  });

  it.each(['DELETE', 'PUT', 'PATCH', 'OPTIONS', 'PROPFIND'])('405: %s', async (method) => {
    const response = await page.request({ method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  });

  it('200: HEAD answers as GET does, without the page', async () => {
    const [head, whole] = [await page.request({ method: 'HEAD' }), await get()];
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'));
    expect((await page.request({ method: 'HEAD' }, 'bad')).status).toBe(401);
  });

  it('200: a mail scanner that opens the link, and what it links to, changes nothing', async () => {
    const text = await (
      await get(LINK, { 'sec-purpose': 'prefetch', 'sec-fetch-site': 'cross-site' })
    ).text();
    expect([...text.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '#main',
      `/page/respond/${LINK}/about`,
    ]);
    expect(page.attempt.submitted).toEqual([]);
  });

  it('leaves a fault of ours to the app', async () => {
    const response = await get('broken');
    expect([response.status, await response.text()]).toEqual([500, 'the app answers']);
  });
});

describe('headers', () => {
  it.each([LINK, 'bad', 'broken'])('are strict on %s', async (token) => {
    const { headers } = await get(token);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src ('none'|'nonce-[\w+/=]{24}'); img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('admit exactly the style of this answer', async () => {
    const [first, second] = await Promise.all([get(), get()]);
    const policy = first.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    const text = await first.text();
    expect(text.match(/<style[^>]*>/g)).toEqual([`<style nonce="${nonce}">`]);
    expect(second.headers.get('content-security-policy')).not.toBe(policy);
    expect(text).not.toMatch(/<script|<link|<img| style=| src=|https?:/);
  });
});

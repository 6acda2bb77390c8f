import { type Context, updateOrganization } from '@credence/core';
import { fakeClock, OFFICE_HOURS, pngOf, sendAttempt } from '@credence/core/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';

let app: TestApp;
let context: Context;
let attempt: Awaited<ReturnType<typeof sendAttempt>>;
beforeAll(async () => {
  app = await startTestApp({ clock: fakeClock(OFFICE_HOURS) });
  context = app.active.context;
  attempt = await sendAttempt(app.test, context);
});
afterAll(() => app.close());

let addresses = 0;
/** An address that nothing was tried from. */
const newAddress = () => `198.51.100.${++addresses}`;

const type = (fields: Record<string, string> | string, address = newAddress(), headers = {}) =>
  app.request('POST', '/respond', {
    body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': address, ...headers },
  });

describe('GET /respond', () => {
  it('200: asks for a reference, and tells nothing', async () => {
    const { status, text, headers } = await app.request('GET', '/respond');
    expect(status).toBe(200);
    expect(text).toContain('<label for="reference">');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-robots-tag']).toContain('noindex');
  });
});

describe('POST /respond', () => {
  it('303: opens the page of the request, however the reference is written', async () => {
    const reference = attempt.claimed.links.reference.toLowerCase().split('').join(' ');
    const answer = await type({ reference, wish: 'answer' });
    expect([answer.status, answer.headers.location]).toEqual([303, `/respond/${attempt.token}`]);
    expect((await app.request('GET', answer.headers.location ?? '')).text).toContain('Jordan Rivera');
  });

  it('303: says where the request comes from', async () => {
    const { status, headers } = await type({ reference: attempt.claimed.links.reference, wish: 'check' });
    expect([status, headers.location]).toEqual([303, `/respond/${attempt.token}/about`]);
  });

  it.each(['', 'K7QX-2MNP', '"><script>alert(1)</script>', '\0', 'reference'])(
    '400: shows %j again, with what is wrong',
    async (reference) => {
      const { status, text } = await type({ reference });
      expect(status).toBe(400);
      expect(text).toContain('There is no open request with this reference');
      expect(text).not.toContain('<script>');
    },
  );

  it.each([
    ['a nested field', 'reference[a]=1'],
    ['a repeated field', 'reference=a&reference=b'],
    ['a prototype', '__proto__[x]=1'],
    ['nothing', ''],
    ['zeros', `reference=${'%00'.repeat(600)}`],
  ])('400: takes %s for no reference', async (_, body) => {
    expect((await type(body)).status).toBe(400);
  });

  it('403: refuses what another site sends', async () => {
    const { reference } = attempt.claimed.links;
    expect((await type({ reference }, newAddress(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  it('405: has no other methods', async () => {
    const { status, headers } = await app.request('PUT', '/respond');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST']);
  });

  it('413: reads no more than a reference needs', async () => {
    expect((await type({ reference: 'K'.repeat(3_000) })).status).toBe(413);
  });

  it('429: after ten wrong references from an address, right ones included, and not from another', async () => {
    const [address, network] = ['203.0.113.7', '2001:db8:7'];
    const { reference } = attempt.claimed.links;
    for (const from of [address, `${network}::1`]) {
      const tries = await Promise.all(
        Array.from({ length: 14 }, () => type({ reference: 'K7QX-2MNP' }, from)),
      );
      expect(tries.filter(({ status }) => status === 400)).toHaveLength(10);
      expect(tries.filter(({ status }) => status === 429)).toHaveLength(4);
    }
    for (const from of [address, `${network}:a::b`]) {
      const refused = await type({ reference }, from);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
      expect(refused.text).toContain('Please try again later');
    }
    expect((await type({ reference })).status).toBe(303);
    expect((await app.test.sql('select key from reference_tries')).map(({ key }) => key)).not.toContain(
      address,
    );
  });

  it('429: who goes on and on is refused without the database', async () => {
    const address = newAddress();
    for (let tries = 0; tries < 110; tries += 1) await type({ reference: 'K7QX-2MNP' }, address);
    const [most] = await app.test.sql(`select max(points) as points from reference_tries where key <> 'all'`);
    expect(most).toEqual({ points: 100 });
    expect((await type({ reference: 'K7QX-2MNP' }, address)).status).toBe(429);
  });

  describe('after a hundred wrong references from everywhere', () => {
    const wrongTries = async (points: number) =>
      app.test.sql(`update reference_tries set points = $1, expire = $2 where key = 'all'`, [
        points,
        Date.now() + 3_600_000,
      ]);
    beforeEach(() => wrongTries(99));
    afterEach(() => app.test.sql(`update reference_tries set expire = 0 where key = 'all'`));

    it('400: asks for the last name too, until the hour is over', async () => {
      const { reference } = attempt.claimed.links;
      expect((await type({ reference })).status).toBe(303);
      expect((await type({ reference: 'K7QX-2MNP' })).status).toBe(400);
      const asked = await type({ reference });
      expect(asked.status).toBe(400);
      expect(asked.text).toContain('<label for="last-name">');
      expect(asked.text).not.toContain('There is no open request');
      await app.test.sql(`update reference_tries set expire = 0 where key = 'all'`);
      expect((await type({ reference })).status).toBe(303);
    });

    it('303: shuts out nobody who types reference and name, however many others guess', async () => {
      await wrongTries(100_000);
      const { reference } = attempt.claimed.links;
      const address = newAddress();
      for (const lastName of ['Rivera', ' RIVÉRA', 'Jordan Rivera', 'rivera', 'Rivera', 'Rivera']) {
        const answer = await type({ reference, lastName }, address);
        expect([answer.status, answer.headers.location]).toEqual([303, `/respond/${attempt.token}`]);
      }
    });

    it('400: says of a wrong name what it says of a wrong reference; 429: three times an hour', async () => {
      await wrongTries(100);
      const { reference } = attempt.claimed.links;
      const address = newAddress();
      const wrongName = await type({ reference, lastName: 'Smith' }, address);
      const wrongReference = await type({ reference: 'K7QX-2MNP', lastName: 'Smith' }, address);
      expect([wrongName.status, wrongReference.status]).toEqual([400, 400]);
      expect(wrongName.text).toContain('There is no open request with this reference about a person');
      const shown = /value="[^"]*"|nonce="[^"]*"/g;
      expect(wrongName.text.replace(shown, '')).toBe(wrongReference.text.replace(shown, ''));
      expect((await type({ reference, lastName: '' }, address)).status).toBe(400);
      expect((await type({ reference, lastName: 'Rivers' }, address)).status).toBe(400);
      expect((await type({ reference, lastName: 'Rivera' }, address)).status).toBe(429);
      expect((await type({ reference, lastName: 'Rivera' })).status).toBe(303);
    });
  });
});

describe('GET /respond/:token/about', () => {
  const about = (token = attempt.token) => app.request('GET', `/respond/${token}/about`);

  it('200: says who asks whom, and nothing about the applicant', async () => {
    const branding = {
      accentColor: '#125c4a',
      telephone: '+1 512 555 0142',
      postalAddress: ['200 Congress Avenue', 'Austin, TX 78701'],
    };
    await updateOrganization(context, { branding, logo: pngOf(100, 40) });
    const { status, text } = await about();
    expect(status).toBe(200);
    const { name } = context.organization;
    for (const words of [
      name,
      'Northwind Logistics',
      'March 2, 2026',
      ...branding.postalAddress,
      branding.telephone,
    ]) {
      expect(text).toContain(words);
    }
    expect(text).toMatch(/<bdi>h…r?@contoso\.example<\/bdi>/);
    expect(text).toContain('<img class="logo" src="data:image/png;base64,');
    expect(text).toContain('--brand:#125c4a;');
    expect(text).not.toMatch(/Rivera|6789|Analyst|hr@contoso/);
  });

  it('401: for a link that is guessed', async () => {
    const { status, text } = await about('guessed');
    expect(status).toBe(401);
    expect(text).toContain('no longer valid');
  });

  it('405: has no other methods', async () => {
    expect((await app.request('POST', `/respond/${attempt.token}/about`)).status).toBe(405);
  });
});

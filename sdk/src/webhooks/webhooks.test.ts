import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { WebhookHeaders } from './webhook-signatures.ts';
import type { ContactPlanEntry, WebhookEvent } from './webhook-types.ts';
import { type VerifyOptions, WebhookVerificationError } from './webhook-verification.ts';
import { webhooks } from './webhooks.ts';

const NOW = new Date('2025-03-03T16:42:51Z');
const ENCODED = `whsec_${Buffer.from('a key of exactly this many bytes').toString('base64')}`;
const PLAIN = 'correct horse battery staple';
const BODY = JSON.stringify({ event: 'verification.completed', data: { searchId: 'Zoë 🦊' } });

/** Headers as another implementation of Standard Webhooks makes them. */
function standardHeaders({ secret = ENCODED, at = NOW, id = 'evt_1', body = BODY } = {}) {
  const judge = secret.startsWith('whsec_')
    ? new Webhook(secret)
    : new Webhook(Buffer.from(secret), { format: 'raw' });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': judge.sign(id, at, body),
  };
}

function classicHeaders({ key = PLAIN as string | Buffer, body = BODY } = {}) {
  return { 'X-Webhook-Signature': `sha256=${createHmac('sha256', key).update(body).digest('hex')}` };
}

/** A signature of the right length, and a space. */
const OTHER = `v1,${Buffer.alloc(32).toString('base64')} `;

const ENCODED_KEY = Buffer.from(ENCODED.slice('whsec_'.length), 'base64');
const secondsFromNow = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

function reasonOf(options: Partial<VerifyOptions>): Promise<unknown> {
  return webhooks.verify({ body: BODY, headers: {}, secret: ENCODED, now: NOW, ...options }).then(
    () => 'verified',
    (error: unknown) => (error instanceof WebhookVerificationError ? error.reason : error),
  );
}

describe('genuine webhooks', () => {
  const standard = standardHeaders();
  const signature = standard['webhook-signature'];
  const accepted: [string, Partial<VerifyOptions>][] = [
    ['whsec_ secret', { headers: standard }],
    ['other secret', { headers: standardHeaders({ secret: PLAIN }), secret: PLAIN }],
    [
      'other secret with letters beyond ASCII',
      { headers: standardHeaders({ secret: 'clé' }), secret: 'clé' },
    ],
    ['bytes', { headers: standard, body: Buffer.from(BODY) }],
    ['part of a larger buffer', { headers: standard, body: Buffer.from(`xx${BODY}xx`).subarray(2, -2) }],
    ['Headers', { headers: new Headers(standard) }],
    ['capital letters in header names', { headers: capitals(standard) }],
    ['header values in lists', { headers: lists(standard) }],
    ['second of several secrets', { headers: standard, secret: [PLAIN, ENCODED] }],
    [
      'second of several signatures',
      { headers: { ...standard, 'webhook-signature': `v1,AAAA v2,x ${signature}` } },
    ],
    [
      'signature after more short ones than count',
      { headers: { ...standard, 'webhook-signature': `${'v1,AAAA '.repeat(50)}${signature}` } },
    ],
    ['as old as is tolerated', { headers: standardHeaders({ at: secondsFromNow(-300) }) }],
    ['as new as is tolerated', { headers: standardHeaders({ at: secondsFromNow(300) }) }],
    [
      'older, with more tolerance',
      { headers: standardHeaders({ at: secondsFromNow(-900) }), toleranceSeconds: 900 },
    ],
    ['both', { headers: { ...classicHeaders({ key: ENCODED_KEY }), ...standard } }],
    ['classic', { headers: classicHeaders(), secret: PLAIN, requireTimestamp: false }],
    [
      'classic with a whsec_ secret',
      { headers: classicHeaders({ key: ENCODED_KEY }), requireTimestamp: false },
    ],
    [
      'classic with the second secret',
      { headers: classicHeaders(), secret: [ENCODED, PLAIN], requireTimestamp: false },
    ],
  ];
  it.each(accepted)('%s', async (_, options) => {
    expect(await reasonOf(options)).toBe('verified');
  });

  it('give the event', async () => {
    const event = await webhooks.verify({ body: BODY, headers: standard, secret: ENCODED, now: NOW });
    expect(event).toEqual(JSON.parse(BODY));
  });

  it('are checked against the present when no other moment is given', async () => {
    const headers = standardHeaders({ at: new Date() });
    await expect(webhooks.verify({ body: BODY, headers, secret: ENCODED })).resolves.toEqual(
      JSON.parse(BODY),
    );
    await expect(webhooks.verify({ body: BODY, headers: standard, secret: ENCODED })).rejects.toMatchObject({
      reason: 'timestamp_too_old',
    });
  });
});

describe('refused webhooks', () => {
  const standard = standardHeaders();
  const classic = classicHeaders();
  const old = standardHeaders({ at: secondsFromNow(-400_000) });
  const refused: [string, string, Partial<VerifyOptions>][] = [
    ['no signature', 'missing_signature', {}],
    ['changed body', 'wrong_signature', { headers: standard, body: BODY.replace('completed', 'Completed') }],
    ['body with one more space', 'wrong_signature', { headers: standard, body: `${BODY} ` }],
    ['other id', 'wrong_signature', { headers: { ...standard, 'webhook-id': 'evt_2' } }],
    ['other time', 'wrong_signature', { headers: { ...standard, 'webhook-timestamp': '1741020172' } }],
    ['other secret', 'wrong_signature', { headers: standard, secret: [PLAIN, 'another'] }],
    ['truncated signature', 'wrong_signature', { headers: { ...standard, 'webhook-signature': 'v1,AAAA' } }],
    [
      'signature after more than count',
      'wrong_signature',
      {
        headers: { ...standard, 'webhook-signature': `${OTHER.repeat(10)}${standard['webhook-signature']}` },
      },
    ],
    ['unknown version', 'malformed_signature', { headers: { ...standard, 'webhook-signature': 'v2,AAAA' } }],
    ['no Base64', 'malformed_signature', { headers: { ...standard, 'webhook-signature': 'v1,%%%' } }],
    [
      'time that is no number',
      'malformed_signature',
      { headers: { ...standard, 'webhook-timestamp': '1e9' } },
    ],
    ['missing id', 'missing_signature', { headers: { ...standard, 'webhook-id': undefined } }],
    ['missing time', 'missing_signature', { headers: { ...standard, 'webhook-timestamp': undefined } }],
    ['too old', 'timestamp_too_old', { headers: standardHeaders({ at: secondsFromNow(-301) }) }],
    ['too new', 'timestamp_too_new', { headers: standardHeaders({ at: secondsFromNow(301) }) }],
    [
      'old, and a tolerance that is no number',
      'timestamp_too_old',
      { headers: old, toleranceSeconds: Number.NaN },
    ],
    ['at a moment that is no date', 'timestamp_too_old', { headers: standard, now: new Date(Number.NaN) }],
    [
      'wrong standard beside right classic',
      'wrong_signature',
      { headers: { ...classic, ...standard }, secret: PLAIN, requireTimestamp: false },
    ],
    [
      'captured, its Standard Webhooks headers left out',
      'missing_signature',
      { headers: classicHeaders({ key: ENCODED_KEY }) },
    ],
    [
      'body that is no JSON',
      'malformed_body',
      { body: 'hello', headers: standardHeaders({ body: 'hello' }) },
    ],
    ['body that is no event', 'malformed_body', { body: '[1]', headers: standardHeaders({ body: '[1]' }) }],
  ];
  it.each(refused)('%s: %s', async (_, reason, options) => {
    expect(await reasonOf(options)).toBe(reason);
  });

  const withoutTimestamp: [string, string, Partial<VerifyOptions>][] = [
    ['no signature', 'missing_signature', {}],
    ['changed body', 'wrong_signature', { headers: classic, secret: PLAIN, body: `${BODY}\n` }],
    ['other secret', 'wrong_signature', { headers: classic }],
    ['whsec_ secret taken as text', 'wrong_signature', { headers: classicHeaders({ key: ENCODED }) }],
    ['no hex', 'malformed_signature', { headers: { 'x-webhook-signature': 'sha256=xyz' } }],
    ['other algorithm', 'malformed_signature', { headers: { 'x-webhook-signature': 'sha1=aabb' } }],
    ['half a byte', 'malformed_signature', { headers: { 'x-webhook-signature': 'sha256=abc' } }],
  ];
  it.each(withoutTimestamp)('without a required timestamp, %s: %s', async (_, reason, options) => {
    expect(await reasonOf({ ...options, requireTimestamp: false })).toBe(reason);
  });

  it.each([[''], [[]], ['whsec_'], ['whsec_%%%']])(
    'the secret %j is a mistake of the caller',
    async (secret) => {
      expect(await reasonOf({ headers: standard, secret })).toBeInstanceOf(TypeError);
    },
  );
});

describe('checkSignatures', () => {
  const right = { ...classicHeaders({ key: ENCODED_KEY }), ...standardHeaders() };
  it.each<[string, WebhookHeaders, { classic: boolean; standard: boolean }, RegExp | null]>([
    ['both', right, { classic: true, standard: true }, null],
    [
      'none',
      {},
      { classic: false, standard: false },
      /X-Webhook-Signature: .*no signature; Standard Webhooks: /,
    ],
    [
      'classic only',
      classicHeaders({ key: ENCODED_KEY }),
      { classic: true, standard: false },
      /^Standard Webhooks: /,
    ],
    [
      'standard only',
      standardHeaders(),
      { classic: false, standard: true },
      /^X-Webhook-Signature: .*no signature$/,
    ],
    [
      'an old one',
      { ...right, ...standardHeaders({ at: secondsFromNow(-400) }) },
      { classic: true, standard: false },
      /too long ago/,
    ],
  ])('%s', async (_, headers, expected, error) => {
    const { error: told, ...check } = await webhooks.checkSignatures({
      body: BODY,
      headers,
      secret: ENCODED,
      now: NOW,
    });
    expect(check).toEqual(expected);
    if (error) expect(told).toMatch(error);
    else expect(told).toBeNull();
  });
});

describe('the event', () => {
  it('tells its data by event and notificationType', () => {
    const describeEvent = (event: WebhookEvent): string => {
      if (event.event === 'verification.completed') return event.data.verificationResult.outcome;
      if (event.event === 'verification.action_required') return event.data.reasonCode;
      if (event.data.notificationType === 'SEARCH_UPDATED') return event.data.metadata.currentStatus;
      if (event.data.notificationType === 'CONTACT_PLAN_ADDED') {
        expectTypeOf(event.data.contactPlan).toEqualTypeOf<ContactPlanEntry[]>();
        return event.data.metadata.contactId;
      }
      return event.data.notificationType;
    };
    const searchUpdated: WebhookEvent = {
      event: 'verification.notification',
      occurredAt: NOW.toISOString(),
      sequence: 1,
      data: {
        orderId: 'o1',
        searchId: 's1',
        externalSearchId: null,
        searchType: 'EDUCATION',
        notificationType: 'SEARCH_UPDATED',
        metadata: {
          updatedFields: ['searchStatus'],
          previousStatus: 'IN_PROGRESS',
          currentStatus: 'CANCELLED',
          source: 'api',
          trigger: 'search_update',
        },
      },
    };
    expect(describeEvent(searchUpdated)).toBe('CANCELLED');
  });
});

function capitals(headers: Record<string, string>): WebhookHeaders {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]));
}

function lists(headers: Record<string, string>): WebhookHeaders {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));
}

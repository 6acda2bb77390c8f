import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { checkSecrets, secretProblem, signatureHeaders, signingKey } from './signature.ts';

const ENCODED = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const PLAIN = 'correct horse battery staple';
const EVENT_ID = '0197a1b2-0000-7000-8000-000000000001';
const BODY = '{"event":"verification.completed","data":{"name":"Zoë"}}';

/** The reference implementation, whose tolerance is measured from now. */
const judges = {
  [ENCODED]: new Webhook(ENCODED),
  [PLAIN]: new Webhook(PLAIN, { format: 'raw' }),
};
const now = Math.floor(Date.now() / 1000);
const sign = (secrets: readonly string[], body: Buffer | string = BODY) =>
  signatureHeaders({ eventId: EVENT_ID, timestamp: now, body, secrets });

describe('signatureHeaders', () => {
  it.each([
    ['an encoded secret', ENCODED],
    ['a plain secret', PLAIN],
  ] as const)('satisfies the Standard Webhooks reference with %s', (_kind, secret) => {
    expect(judges[secret]?.verify(BODY, sign([secret]))).toEqual(JSON.parse(BODY));
    expect(judges[secret]?.verify(Buffer.from(BODY), sign([secret], Buffer.from(BODY)))).toEqual(
      JSON.parse(BODY),
    );
  });

  it('takes the UTF-8 bytes of a plain secret that is not ASCII', () => {
    const judge = new Webhook(new TextEncoder().encode('Schlüssel ключ'), { format: 'raw' });
    expect(judge.verify(BODY, sign(['Schlüssel ключ']))).toEqual(JSON.parse(BODY));
  });

  it('signs with both secrets while one is rotated, and the classic header with the current one', () => {
    const headers = sign([ENCODED, PLAIN]);
    expect(headers['webhook-signature']?.split(' ')).toHaveLength(2);
    expect(judges[ENCODED]?.verify(BODY, headers)).toBeDefined();
    expect(judges[PLAIN]?.verify(BODY, headers)).toBeDefined();
    expect(headers['X-Webhook-Signature']).toBe(sign([ENCODED])['X-Webhook-Signature']);
  });

  it.each([
    ['another body', { body: `${BODY} ` }],
    ['another event', { eventId: 'other' }],
    ['another secret', { secrets: ['other'] }],
  ])('does not satisfy it for %s', (_what, changed) => {
    const attempt = { eventId: EVENT_ID, timestamp: now, body: BODY, secrets: [PLAIN], ...changed };
    const headers = { ...signatureHeaders(attempt), 'webhook-id': EVENT_ID };
    expect(() => judges[PLAIN]?.verify(BODY, headers)).toThrow('No matching signature');
  });

  it('gives the published HMAC-SHA256 of a known body in the classic header', () => {
    const body = 'what do ya want for nothing?';
    expect(signatureHeaders({ eventId: 'e', timestamp: 1, body, secrets: ['Jefe'] })).toMatchObject({
      'X-Webhook-Signature': 'sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
      'webhook-id': 'e',
      'webhook-timestamp': '1',
    });
  });

  it('sends only id and time without a secret', () => {
    expect(sign([])).toEqual({ 'webhook-id': EVENT_ID, 'webhook-timestamp': String(now) });
  });
});

describe('signingKey', () => {
  it.each([
    ['whsec_AAEC', '000102'],
    ['AAEC', '41414543'],
    ['é', 'c3a9'],
    ['Whsec_AAEC', Buffer.from('Whsec_AAEC').toString('hex')],
  ])('%s', (secret, hex) => {
    expect(signingKey(secret).toString('hex')).toBe(hex);
  });
});

describe('secretProblem', () => {
  it.each([
    [ENCODED, undefined],
    [PLAIN, undefined],
    ['whsec_AA==', undefined],
    ['whsec_AAE=', undefined],
    ['', 'must not be empty'],
    ['whsec_', 'must have base64 after whsec_'],
    ['whsec_!!!!', 'must have base64 after whsec_'],
    ['whsec_A', 'must have base64 after whsec_'],
    ['whsec_AAE', 'must have base64 after whsec_'],
  ])('%s: %s', (secret, problem) => {
    expect(secretProblem(secret)).toBe(problem);
  });
});

describe('checkSecrets', () => {
  it.each<[object, string[]]>([
    [{}, []],
    [{ secret: 'new' }, []],
    [{ secret: 'new', previousSecret: 'whsec_b2xk' }, []],
    [{ secret: 'whsec_*' }, ['secret must have base64 after whsec_']],
    [{ secret: 'new', previousSecret: 'whsec_*' }, ['previousSecret must have base64 after whsec_']],
    [{ previousSecret: 'old' }, ['previousSecret needs a secret beside it']],
    [{ secret: '', previousSecret: '' }, ['secret must not be empty', 'previousSecret must not be empty']],
  ])('finds in %j: %j', (secrets, problems) => {
    const found: string[] = [];
    checkSecrets(secrets, (field, problem) => found.push(`${field} ${problem}`));
    expect(found).toEqual(problems);
  });
});

import { createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { expectStatus, type Row } from './row.ts';
import { ORDERS, type Target } from './target.ts';

type Part = Record<string, unknown>;

const encoded = (part: Part): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const partsOf = (token: string): Part[] =>
  token
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Part);

const own = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const jwk = own.publicKey.export({ format: 'jwk' });

/** A token with these parts, signed with a key of ours. */
function signed(header: Part, claims: Part): string {
  const input = `${encoded(header)}.${encoded(claims)}`;
  return `${input}.${sign('sha256', Buffer.from(input), own.privateKey).toString('base64url')}`;
}

const tryTokens = async (target: Target, forge: (header: Part, claims: Part) => Record<string, string>) => {
  const [header = {}, claims = {}] = partsOf(await target.as('acme'));
  const forged = Object.entries(forge(header, claims));
  return Promise.all(
    forged.map(async ([what, token]) => expectStatus(what, await target.send('GET', ORDERS, { token }), 401)),
  );
};

export const TOKEN_ROWS: Row[] = [
  {
    number: 1,
    what: 'forged signatures of tokens',
    attack: (target) =>
      tryTokens(target, (header, claims) => {
        const input = `${encoded({ ...header, alg: 'HS256' })}.${encoded(claims)}`;
        const pem = own.publicKey.export({ type: 'spki', format: 'pem' });
        return {
          'alg: none': `${encoded({ ...header, alg: 'none' })}.${encoded(claims)}.AA`,
          'HS256 with the public key': `${input}.${createHmac('sha256', pem).update(input).digest('base64url')}`,
          'our key under its id': signed(header, claims),
          'an embedded jwk': signed({ ...header, jwk }, claims),
          'a jku': signed({ ...header, jku: 'http://127.0.0.1:1/' }, claims),
          'an x5u': signed({ ...header, x5u: 'http://127.0.0.1:1/' }, claims),
        };
      }),
  },
  { number: 2, what: 'claims that are missing or wrong', attack: { testedIn: 'authenticate.test.ts' } },
  { number: 3, what: 'strange tenant claims', attack: { testedIn: 'authenticate.test.ts' } },
  {
    number: 4,
    what: '200 unknown key ids',
    async attack(target) {
      const [header = {}, claims = {}] = partsOf(await target.as('acme'));
      const tokens = Array.from({ length: 200 }, () => signed({ ...header, kid: randomUUID() }, claims));
      const answers = await Promise.all(tokens.map((token) => target.send('GET', ORDERS, { token })));
      const genuine = await target.send('GET', ORDERS, { token: await target.as('acme') });
      return [
        ...answers.map((answer) => expectStatus('an unknown key', answer, 401)),
        expectStatus('a genuine token afterwards', genuine, 200),
      ];
    },
  },
  { number: 34, what: 'tokens of another purpose', attack: { testedIn: 'token-purpose.test.ts' } },
];

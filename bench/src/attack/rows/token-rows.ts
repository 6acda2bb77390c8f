import { createHmac, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { createServer } from 'node:http';
import { newSigningKey } from '../../../../local/src/identity/signing-keys.ts';
import { closeHttp, listen } from '../../../../local/src/listen.ts';
import { waitFor } from '../../../../local/src/wait-for.ts';
import { expectStatus, type Row, type Try } from '../row.ts';
import { ORDERS, type Target } from '../target.ts';

type Part = Record<string, unknown>;

const encoded = (part: Part): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const partsOf = (token: string): Part[] =>
  token
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Part);

const own = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const jwk = own.publicKey.export({ format: 'jwk' });

/** A token with these parts, signed with a key of ours unless another is given. */
function signed(header: Part, claims: Part, key: KeyObject = own.privateKey): string {
  const input = `${encoded(header)}.${encoded(claims)}`;
  return `${input}.${sign('sha256', Buffer.from(input), key).toString('base64url')}`;
}

const ask = (target: Target, token: string) => target.send('GET', ORDERS, { token });

const tryTokens = async (target: Target, forge: (header: Part, claims: Part) => Record<string, string>) => {
  const [header = {}, claims = {}] = partsOf(await target.as('acme'));
  return Promise.all(
    Object.entries(forge(header, claims)).map(async ([what, token]) =>
      expectStatus(what, await ask(target, token), 401),
    ),
  );
};

/** Tokens with wrong claims or headers, that the provider itself has signed. */
async function tryClaims(target: Target, changes: Record<string, [claims: Part, header?: Part]>) {
  const { privateKey } = await target.keys.genuine();
  return tryTokens(target, (header, claims) =>
    Object.fromEntries(
      Object.entries(changes).map(([what, [claim, more = {}]]) => [
        what,
        signed({ ...header, ...more }, { ...claims, ...claim }, privateKey),
      ]),
    ),
  );
}

const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1_000) + seconds;

export const TOKEN_ROWS: Row[] = [
  {
    number: 1,
    what: 'forged signatures of tokens',
    async attack(target) {
      let asked = 0;
      const trap = createServer((_request, response) => {
        asked += 1;
        response.end();
      });
      const url = `http://127.0.0.1:${await listen(trap, 0, '127.0.0.1', 'trap')}/`;
      const tries = await tryTokens(target, (header, claims) => {
        const input = `${encoded({ ...header, alg: 'HS256' })}.${encoded(claims)}`;
        const pem = own.publicKey.export({ type: 'spki', format: 'pem' });
        return {
          'alg: none': `${encoded({ ...header, alg: 'none' })}.${encoded(claims)}.AA`,
          'HS256 with the public key': `${input}.${createHmac('sha256', pem).update(input).digest('base64url')}`,
          'our key under its id': signed(header, claims),
          'an embedded jwk': signed({ ...header, jwk }, claims),
          'a jku': signed({ ...header, jku: url }, claims),
          'an x5u': signed({ ...header, x5u: url }, claims),
        };
      });
      await closeHttp(trap);
      return [...tries, { what: 'requests to the addresses named', held: asked === 0, came: String(asked) }];
    },
  },
  {
    number: 2,
    what: 'claims that are missing or wrong',
    attack: (target) =>
      tryClaims(target, {
        'no exp': [{ exp: undefined }],
        'exp 61 s ago': [{ exp: inSeconds(-61) }],
        'exp as text': [{ exp: String(inSeconds(600)) }],
        'exp without end': [{ exp: 1e308 }],
        'no iss': [{ iss: undefined }],
        'another iss': [{ iss: 'https://login.example/' }],
        'no aud': [{ aud: undefined }],
        'another aud': [{ aud: 'https://api.other.example' }],
        'nbf ahead': [{ nbf: inSeconds(90) }],
        'issued later': [{ iat: inSeconds(90), exp: inSeconds(600) }],
      }),
  },
  {
    number: 3,
    what: 'strange tenant claims',
    attack: (target) =>
      tryClaims(
        target,
        Object.fromEntries(
          [['acme'], { tenant: 'acme' }, '', 'ACME', 'acme ', 'acme\0', 1, null, undefined].map((tenant) => [
            JSON.stringify(tenant) ?? 'none',
            [{ tenant }],
          ]),
        ),
      ),
  },
  {
    number: 4,
    what: '200 unknown key ids; the key set away, and changed',
    async attack(target) {
      const [header = {}, claims = {}] = partsOf(await target.as('acme'));
      const before = target.keys.asked();
      const unknown = Array.from({ length: 200 }, () => signed({ ...header, kid: randomUUID() }, claims));
      const tries: Try[] = [];
      for (const answer of await Promise.all(unknown.map((token) => ask(target, token))))
        tries.push(expectStatus('an unknown key', answer, 401));
      const fetched = target.keys.asked() - before;
      tries.push({ what: 'fetches for them', held: fetched <= 2, came: String(fetched) });
      for (const does of ['fail', 'hang'] as const) {
        target.keys.does = does;
        tries.push(expectStatus(`a genuine token, ${does}`, await ask(target, await target.as('acme')), 200));
      }
      target.keys.does = 'answer';
      const fresh = await newSigningKey();
      target.keys.others = [fresh];
      const token = signed({ ...header, kid: fresh.kid }, claims, fresh.privateKey);
      const began = performance.now();
      await waitFor('a new key', async () => (await ask(target, token)).status === 200, 60_000);
      tries.push({
        what: 'a new key',
        held: true,
        came: `${((performance.now() - began) / 1_000).toFixed(0)} s`,
      });
      // An unknown key makes the server look again, and what it finds replaces all that it had.
      target.keys.others = [];
      const retired = async () => {
        await ask(target, signed({ ...header, kid: randomUUID() }, claims));
        return (await ask(target, token)).status === 401;
      };
      await waitFor('the end of a retired key', retired, 60_000);
      return [...tries, { what: 'a retired key', held: true, came: '401' }];
    },
  },
  {
    number: 34,
    what: 'tokens of another purpose, or of a long life',
    attack: (target) =>
      tryClaims(target, {
        'an ID token': [{ nonce: 'n' }],
        'an ID token by at_hash': [{ at_hash: 'x' }],
        'a logout token': [{ events: { 'http://schemas.openid.net/event/backchannel-logout': {} } }],
        'typ logout+jwt': [{}, { typ: 'logout+jwt' }],
        'token_use id': [{ token_use: 'id' }],
        'typ Refresh': [{ typ: 'Refresh' }],
        'two days': [{ iat: inSeconds(0), exp: inSeconds(2 * 86_400) }],
        'no iat': [{ iat: undefined }],
      }),
  },
];

import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { serve } from './testing.ts';

/** A key pair with the id it is published under. */
export interface TestKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/** A new RS256 pair. */
export function rsaKey(kid: string): TestKey {
  return { kid, ...generateKeyPairSync('rsa', { modulusLength: 2048 }) };
}

/** A new ES256 pair. */
export function ecKey(kid: string): TestKey {
  return { kid, ...generateKeyPairSync('ec', { namedCurve: 'P-256' }) };
}

/** How requests are answered: properly, with a 503, never, with half a body, or with another document. */
type Manner = 'answer' | 'fail' | 'hang' | 'break off' | 'babble';

/** A key set endpoint that counts its requests and misbehaves on demand. */
export interface TestIdentityProvider {
  readonly url: string;
  /** Requests received so far. */
  requests(): number;
  publish(...keys: TestKey[]): void;
  /** Publishes entries as they are, right or wrong. */
  publishSet(entries: readonly unknown[]): void;
  behave(manner: Manner): void;
  close(): Promise<void>;
}

const entryOf = ({ kid, publicKey }: TestKey) => ({
  ...publicKey.export({ format: 'jwk' }),
  kid,
  use: 'sig',
});

/** Starts an endpoint that publishes `keys`. */
export async function startIdentityProvider(...keys: TestKey[]): Promise<TestIdentityProvider> {
  let published: readonly unknown[] = keys.map(entryOf);
  let manner: Manner = 'answer';
  let requests = 0;
  const answers: Record<Manner, (res: ServerResponse, body: string) => void> = {
    answer: (res, body) => res.end(body),
    fail: (res) => res.writeHead(503).end(),
    hang: () => {},
    'break off': (res, body) => res.write(body.slice(0, 20)),
    babble: (res) => res.end('{"error":"maintenance"}'),
  };
  const server = await serve((_req, res) => {
    requests += 1;
    answers[manner](res, JSON.stringify({ keys: published }));
  });
  return {
    url: `${server.url}/jwks.json`,
    requests: () => requests,
    publish: (...next) => {
      published = next.map(entryOf);
    },
    publishSet: (entries) => {
      published = entries;
    },
    behave: (next) => {
      manner = next;
    },
    close: server.close,
  };
}
